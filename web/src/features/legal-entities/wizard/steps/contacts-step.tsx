// Second step: the entity's address, and its contact person.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { filledText } from '../section-state.ts';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import { PersonFields } from './person-fields.tsx';

const address = ['streetAddress', 'houseNumber', 'city', 'postalCode'];
const postalCodeShapes: Record<string, string> = { portugal: '0000-000', spain: '00000' };

export function ContactsStep({ editor }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { form, field } = editor;
  const { streetAddress, houseNumber, city, postalCode, country, contact } = form.values;
  return (
    <WizardSections
      label={t('legalEntity:steps.contacts.label')}
      sections={[
        {
          id: 'address',
          title: t('legalEntity:section.address'),
          fields: address,
          complete: editor.isComplete(address),
          summary: filledText([[streetAddress, houseNumber].filter(Boolean).join(', '), `${postalCode} ${city}`]),
          children: (
            <>
              <TextInput
                required
                label={t('common:field.streetAddress')}
                autoComplete="address-line1"
                {...field('streetAddress')}
              />
              <TextInput className="half" label={t('common:field.houseNumber')} {...field('houseNumber')} />
              <TextInput
                className="half"
                required
                label={t('common:field.postalCode')}
                placeholder={postalCodeShapes[country ?? ''] ?? ''}
                autoComplete="postal-code"
                {...field('postalCode')}
              />
              <TextInput required label={t('common:field.city')} autoComplete="address-level2" {...field('city')} />
            </>
          ),
        },
        {
          id: 'contact',
          title: t('common:field.contact'),
          fields: ['contact'],
          complete: editor.isComplete(['contact']),
          summary: filledText([`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone]),
          children: <PersonFields editor={editor} path="contact" phoneRequired />,
        },
      ]}
    />
  );
}
