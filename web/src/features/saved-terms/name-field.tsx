// The name of saved terms.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const longestName = 100;

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('field.name')}
      placeholder={t('saved_terms.name_placeholder')}
      required
      data-autofocus
      maxLength={longestName}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
