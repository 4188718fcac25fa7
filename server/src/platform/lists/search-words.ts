// The known words of names and places, without accents and case, in which misspelt words are looked up.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Job, JobTable } from '../jobs/job-runner.ts';

/** Call it with every change of a searchable text; the new words are known some seconds after the commit. */
export const noteWords = (db: Db, text: string): Promise<void> =>
  enqueue(db, 'note_search_words', { text }, { canWait: true });

/** In a transaction of its own, so that two changes with the same new word do not wait for each other. */
const noteSearchWords: Job<{ text: string }> = async ({ text }, { db }) => {
  await sql`
    insert into search_word (word)
    select lexeme from unnest(search_vector(${text}))
    where length(lexeme) between 3 and 60 and lexeme !~ '^[0-9]+$' and lexeme !~ '[[:punct:][:space:]]'
    order by lexeme
    on conflict do nothing`.execute(db);
};

export const searchWordJobs: JobTable = { jobs: { note_search_words: noteSearchWords }, schedule: [] };

/** For each prefix of `b`, the edit distance (letters changed, added, dropped or swapped) to `a`. */
function distances(a: string, b: string): number[] {
  let [twoBack, before]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (twoBack[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
    }
    [twoBack, before] = [before, row];
  }
  return before;
}

/** The edit distance of two texts: letters to change, add, drop or swap. */
export const editDistance = (a: string, b: string): number => distances(a, b).at(-1) ?? 0;

/**
 * The edit distance of the typed word to the known one or, because people search while typing, to one of its prefixes.
 */
export function typingDistance(typed: string, known: string): number {
  const all = distances(typed, known);
  return Math.min(all.at(-1) ?? 0, Math.min(...all) + 0.5);
}

const alternatives = 8;
/** Longer texts are sentences rather than names, and their first words are enough. */
const mostWords = 4;
const mostKnown = 3000;

/** For each typed word the known words that differ by a letter, or by two in longer words; the nearest first. */
export async function similarWords(db: Db, typed: readonly string[]): Promise<string[][]> {
  const asked = typed.slice(0, mostWords);
  const { rows } = await sql<{ place: number; plain: string; known: string[] }>`
    select w.place::int, w.plain, k.known
    from (select place, (tsvector_to_array(search_vector(word)))[1] as plain
      from unnest(${asked}::text[]) with ordinality u(word, place)) w
    cross join lateral (select coalesce(array_agg(word), '{}') as known from (
      select s.word from search_word s where s.word % w.plain or s.word like left(w.plain, 2) || '%'
      order by similarity(s.word, w.plain) desc, s.word limit ${mostKnown}) s) k
    where length(w.plain) > 2`.execute(db);
  const similar = new Map(rows.map(({ place, plain, known }) => [place, nearest(plain, known)]));
  return typed.map((_, index) => similar.get(index + 1) ?? []);
}

function nearest(plain: string, known: readonly string[]): string[] {
  const most = plain.length < 4 ? 1 : 2;
  return known
    .map((word) => ({ word, far: typingDistance(plain, word) }))
    .filter(({ far }) => Math.floor(far) <= most)
    .sort((a, b) => a.far - b.far || a.word.length - b.word.length)
    .slice(0, alternatives)
    .map(({ word }) => word);
}
