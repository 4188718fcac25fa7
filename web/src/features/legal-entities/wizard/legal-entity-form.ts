// The values of the entity wizard: its initial values, and the payload made from them.

import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import {
  type LegalEntityPayload,
  legalEntityPayload,
  maximumRepresentatives,
  representative,
} from '@wattpact/domain/legal-entities/legal-entity';
import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntitySteps } from '@wattpact/domain/legal-entities/legal-entity-sections';
import type { FormErrors } from '../../../platform/api/form-errors.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import type { FormDocument } from '../../files/documents-field.tsx';

export type LegalEntityValues = Omit<FormValues<LegalEntityPayload>, 'files'> & { files: FormDocument[] };
type RepresentativeValues = LegalEntityValues['representatives'][number];

const form = formOf(legalEntityPayload, 'legal_entity');

export const emptyRepresentative: RepresentativeValues = formOf(representative, 'legal_entity').empty;

type Creator = Pick<RepresentativeValues, 'firstName' | 'lastName' | 'email'> & { phone: string | null };

/**
 * A new entity has its creator as the contact person and as the first representative, with the role and level that the
 * server gives them anyway.
 */
export const newValues = ({ firstName, lastName, email, phone }: Creator): LegalEntityValues => ({
  ...form.empty,
  country: 'portugal',
  contact: { firstName, lastName, email, phone: phone ?? '' },
  representatives: [
    { firstName, lastName, email, phone: phone ?? '', role: 'manage', authorizationLevel: 'administrator' },
  ],
  files: [],
});

const representativeOf = ({ firstName, lastName, email, phoneNumber, role, authorizationLevel }: Employee) => ({
  firstName,
  lastName,
  email,
  phone: phoneNumber ?? '',
  role,
  authorizationLevel,
});

/** The owner stays an employee even if not listed; the form lists them if there is room among the four. */
function representativesOf(employees: readonly Employee[]): RepresentativeValues[] {
  const named = employees.length > maximumRepresentatives ? employees.filter(({ isOwner }) => !isOwner) : employees;
  return named.slice(0, maximumRepresentatives).map(representativeOf);
}

export const valuesOf = (entity: LegalEntityRecord): LegalEntityValues => ({
  ...form.valuesOf(entity),
  representatives: representativesOf(entity.employees),
  files: entity.files.map(({ fileId, name, size, category }) => ({ id: fileId, name, size, group: category })),
  declaration: false,
});

export const isOwnAddress = (email: string, ownerEmail: string): boolean =>
  email.trim().toLowerCase() === ownerEmail.trim().toLowerCase();

/** The payload. The owner keeps `manage`, whatever their row says. */
export function payloadOf(
  { files, representatives, ...values }: LegalEntityValues,
  ownerEmail: string,
): LegalEntityPayload {
  return form.payloadOf({
    ...values,
    representatives: representatives.map((one) =>
      isOwnAddress(one.email, ownerEmail) ? { ...one, role: 'manage' } : one,
    ),
    files: files.map(({ id, group }) => ({ fileId: id, category: group })),
  });
}

const checkPayload = checkWith(legalEntityPayload);

export const checkValues = (values: LegalEntityValues, ownerEmail: string): FormErrors =>
  checkPayload(payloadOf(values, ownerEmail));

export type LegalEntityStep = keyof typeof legalEntitySteps;
export const stepFields: Readonly<Record<LegalEntityStep, readonly string[]>> = legalEntitySteps;

/** The steps with errors, in their order. */
export const stepsWithErrors = (errors: Record<string, unknown>): LegalEntityStep[] =>
  (Object.keys(stepFields) as LegalEntityStep[]).filter((step) =>
    Object.keys(errors).some((path) => errors[path] && stepFields[step].includes(path.split('.')[0] ?? '')),
  );
