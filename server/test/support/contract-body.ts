// Bodies of the registration call with single changed fields, and the problems of a refusal.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { TestAnswer } from './test-app.ts';

export type Body = Record<string, unknown>;
/** Path → key of the fault. */
export type Faults = Record<string, string>;

/** The payload with single values replaced by their dotted path; `undefined` takes the field away. */
export function changed(payload: EnergyContractPayload, changes: Body): Body {
  const body = structuredClone(payload) as unknown as Body;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Body>((inner, name) => inner[name] as Body, body);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return body;
}

export const faultsOf = ({ body }: TestAnswer): Faults =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }: { path: string; key: string }) => [path, key]));

const under = (prefix: string) => (changes: Body) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${prefix}.${name}`, value]));
export const conditions = under('financialConditions');
export const second = under('secondPartyFiscalInfo');
export const x = (length: number) => 'x'.repeat(length);

export const commercialTerms = {
  statusAtSignature: 'SHOVEL_READY',
  settlementMethod: 'MONTHLY',
  paymentMethod: 'UPON_INVOICE_SUBMISSION',
  paymentFrequency: 'QUARTERLY',
  measurementMethod: 'METER_COUNTER',
  receiptDate: '2027-08-01',
  latePaymentPenalty: 4.25,
  latePaymentPenaltyPeriod: 'PER_YEAR',
  priceEscalation: 1.5,
  priceEscalationPeriod: 'PER_YEAR',
  shortfallDeviationPrice: 0,
  excessDeviationPrice: 12.5,
  defaultConditions: ['OTHER', 'REGULATORY_NON_COMPLIANCE'],
  terminationConditions: ['TERMINATION_BY_MUTUAL_AGREEMENT', 'INSOLVENCY'],
};
export const fullEntry = { type: 'SOLAR_POWER', installedCapacity: 20, annualForecastCapacity: 20, lifetime: '25-30' };
