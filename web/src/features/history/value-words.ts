// A stored value as a reader says it: enumerations by their labels, prices, capacities, dates and lists in his formats.
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';

export interface Words {
  t: TFunction;
  formats: Formats;
}

/** Field → the labels of its enumeration, in the namespace `common` where no other is named. */
const enumerations: Record<string, string> = {
  country: 'country',
  contractStructure: 'contract_structure',
  pricingType: 'pricing_type',
  indexingType: 'indexing_type',
  currentProjectStatus: 'project_phase',
  provisionOfGuarantees: 'guarantees',
  contractDuration: 'contract_duration',
  startDate: 'offer_start',
  energyProgrammer: 'party',
  deviationPayer: 'party',
  responsibleForEnergyProgramming: 'party',
  roleInEnergyContract: 'party',
  statusAtSignature: 'status_at_signature',
  settlementMethod: 'payment_term',
  paymentMethod: 'payment_term',
  paymentFrequency: 'payment_term',
  measurementMethod: 'measurement_method',
  latePaymentPenaltyPeriod: 'rate_period',
  priceEscalationPeriod: 'rate_period',
  defaultConditions: 'default_condition',
  terminationConditions: 'energyContracts:termination_type',
  role: 'entity_role',
  authorizationLevel: 'authorization_level',
  lifetime: 'lifetime',
  type: 'technology',
};

const prices = new Set(['price', 'energyPrice', 'shortfallDeviationPrice', 'excessDeviationPrice']);
const percentages = new Set(['indexingPercentage', 'spotPercentage', 'latePaymentPenalty', 'priceEscalation']);
const capacities = new Set(['totalPurchasedCapacity', 'installedCapacity', 'annualForecastCapacity', 'outputPower']);

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const date = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT/;

const joined = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;

function numberWords(field: string, value: number, { formats }: Words): string {
  if (prices.has(field)) return joined(formats.price(value));
  if (percentages.has(field)) return formats.percent(value);
  if (capacities.has(field)) return joined(formats.capacity(value));
  if (field === 'maximumAmountEnergyAllowed') return joined(formats.energy(value));
  return formats.number(value);
}

function textWords(field: string, value: string, { t, formats }: Words): string {
  const group = enumerations[field];
  // Some of these fields also hold dates or free text: then there is no label, and the text speaks for itself.
  const label = group ? t(`${group.includes(':') ? group : `common:${group}`}.${value}`, { defaultValue: '' }) : '';
  if (label) return label;
  if (date.test(value)) return formats.date(value);
  if (instant.test(value)) return formats.dateTime(value);
  return id.test(value) ? t('common:history.other_record') : value;
}

/** A technology reads `Solar (Potência instalada 46 MW, …)`, a clause `Cessão: …`; other objects by their names. */
function objectWords(value: Record<string, unknown>, words: Words): string {
  const { type, name, description, ...rest } = value;
  const head = typeof name === 'string' ? name : typeof type === 'string' ? valueWords('type', type, words) : '';
  const details = Object.entries(rest)
    .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
    .map(([field, inner]) => `${words.t(`common:field.${field}`)} ${valueWords(field, inner, words)}`);
  if (head === '') return details.join(', ');
  const said = typeof description === 'string' ? `${head}: ${description}` : head;
  return details.length > 0 ? `${said} (${details.join(', ')})` : said;
}

export function valueWords(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.t('common:not_given');
  if (typeof value === 'boolean') return words.t(value ? 'common:yes' : 'common:no');
  if (typeof value === 'number') return numberWords(field, value, words);
  if (typeof value === 'string') return textWords(field, value, words);
  if (Array.isArray(value)) {
    return value.length === 0
      ? words.t('common:history.nothing')
      : value
          .map((item) => valueWords(field === 'technologies' ? 'type' : field, item, words))
          .join(field === 'extraClauses' ? ' · ' : '; ');
  }
  return objectWords(value as Record<string, unknown>, words);
}
