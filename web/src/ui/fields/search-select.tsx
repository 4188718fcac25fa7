// One of many: a list that is searched by typing.
import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchable } from './use-searchable.ts';

export function SearchSelect(props: SelectProps<string>) {
  const { t } = useTranslation();
  return (
    <Select
      searchable
      // The list opens with the chosen option marked: Enter would take the value away. The clear button does.
      allowDeselect={false}
      nothingFoundMessage={t('filters.no_option')}
      {...props}
      {...useSearchable(props)}
    />
  );
}
