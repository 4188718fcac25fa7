// Free text with common values suggested while the user types.
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
