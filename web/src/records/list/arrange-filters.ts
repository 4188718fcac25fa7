// The filters of a list adapted to one screen: which of them are in the bar, and the texts of that list.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';

export interface Arrangement {
  /** The names of the filters in the bar, in this order, besides the search. */
  bar?: readonly string[];
  /** The key of the search field's placeholder. */
  placeholderKey: string;
  /** The names of filters that are useless in this list. */
  without?: readonly string[];
  /** The names of filters that the page sets by a control of its own. */
  elsewhere?: readonly string[];
}

export function arranged<List extends ListDeclaration>(
  list: List,
  { bar, placeholderKey, without = [], elsewhere = [] }: Arrangement,
): List {
  const filters = list.filters
    .filter(({ name }) => !without.includes(name))
    .map((filter) => (filter.name === 'searchQuery' ? { ...filter, placeholderKey } : filter))
    .map((filter) => (elsewhere.includes(filter.name) ? { ...filter, elsewhere: true } : filter));
  if (!bar) return { ...list, filters };
  const place = ({ name }: { name: string }) => {
    const index = bar.indexOf(name);
    return index < 0 ? bar.length : index;
  };
  const first = filters.map((filter) => ({
    ...filter,
    primary: filter.name === 'searchQuery' || bar.includes(filter.name),
  }));
  return { ...list, filters: first.toSorted((one, other) => place(one) - place(other)) };
}
