// A legal entity's fields in their groups, for its page and the last step of its wizard, with its exceptions: a number in
// groups of three, a contact with a full name.
import { legalEntitySections } from '@wattpact/domain/legal-entities/legal-entity-sections';
import type { FieldUse } from '@wattpact/domain/terms/sections';
import { type FieldGroup, fieldGroups } from '../../records/fields/field-items.tsx';
import { type FieldWords, valueAt } from '../../records/fields/field-text.ts';
import { fiscalNumberText, phoneText } from './entity-words.ts';

export function entityGroups(
  entity: unknown,
  use: Extract<FieldUse, 'page' | 'confirmation'>,
  words: FieldWords,
): FieldGroup[] {
  const text = (path: string) => String(valueAt(entity, path) ?? '');
  const contact = `${text('contact.firstName')} ${text('contact.lastName')}`.trim();
  return fieldGroups(legalEntitySections, use, entity, words, {
    fiscalNumber: () => [
      {
        label: words.t('legalEntity:fields.fiscal_number'),
        value: <span className="code">{fiscalNumberText(text('fiscalNumber'))}</span>,
      },
    ],
    // Below a heading that says the same, a label names the part.
    ...(use === 'page' && { streetAddress: (item) => [{ ...item, label: words.t('legalEntity:fields.street') }] }),
    'contact.firstName': () => [{ label: words.t('common:field.name'), value: contact }],
    'contact.lastName': () => [],
    'contact.phone': (item) => [{ ...item, value: phoneText(text('contact.phone')) }],
    representatives: () => [],
    files: () => [],
  });
}
