// Statements that nearly every request makes are planned once per connection: planning one takes longer than running it.
// Never mark a filtered list: its best plan depends on the values.
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/*prepared*/';

/**
 * Stands behind `select`, or in Kysely's `modifyFront`. The statement finds its rows by key, and its text does not vary with
 * the values: lists of ids are one parameter (`= any($1)`).
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

type Query = (...given: unknown[]) => unknown;

/** The driver prepares what has a name: marked statements get one. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  const named: Query = (text, values, ...rest) =>
    typeof text === 'string' && text.slice(0, 40).includes(mark)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest);
  client.query = named as unknown as typeof client.query;
}
