// The values of the contract wizard: what it starts with, and the payload that they mean.
import { absentRemover } from '@wattpact/domain/api/absent';
import { type EnergyContractPayload, energyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractSteps } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import type { TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { Country, Party } from '@wattpact/domain/terms/enumerations';
import { errorText, type FormErrors } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { linksOf, withOtherSides } from '../contract-terms/linked-faults.ts';
import { givenTerms, type Terms, type TermsValues, termsValuesOf } from '../contract-terms/terms-form.ts';
import type { FormDocument } from '../files/documents-field.tsx';

export interface SecondPartyValues {
  country: Country | null;
  fiscalNumber: string;
  name: string;
  streetAddress: string;
  houseNumber: string;
  city: string;
  postalCode: string;
  acerCode: string;
  criaCode: string;
}

export interface ContractValues extends TermsValues {
  firstPartyLegalEntityId: string | null;
  roleInEnergyContract: Party | null;
  secondPartyFiscalInfo: SecondPartyValues;
  negotiationId: string | null;
  projectId: string | null;
  documents: FormDocument[];
}

const nobody: SecondPartyValues = {
  country: 'portugal',
  fiscalNumber: '',
  name: '',
  streetAddress: '',
  houseNumber: '',
  city: '',
  postalCode: '',
  acerCode: '',
  criaCode: '',
};

const secondOf = (given: EnergyContractPayload['secondPartyFiscalInfo']): SecondPartyValues => ({
  ...nobody,
  ...(given as Partial<SecondPartyValues>),
});

export const newValues = (firstPartyLegalEntityId: string | null): ContractValues => ({
  ...termsValuesOf(),
  firstPartyLegalEntityId,
  roleInEnergyContract: null,
  secondPartyFiscalInfo: nobody,
  negotiationId: null,
  projectId: null,
  documents: [],
});

/** What a negotiation has agreed: its parties, its project, and the terms of the newest draft, if there is one. */
export interface Negotiated {
  negotiationId: string;
  firstPartyLegalEntityId: string | null;
  role: Party | null;
  projectId: string | null;
  terms: TemplateRecord['terms'] | undefined;
}

export const negotiatedValues = (given: Negotiated): ContractValues => ({
  ...newValues(given.firstPartyLegalEntityId),
  ...(given.terms && termsValuesOf(given.terms as Terms)),
  ...(given.terms && {
    secondPartyFiscalInfo: secondOf(
      given.terms.secondPartyFiscalInfo as EnergyContractPayload['secondPartyFiscalInfo'],
    ),
  }),
  roleInEnergyContract: given.role,
  negotiationId: given.negotiationId,
  projectId: given.projectId,
});

export const valuesOf = (contract: EnergyContractRecord): ContractValues => ({
  ...termsValuesOf(contract as Terms),
  firstPartyLegalEntityId: contract.firstPartyLegalEntityId,
  roleInEnergyContract: contract.roleInEnergyContract,
  secondPartyFiscalInfo: secondOf(contract.secondPartyFiscalInfo),
  negotiationId: contract.negotiationId ?? null,
  projectId: contract.projectId ?? null,
  documents: contract.files.map(({ id, name, size }) => ({ id, name, size, group: 'documents' })),
});

const withoutBlanks = absentRemover(energyContractPayload);

export function payloadOf({ documents, ...values }: ContractValues): EnergyContractPayload {
  return withoutBlanks({
    ...givenTerms(values as ContractValues),
    ...(documents.length > 0 && { documents: documents.map(({ id }) => id) }),
  }) as EnergyContractPayload;
}

const checkPayload = checkWith(energyContractPayload);

/** The second party must be somebody else; `firstParty` is the chosen one, once it is known. */
export function checkValues(
  values: ContractValues,
  firstParty: { country: string; fiscalNumber: string } | undefined,
): FormErrors {
  const payload = payloadOf(values);
  const errors = withOtherSides(checkPayload(payload), payload);
  const { country, fiscalNumber } = values.secondPartyFiscalInfo;
  const isSame =
    country !== null &&
    firstParty?.country === country &&
    normaliseFiscalNumber(country, fiscalNumber) === firstParty.fiscalNumber;
  if (!isSame) return errors;
  return { ...errors, 'secondPartyFiscalInfo.fiscalNumber': errorText('register_contract.error_same_fiscal_number') };
}

export const linksOfValues = (values: ContractValues) => linksOf(payloadOf(values));

/** Where a contract's registered parts stand in the wizard; the project is chosen beside the parties. */
export const stepFields = {
  basic: [...energyContractSteps.basic, 'projectId'],
  terms: energyContractSteps.terms,
  confirmation: ['negotiationId'],
} as const;

const lockedParts = ['firstPartyLegalEntityId', 'roleInEnergyContract', 'secondPartyFiscalInfo', 'programmingUnit'];

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);

/** On edit, what names the parties and the programming unit stays as it was registered; what was left empty may be filled. */
export const isLockedOnEdit = (stored: ContractValues, path: string): boolean =>
  lockedParts.some((part) => path === part || path.startsWith(`${part}.`)) && Boolean(valueAt(stored, path));
