// A three-way merge of a form: what the user typed stays, and the other fields take the values stored by somebody else.
import { same } from '@wattpact/domain/records/changes';
import { type IdentityOf, isListOfItems, mergeList } from './merge-list.ts';

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the merge must know of the fields. */
export interface MergeRules {
  /** Fields of one group belong together: changing one of them keeps them all. Undefined: the field stands alone. */
  groupOf: (name: string) => string | undefined;
  identityOf: IdentityOf;
}

/**
 * @param typed the form's values now
 * @param base what the form was opened with
 * @param latest what is stored now
 */
export function takeOver<Form extends Values>(typed: Form, base: Form, latest: Form, rules: MergeRules): Form {
  const { groupOf, identityOf } = rules;
  const isTouched = (name: string) => !same(typed[name], base[name]);
  const isKept = (name: string) => {
    const group = groupOf(name);
    return group === undefined
      ? isTouched(name)
      : Object.keys(typed).some((other) => groupOf(other) === group && isTouched(other));
  };
  const taken = Object.entries(typed).map(([name, value]) => {
    const [old, now] = [base[name], latest[name]];
    if (isGroup(value) && isGroup(old) && isGroup(now)) return [name, takeOver(value, old, now, rules)];
    const lists = [value, old, now].filter(Array.isArray);
    // If only one side has changed a list, that side's list is taken whole, including its order.
    if (lists.length === 3 && isTouched(name) && !same(old, now) && isListOfItems(lists.flat(), identityOf)) {
      const all = [value, old, now] as [Values[], Values[], Values[]];
      const merged = mergeList(all, identityOf, (mine, was, is) => takeOver(mine, was, is, rules));
      if (merged) return [name, merged];
    }
    return [name, isKept(name) ? value : now];
  });
  return Object.fromEntries(taken);
}
