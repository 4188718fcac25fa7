// The filters and sorts of the lists of projects: own, marketplace and administration.
import type { ListDeclaration } from '../filters/filters.ts';
import {
  annualVolumeFilter,
  capacityFilter,
  countriesFilter,
  energyFilter,
  minimumTermFilter,
  municipalitiesFilter,
  negotiatedFilter,
  negotiationStatusFilter,
  ownerFilter,
  powerFilter,
  priceFilter,
  publishedFilter,
  searchFilter,
  sorts,
  structureFilter,
  technologiesFilter,
  termFilter,
  warrantiesFilter,
  watchedFilter,
} from '../filters/market-filters.ts';
import { statusFilter } from '../filters/status-filter.ts';

const market = [
  searchFilter,
  countriesFilter,
  municipalitiesFilter,
  technologiesFilter,
  structureFilter(true),
  priceFilter,
  capacityFilter,
  powerFilter,
  annualVolumeFilter,
  energyFilter,
  termFilter,
  minimumTermFilter,
  warrantiesFilter,
  negotiationStatusFilter,
  negotiatedFilter,
  ownerFilter,
];
const allSorts = [sorts.createdAt, sorts.name, sorts.price, sorts.capacity, sorts.termLength, sorts.status];

const everyStatus = statusFilter(['pending_validation', 'approved', 'rejected', 'closed', 'fractioned']);

export const projectList = {
  filters: [...market, everyStatus, publishedFilter],
  sorts: allSorts,
} as const satisfies ListDeclaration;

/** In the marketplace `status` filters for administrators alone. */
export const projectSearch = {
  filters: [...market, watchedFilter, { ...everyStatus, adminOnly: true }],
  sorts: allSorts,
} as const satisfies ListDeclaration;
