// Which options of a searchable list match the typed text, ignoring accents and case.
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { plainText } from '@wattpact/domain/words/plain-text';

const fitting = (options: readonly ComboboxParsedItem[], typed: string): ComboboxParsedItem[] =>
  options.flatMap((option): ComboboxParsedItem[] => {
    if ('group' in option) return [{ ...option, items: fitting(option.items, typed) as typeof option.items }];
    return plainText(option.label).includes(typed) ? [option] : [];
  });

export const optionsFilter: OptionsFilter = ({ options, search, limit }) =>
  fitting(options, plainText(search.trim())).slice(0, limit);
