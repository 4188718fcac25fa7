// Which records of a kind stand side by side, and what of them is compared. Each kind that can be compared declares it.
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';
import type { FactGroup } from './compared-facts.ts';
import type { ComparedHead } from './comparison-table.tsx';

interface Words {
  t: TFunction;
  formats: Formats;
}

export interface ComparedRecords<Found> {
  /** The kind's namespace of texts: `title.compare`, `compare.open` (a record), `compare.add` (another one). */
  texts: string;
  /** Of the call that gets one: its answer is shared with the record's page. */
  path: string;
  fetch: (input: { params: { id: string }; signal: AbortSignal }) => Promise<Found>;
  headOf: (found: Found, words: Words) => ComparedHead;
  factsOf: (found: Found, words: Words) => FactGroup[];
  recordTo: (id: string) => string;
  /** The list, with these records chosen. */
  listTo: (ids: readonly string[]) => string;
  /** The same comparison of other records. */
  to: (ids: readonly string[]) => string;
}

/** Takes the type of a record from the call. */
export const comparison = <Found>(compared: ComparedRecords<Found>): ComparedRecords<Found> => compared;
