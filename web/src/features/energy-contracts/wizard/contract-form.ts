// The values of the contract wizard: its initial values, and the payload made from them.
import { type ContractAmendment, type ContractEdit, contractEdit } from '@wattpact/domain/energy-contracts/amendment';
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
/** What the parties signed to change a contract in force; blank for any other. */
export interface AmendmentValues {
  reason: ContractAmendment['reason'] | null;
  details: string;
  effectiveDate: string | null;
  /** At most one. */
  documents: FormDocument[];
}
export type ContractValues = TermsValues &
  Omit<Payload, keyof TermsValues | 'documents'> & {
    documents: FormDocument[];
    amendment: AmendmentValues;
  };

const form = formOf(energyContractPayload, 'energy_contract');

const secondOf = (given: unknown): Payload['secondPartyFiscalInfo'] => {
  const second = form.valuesOf({ secondPartyFiscalInfo: given }).secondPartyFiscalInfo;
  return { ...second, country: second.country ?? 'portugal' };
};

const noAmendment: AmendmentValues = { reason: null, details: '', effectiveDate: null, documents: [] };

export const newValues = (firstPartyLegalEntityId: string | null): ContractValues => ({
  ...form.empty,
  ...termsValuesOf(),
  firstPartyLegalEntityId,
  secondPartyFiscalInfo: secondOf(undefined),
  documents: [],
  amendment: noAmendment,
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

type Standing = Pick<EnergyContractRecord, 'status' | 'amendment'>;

/** The amendment that waits or was rejected; one that was approved is amended by another one. */
export const openAmendment = ({ amendment }: Standing) => (amendment?.status === 'upcoming' ? undefined : amendment);

/** An edit of a contract in force is an amendment, and so is the correction of one. */
export const isAmending = (contract: Standing): boolean =>
  contract.status === 'approved' || contract.status === 'active' || openAmendment(contract) !== undefined;

function amendmentValues(contract: Standing): AmendmentValues {
  const open = openAmendment(contract);
  if (!open) return noAmendment;
  const { reason, details = '', effectiveDate, file } = open;
  const { id, name, size } = file;
  return { reason, details, effectiveDate, documents: [{ id, name, size, group: 'amendment' }] };
}

export const valuesOf = (contract: EnergyContractRecord): ContractValues => ({
  ...form.valuesOf(contract),
  ...termsValuesOf(contract as Terms),
  secondPartyFiscalInfo: secondOf(contract.secondPartyFiscalInfo),
  documents: contract.files.map(({ id, name, size, category = 'other' }) => ({ id, name, size, group: category })),
  amendment: amendmentValues(contract),
});

export const payloadOf = ({ documents, amendment: _, ...values }: ContractValues): EnergyContractPayload =>
  form.payloadOf({ ...values, documents: documents.map(({ id, group }) => ({ fileId: id, category: group })) });

/** With the amendment, complete or not. */
export function amendingPayloadOf(values: ContractValues): ContractEdit {
  const { reason, details, effectiveDate, documents } = values.amendment;
  const [file] = documents;
  const given = {
    ...(reason && { reason }),
    ...(details.trim() && { details }),
    ...(effectiveDate && { effectiveDate }),
    ...(file && { fileId: file.id }),
  };
  return { ...payloadOf(values), amendment: given as ContractAmendment };
}

const checkPayload = checkWith(energyContractPayload);
const checkAmending = checkWith(contractEdit);

/** The second party must be another company; `firstParty` is the chosen one, once it is known. */
export function checkValues(
  values: ContractValues,
  firstParty: { country: string; fiscalNumber: string } | undefined,
  withAmendment = false,
): FormErrors {
  const payload = payloadOf(values);
  const found = withAmendment ? checkAmending(amendingPayloadOf(values)) : checkPayload(payload);
  const errors = withOtherSides(found, payload);
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
  basic: ['amendment', ...energyContractSteps.basic, 'projectId'],
  terms: energyContractSteps.terms,
  confirmation: ['negotiationId'],
} as const;

const lockedParts = ['firstPartyLegalEntityId', 'roleInEnergyContract', 'secondPartyFiscalInfo', 'programmingUnit'];

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);

/** When editing, the parties and the programming unit stay as registered; fields left empty may be filled in. */
export const isLockedOnEdit = (stored: ContractValues, path: string): boolean =>
  lockedParts.some((part) => path === part || path.startsWith(`${part}.`)) && Boolean(valueAt(stored, path));
