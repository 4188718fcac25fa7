// The lists whose searches can be saved, with their filters; the web imports them without the schemas.
import { energyContractSearch } from '../energy-contracts/energy-contract-filters.ts';
import type { ListDeclaration } from '../filters/filters.ts';
import { offerSearch } from '../offers/offer-filters.ts';
import { projectSearch } from '../projects/project-filters.ts';
import { type PathOf, recordKinds, type SearchableKindName, searchableKinds } from '../records/kinds.ts';

export type SearchableList = PathOf<SearchableKindName>;
export const searchableLists: readonly SearchableList[] = searchableKinds.map((name) => recordKinds[name].path);

export const searchedKindOf = (list: SearchableList): SearchableKindName =>
  searchableKinds.find((name) => recordKinds[name].path === list) as SearchableKindName;

export const searchDeclarations: Record<SearchableList, ListDeclaration> = {
  projects: projectSearch,
  offers: offerSearch,
  'energy-contracts': energyContractSearch,
};
