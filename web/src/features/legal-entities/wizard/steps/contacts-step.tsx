// Second step: the entity's address, and its contact person.
import { TextInput } from '@mantine/core';
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import { normalisePostalCode } from '@wattpact/domain/terms/codes';
import { useTranslation } from 'react-i18next';
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import { PersonFields } from './person-fields.tsx';

const postalCodeShapes: Record<string, string> = { portugal: '0000-000', spain: '00000' };

export function ContactsStep({ editor }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { city, postalCode, contact } = editor.values;
  const address = {
    id: 'address',
    title: t('legalEntity:section.address'),
    fields: ['streetAddress', 'houseNumber', 'city', 'postalCode'],
    summary: [streetLine(editor.values), `${postalCode} ${city}`],
    children: <AddressFields editor={editor} />,
  };
  const person = {
    id: 'contact',
    title: t('common:field.contact'),
    summary: [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone],
    children: <PersonFields editor={editor} path="contact" phoneRequired />,
  };
  return <FormSections editor={editor} sections={[address, person]} />;
}

const AddressFields = ({ editor: { values, field, tidied } }: { editor: LegalEntityEditor }) => (
  <>
    <TextInput required autoComplete="address-line1" {...field('streetAddress')} />
    <TextInput className="half" {...field('houseNumber')} />
    <TextInput
      className="half"
      required
      placeholder={postalCodeShapes[values.country ?? ''] ?? ''}
      autoComplete="postal-code"
      {...tidied('postalCode', (code) => normalisePostalCode(values.country, code))}
    />
    <TextInput required autoComplete="address-level2" {...field('city')} />
  </>
);
