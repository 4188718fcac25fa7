// The filters and sorts of the lists of projects: own, marketplace and administration.
import type { FilterDeclaration, ListDeclaration } from '../filters/filters.ts';
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
  pricingTypeFilter,
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
import { projectPhases } from '../terms/enumerations.ts';

const phaseFilter = {
  name: 'currentProjectStatus',
  kind: 'select',
  column: 'current_project_status',
  many: true,
  options: projectPhases,
  optionLabelKey: 'common:project_phase',
  labelKey: 'common:field.currentProjectStatus',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

const startFilter = {
  name: 'startDate',
  kind: 'date',
  column: 'starts_on',
  names: { min: 'startDateStart', max: 'startDateEnd' },
  labelKey: 'common:filters.delivery_start',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

const market = [
  searchFilter,
  countriesFilter,
  municipalitiesFilter,
  technologiesFilter,
  structureFilter(true),
  pricingTypeFilter,
  priceFilter,
  capacityFilter,
  powerFilter,
  phaseFilter,
  startFilter,
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
