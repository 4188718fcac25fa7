// An optional single choice: an empty one matches anything.
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../../market/use-options.ts';

interface OptionalSelectProps {
  label: string;
  /** The group of the labels in the namespace `common`. */
  group: string;
  values: readonly string[];
  field: object;
  onChange?: (value: string | null) => void;
}

export function OptionalSelect({ label, group, values, field, onChange }: OptionalSelectProps) {
  const { t } = useTranslation();
  const options = useOptions();
  return (
    <Select
      clearable
      label={label}
      placeholder={t('filters.any')}
      data={options(group, values)}
      clearButtonProps={{ 'aria-label': t('filters.clear_one', { name: label }) }}
      {...field}
      {...(onChange && { onChange })}
    />
  );
}
