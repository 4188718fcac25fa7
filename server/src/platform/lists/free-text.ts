// Free text search in lists, without case and accents: every word must match as a prefix, because people search while
// they type. When nothing matches, a word may differ by a letter or two, and then query expansion tries words of the
// other languages.
import { totalCap } from '@wattpact/domain/filters/page';
import { plainWords } from '@wattpact/domain/words/plain-text';
import { meaningsOf } from '@wattpact/domain/words/word-meanings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Frequencies } from './common-words.ts';
import { type Condition, column } from './conditions.ts';
import { similarWords } from './search-words.ts';

/** Splits the typed text into words, as `search_vector` does with stored text. */
export const wordsOf = (typed: string): string[] => plainWords(typed).slice(0, 10);

/** For each required word, the words that count as it. */
export interface SearchedWords {
  words: readonly (readonly string[])[];
}

export const nothing: SearchedWords = { words: [] };

/** Each word with its possible corrections; undefined when there are none. */
function asMeant(
  words: readonly string[],
  ...meant: readonly (readonly (readonly string[])[])[]
): SearchedWords | undefined {
  const others = words.map((_, index) => meant.flatMap((known) => known[index] ?? []));
  if (others.every((known) => known.length === 0)) return undefined;
  return { words: words.map((word, index) => [word, ...(others[index] ?? [])]) };
}

/** The possible readings of a text, the nearest first; the caller stops at the first one with results. */
export async function* readings(db: Db, words: readonly string[]): AsyncGenerator<SearchedWords> {
  yield { words: words.map((word) => [word]) };
  if (words.length === 0) return;
  const similar = await similarWords(db, words);
  const misspelt = asMeant(words, similar);
  if (misspelt) yield misspelt;
  const meanings = words.map(meaningsOf);
  const inAnyLanguage = meanings.some((known) => known.length > 0) && asMeant(words, similar, meanings);
  if (inAnyLanguage) yield inAnyLanguage;
}

/** Known words come from user texts, so a special character in one must not end the query's word. */
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** `('praia':*) & ('verde':* | 'verdes':*)`, normalised by the function that normalises the columns. */
export function wordQuery({ words }: SearchedWords): RawBuilder<unknown> {
  const parts = words.map((alternatives) => `(${alternatives.map((word) => `${quoted(word)}:*`).join(' | ')})`);
  return sql`search_query(${parts.join(' & ')})`;
}

/** This many index entries of a word are read in about 50 ms, and this many rows are visited. */
const [mostGathered, mostCounted] = [50_000, 5_000];
/**
 * In a table larger than memory, rows of frequent words are counted up to this number, because each must be visited.
 */
const [largeTable, frequentCap] = [300_000, 1000];

export interface TextPlan {
  conditions: Condition[];
  /** Whether a large part of the rows has every word. */
  isCommon: boolean;
  /** The limit of counting. */
  cap: number;
}

/**
 * Words that a large part of the rows has are compared row by row: reading all these rows from the word index takes
 * longer than finding enough of them in the list's order.
 */
export function planText({ words }: SearchedWords, name: string, { rows: size, rowsWith }: Frequencies): TextPlan {
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
      // `is true` keeps the planner from using the index.
      ...(common.length > 0 ? [sql<boolean>`(${query(common)}) is true`] : []),
    ],
    isCommon: asked.length > 0 && rare.length === 0,
    cap:
      size > largeTable && asked.length > 0 && asked.every(({ rows }) => rows > mostCounted) ? frequentCap : totalCap,
  };
}

export const textRank = (wanted: SearchedWords, name: string): RawBuilder<number> =>
  sql<number>`ts_rank(${column(name)}, ${wordQuery(wanted)})`;
