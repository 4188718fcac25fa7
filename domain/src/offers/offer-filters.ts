// The filters and sorts of the lists of purchase offers: own, marketplace and administration.

import type { FilterDeclaration, ListDeclaration } from '../filters/filters.ts';
import {
  annualVolumeFilter,
  capacityFilter,
  countriesFilter,
  minimumTermFilter,
  negotiatedFilter,
  negotiationStatusFilter,
  ownerFilter,
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
import { type ContractDuration, contractDurations, offerStarts } from '../terms/enumerations.ts';

const durationFilter = {
  name: 'contractDuration',
  kind: 'select',
  column: 'contract_duration',
  many: true,
  options: contractDurations,
  optionLabelKey: 'common:contract_duration',
  labelKey: 'common:filters.contract_duration',
} as const satisfies FilterDeclaration;

/** Offers name no day: delivery starts within a time. */
const startFilter = {
  name: 'startDate',
  kind: 'select',
  column: 'delivery_start',
  many: true,
  options: offerStarts,
  optionLabelKey: 'common:offer_start',
  labelKey: 'common:filters.delivery_start',
} as const satisfies FilterDeclaration;

/** Whole years that a duration stands for, both ends included. */
const durationBands: Readonly<Record<ContractDuration, { min: number; max: number }>> = {
  LESS_THAN_5_YEARS: { min: 0, max: 4 },
  BETWEEN_5_AND_10_YEARS: { min: 5, max: 10 },
  BETWEEN_10_AND_15_YEARS: { min: 10, max: 15 },
  MORE_THAN_15_YEARS: { min: 16, max: 1000 },
};
const bands = { column: 'contract_duration', bands: durationBands };

/** The advanced search of offers has no terms tab: all filters are in the first group. */
const market = [
  searchFilter,
  countriesFilter,
  technologiesFilter,
  structureFilter(false),
  pricingTypeFilter,
  priceFilter,
  capacityFilter,
  annualVolumeFilter,
  durationFilter,
  { ...termFilter, ...bands },
  { ...minimumTermFilter, ...bands },
  startFilter,
  warrantiesFilter,
  negotiationStatusFilter,
  negotiatedFilter,
  ownerFilter,
].map((filter) => ({ ...filter, group: 'basic_information' as const }));
const allSorts = [sorts.createdAt, sorts.name, sorts.price, { ...sorts.capacity, mayBeEmpty: true }, sorts.status];

export const offerList = {
  filters: [...market, statusFilter(), publishedFilter],
  sorts: allSorts,
} as const satisfies ListDeclaration;

/** In the marketplace `status` filters for administrators alone. */
export const offerSearch = {
  filters: [...market, watchedFilter, { ...statusFilter(), adminOnly: true }],
  sorts: allSorts,
} as const satisfies ListDeclaration;
