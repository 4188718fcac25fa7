// Single choice from a searchable list.
import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { optionsFilter } from './options-filter.ts';
import { useSearchable } from './use-searchable.ts';

export function SearchSelect(props: SelectProps<string>) {
  const { t } = useTranslation();
  return (
    <Select
      searchable
      filter={optionsFilter}
      // The list opens with the chosen option marked, and Enter would clear it. Only the clear button may do that.
      allowDeselect={false}
      nothingFoundMessage={t('filters.no_option')}
      {...props}
      {...useSearchable(props)}
    />
  );
}
