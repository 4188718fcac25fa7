// The common behaviour of fields with a searchable list: typing marks the first match, Enter selects it, and while the list
// is open Enter does not submit the form.
import type { ComboboxProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/** The list is mounted before it opens: otherwise the first match could not be marked. */
export const readyList = { keepMounted: true };

const offersSomething = (input: Element): boolean =>
  Boolean(document.getElementById(input.getAttribute('aria-controls') ?? '')?.querySelector('[role="option"]'));

/** @param isFree any text may be entered: if the list offers nothing, Enter submits the form */
export const keepsEnter =
  (isFree = false) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { currentTarget: input, key } = event;
    if (key !== 'Enter' || input.getAttribute('aria-expanded') !== 'true') return;
    if (!isFree || offersSomething(input)) event.preventDefault();
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
