// The three-way merge of lists of documents, people or clauses, item by item.
import { same } from '@wattpact/domain/records/changes';

type Item = Readonly<Record<string, unknown>>;

/** The properties that identify an item in its list; the first one present counts. */
const identities = ['id', 'email', 'name'];

const keyOf = (item: Item): string | undefined => {
  const name = identities.find((one) => typeof item[one] === 'string');
  const key = name === undefined ? '' : String(item[name]).trim().toLowerCase();
  return key === '' ? undefined : key;
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose items can be identified; a new row without a name counts as a separate item. */
export const isListOfItems = (values: readonly unknown[]): values is Item[] =>
  values.length > 0 && values.every((one) => isItem(one) && identities.some((name) => typeof one[name] === 'string'));

const hasTwins = (items: readonly Item[]): boolean => {
  const keys = items.flatMap((item) => keyOf(item) ?? []);
  return new Set(keys).size < keys.length;
};

/**
 * Additions and removals of both sides apply; an item that both have changed is merged.
 * @returns undefined if two items of a list have the same name: then they cannot be matched
 */
export function mergeList(
  [typed, base, latest]: readonly [readonly Item[], readonly Item[], readonly Item[]],
  merge: (typed: Item, base: Item, latest: Item) => Item,
): Item[] | undefined {
  if ([typed, base, latest].some(hasTwins)) return undefined;
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
