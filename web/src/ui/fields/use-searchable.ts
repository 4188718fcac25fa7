// What every field with a list that can be searched does alike: the first match is marked while one types, Enter takes the
// marked one, and Enter belongs to the list for as long as it is open: the form is not sent.
import type { ComboboxProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/** The list is there before it opens: of one that is still being made the first match could not be marked. */
export const readyList = { keepMounted: true };

const offersSomething = (input: Element): boolean =>
  Boolean(document.getElementById(input.getAttribute('aria-controls') ?? '')?.querySelector('[role="option"]'));

/** @param isFree any text may stand in the field: where the list offers nothing, Enter is the form's */
export const keepsEnter =
  (isFree = false) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { currentTarget: input, key } = event;
    if (key !== 'Enter' || input.getAttribute('aria-expanded') !== 'true') return;
    if (!isFree || offersSomething(input)) event.preventDefault();
  };

interface Given {
  onSearchChange?: ((text: string) => void) | undefined;
  comboboxProps?: ComboboxProps | undefined;
}

/** For a field whose text is a search and nothing else. */
export function useSearchable({ onSearchChange, comboboxProps }: Given) {
  const [text, setText] = useState('');
  return {
    comboboxProps: { ...readyList, ...comboboxProps },
    // Of an empty search nothing is marked: a second Enter would take what nobody has asked for.
    selectFirstOptionOnChange: text !== '',
    onSearchChange: (next: string) => {
      setText(next);
      onSearchChange?.(next);
    },
    onKeyDownCapture: keepsEnter(),
  };
}
