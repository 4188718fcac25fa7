// The commercial terms of a contract as a form holds them: an optional group, whole or absent.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { Draft } from '@wattpact/domain/fields/rules';

type Commercial = NonNullable<EnergyContractPayload['commercialTerms']>;

export type CommercialValues = {
  [Name in keyof Required<Commercial>]: Required<Commercial>[Name] extends readonly string[]
    ? string[]
    : Required<Commercial>[Name] | null;
};

export const emptyCommercial: CommercialValues = {
  statusAtSignature: null,
  settlementMethod: null,
  paymentMethod: null,
  paymentFrequency: null,
  measurementMethod: null,
  receiptDate: null,
  latePaymentPenalty: null,
  latePaymentPenaltyPeriod: null,
  priceEscalation: null,
  priceEscalationPeriod: null,
  shortfallDeviationPrice: null,
  excessDeviationPrice: null,
  defaultConditions: [],
  terminationConditions: [],
  spotPercentage: null,
};

export const commercialOf = (given: Draft<Commercial>): CommercialValues => ({
  ...emptyCommercial,
  ...(given as Partial<CommercialValues>),
});

export const isAnyCommercial = (values: CommercialValues): boolean =>
  Object.values(values).some((value) => value !== null && (!Array.isArray(value) || value.length > 0));
