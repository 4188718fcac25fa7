// Caches the totals of long lists for half a minute, by statement and values, so that the next page and the next reader
// of the same filters need no new count. Short lists are always counted.
import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { Db } from '../database/database.ts';
import { perDatabase } from '../database/per-database.ts';

const keptMs = 30_000;
/** In lists shorter than this people notice a difference of one, so their totals are not cached. */
const long = 200;
const most = 1000;

interface CachedTotal {
  total: Promise<number>;
  until: number;
}
const totalsOf = perDatabase(() => new Map<string, CachedTotal>());

/** Hashed, because statements and values may be long. */
const nameOf = ({ sql, parameters }: CompiledQuery) =>
  createHash('sha256').update(sql).update(JSON.stringify(parameters)).digest('base64');

/** Concurrent requests share one count. */
export async function keptTotal(db: Db, query: CompiledQuery, count: () => Promise<number>): Promise<number> {
  const totals = totalsOf(db);
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
