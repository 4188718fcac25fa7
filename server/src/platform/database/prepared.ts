// Plans statements that nearly every request makes once per connection, because planning takes longer than running
// them. Never mark a filtered list: its best plan depends on the values.
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/*prepared*/';

/**
 * Marks a statement; write it after `select`, or in Kysely's `modifyFront`. The statement must find its rows by key,
 * and its text must not vary with the values: a list of ids is one parameter (`= any($1)`).
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

type Query = (...given: unknown[]) => unknown;

/** The driver prepares statements that have a name, so marked statements get one. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  const named: Query = (text, values, ...rest) =>
    typeof text === 'string' && text.slice(0, 40).includes(mark)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest);
  client.query = named as unknown as typeof client.query;
}
