// Which records of a kind are compared, and which facts. Each kind that can be compared declares it.
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import type { ComponentType } from 'react';
import type { FieldWords } from '../fields/field-text.ts';
import type { FactGroup } from './compared-facts.ts';
import type { ComparedHead } from './comparison-table.tsx';

export interface ComparedRecords<Found> {
  /** Its namespace of texts has `title.compare`, `compare.open` (a record) and `compare.add` (another one). */
  kind: RecordKindName;
  /** The call that gets one record; its answer is shared with the record's page. */
  path: string;
  fetch: (input: { params: { id: string }; signal: AbortSignal }) => Promise<Found>;
  headOf: (found: Found, words: FieldWords) => ComparedHead;
  factsOf: (found: Found, words: FieldWords) => FactGroup[];
  /** What follows the table. */
  Below?: ComponentType<{ found: readonly Found[] }>;
  recordTo: (id: string) => string;
  /** The list, with these records selected. */
  listTo: (ids: readonly string[]) => string;
  /** The same comparison of other records. */
  to: (ids: readonly string[]) => string;
}
