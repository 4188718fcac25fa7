// A record as the screens that all kinds share see it.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';

/** Where a record is shown: to its people and to strangers, or to administrators. */
export type App = 'marketplace' | 'admin';

export interface ShownRecord {
  id: string;
  /** What headings and messages call it. */
  name: string;
  status: string;
  version: number;
  allowedActions: readonly string[];
  /** Absent for those who may not know it, and until it is there. */
  history?: readonly HistoryEntry[] | undefined;
}
