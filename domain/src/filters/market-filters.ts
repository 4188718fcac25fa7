// The filters that lists of projects, offers and contracts share, each declared once.
import { mainCountries } from '../terms/countries.ts';
import { contractStructures, countries, pricingTypes, technologies } from '../terms/enumerations.ts';
import { municipalityPattern } from '../terms/municipality-code.ts';
import type { FilterDeclaration, SortDeclaration } from './filters.ts';

const amounts = { min: 0, max: 10_000_000 };

export const searchFilter = {
  name: 'searchQuery',
  kind: 'input',
  labelKey: 'common:filters.search',
  placeholderKey: 'common:filters.search_placeholder',
  primary: true,
  counted: false,
} as const satisfies FilterDeclaration;

export const countriesFilter = {
  name: 'countries',
  kind: 'select',
  column: 'country',
  many: true,
  options: countries,
  firstOptions: mainCountries,
  optionLabelKey: 'common:country',
  labelKey: 'common:filters.countries',
  group: 'basic_information',
  primary: true,
} as const satisfies FilterDeclaration;

/** Codes; their names are asked for (places/places-api.ts). */
export const municipalitiesFilter = {
  name: 'municipalities',
  kind: 'select',
  column: 'municipality_code',
  many: true,
  pattern: municipalityPattern,
  labelKey: 'common:filters.municipalities',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

export const technologiesFilter = {
  name: 'technologies',
  kind: 'select',
  column: 'technologies',
  array: true,
  many: true,
  options: technologies,
  optionLabelKey: 'common:technology',
  labelKey: 'common:filters.technologies',
  group: 'basic_information',
  primary: true,
} as const satisfies FilterDeclaration;

/** `array` where a record has several structures (projects). */
export const structureFilter = (array: boolean) =>
  ({
    name: 'contractStructure',
    kind: 'select',
    column: 'contract_structure',
    ...(array && { array }),
    many: true,
    options: contractStructures,
    optionLabelKey: 'common:contract_structure',
    labelKey: 'common:filters.contract_structure',
    group: 'terms_and_conditions',
    primary: true,
  }) as const satisfies FilterDeclaration;

export const pricingTypeFilter = {
  name: 'pricingType',
  kind: 'select',
  column: 'pricing_type',
  many: true,
  options: pricingTypes,
  optionLabelKey: 'common:pricing_type',
  labelKey: 'common:field.pricingType',
  group: 'terms_and_conditions',
} as const satisfies FilterDeclaration;

export const priceFilter = {
  name: 'price',
  kind: 'slider',
  column: 'price',
  names: { min: 'minPrice', max: 'maxPrice' },
  range: amounts,
  unit: '€/MWh',
  labelKey: 'common:filters.price',
  group: 'basic_information',
  primary: true,
} as const satisfies FilterDeclaration;

export const capacityFilter = {
  name: 'totalPurchasedCapacity',
  kind: 'slider',
  column: 'total_purchased_capacity',
  names: { min: 'minTotalPurchasedCapacity', max: 'maxTotalPurchasedCapacity' },
  range: amounts,
  unit: 'MW',
  labelKey: 'common:filters.capacity',
  group: 'basic_information',
  primary: true,
} as const satisfies FilterDeclaration;

export const powerFilter = {
  name: 'power',
  kind: 'slider',
  column: 'installed_capacity',
  names: { min: 'minPower', max: 'maxPower' },
  range: amounts,
  unit: 'MW',
  labelKey: 'common:filters.power',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

export const annualVolumeFilter = {
  name: 'annualVolume',
  kind: 'slider',
  column: 'annual_volume',
  names: { min: 'minAnnualVolume', max: 'maxAnnualVolume' },
  range: amounts,
  unit: 'MWh',
  labelKey: 'common:filters.annual_volume',
  group: 'terms_and_conditions',
} as const satisfies FilterDeclaration;

export const energyFilter = {
  name: 'energy',
  kind: 'slider',
  column: 'maximum_energy',
  names: { min: 'minEnergy', max: 'maxEnergy' },
  range: amounts,
  unit: 'MWh',
  labelKey: 'common:filters.energy',
  group: 'terms_and_conditions',
} as const satisfies FilterDeclaration;

/** Whole years between start and end, rounded. */
export const termFilter = {
  name: 'termLength',
  kind: 'slider',
  column: 'term_years',
  names: { min: 'startTermLength', max: 'endTermLength' },
  range: { min: 0, max: 100 },
  unit: 'years',
  labelKey: 'common:filters.term_length',
  group: 'terms_and_conditions',
} as const satisfies FilterDeclaration;

/** The older name of the lower bound. */
export const minimumTermFilter = {
  name: 'minTermLength',
  kind: 'slider',
  column: 'term_years',
  range: { min: 0, max: 100 },
  labelKey: 'common:filters.min_term_length',
  aliasOf: 'startTermLength',
  counted: false,
} as const satisfies FilterDeclaration;

export const warrantiesFilter = {
  name: 'hasWarranties',
  kind: 'switch',
  column: 'has_warranties',
  labelKey: 'common:filters.has_warranties',
  group: 'terms_and_conditions',
} as const satisfies FilterDeclaration;

export const publishedFilter = {
  name: 'isPublishedInMarketplace',
  kind: 'switch',
  column: 'is_published',
  labelKey: 'common:filters.is_published',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

export const negotiatedFilter = {
  name: 'negotiated',
  kind: 'switch',
  labelKey: 'common:filters.negotiated',
  group: 'basic_information',
  counted: false,
} as const satisfies FilterDeclaration;

/** What the reader follows. */
export const watchedFilter = {
  name: 'watched',
  kind: 'switch',
  labelKey: 'common:filters.watched',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

export const negotiationStatusFilter = {
  name: 'negotiationStatus',
  kind: 'badge_checkbox',
  column: 'negotiation_status',
  many: true,
  options: ['AVAILABLE', 'ONGOING', 'CLOSED', 'CANCELLED'],
  optionLabelKey: 'common:negotiation_status',
  labelKey: 'common:filters.negotiation_status',
  group: 'basic_information',
} as const satisfies FilterDeclaration;

export const ownerFilter = {
  name: 'legalEntityId',
  kind: 'select',
  column: 'owner_id',
  isId: true,
  labelKey: 'common:filters.legal_entity',
} as const satisfies FilterDeclaration;

export const sorts = {
  createdAt: { name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' },
  name: { name: 'sortByName', column: 'name', labelKey: 'common:filters.sort_name', isName: true },
  price: { name: 'sortByPrice', column: 'price', labelKey: 'common:filters.sort_price', mayBeEmpty: true },
  capacity: {
    name: 'sortByTotalPurchasedCapacity',
    column: 'total_purchased_capacity',
    labelKey: 'common:filters.sort_capacity',
  },
  termLength: { name: 'sortByTermLength', column: 'term_years', labelKey: 'common:filters.sort_term_length' },
  status: { name: 'sortByStatus', column: 'status', labelKey: 'common:filters.sort_status' },
} as const satisfies Record<string, SortDeclaration>;
