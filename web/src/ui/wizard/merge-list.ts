// The three-way merge of lists, item by item.
import { same } from '@wattpact/domain/records/changes';

export type Item = Readonly<Record<string, unknown>>;

/** The text that identifies an item in its list: empty while it is not typed yet, undefined for an item that has none. */
export type IdentityOf = (item: Item) => string | undefined;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose items can be identified. */
export const isListOfItems = (values: readonly unknown[], identityOf: IdentityOf): values is Item[] =>
  values.length > 0 && values.every((one) => isItem(one) && identityOf(one) !== undefined);

type KeyOf = (item: Item) => string | undefined;

/** Case and spaces around do not count; a row without a text is a separate item. */
const keysBy =
  (identityOf: IdentityOf): KeyOf =>
  (item) =>
    identityOf(item)?.trim().toLowerCase() || undefined;

const hasTwins = (items: readonly Item[], keyOf: KeyOf): boolean => {
  const keys = items.flatMap((item) => keyOf(item) ?? []);
  return new Set(keys).size < keys.length;
};

/**
 * Additions and removals of both sides apply; an item that both have changed is merged.
 * @returns undefined if two items of a list have the same identity: then they cannot be matched
 */
export function mergeList(
  [typed, base, latest]: readonly [readonly Item[], readonly Item[], readonly Item[]],
  identityOf: IdentityOf,
  merge: (typed: Item, base: Item, latest: Item) => Item,
): Item[] | undefined {
  const keyOf = keysBy(identityOf);
  if ([typed, base, latest].some((items) => hasTwins(items, keyOf))) return undefined;
  const find = (list: readonly Item[], one: Item) => {
    const key = keyOf(one);
    return key === undefined ? undefined : list.find((other) => keyOf(other) === key);
  };
  const kept = latest.flatMap((now) => {
    const [mine, old] = [find(typed, now), find(base, now)];
    if (mine) return [old ? merge(mine, old, now) : mine];
    return old ? [] : [now];
  });
  const added = typed.filter((mine) => {
    if (find(latest, mine)) return false;
    const old = find(base, mine);
    // The other user's removal applies, unless the item was changed here meanwhile.
    return old === undefined || !same(mine, old);
  });
  return [...kept, ...added];
}
