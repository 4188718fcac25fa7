// The common behaviour of fields with a searchable list: typing marks the first match, Enter selects it, and while the list
// is open Enter does not submit the form.
import type { ComboboxProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/** The list is mounted before it opens: otherwise the first match could not be marked. */
export const readyList = { keepMounted: true };

const listOf = (input: Element) => document.getElementById(input.getAttribute('aria-controls') ?? '');

/**
 * Enter selects the option that is marked on the screen. Mantine counts which one that is, and sets the count back some
 * time after the list has opened: on a slow machine after the user's text has marked an option.
 * @param isFree any text may be entered: if the list offers nothing, Enter submits the form
 */
export const keepsEnter =
  (isFree = false) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { currentTarget: input, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || input.getAttribute('aria-expanded') !== 'true') return;
    const list = listOf(input);
    const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
    if (marked) {
      event.stopPropagation();
      marked.click();
    }
    if (!isFree || list?.querySelector('[role="option"]')) event.preventDefault();
  };

interface SearchOptions {
  onSearchChange?: ((text: string) => void) | undefined;
  comboboxProps?: ComboboxProps | undefined;
}

/** For a field whose text is only a search. */
export function useSearchable({ onSearchChange, comboboxProps }: SearchOptions) {
  const [text, setText] = useState('');
  return {
    comboboxProps: { ...readyList, ...comboboxProps },
    // An empty search marks nothing: a second Enter would select something that nobody asked for.
    selectFirstOptionOnChange: text !== '',
    onSearchChange: (next: string) => {
      setText(next);
      onSearchChange?.(next);
    },
    onKeyDownCapture: keepsEnter(),
  };
}
