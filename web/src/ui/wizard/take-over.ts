// Two edited at once, and the second keeps what was typed: what the second has left alone follows what the first changed.
import { same } from '@wattpact/domain/records/changes';

type Values = Readonly<Record<string, unknown>>;
interface Listed {
  id: string;
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListed = (values: unknown[]): values is Listed[] =>
  values.length > 0 && values.every((one) => isGroup(one) && typeof one.id === 'string');

/** Fields of one group say something only together: touching one of them keeps all. Undefined: it speaks for itself. */
export type GroupOf = (name: string) => string | undefined;

/** Documents are told apart: each that came or went on either side comes or goes. */
function takeOverList(typed: readonly Listed[], base: readonly Listed[], latest: readonly Listed[]): Listed[] {
  const isIn = (list: readonly Listed[], one: Listed) => list.some(({ id }) => id === one.id);
  const kept = latest.filter((one) => isIn(typed, one) || !isIn(base, one));
  return [...kept, ...typed.filter((one) => !isIn(base, one) && !isIn(latest, one))];
}

/**
 * @param typed the form's values now
 * @param base what the form was opened with
 * @param latest what is stored now
 */
export function takeOver<Form extends Values>(typed: Form, base: Form, latest: Form, groupOf: GroupOf): Form {
  const isTouched = (name: string) => !same(typed[name], base[name]);
  const isKept = (name: string) => {
    const group = groupOf(name);
    return group === undefined
      ? isTouched(name)
      : Object.keys(typed).some((other) => groupOf(other) === group && isTouched(other));
  };
  const taken = Object.entries(typed).map(([name, value]) => {
    const [old, now] = [base[name], latest[name]];
    if (isGroup(value) && isGroup(old) && isGroup(now)) return [name, takeOver(value, old, now, groupOf)];
    if (Array.isArray(value) && Array.isArray(old) && Array.isArray(now) && isListed([...value, ...old, ...now]))
      return [name, takeOverList(value, old, now)];
    return [name, isKept(name) ? value : now];
  });
  return Object.fromEntries(taken);
}
