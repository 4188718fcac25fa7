// The fields of a legal entity in groups and in their order. Its people and files have histories of their own.
import { pathsFor, sectionsOf, stepsOf } from '../terms/sections.ts';
import type { LegalEntityPayload } from './legal-entity.ts';

export const legalEntitySections = sectionsOf<LegalEntityPayload>()([
  {
    name: 'identity',
    step: 'details',
    serves: ['page', 'confirmation', 'export', 'history'],
    fields: [
      'name',
      'fiscalNumber',
      'country',
      { path: 'permanentCertificate', serves: ['page', 'confirmation', 'history'] },
      'acerCode',
      { path: 'criaCode', serves: ['page', 'confirmation', 'history'] },
      'isMarketAgent',
    ],
  },
  {
    name: 'address',
    step: 'contacts',
    serves: ['page', 'confirmation', 'export', 'history'],
    fields: [
      'streetAddress',
      { path: 'houseNumber', serves: ['page', 'confirmation', 'history'] },
      'postalCode',
      'city',
    ],
  },
  {
    name: 'contact',
    step: 'contacts',
    serves: ['page', 'confirmation', 'history'],
    fields: ['contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone'],
  },
  { name: 'people', step: 'representatives', serves: ['page', 'confirmation'], fields: ['representatives'] },
  { name: 'files', step: 'documentation', serves: ['page', 'confirmation'], fields: ['files'] },
  { name: 'declaration', step: 'confirmation', serves: [], fields: ['declaration'] },
]);

const followed = pathsFor(legalEntitySections, 'history');
const ofContact = 'contact.';

/** What its history follows beside its people: the contact has values that the log must not hold. */
export const legalEntityTracked = followed.filter((path) => !path.startsWith(ofContact));
/** What the history follows of the contact. */
export const contactTracked = followed.flatMap((path) =>
  path.startsWith(ofContact) ? [path.slice(ofContact.length)] : [],
);
export const legalEntitySteps = stepsOf(legalEntitySections);
