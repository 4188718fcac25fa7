// The name of saved terms.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const longestName = 100;

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation(['common', 'errorMessages']);
  return (
    <TextInput
      label={t('common:field.name')}
      placeholder={t('common:saved_terms.name_placeholder')}
      required
      data-autofocus
      error={value.trim().length > longestName && t('errorMessages:error_max_length', { max: longestName })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
