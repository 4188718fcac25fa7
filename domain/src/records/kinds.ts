// The kinds of records, declared once. Tables, events and notifications use a kind's name; every other spelling is
// derived from its plural. All lists of kinds are derived from here and keep this order, also in menus and figures.

interface DeclaredKind {
  /** Conflicts use it as it is; URLs use it with dashes, answers in camel case. */
  plural: string;
  /** The namespace of its texts, if it is not the key. */
  texts?: string;
  /** An administrator must approve it before it takes effect. */
  isReviewed: boolean;
  /** It is published in the marketplace and can be negotiated. */
  isMarket: boolean;
  /** People can save searches of its list and are notified of new matches. */
  isSearchable: boolean;
  /** The page that lists the owner's records. */
  ownList: string;
  /** The tab of the personal area with them. */
  homeTab?: string;
  /** The page that lists everybody's records. */
  publicList?: string;
  /** The public list shows no names: strangers are sent to the list, never to a record. */
  isNameless?: true;
  /** Its deletion needs a written justification. */
  needsJustification?: true;
}

const declared = {
  legal_entity: {
    plural: 'legal_entities',
    texts: 'legalEntity',
    isReviewed: true,
    isMarket: false,
    isSearchable: false,
    ownList: '?tab=legalEntity',
    homeTab: 'legalEntity',
  },
  energy_contract: {
    plural: 'energy_contracts',
    isReviewed: true,
    isMarket: false,
    isSearchable: true,
    ownList: '/energy-contracts/my-contracts',
    homeTab: 'contracts',
    publicList: '/energy-contracts/database',
    isNameless: true,
    needsJustification: true,
  },
  project: {
    plural: 'projects',
    isReviewed: true,
    isMarket: true,
    isSearchable: true,
    ownList: '/projects/my-projects',
    homeTab: 'projects',
    publicList: '/marketplace/projects',
  },
  offer: {
    plural: 'offers',
    isReviewed: true,
    isMarket: true,
    isSearchable: true,
    ownList: '/offers/my-offers',
    homeTab: 'offers',
    publicList: '/marketplace/offers',
  },
  negotiation: {
    plural: 'negotiations',
    isReviewed: false,
    isMarket: false,
    isSearchable: false,
    ownList: '/marketplace/negotiations',
  },
  invoice: {
    plural: 'invoices',
    isReviewed: false,
    isMarket: false,
    isSearchable: false,
    ownList: '/invoices/my-invoices',
    homeTab: 'invoices',
  },
} as const satisfies Record<string, DeclaredKind>;

type Kebab<Text extends string> = Text extends `${infer First}_${infer Rest}` ? `${First}-${Kebab<Rest>}` : Text;
type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;
type Declared = typeof declared;
type Texts<Kind extends { plural: string }> = Kind extends { texts: infer Own extends string }
  ? Own
  : Camel<Kind['plural']>;

export type RecordKindName = keyof Declared;
export type HomeTab = Extract<Declared[RecordKindName], { homeTab: string }>['homeTab'];
type Kinds = {
  readonly [Name in RecordKindName]: Omit<DeclaredKind, 'plural'> & {
    readonly plural: Declared[Name]['plural'];
    /** In the addresses of the API and of the pages: `energy-contracts`. */
    readonly path: Kebab<Declared[Name]['plural']>;
    /** In answers: `energyContracts`. */
    readonly key: Camel<Declared[Name]['plural']>;
    readonly texts: Texts<Declared[Name]>;
    /** As negotiations and notifications call the kind of an item: `PROJECT`. */
    readonly itemKind: Uppercase<Name>;
  };
};

const camelCase = (text: string) => text.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export const recordKinds = Object.fromEntries(
  Object.entries(declared).map(([name, kind]) => {
    const key = camelCase(kind.plural);
    const derived = { path: kind.plural.replaceAll('_', '-'), key, texts: key, itemKind: name.toUpperCase() };
    return [name, { ...derived, ...kind }];
  }),
) as Kinds;

type NamesWhere<Trait> = {
  [Name in RecordKindName]: Declared[Name] extends Trait ? Name : never;
}[RecordKindName];

export type ReviewedKindName = NamesWhere<{ isReviewed: true }>;
export type SearchableKindName = NamesWhere<{ isSearchable: true }>;
export type MarketKindName = NamesWhere<{ isMarket: true }>;

export const recordKindNames = Object.keys(declared) as RecordKindName[];
const namesWhere = <Name extends RecordKindName>(trait: 'isReviewed' | 'isSearchable' | 'isMarket') =>
  recordKindNames.filter((name): name is Name => declared[name][trait]);

export const reviewedKinds = namesWhere<ReviewedKindName>('isReviewed');
export const searchableKinds = namesWhere<SearchableKindName>('isSearchable');
export const marketKindNames = namesWhere<MarketKindName>('isMarket');

/** `PROJECT`, `OFFER`. */
export type MarketKind = Kinds[MarketKindName]['itemKind'];
export const marketKinds: readonly MarketKind[] = marketKindNames.map((name) => recordKinds[name].itemKind);

/** Builds an object with one value for each of the kinds, keyed by one of their spellings. */
export const perKind = <Name extends RecordKindName, Spelling extends 'key' | 'path' | 'plural', Value>(
  names: readonly Name[],
  spelling: Spelling,
  make: (name: Name) => Value,
): Record<Kinds[Name][Spelling], Value> =>
  Object.fromEntries(names.map((name) => [recordKinds[name][spelling], make(name)])) as Record<
    Kinds[Name][Spelling],
    Value
  >;

export type PathOf<Name extends RecordKindName> = Kinds[Name]['path'];
export type PluralOf<Name extends RecordKindName> = Kinds[Name]['plural'];
/** A kind's namespace of texts: `legalEntity`. */
export type TextsOf<Name extends RecordKindName> = Kinds[Name]['texts'];
export type KeyOf<Name extends RecordKindName> = Kinds[Name]['key'];
export type ItemKind = Kinds[RecordKindName]['itemKind'];

/** `PROJECT` → `project`. */
export const marketKindOf = (itemKind: MarketKind): MarketKindName =>
  marketKindNames.find((name) => recordKinds[name].itemKind === itemKind) as MarketKindName;
