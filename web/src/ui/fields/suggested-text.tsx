// A text of one's own, with some that are usual offered while one types.
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { keepsEnter, readyList } from './use-searchable.ts';

const keepEnter = keepsEnter(true);

export const SuggestedText = (props: AutocompleteProps) => (
  <Autocomplete
    {...props}
    comboboxProps={readyList}
    selectFirstOptionOnChange={props.value !== ''}
    onKeyDownCapture={keepEnter}
  />
);
