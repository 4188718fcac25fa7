// The filters and sorts of the lists of energy contracts: own, administration and the public database.
import type { FilterDeclaration, ListDeclaration } from '../filters/filters.ts';
import {
  annualVolumeFilter,
  capacityFilter,
  countriesFilter,
  energyFilter,
  minimumTermFilter,
  powerFilter,
  priceFilter,
  searchFilter,
  sorts,
  structureFilter,
  technologiesFilter,
  termFilter,
  warrantiesFilter,
} from '../filters/market-filters.ts';
import { statusFilter } from '../filters/status-filter.ts';

const contractedCapacityFilter = {
  ...capacityFilter,
  labelKey: 'common:filters.total_purchased_capacity',
} as const satisfies FilterDeclaration;

/** The public database filters only by what it shows, so not by names, numbers and prices. */
const shown = [
  searchFilter,
  countriesFilter,
  technologiesFilter,
  structureFilter(false),
  contractedCapacityFilter,
  powerFilter,
  annualVolumeFilter,
  energyFilter,
  termFilter,
  minimumTermFilter,
];

/** One contract, to which a link from its page leads. */
const contractFilter = {
  name: 'energyContractId',
  kind: 'select',
  column: 'id',
  isId: true,
  labelKey: 'energyContracts:list.contract',
} as const satisfies FilterDeclaration;

/** A company as first or second party: the entity's queries look at both. */
const partyFilter = {
  name: 'legalEntityId',
  kind: 'select',
  labelKey: 'common:filters.legal_entity',
} as const satisfies FilterDeclaration;

export const energyContractList = {
  filters: [
    ...shown,
    priceFilter,
    warrantiesFilter,
    statusFilter(['pending_validation', 'approved', 'rejected', 'active', 'terminated']),
    partyFilter,
  ],
  sorts: [sorts.createdAt, sorts.name, sorts.price, sorts.capacity, sorts.termLength, sorts.status],
} as const satisfies ListDeclaration;

export const energyContractSearch = {
  filters: [...shown, contractFilter],
  sorts: [sorts.createdAt, sorts.capacity, sorts.termLength],
} as const satisfies ListDeclaration;
