// A legal entity: the company in whose name users act. Its payload, its record and its people.
import { z } from 'zod';
import { authorizationLevels, entityRoles } from '../access/roles.ts';
import { phone } from '../fields/phone.ts';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { email, firstName, flag, id, lastName, optionalText, text } from '../fields/texts.ts';
import { fiscalFaults } from '../fiscal-numbers/fiscal-faults.ts';
import { normaliseFiscalNumber } from '../fiscal-numbers/fiscal-number.ts';
import { criaCode, ownAcerCode, permanentCertificate } from '../terms/codes.ts';
import { countries } from '../terms/enumerations.ts';

export const entityFileCategories = [
  'beneficial_owner_declaration',
  'entity_representation_powers',
  'user_powers',
  'foreign_commercial_register_certificate',
  'other',
] as const;

export const maximumRepresentatives = 4;
export const maximumFiles = 5;

export const contactPerson = z.strictObject({ firstName, lastName, email, phone });

/** Compared without regard to case, kept in lower case. */
const entityRole = z
  .string('invalid_role')
  .overwrite((typed) => typed.toLowerCase())
  .pipe(z.enum(entityRoles, 'invalid_role'));

export const representative = z.strictObject({
  firstName,
  lastName,
  email,
  phone: phone.optional(),
  authorizationLevel: z.enum(authorizationLevels, {
    error: (issue) => (issue.input === undefined ? 'error_authorization_level' : 'invalid_authorization_level'),
  }),
  role: entityRole,
});
export type Representative = z.infer<typeof representative>;

const entityFile = z.strictObject({ fileId: id, category: z.enum(entityFileCategories, 'error_invalid.category') });

export const legalEntityShape = z.strictObject({
  name: text(1, 100),
  country: z.enum(countries),
  fiscalNumber: text(1, 30),
  permanentCertificate: permanentCertificate.optional(),
  streetAddress: text(1, 200),
  houseNumber: optionalText(20),
  city: text(1, 100),
  postalCode: text(2, 20),
  acerCode: ownAcerCode.optional(),
  criaCode: criaCode.optional(),
  isMarketAgent: flag(false),
  contact: contactPerson,
  representatives: z.array(representative).min(1).max(maximumRepresentatives),
  files: z.array(entityFile).min(1, 'error_min_documents').max(maximumFiles),
  declaration: z.literal(true),
});
export type LegalEntityPayload = z.infer<typeof legalEntityShape>;

/** Two representatives may not share an address; the second one is reported. */
function repeatedEmails(input: Unchecked<LegalEntityPayload>): RuleFault[] {
  const seen = new Set<string>();
  return (Array.isArray(input.representatives) ? input.representatives : []).flatMap((one, index) => {
    const address = typeof one?.email === 'string' ? one.email.trim().toLowerCase() : '';
    if (address !== '' && seen.has(address))
      return [{ path: ['representatives', index, 'email'], key: 'error_email_in_use' }];
    seen.add(address);
    return [];
  });
}

/** Adds the rules over several fields; the schema itself checks `declaration` and blanks. */
export const legalEntityPayload = withRules(legalEntityShape, (input) => [
  ...fiscalFaults(input),
  ...repeatedEmails(input),
]).overwrite((entity) => ({ ...entity, fiscalNumber: normaliseFiscalNumber(entity.country, entity.fiscalNumber) }));

/** The payload's part that describes the entity itself: its people are employees, the declaration is given once. */
export const legalEntityContent = legalEntityShape.omit({ representatives: true, declaration: true });
export type LegalEntityContent = z.infer<typeof legalEntityContent>;
