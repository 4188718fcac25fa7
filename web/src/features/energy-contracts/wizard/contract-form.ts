// The values of the contract wizard: its initial values, and the payload made from them.
import { type EnergyContractPayload, energyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractSteps } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import type { TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { Party } from '@wattpact/domain/terms/enumerations';
import { errorText, type FormErrors } from '../../../platform/api/form-errors.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { withOtherSides } from '../../contract-terms/linked-faults.ts';
import { type Terms, type TermsValues, termsValuesOf } from '../../contract-terms/terms-form.ts';
import type { FormDocument } from '../../files/documents-field.tsx';

type Payload = FormValues<EnergyContractPayload>;
export type ContractValues = TermsValues &
  Omit<Payload, keyof TermsValues | 'documents'> & {
    documents: FormDocument[];
  };

const form = formOf(energyContractPayload, 'energy_contract');

const secondOf = (given: unknown): Payload['secondPartyFiscalInfo'] => {
  const second = form.valuesOf({ secondPartyFiscalInfo: given }).secondPartyFiscalInfo;
  return { ...second, country: second.country ?? 'portugal' };
};

export const newValues = (firstPartyLegalEntityId: string | null): ContractValues => ({
  ...form.empty,
  ...termsValuesOf(),
  firstPartyLegalEntityId,
  secondPartyFiscalInfo: secondOf(undefined),
  documents: [],
});

/** What a negotiation has agreed: its parties, its project, and the terms of the newest version, if there is one. */
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
  ...(given.terms && { secondPartyFiscalInfo: secondOf(given.terms.secondPartyFiscalInfo) }),
  roleInEnergyContract: given.role,
  negotiationId: given.negotiationId,
  projectId: given.projectId,
});

export const valuesOf = (contract: EnergyContractRecord): ContractValues => ({
  ...form.valuesOf(contract),
  ...termsValuesOf(contract as Terms),
  secondPartyFiscalInfo: secondOf(contract.secondPartyFiscalInfo),
  documents: contract.files.map(({ id, name, size, category = 'other' }) => ({ id, name, size, group: category })),
});

export const payloadOf = ({ documents, ...values }: ContractValues): EnergyContractPayload =>
  form.payloadOf({ ...values, documents: documents.map(({ id, group }) => ({ fileId: id, category: group })) });

const checkPayload = checkWith(energyContractPayload);

/** The second party must be another company; `firstParty` is the chosen one, once it is known. */
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

/** Which wizard step has each part of a registered contract; the project is chosen beside the parties. */
export const stepFields = {
  basic: [...energyContractSteps.basic, 'projectId'],
  terms: energyContractSteps.terms,
  confirmation: ['negotiationId'],
} as const;

const lockedParts = ['firstPartyLegalEntityId', 'roleInEnergyContract', 'secondPartyFiscalInfo', 'programmingUnit'];

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);

/** When editing, the parties and the programming unit stay as registered; fields left empty may be filled in. */
export const isLockedOnEdit = (stored: ContractValues, path: string): boolean =>
  lockedParts.some((part) => path === part || path.startsWith(`${part}.`)) && Boolean(valueAt(stored, path));
