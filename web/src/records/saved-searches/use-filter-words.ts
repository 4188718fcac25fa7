// A saved search's filters in one line: `País Portugal · Preço até 60 €/MWh · Preço, crescente`.
import { useTranslation } from 'react-i18next';
import { filledText } from '../../platform/words/filled-text.ts';
import { pillsOf } from '../../ui/filters/filter-text.ts';
import { sortText } from '../../ui/filters/filter-triggers.tsx';
import { useMunicipalityOptions } from '../places/municipality-options.ts';
import { droppedNames } from './dropped-names.ts';
import { type SavedFilters, savedState } from './saved-filters.ts';
import { type SearchableList, searchedLists } from './searched-lists.ts';

/** Then the filters that its list no longer knows. */
export function useDroppedWords(listEntity: SearchableList): (dropped: readonly string[]) => string | undefined {
  const { t } = useTranslation();
  const { declaration } = searchedLists[listEntity];
  return (dropped) =>
    dropped.length > 0 ? t('saved_search.dropped_short', { names: droppedNames(dropped, declaration, t) }) : undefined;
}

type Search = { filters: SavedFilters };

/** @param shown the searches whose filters will be told */
export function useFilterWords(listEntity: SearchableList, shown: readonly Search[]): (search: Search) => string {
  const { t, i18n } = useTranslation();
  const { declaration } = searchedLists[listEntity];
  const options = useMunicipalityOptions(shown.map(({ filters }) => savedState(filters, declaration).values));
  return ({ filters }) => {
    const { values, sort } = savedState(filters, declaration);
    const searched = String(values.searchQuery ?? '');
    const words = [
      ...(searched ? [t('quoted', { text: searched })] : []),
      ...pillsOf(declaration.filters, values, { t, language: i18n.language, together: true, options }).map(
        ({ label, text }) => `${label} ${text}`.trim(),
      ),
      ...(sort ? [sortText(t, declaration.sorts, sort)] : []),
    ];
    return filledText(words) || t('saved_search.no_filters');
  };
}
