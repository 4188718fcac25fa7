// Free text in lists: every word must match as a prefix, without regard to case and accents.
import { type RawBuilder, sql } from 'kysely';
import { type Condition, column } from './conditions.ts';

/** The words of what was typed. Whatever is no letter or digit separates. */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 10);

/** `'praia':* & 'verde':*`, read by the configuration that the columns were made with. */
export const prefixQuery = (words: readonly string[]): RawBuilder<unknown> =>
  sql`to_tsquery('words', ${words.map((word) => `'${word}':*`).join(' & ')})`;

export const textMatches = (words: readonly string[], name = 'search'): Condition =>
  sql<boolean>`${column(name)} @@ ${prefixQuery(words)}`;

export const textRank = (words: readonly string[], name = 'search'): RawBuilder<number> =>
  sql<number>`ts_rank(${column(name)}, ${prefixQuery(words)})`;
