// Free text in lists, without regard to case and accents: every word must match, the last one as the beginning of a word,
// since it is being typed. When nothing matches, all may be beginnings; then a word may differ by a letter or two; then it may
// stand for one of another language.
import { meaningsOf } from 'domain/shared/word-meanings';
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
export interface Wanted {
  words: readonly (readonly string[])[];
  /** Only the last one may be a beginning: the others are found in their index without gathering all that begin so. */
  isExact: boolean;
}

export const nothing: Wanted = { words: [], isExact: false };

const asTyped = (words: readonly string[], isExact: boolean): Wanted => ({
  words: words.map((word) => [word]),
  isExact,
});

type Meant = (word: string) => string[] | Promise<string[]>;

/** Each word with those that it may have been meant for; undefined when none is known. */
async function asMeant(words: readonly string[], ...ways: readonly Meant[]): Promise<Wanted | undefined> {
  const meant = await Promise.all(words.map(async (word) => (await Promise.all(ways.map((way) => way(word)))).flat()));
  if (meant.every((known) => known.length === 0)) return undefined;
  return { words: words.map((word, index) => [word, ...(meant[index] ?? [])]), isExact: false };
}

/** What a text may mean, the nearest first; the caller stops at the first that finds anything. */
export async function* readings(db: Db, words: readonly string[]): AsyncGenerator<Wanted> {
  if (words.length === 0) {
    yield nothing;
    return;
  }
  if (words.length > 1) yield asTyped(words, true);
  yield asTyped(words, false);
  const misspelt: Meant = (word) => similarWords(db, word);
  const readAsMisspelt = await asMeant(words, misspelt);
  if (readAsMisspelt) yield readAsMisspelt;
  if (words.some((word) => meaningsOf(word).length > 0)) {
    const inAnyLanguage = await asMeant(words, misspelt, meaningsOf);
    if (inAnyLanguage) yield inAnyLanguage;
  }
}

/** `('praia') & ('verde':* | 'verdes':*)`, read by the configuration that the columns were made with. */
export function wordQuery({ words, isExact }: Wanted): RawBuilder<unknown> {
  const parts = words.map((alternatives, index) => {
    const sign = isExact && index < words.length - 1 ? '' : ':*';
    return `(${alternatives.map((word) => `'${word}'${sign}`).join(' | ')})`;
  });
  return sql`to_tsquery('words', ${parts.join(' & ')})`;
}

export const textMatches = (wanted: Wanted, name = 'search'): Condition =>
  sql<boolean>`${column(name)} @@ ${wordQuery(wanted)}`;

export const textRank = (wanted: Wanted, name = 'search'): RawBuilder<number> =>
  sql<number>`ts_rank(${column(name)}, ${wordQuery(wanted)})`;
