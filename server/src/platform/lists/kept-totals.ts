// Totals of long lists are kept for half a minute, by their statement and its values: the next page of the same filters, and
// the next reader of them, do not count again. Short lists are counted anew each time.
import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';

const keptMs = 30_000;
/** Where one more or less is seen at once, it is told at once. */
const long = 200;
const most = 1000;

interface Kept {
  total: Promise<number>;
  until: number;
}
const totals = new Map<string, Kept>();

/** Statements and values may be long. */
const nameOf = ({ sql, parameters }: CompiledQuery) =>
  createHash('sha256').update(sql).update(JSON.stringify(parameters)).digest('base64');

/** Two who ask at once count once. */
export async function keptTotal(query: CompiledQuery, count: () => Promise<number>): Promise<number> {
  const name = nameOf(query);
  const begun = performance.now();
  const known = totals.get(name);
  if (known && known.until > begun) return known.total;
  const total = count();
  totals.delete(name);
  totals.set(name, { total, until: begun + keptMs });
  const forget = () => {
    if (totals.get(name)?.total === total) totals.delete(name);
  };
  const [oldest] = totals.keys();
  if (totals.size > most && oldest !== undefined) totals.delete(oldest);
  await total.then((counted) => {
    if (counted < long) forget();
  }, forget);
  return total;
}
