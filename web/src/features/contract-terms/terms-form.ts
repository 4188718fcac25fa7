// The terms of a contract as a form holds them, and the way from what is stored and to what is sent. The registration of
// a contract and the template of a negotiation share them.
import { absentRemover } from '@wattpact/domain/api/absent';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { Draft } from '@wattpact/domain/fields/rules';
import { type TemplatePayload, templatePayload } from '@wattpact/domain/negotiations/negotiation';
import type { Country, Party, PricingType, ProjectPhase, Technology } from '@wattpact/domain/terms/enumerations';
import { type CommercialValues, commercialOf, emptyCommercial, isAnyCommercial } from './commercial-form.ts';

export interface TechnologyValues {
  type: Technology;
  installedCapacity: number | null;
  annualForecastCapacity: number | null;
  lifetime: string | null;
  outputPower: number | null;
}

export interface ConditionsValues {
  contractStructure: string | null;
  pricingType: PricingType | null;
  price: number | null;
  /** `MIBEL`, the name of another index, or `OTHER` as long as that name is missing. */
  indexingType: string;
  indexingPercentage: number | null;
  totalPurchasedCapacity: number | null;
  maximumAmountEnergyAllowed: number | null;
  hasWarranties: boolean;
}

export interface ClauseValues {
  type: string;
  name: string;
  description: string;
}

/** Texts are empty and the rest null as long as nothing is given. */
export interface TermsValues extends Record<string, unknown> {
  name: string;
  location: { parish: string; municipality: string; country: Country | null };
  technologies: TechnologyValues[];
  currentProjectStatus: ProjectPhase | null;
  financialConditions: ConditionsValues;
  contractSignatureDate: string | null;
  expectedStartDate: string | null;
  expectedEndDate: string | null;
  responsibleForEnergyProgramming: Party | null;
  programmingUnit: string;
  additionalInformation: string;
  extraClauses: ClauseValues[];
  commercialTerms: CommercialValues;
}

/** Terms as they are stored, sent or still incomplete. */
export type Terms = Draft<Omit<EnergyContractPayload, 'firstPartyLegalEntityId' | 'secondPartyFiscalInfo'>>;

export const emptyTechnology = (type: Technology): TechnologyValues => ({
  type,
  installedCapacity: null,
  annualForecastCapacity: null,
  lifetime: null,
  outputPower: null,
});

const conditionsOf = (given: Terms['financialConditions'] = {}): ConditionsValues => ({
  contractStructure: given.contractStructure ?? null,
  pricingType: (given.pricingType as PricingType | undefined) ?? null,
  price: given.price ?? null,
  indexingType: given.indexingType ?? '',
  indexingPercentage: given.indexingPercentage ?? null,
  totalPurchasedCapacity: given.totalPurchasedCapacity ?? null,
  maximumAmountEnergyAllowed: given.maximumAmountEnergyAllowed ?? null,
  hasWarranties: given.hasWarranties ?? false,
});

const technologyOf = (given: NonNullable<Terms['technologies']>[number]): TechnologyValues[] =>
  given.type ? [{ ...emptyTechnology(given.type), ...(given as Partial<TechnologyValues>) }] : [];

/** What a form starts with; without terms it starts empty, in Portugal. */
export const termsValuesOf = (given: Terms = {}): TermsValues => ({
  name: given.name ?? '',
  location: {
    parish: given.location?.parish ?? '',
    municipality: given.location?.municipality ?? '',
    country: given.location?.country ?? 'portugal',
  },
  technologies: (given.technologies ?? []).flatMap(technologyOf),
  currentProjectStatus: given.currentProjectStatus ?? null,
  financialConditions: conditionsOf(given.financialConditions),
  contractSignatureDate: given.contractSignatureDate ?? null,
  expectedStartDate: given.expectedStartDate ?? null,
  expectedEndDate: given.expectedEndDate ?? null,
  responsibleForEnergyProgramming: given.responsibleForEnergyProgramming ?? null,
  programmingUnit: given.programmingUnit ?? '',
  additionalInformation: given.additionalInformation ?? '',
  extraClauses: (given.extraClauses ?? []).map(({ type = '', name = '', description = '' }) => ({
    type,
    name,
    description,
  })),
  commercialTerms: given.commercialTerms ? commercialOf(given.commercialTerms) : emptyCommercial,
});

/** The terms among the values of a form, without the lists and the group in which nothing is given. */
export function givenTerms<Values extends TermsValues>(
  values: Values,
): Omit<Values, 'extraClauses' | 'commercialTerms'> {
  const { extraClauses, commercialTerms, ...rest } = values;
  return {
    ...rest,
    ...(extraClauses.length > 0 && { extraClauses }),
    ...(isAnyCommercial(commercialTerms) && { commercialTerms }),
  };
}

const withoutBlanks = absentRemover(templatePayload);

/** What is sent as the terms of a template. */
export const termsPayloadOf = (values: TermsValues): TemplatePayload =>
  withoutBlanks(givenTerms(values)) as TemplatePayload;
