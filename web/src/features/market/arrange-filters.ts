// The same filters in another arrangement: which of them stand in the bar, and in the words of one list.
import type { ListDeclaration } from 'domain/shared/filters';

interface Arrangement {
  /** The names of the filters in the bar, besides the search. */
  bar?: readonly string[];
  /** What the search looks in. */
  placeholderKey: string;
}

export function arranged<List extends ListDeclaration>(list: List, { bar, placeholderKey }: Arrangement): List {
  return {
    ...list,
    filters: list.filters.map((filter) => {
      if (filter.name === 'searchQuery') return { ...filter, placeholderKey };
      return bar ? { ...filter, primary: bar.includes(filter.name) } : filter;
    }),
  };
}
