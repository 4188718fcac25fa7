// An optional single choice: an empty one matches anything.
import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function OptionalSelect(props: SelectProps<string> & { label: string }) {
  const { t } = useTranslation();
  return (
    <Select
      clearable
      placeholder={t('filters.any')}
      clearButtonProps={{ 'aria-label': t('filters.clear_one', { name: props.label }) }}
      {...props}
    />
  );
}
