// The filters and sorts of the lists of purchase offers: own, marketplace and administration.
import { contractDurations } from '../shared/enumerations.ts';
import type { FilterDeclaration, ListDeclaration } from '../shared/filters.ts';
import {
  capacityFilter,
  countriesFilter,
  minimumTermFilter,
  negotiatedFilter,
  negotiationStatusFilter,
  ownerFilter,
  priceFilter,
  publishedFilter,
  searchFilter,
  sorts,
  statusFilter,
  structureFilter,
  technologiesFilter,
  termFilter,
  warrantiesFilter,
} from '../shared/market-filters.ts';

const durationFilter = {
  name: 'contractDuration',
  kind: 'select',
  column: 'contract_duration',
  many: true,
  options: contractDurations,
  optionLabelKey: 'common:contract_duration',
  labelKey: 'common:filters.contract_duration',
} as const satisfies FilterDeclaration;

/** The advanced search of offers has no terms tab: every filter stands in the first group. */
const market = [
  searchFilter,
  countriesFilter,
  technologiesFilter,
  structureFilter(false),
  priceFilter,
  capacityFilter,
  durationFilter,
  termFilter,
  minimumTermFilter,
  warrantiesFilter,
  negotiationStatusFilter,
  negotiatedFilter,
  ownerFilter,
].map((filter) => ({ ...filter, group: 'basic_information' as const }));
const allSorts = [sorts.createdAt, sorts.name, sorts.price, sorts.capacity, sorts.status];

export const offerList = {
  filters: [...market, statusFilter(), publishedFilter],
  sorts: allSorts,
} as const satisfies ListDeclaration;

/** In the marketplace `status` filters for administrators alone. */
export const offerSearch = {
  filters: [...market, { ...statusFilter(), adminOnly: true }],
  sorts: allSorts,
} as const satisfies ListDeclaration;
