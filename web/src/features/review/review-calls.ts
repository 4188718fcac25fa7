// The administrator's calls on whatever is reviewed, and the record as these parts see it.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { HistoryEntry } from '@wattpact/domain/records/record-schemas';

type Target = Pick<ApiCall, 'method' | 'path'>;

/** `adminLegalEntityApi`, `adminProjectApi` and so on. */
export interface ReviewApi {
  approve: Target;
  reject: Target;
  setStatus: Target;
}

export interface ReviewedRecord {
  id: string;
  /** What the messages call it. */
  name: string;
  status: string;
  version: number;
  allowedActions: readonly string[];
  history?: readonly HistoryEntry[] | undefined;
}
