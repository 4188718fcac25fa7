// Lists of documents, people or clauses that two have edited at once, item by item.
import { same } from '@wattpact/domain/records/changes';

type Item = Readonly<Record<string, unknown>>;

/** What tells an item from the others of its list, whichever of them it has. */
const identities = ['id', 'email', 'name'];

const keyOf = (item: Item): string | undefined => {
  const name = identities.find((one) => typeof item[one] === 'string');
  const key = name === undefined ? '' : String(item[name]).trim().toLowerCase();
  return key === '' ? undefined : key;
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose items can be told apart; a new row that nobody has named yet is one of its own. */
export const isListOfItems = (values: readonly unknown[]): values is Item[] =>
  values.length > 0 && values.every((one) => isItem(one) && identities.some((name) => typeof one[name] === 'string'));

const hasTwins = (items: readonly Item[]): boolean => {
  const keys = items.flatMap((item) => keyOf(item) ?? []);
  return new Set(keys).size < keys.length;
};

/**
 * Each item that came or went on either side comes or goes; one that both have changed is merged.
 * @returns undefined where two items of a list go by one name: then nobody can tell which is meant
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
    // What the other took away goes, unless it was changed here meanwhile.
    return old === undefined || !same(mine, old);
  });
  return [...kept, ...added];
}
