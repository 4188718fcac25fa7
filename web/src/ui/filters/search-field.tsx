// The search text of a list: shown as it is typed, debounced before it reaches the address.
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debounced } from '../../platform/address/debounced.ts';
import { longestText } from '../../platform/address/filter-values.ts';
import { useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import classes from './filters.module.css';

interface SearchFieldProps {
  text: Debounced<string>;
  filter: FilterDeclaration;
}

export function SearchField({ text: { value, subscribe, change, leave }, filter }: SearchFieldProps) {
  const { t } = useTranslation();
  const text = useSyncExternalStore(subscribe, value);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ group: 'page', keys: ['/'], label: t('shortcuts.search_list'), act: () => field.current?.focus() }]);
  return (
    <TextInput
      ref={field}
      aria-keyshortcuts="/"
      type="search"
      size="sm"
      className={classes.search ?? ''}
      aria-label={t(filter.labelKey)}
      placeholder={t(filter.placeholderKey ?? filter.labelKey)}
      maxLength={longestText}
      leftSection={<IconSearch size={18} stroke={1.9} />}
      rightSection={text && <CloseButton size="sm" aria-label={t('filters.clear_search')} onClick={() => change('')} />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
