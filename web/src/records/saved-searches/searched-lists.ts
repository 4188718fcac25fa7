// The lists whose searches can be saved: their filters and addresses.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { perKind, recordKinds, searchableKinds } from '@wattpact/domain/records/kinds';
import { type SearchableList, searchDeclarations } from '@wattpact/domain/saved-searches/searched-lists';
import { paths } from '../../platform/address/paths.ts';

export type { SearchableList };

interface SearchedList {
  declaration: ListDeclaration;
  to: () => string;
}

export const searchedLists: Record<SearchableList, SearchedList> = perKind(searchableKinds, 'path', (kind) => ({
  declaration: searchDeclarations[recordKinds[kind].path],
  to: () => paths.publicList(kind),
}));
