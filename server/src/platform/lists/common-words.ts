// How frequent words are in a table's texts, by the planner's own statistics. They decide how a text is looked up and how far
// its matches are counted, never what is found.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const keptMs = 600_000;

/** About how many rows have a word that begins so; 0 for what is not frequent. */
export type RowsWith = (beginning: string) => number;

interface Kept {
  known: Promise<ReadonlyMap<string, number>>;
  until: number;
}
const kept = new Map<string, Kept>();

/** Rows for each of the most frequent words. */
async function readFrequencies(db: Db, table: string, name: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ words: string[] | null; shares: number[] | null; size: number }>`
    select s.most_common_elems::text::text[] as words, s.most_common_elem_freqs as shares, c.reltuples as size
    from pg_stats s join pg_class c on c.oid = to_regclass(format('%I.%I', s.schemaname, s.tablename))
    where s.schemaname = 'public' and s.tablename = ${table} and s.attname = ${name}`.execute(db);
  const [{ words, shares, size } = { words: null, shares: null, size: 0 }] = rows;
  return new Map(words?.map((word, index) => [word, (shares?.[index] ?? 0) * size]));
}

/** Nearly as the text search's `unaccent` has it. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export async function frequencies(db: Db, table: string, name: string): Promise<RowsWith> {
  const key = `${table}.${name}`;
  const now = performance.now();
  let entry = kept.get(key);
  if (!entry || entry.until < now) {
    entry = { known: readFrequencies(db, table, name), until: now + keptMs };
    entry.known.catch(() => kept.delete(key));
    kept.set(key, entry);
  }
  const known = await entry.known;
  return (typed) => {
    const beginning = plain(typed);
    let rows = 0;
    for (const [word, count] of known) if (word.startsWith(beginning)) rows += count;
    return rows;
  };
}
