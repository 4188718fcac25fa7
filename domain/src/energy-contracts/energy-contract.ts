// An energy contract (PPA) as it is registered: its payload and the rules over it.
import { z } from 'zod';
import type { Stored } from '../fields/added-later.ts';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { date, decimal, flag, id, optionalText, percentage, price, text, wholeCapacity } from '../fields/texts.ts';
import { fiscalFaults } from '../fiscal-numbers/fiscal-faults.ts';
import { normaliseFiscalNumber } from '../fiscal-numbers/fiscal-number.ts';
import { counterpartyAcerCode, criaCode } from '../terms/codes.ts';
import {
  capacityFaults,
  dateOrderFaults,
  deliveryTerms,
  indexingType,
  location,
  pricingFaults,
  pricingType,
  technologyEntries,
  withoutUnusedPricing,
} from '../terms/energy-terms.ts';
import {
  contractStructures,
  countries,
  defaultConditions,
  measurementMethods,
  parties,
  paymentTerms,
  projectPhases,
  ratePeriods,
  statusesAtSignature,
} from '../terms/enumerations.ts';
import { contractDocuments } from './contract-documents.ts';
import { acceptedTerminationTypes } from './termination.ts';

export const secondParty = z.strictObject({
  country: z.enum(countries),
  fiscalNumber: text(1, 30),
  name: text(2, 100),
  streetAddress: text(2, 200),
  houseNumber: optionalText(20),
  city: text(2, 100),
  postalCode: text(2, 20),
  acerCode: counterpartyAcerCode.optional(),
  criaCode: criaCode.optional(),
});

export const contractConditions = z.strictObject({
  contractStructure: z.enum(contractStructures),
  pricingType,
  price: price.optional(),
  indexingType: indexingType.optional(),
  indexingPercentage: percentage.optional(),
  totalPurchasedCapacity: wholeCapacity,
  maximumAmountEnergyAllowed: wholeCapacity,
  hasWarranties: flag(false),
});

/** An optional group: when one of its fields is filled, all but the spot percentage are required. */
export const commercialTerms = z.strictObject({
  statusAtSignature: z.enum(statusesAtSignature),
  settlementMethod: z.enum(paymentTerms),
  paymentMethod: z.enum(paymentTerms),
  paymentFrequency: z.enum(paymentTerms),
  measurementMethod: z.enum(measurementMethods),
  receiptDate: date,
  latePaymentPenalty: percentage,
  latePaymentPenaltyPeriod: z.enum(ratePeriods),
  priceEscalation: percentage,
  priceEscalationPeriod: z.enum(ratePeriods),
  shortfallDeviationPrice: decimal(0, 999_999_999),
  excessDeviationPrice: decimal(0, 999_999_999),
  defaultConditions: z.array(z.enum(defaultConditions)).min(1).max(defaultConditions.length),
  terminationConditions: z.array(z.enum(acceptedTerminationTypes)).min(1).max(acceptedTerminationTypes.length),
  spotPercentage: percentage.optional(),
});

const extraClause = z.strictObject({ type: optionalText(100), name: text(1, 99), description: text(1, 100) });

export const energyContractShape = z.strictObject({
  firstPartyLegalEntityId: id,
  name: text(2, 100),
  roleInEnergyContract: z.enum(parties),
  secondPartyFiscalInfo: secondParty,
  location,
  technologies: technologyEntries,
  currentProjectStatus: z.enum(projectPhases),
  financialConditions: contractConditions,
  contractSignatureDate: date,
  expectedStartDate: date,
  expectedEndDate: date,
  ...deliveryTerms,
  responsibleForEnergyProgramming: z.enum(parties),
  programmingUnit: optionalText(100),
  additionalInformation: optionalText(250),
  negotiationId: id.optional(),
  projectId: id.optional(),
  extraClauses: z.array(extraClause).max(50).optional(),
  documents: contractDocuments.optional(),
  commercialTerms: commercialTerms.optional(),
});
export type EnergyContractPayload = z.infer<typeof energyContractShape>;
export type EnergyContractContent = Omit<Stored<typeof energyContractShape>, 'firstPartyLegalEntityId'>;

/** The rules over several fields, for a contract and for a version of a contract template alike. */
export function contractFaults(input: Unchecked<Partial<EnergyContractPayload>>): RuleFault[] {
  return [
    ...(input.secondPartyFiscalInfo ? fiscalFaults(input.secondPartyFiscalInfo, ['secondPartyFiscalInfo']) : []),
    ...pricingFaults(input.financialConditions),
    ...capacityFaults(input.technologies, input.financialConditions),
    ...dateOrderFaults(input.expectedStartDate, input.expectedEndDate, 'expectedEndDate'),
    ...(input.commercialTerms ? breakdownFaults(input) : []),
  ];
}

/** The fuller model wants each technology's installed capacity and lifetime (requirement CON-65). */
function breakdownFaults(input: Unchecked<Partial<EnergyContractPayload>>): RuleFault[] {
  const entries = Array.isArray(input.technologies) ? input.technologies : [];
  return entries.flatMap((entry, index) => [
    ...(entry?.installedCapacity === undefined
      ? [{ path: ['technologies', index, 'installedCapacity'], key: 'error_required.installed_capacity' }]
      : []),
    ...(entry?.lifetime === undefined
      ? [{ path: ['technologies', index, 'lifetime'], key: 'error_required.lifetime' }]
      : []),
  ]);
}

type Normalised = Pick<EnergyContractPayload, 'financialConditions'> &
  Partial<Pick<EnergyContractPayload, 'secondPartyFiscalInfo'>>;
/** Normalises the second party's number and removes the conditions that the pricing type does not use. */
export function normalisedContract<Terms extends Normalised>(terms: Terms): Terms {
  const { secondPartyFiscalInfo: second, financialConditions } = terms;
  return {
    ...terms,
    financialConditions: withoutUnusedPricing(financialConditions),
    ...(second && {
      secondPartyFiscalInfo: { ...second, fiscalNumber: normaliseFiscalNumber(second.country, second.fiscalNumber) },
    }),
  };
}

export const energyContractPayload = withRules(energyContractShape, contractFaults).overwrite(normalisedContract);
