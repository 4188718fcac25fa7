// The terms of a contract in a form, and their conversion from the stored values and to the payload. The registration of a
// contract and the version of a contract template share them.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { Unchecked } from '@wattpact/domain/fields/rules';
import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import {
  type TemplatePayload,
  type TemplateTerms,
  templatePayload,
  templateShape,
} from '@wattpact/domain/negotiations/negotiation';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import { chosenTechnologies, type TechnologyValues } from './technologies/technology-values.ts';

/** The index: `MIBEL`, the name of another index, or `OTHER` while that name is missing. */
export type TermsValues = Omit<FormValues<TemplateTerms>, 'technologies' | 'documents'> & {
  technologies: TechnologyValues[];
};
/** The editor of any form whose values contain the terms. */
export type TermsEditor = FormEditor<TermsValues>;

export type ConditionsValues = TermsValues['financialConditions'];
export type CommercialValues = TermsValues['commercialTerms'];
export type ClauseValues = TermsValues['extraClauses'][number];

/** Terms as they are stored, sent or still incomplete. */
export type Terms = Unchecked<
  Omit<EnergyContractPayload, 'firstPartyLegalEntityId' | 'secondPartyFiscalInfo' | 'documents'>
>;

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

/** The initial values of a form; without terms it is empty, with Portugal as the country. */
export function termsValuesOf(given: Terms = {}): TermsValues {
  const values = form.valuesOf(given);
  const { location } = values;
  return {
    ...values,
    location: { ...location, country: location.country ?? 'portugal' },
    technologies: chosenTechnologies(values.technologies),
  };
}

/** An optional group: complete or absent. */
export const emptyCommercial: CommercialValues = form.empty.commercialTerms;

export const isAnyCommercial = (values: CommercialValues): boolean =>
  Object.values(values).some((value) => value !== null && (!Array.isArray(value) || value.length > 0));

const sent = formOf(templatePayload, 'energy_contract');

/** The terms that a version sends. */
export const termsPayloadOf = (values: TermsValues): TemplatePayload => sent.payloadOf(values);
