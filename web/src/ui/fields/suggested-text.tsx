// Free text with common values suggested while the user types.
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { optionsFilter } from './options-filter.ts';
import { keepsEnter, readyList } from './use-searchable.ts';

const keepEnter = keepsEnter(true);

export const SuggestedText = (props: AutocompleteProps) => (
  <Autocomplete
    filter={optionsFilter}
    {...props}
    comboboxProps={readyList}
    selectFirstOptionOnChange={props.value !== ''}
    onKeyDownCapture={keepEnter}
  />
);
