// The fields of an energy contract in groups and in their order; a contract template has the terms among them.
import { type FieldUse, type PathOf, pathsFor, sectionsOf, stepsOf } from '../terms/sections.ts';
import type { EnergyContractPayload } from './energy-contract.ts';

type Parties = Pick<
  EnergyContractPayload,
  'firstPartyLegalEntityId' | 'roleInEnergyContract' | 'secondPartyFiscalInfo'
>;
type Origin = Pick<EnergyContractPayload, 'negotiationId' | 'projectId'>;
type Documents = Pick<EnergyContractPayload, 'documents'>;
/** The negotiated part: a contract without its parties, its origin and its documents. */
type Terms = Omit<EnergyContractPayload, keyof Parties | keyof Documents | keyof Origin>;
/** The path of one term: `financialConditions.price`. */
export type TermField = PathOf<Terms>;

const butExport = ['page', 'confirmation', 'comparison', 'annex', 'history', 'import'] as const satisfies FieldUse[];
const everywhere = [...butExport, 'export'] as const satisfies FieldUse[];

/** `comparison` compares the versions of a contract template. */
export const termSections = sectionsOf<Terms>()([
  {
    name: 'contract_and_project',
    step: 'basic',
    serves: everywhere,
    fields: [
      'name',
      'location.parish',
      'location.municipality',
      'location.country',
      'technologies',
      { path: 'currentProjectStatus', serves: butExport },
    ],
  },
  {
    name: 'financial_conditions',
    step: 'terms',
    serves: everywhere,
    fields: [
      'financialConditions.contractStructure',
      'financialConditions.pricingType',
      'financialConditions.price',
      { path: 'financialConditions.indexingType', serves: butExport },
      { path: 'financialConditions.indexingPercentage', serves: butExport },
      'financialConditions.totalPurchasedCapacity',
      'annualVolume',
      'deliveryType',
      'guaranteesOfOrigin',
      'financialConditions.maximumAmountEnergyAllowed',
      { path: 'financialConditions.hasWarranties', serves: butExport },
    ],
  },
  {
    name: 'duration',
    step: 'terms',
    serves: everywhere,
    fields: ['contractSignatureDate', 'expectedStartDate', 'expectedEndDate', 'automaticRenewal'],
  },
  {
    name: 'responsible_parties',
    step: 'terms',
    serves: butExport,
    fields: ['responsibleForEnergyProgramming', 'programmingUnit'],
  },
  { name: 'additional_information', step: 'terms', serves: butExport, fields: ['additionalInformation'] },
  {
    name: 'commercial_terms',
    step: 'terms',
    serves: butExport,
    fields: [
      'commercialTerms.statusAtSignature',
      'commercialTerms.settlementMethod',
      'commercialTerms.paymentMethod',
      'commercialTerms.paymentFrequency',
      'commercialTerms.measurementMethod',
      'commercialTerms.receiptDate',
      'commercialTerms.latePaymentPenalty',
      'commercialTerms.latePaymentPenaltyPeriod',
      'commercialTerms.priceEscalation',
      'commercialTerms.priceEscalationPeriod',
      'commercialTerms.shortfallDeviationPrice',
      'commercialTerms.excessDeviationPrice',
      'commercialTerms.spotPercentage',
      'commercialTerms.defaultConditions',
      'commercialTerms.terminationConditions',
    ],
  },
  { name: 'extra_clauses', step: 'terms', serves: butExport, fields: ['extraClauses'] },
]);

export const partySections = sectionsOf<Parties>()([
  {
    name: 'parties',
    step: 'basic',
    serves: ['page', 'confirmation', 'export', 'history', 'import'],
    fields: [{ path: 'firstPartyLegalEntityId', serves: ['page', 'confirmation', 'import'] }, 'roleInEnergyContract'],
  },
  {
    name: 'second_party',
    step: 'basic',
    serves: ['page', 'confirmation', 'history', 'import'],
    fields: [
      'secondPartyFiscalInfo.country',
      'secondPartyFiscalInfo.fiscalNumber',
      'secondPartyFiscalInfo.name',
      'secondPartyFiscalInfo.streetAddress',
      'secondPartyFiscalInfo.houseNumber',
      'secondPartyFiscalInfo.postalCode',
      'secondPartyFiscalInfo.city',
      'secondPartyFiscalInfo.acerCode',
      'secondPartyFiscalInfo.criaCode',
    ],
  },
]);

export const documentSections = sectionsOf<Documents>()([
  { name: 'documents', step: 'terms', serves: ['page', 'confirmation', 'import'], fields: ['documents'] },
]);

const originSections = sectionsOf<Origin>()([
  {
    name: 'origin',
    step: 'confirmation',
    serves: ['history', 'import'],
    fields: ['projectId', { path: 'negotiationId', serves: ['import'] }],
  },
]);

export const energyContractSections = [
  ...partySections,
  ...termSections,
  ...documentSections,
  ...originSections,
] as const;

/** The fields that the comparison of a contract template's versions follows. */
export const termsTracked: readonly TermField[] = pathsFor(termSections, 'comparison');
/** The fields that a contract's history follows. */
export const energyContractTracked = pathsFor(energyContractSections, 'history');
/** The fields in which two versions of a contract are compared: its project is no part of what was agreed. */
export const versionTracked = energyContractTracked.filter((path) => path !== 'projectId');
export const energyContractSteps = stepsOf(energyContractSections);
