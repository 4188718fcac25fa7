// The kinds of records, once. A kind's name is what its table, its events and its notifications are called; its plural
// is its folder in addresses; `texts` is its namespace of texts. Lists of kinds are derived from here.

interface KindNames {
  /** In the addresses of the API and of the pages. */
  path: string;
  texts: string;
  /** An administrator decides on it before it counts. */
  isReviewed: boolean;
  /** As negotiations call what they are about; undefined where nobody negotiates it. */
  marketKind?: 'PROJECT' | 'OFFER';
  /** Searches of its list are kept, and tell of what is new. */
  isSearchable: boolean;
}

export const recordKinds = {
  legal_entity: { path: 'legal-entities', texts: 'legalEntity', isReviewed: true, isSearchable: false },
  project: { path: 'projects', texts: 'projects', isReviewed: true, marketKind: 'PROJECT', isSearchable: true },
  offer: { path: 'offers', texts: 'offers', isReviewed: true, marketKind: 'OFFER', isSearchable: true },
  energy_contract: { path: 'energy-contracts', texts: 'energyContracts', isReviewed: true, isSearchable: true },
  negotiation: { path: 'negotiations', texts: 'negotiations', isReviewed: false, isSearchable: false },
  invoice: { path: 'invoices', texts: 'invoices', isReviewed: false, isSearchable: false },
} as const satisfies Record<string, KindNames>;

type Kinds = typeof recordKinds;
export type RecordKindName = keyof Kinds;
type NamesWhere<Trait> = {
  [Name in RecordKindName]: Kinds[Name] extends Trait ? Name : never;
}[RecordKindName];

export type ReviewedKindName = NamesWhere<{ isReviewed: true }>;
export type SearchableKindName = NamesWhere<{ isSearchable: true }>;
export type MarketKindName = NamesWhere<{ marketKind: string }>;

const names = Object.keys(recordKinds) as RecordKindName[];
export const reviewedKinds = names.filter((name): name is ReviewedKindName => recordKinds[name].isReviewed);
export const searchableKinds = names.filter((name): name is SearchableKindName => recordKinds[name].isSearchable);
export const marketKindNames = names.filter((name): name is MarketKindName => 'marketKind' in recordKinds[name]);
