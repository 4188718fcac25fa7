// The terms of a contract as a form holds them, and the way from what is stored and to what is sent. The registration of
// a contract and the template of a negotiation share them.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { Draft } from '@wattpact/domain/fields/rules';
import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import {
  type TemplatePayload,
  type TemplateTerms,
  templatePayload,
  templateShape,
} from '@wattpact/domain/negotiations/negotiation';
import { chosenTechnologies, type TechnologyValues } from './technology-values.ts';

/** Of the indexing: `MIBEL`, the name of another index, or `OTHER` as long as that name is missing. */
export type TermsValues = Omit<FormValues<TemplateTerms>, 'technologies' | 'documents'> & {
  technologies: TechnologyValues[];
};
export type ConditionsValues = TermsValues['financialConditions'];
export type CommercialValues = TermsValues['commercialTerms'];
export type ClauseValues = TermsValues['extraClauses'][number];

/** Terms as they are stored, sent or still incomplete. */
export type Terms = Draft<Omit<EnergyContractPayload, 'firstPartyLegalEntityId' | 'secondPartyFiscalInfo'>>;

const form = formOf(
  templateShape.omit({
    roleInEnergyContract: true,
    secondPartyFiscalInfo: true,
    negotiationId: true,
    projectId: true,
    documents: true,
  }),
  'energy_contract',
);

/** What a form starts with; without terms it starts empty, in Portugal. */
export function termsValuesOf(given: Terms = {}): TermsValues {
  const values = form.valuesOf(given);
  const { location } = values;
  return {
    ...values,
    location: { ...location, country: location.country ?? 'portugal' },
    technologies: chosenTechnologies(values.technologies),
  };
}

/** An optional group, whole or absent. */
export const emptyCommercial: CommercialValues = form.empty.commercialTerms;

export const isAnyCommercial = (values: CommercialValues): boolean =>
  Object.values(values).some((value) => value !== null && (!Array.isArray(value) || value.length > 0));

const sent = formOf(templatePayload, 'energy_contract');

/** What is sent as the terms of a template. */
export const termsPayloadOf = (values: TermsValues): TemplatePayload => sent.payloadOf(values);
