// The filters and sorts of the lists of energy contracts: own, administration and the public database.
import type { ListDeclaration } from '../shared/filters.ts';
import {
  capacityFilter,
  countriesFilter,
  energyFilter,
  minimumTermFilter,
  ownerFilter,
  powerFilter,
  priceFilter,
  searchFilter,
  sorts,
  statusFilter,
  structureFilter,
  technologiesFilter,
  termFilter,
  warrantiesFilter,
} from '../shared/market-filters.ts';

/** What the public database shows, it filters by; names, numbers and prices it neither shows nor filters. */
const shown = [
  searchFilter,
  countriesFilter,
  technologiesFilter,
  structureFilter(false),
  capacityFilter,
  powerFilter,
  energyFilter,
  termFilter,
  minimumTermFilter,
];

export const energyContractList = {
  filters: [
    ...shown,
    priceFilter,
    warrantiesFilter,
    statusFilter(['pending_validation', 'approved', 'rejected', 'active', 'terminated']),
    ownerFilter,
  ],
  sorts: [sorts.createdAt, sorts.name, sorts.price, sorts.capacity, sorts.termLength, sorts.status],
} as const satisfies ListDeclaration;

export const energyContractSearch = {
  filters: shown,
  sorts: [sorts.createdAt, sorts.capacity, sorts.termLength],
} as const satisfies ListDeclaration;
