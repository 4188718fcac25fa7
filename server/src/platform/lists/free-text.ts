// Free text in lists: every word must match as a prefix, without regard to case and accents; when nothing matches, a
// word may differ by a letter or two.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Condition, column } from './conditions.ts';
import { similarWords } from './search-words.ts';

/** The words of what was typed. Whatever is no letter or digit separates, as in `search_vector`. */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 10);

/** For each word that must match, the words that count as it. */
export type Wanted = readonly (readonly string[])[];

export const asTyped = (words: readonly string[]): Wanted => words.map((word) => [word]);

/** Each word with those that it may have been meant for; undefined when none is known. */
export async function asMeant(db: Db, words: readonly string[]): Promise<Wanted | undefined> {
  const similar = await Promise.all(words.map((word) => similarWords(db, word)));
  return similar.some((known) => known.length > 0)
    ? words.map((word, index) => [word, ...(similar[index] ?? [])])
    : undefined;
}

/** `('praia':*) & ('verde':* | 'verdes':*)`, read by the configuration that the columns were made with. */
export const prefixQuery = (wanted: Wanted): RawBuilder<unknown> =>
  sql`to_tsquery('words', ${wanted.map((words) => `(${words.map((word) => `'${word}':*`).join(' | ')})`).join(' & ')})`;

export const textMatches = (wanted: Wanted, name = 'search'): Condition =>
  sql<boolean>`${column(name)} @@ ${prefixQuery(wanted)}`;

export const textRank = (wanted: Wanted, name = 'search'): RawBuilder<number> =>
  sql<number>`ts_rank(${column(name)}, ${prefixQuery(wanted)})`;
