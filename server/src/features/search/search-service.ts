// Reads what was typed: as a number of a record, as words, and, when nothing is called so, as words with a letter wrong.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { type FoundGroup, foundKinds, mostFound } from '@wattpact/domain/search/search-api';
import { typedNumbers } from '@wattpact/domain/search/typed-number';
import type { Db } from '../../platform/database/database.ts';
import { readings, wordsOf } from '../../platform/lists/free-text.ts';
import { type FoundRow, findRecords } from './search-queries.ts';

/** A single letter says nothing yet, and begins a large part of all words. */
const leastLetters = 2;

/** The kind with the likeliest record first; among equals in the order of the kinds. */
function grouped(rows: readonly FoundRow[]): FoundGroup[] {
  const groups = foundKinds.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }));
  return groups
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => (a.found[0]?.place ?? 0) - (b.found[0]?.place ?? 0))
    .map(({ kind, found }) => ({
      kind,
      items: found.slice(0, mostFound).map(({ id, name, details, status }) => ({ id, name, details, status })),
      hasMore: found.length > mostFound,
    }));
}

export async function searchRecords(db: Db, typed: string, now: Date): Promise<FoundGroup[]> {
  const numbers = typedNumbers(typed, Number(lisbonDate(now).slice(0, 4)));
  const words = typed.length < leastLetters ? [] : wordsOf(typed);
  if (words.length === 0 && Object.keys(numbers).length === 0) return [];
  for await (const reading of readings(db, words)) {
    const found = await findRecords(db, { typed, numbers, words: reading });
    if (found.length > 0) return grouped(found);
  }
  return [];
}
