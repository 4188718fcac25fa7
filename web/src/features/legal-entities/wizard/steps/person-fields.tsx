// The fields of a person: names, address, phone.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';

interface PersonFieldsProps {
  editor: LegalEntityEditor;
  /** `contact`, `representatives.1`. */
  path: string;
  phoneRequired?: boolean;
}

export function PersonFields({ editor, path, phoneRequired = false }: PersonFieldsProps) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { field } = editor;
  return (
    <>
      <TextInput className="half" required label={t('common:field.firstName')} {...field(`${path}.firstName`)} />
      <TextInput className="half" required label={t('common:field.lastName')} {...field(`${path}.lastName`)} />
      <TextInput required type="email" label={t('common:field.email')} {...field(`${path}.email`)} />
      <PhoneField
        required={phoneRequired}
        label={phoneRequired ? t('common:field.phone') : t('legalEntity:help.phone_optional')}
        {...field(`${path}.phone`)}
      />
    </>
  );
}
