// How frequent words are in a table's texts, by the planner's statistics. This decides how a text is looked up and how
// far its matches are counted, never what is found.
import { plainText } from '@wattpact/domain/words/plain-text';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { perDatabase } from '../database/per-database.ts';

const keptMs = 60_000;

export interface Frequencies {
  /** The table's approximate row count. */
  rows: number;
  /** The approximate number of rows with a word of this beginning; 0 for a rare one. */
  rowsWith(beginning: string): number;
}

export const noFrequencies: Frequencies = { rows: 0, rowsWith: () => 0 };

interface Known {
  rows: number;
  /** The share of each of the most frequent words. */
  words: ReadonlyMap<string, number>;
}
interface CachedWords {
  known: Promise<Known>;
  until: number;
}
const keptOf = perDatabase(() => new Map<string, CachedWords>());

async function readFrequencies(db: Db, table: string, name: string): Promise<Known> {
  const { rows } = await sql<{ words: string[] | null; shares: number[] | null; size: number }>`
    select s.most_common_elems::text::text[] as words, s.most_common_elem_freqs as shares, c.reltuples as size
    from pg_stats s join pg_class c on c.oid = to_regclass(format('%I.%I', s.schemaname, s.tablename))
    where s.schemaname = 'public' and s.tablename = ${table} and s.attname = ${name}`.execute(db);
  const [{ words, shares, size } = { words: null, shares: null, size: 0 }] = rows;
  return { rows: size, words: new Map(words?.map((word, index) => [word, (shares?.[index] ?? 0) * size])) };
}

export async function frequencies(db: Db, table: string, name: string): Promise<Frequencies> {
  const kept = keptOf(db);
  const key = `${table}.${name}`;
  const now = performance.now();
  let entry = kept.get(key);
  if (!entry || entry.until < now) {
    entry = { known: readFrequencies(db, table, name), until: now + keptMs };
    entry.known.catch(() => kept.delete(key));
    kept.set(key, entry);
  }
  const { rows, words } = await entry.known;
  const rowsWith = (typed: string) => {
    const beginning = plainText(typed);
    let sum = 0;
    for (const [word, count] of words) if (word.startsWith(beginning)) sum += count;
    return sum;
  };
  return { rows, rowsWith };
}
