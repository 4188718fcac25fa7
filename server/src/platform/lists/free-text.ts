// Free text in lists, without regard to case and accents: every word must match as the beginning of a word, since one
// searches while typing. When nothing matches, a word may differ by a letter or two; then it may stand for one of another
// language.
import { totalCap } from '@wattpact/domain/filters/page';
import { plainWords } from '@wattpact/domain/words/plain-text';
import { meaningsOf } from '@wattpact/domain/words/word-meanings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Frequencies } from './common-words.ts';
import { type Condition, column } from './conditions.ts';
import { similarWords } from './search-words.ts';

/** The words of what was typed, as `search_vector` makes them of what is stored. */
export const wordsOf = (typed: string): string[] => plainWords(typed).slice(0, 10);

/** For each word that must match, the words that count as it. */
export interface Wanted {
  words: readonly (readonly string[])[];
}

export const nothing: Wanted = { words: [] };

/** Each word with those that it may have been meant for; undefined when none is known. */
function asMeant(words: readonly string[], ...meant: readonly (readonly (readonly string[])[])[]): Wanted | undefined {
  const others = words.map((_, index) => meant.flatMap((known) => known[index] ?? []));
  if (others.every((known) => known.length === 0)) return undefined;
  return { words: words.map((word, index) => [word, ...(others[index] ?? [])]) };
}

/** What a text may mean, the nearest first; the caller stops at the first that finds anything. */
export async function* readings(db: Db, words: readonly string[]): AsyncGenerator<Wanted> {
  yield { words: words.map((word) => [word]) };
  if (words.length === 0) return;
  const similar = await similarWords(db, words);
  const misspelt = asMeant(words, similar);
  if (misspelt) yield misspelt;
  const meanings = words.map(meaningsOf);
  const inAnyLanguage = meanings.some((known) => known.length > 0) && asMeant(words, similar, meanings);
  if (inAnyLanguage) yield inAnyLanguage;
}

/** Known words come from what people wrote: a sign in one must not end the word. */
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** `('praia':*) & ('verde':* | 'verdes':*)`, made plain by what makes the columns plain. */
export function wordQuery({ words }: Wanted): RawBuilder<unknown> {
  const parts = words.map((alternatives) => `(${alternatives.map((word) => `${quoted(word)}:*`).join(' | ')})`);
  return sql`search_query(${parts.join(' & ')})`;
}

/** So many entries of a word are gathered in about 50 ms, and so many rows visited. */
const [mostGathered, mostCounted] = [50_000, 5_000];
/** In a table that does not stay in memory rows of frequent words are counted so far: each must be visited. */
const [largeTable, frequentCap] = [300_000, 1000];

export interface TextPlan {
  conditions: Condition[];
  /** Every word is one that a great part of the rows have. */
  isCommon: boolean;
  /** How far to count. */
  cap: number;
}

/**
 * Words that a great part of the rows have are compared row by row: gathering all these rows from the index of words takes
 * longer than meeting enough of them in the order of the list.
 */
export function planText({ words }: Wanted, name: string, { rows: size, rowsWith }: Frequencies): TextPlan {
  const asked = words.map((alternatives) => ({
    alternatives,
    rows: alternatives.reduce((rows, word) => rows + rowsWith(word), 0),
  }));
  const query = (those: typeof asked) =>
    sql<boolean>`${column(name)} @@ ${wordQuery({ words: those.map(({ alternatives }) => alternatives) })}`;
  const rare = asked.filter(({ rows }) => rows <= mostGathered);
  const common = asked.filter(({ rows }) => rows > mostGathered);
  return {
    conditions: [
      ...(rare.length > 0 ? [query(rare)] : []),
      // `is true` keeps the planner from the index.
      ...(common.length > 0 ? [sql<boolean>`(${query(common)}) is true`] : []),
    ],
    isCommon: asked.length > 0 && rare.length === 0,
    cap:
      size > largeTable && asked.length > 0 && asked.every(({ rows }) => rows > mostCounted) ? frequentCap : totalCap,
  };
}

export const textRank = (wanted: Wanted, name: string): RawBuilder<number> =>
  sql<number>`ts_rank(${column(name)}, ${wordQuery(wanted)})`;
