// The search text of a list: shown as it is typed, debounced before it reaches the address.
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debounced } from '../../platform/address/debounced.ts';
import { longestText } from '../../platform/address/filter-values.ts';
import { useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import classes from './filters.module.css';

interface SearchFieldProps {
  text: Debounced<string>;
  filter: FilterDeclaration;
}

/** In ms: for so long a shortcut is meant for the page that is just opening. */
const carriedMs = 3000;
let pressedAt = Number.NEGATIVE_INFINITY;
let isCarried = false;

/**
 * While a page loads the one before it is still shown and takes the shortcut: the field of the next page then has the
 * focus that is lost with it.
 */
function useCarriedFocus(field: RefObject<HTMLInputElement | null>): () => void {
  useLayoutEffect(() => {
    const input = field.current;
    const isRecent = performance.now() - pressedAt < carriedMs;
    if (isCarried && isRecent && document.activeElement === document.body) input?.focus({ preventScroll: true });
    isCarried = false;
    return () => {
      isCarried = document.activeElement === input;
    };
  }, [field]);
  return () => {
    pressedAt = performance.now();
    field.current?.focus();
  };
}

export function SearchField({ text: { value, subscribe, change, leave }, filter }: SearchFieldProps) {
  const { t } = useTranslation();
  const text = useSyncExternalStore(subscribe, value);
  const field = useRef<HTMLInputElement>(null);
  const focus = useCarriedFocus(field);
  useShortcuts([{ group: 'page', keys: ['/'], label: t('shortcuts.search_list'), act: focus }]);
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
