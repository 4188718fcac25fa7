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

export function PersonFields({ editor: { field }, path, phoneRequired = false }: PersonFieldsProps) {
  const { t } = useTranslation('legalEntity');
  return (
    <>
      <TextInput className="half" required {...field(`${path}.firstName`)} />
      <TextInput className="half" required {...field(`${path}.lastName`)} />
      <TextInput required type="email" {...field(`${path}.email`)} />
      <PhoneField
        required={phoneRequired}
        {...field(`${path}.phone`)}
        {...(!phoneRequired && { label: t('help.phone_optional') })}
      />
    </>
  );
}
