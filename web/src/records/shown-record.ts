// A record as the shared screens see it.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';

/** Where a record is shown: to its own users and to strangers, or to administrators. */
export type App = 'marketplace' | 'admin';

export interface ShownRecord {
  id: string;
  /** Its name in headings and messages. */
  name: string;
  status: string;
  version: number;
  allowedActions: readonly string[];
  /** An amendment of it waits or was rejected, while what was approved before is in force. */
  isAmended?: boolean | undefined;
  /** What its approval does not wait for, but should be known before. */
  lacks?: string | undefined;
  /** Absent for users who may not see it, and while loading. */
  history?: readonly HistoryEntry[] | undefined;
}
