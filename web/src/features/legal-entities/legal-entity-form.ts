// The values of the entity wizard: what it starts with, and the payload that they mean.
import type { AuthorizationLevel, EntityRole } from '@wattpact/domain/access/roles';
import { absentRemover } from '@wattpact/domain/api/absent';
import {
  type LegalEntityPayload,
  legalEntityPayload,
  maximumRepresentatives,
} from '@wattpact/domain/legal-entities/legal-entity';
import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntitySteps } from '@wattpact/domain/legal-entities/legal-entity-sections';
import type { Country } from '@wattpact/domain/terms/enumerations';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import type { FormDocument } from '../files/documents-field.tsx';

export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface RepresentativeValues extends PersonValues {
  role: EntityRole | null;
  authorizationLevel: AuthorizationLevel | null;
}

/** Fields hold texts; what is empty becomes absent in the payload. */
export interface LegalEntityValues extends Record<string, unknown> {
  name: string;
  country: Country | null;
  fiscalNumber: string;
  permanentCertificate: string;
  acerCode: string;
  criaCode: string;
  isMarketAgent: boolean;
  streetAddress: string;
  houseNumber: string;
  city: string;
  postalCode: string;
  contact: PersonValues;
  representatives: RepresentativeValues[];
  files: FormDocument[];
  declaration: boolean;
}

const nobody: PersonValues = { firstName: '', lastName: '', email: '', phone: '' };

export const emptyRepresentative: RepresentativeValues = { ...nobody, role: null, authorizationLevel: null };

type Creator = Pick<PersonValues, 'firstName' | 'lastName' | 'email'> & { phone: string | null };

/** A new entity has its creator as the first representative, with the role and level that he gets in any case. */
export const newValues = ({ firstName, lastName, email, phone }: Creator): LegalEntityValues => ({
  name: '',
  country: 'portugal',
  fiscalNumber: '',
  permanentCertificate: '',
  acerCode: '',
  criaCode: '',
  isMarketAgent: false,
  streetAddress: '',
  houseNumber: '',
  city: '',
  postalCode: '',
  contact: nobody,
  representatives: [
    { firstName, lastName, email, phone: phone ?? '', role: 'manage', authorizationLevel: 'administrator' },
  ],
  files: [],
  declaration: false,
});

const representativeOf = ({ firstName, lastName, email, phoneNumber, role, authorizationLevel }: Employee) => ({
  firstName,
  lastName,
  email,
  phone: phoneNumber ?? '',
  role,
  authorizationLevel,
});

/** The owner stays whoever is named; he is listed as long as there is room for him among the four. */
function representativesOf(employees: readonly Employee[]): RepresentativeValues[] {
  const named = employees.length > maximumRepresentatives ? employees.filter(({ isOwner }) => !isOwner) : employees;
  return named.slice(0, maximumRepresentatives).map(representativeOf);
}

export const valuesOf = (entity: LegalEntityRecord): LegalEntityValues => ({
  name: entity.name,
  country: entity.country,
  fiscalNumber: entity.fiscalNumber,
  permanentCertificate: entity.permanentCertificate ?? '',
  acerCode: entity.acerCode ?? '',
  criaCode: entity.criaCode ?? '',
  isMarketAgent: entity.isMarketAgent,
  streetAddress: entity.streetAddress,
  houseNumber: entity.houseNumber ?? '',
  city: entity.city,
  postalCode: entity.postalCode,
  contact: { ...entity.contact },
  representatives: representativesOf(entity.employees),
  files: entity.files.map(({ fileId, name, size, category }) => ({ id: fileId, name, size, group: category })),
  declaration: false,
});

export const isOwnAddress = (email: string, ownerEmail: string): boolean =>
  email.trim().toLowerCase() === ownerEmail.trim().toLowerCase();

const withoutBlanks = absentRemover(legalEntityPayload);

/** What is sent. The owner keeps `manage` whatever stood in his row. */
export function payloadOf(
  { files, representatives, ...values }: LegalEntityValues,
  ownerEmail: string,
): LegalEntityPayload {
  return withoutBlanks({
    ...values,
    representatives: representatives.map((one) =>
      isOwnAddress(one.email, ownerEmail) ? { ...one, role: 'manage' } : one,
    ),
    files: files.map(({ id, group }) => ({ fileId: id, category: group })),
  }) as LegalEntityPayload;
}

const checkPayload = checkWith(legalEntityPayload);

export const checkValues = (values: LegalEntityValues, ownerEmail: string): FormErrors =>
  checkPayload(payloadOf(values, ownerEmail));

export type LegalEntityStep = keyof typeof legalEntitySteps;
export const stepFields: Readonly<Record<LegalEntityStep, readonly string[]>> = legalEntitySteps;

/** The steps in which something is wrong, in their order. */
export const stepsWithErrors = (errors: Record<string, unknown>): LegalEntityStep[] =>
  (Object.keys(stepFields) as LegalEntityStep[]).filter((step) =>
    Object.keys(errors).some((path) => errors[path] && stepFields[step].includes(path.split('.')[0] ?? '')),
  );
