// What a kind of record is to the screens that all kinds share: its names, calls, addresses and fields.

import type { QueryClient } from '@tanstack/react-query';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { ReviewedKindName } from '@wattpact/domain/records/kinds';

export type Target = Pick<ApiCall, 'method' | 'path'>;

/** The decisions of an administrator: of `adminLegalEntityApi`, `adminProjectApi` and so on. */
export interface DecisionCalls {
  approve: Target;
  reject: Target;
  setStatus: Target;
}

export interface RecordKind {
  /** As the shared workflows and their texts call it. */
  kind: ReviewedKindName;
  /** Its namespace of texts. */
  base: 'projects' | 'offers' | 'energyContracts' | 'legalEntity';
  api: { get: Target };
  adminApi: DecisionCalls & { get: Target; remove: Target; list: Target };
  page: (id: string) => string;
  edit: (id: string) => string;
  /** Where its owner goes when it is deleted. */
  ownList: () => string;
  adminPage: (id: string) => string;
  adminList: () => string;
  /** Statuses that an administrator may set beside those of the review. */
  moreStatuses?: readonly string[];
  /** Asks anew for what an act on a record has made stale. */
  refresh: (client: QueryClient) => Promise<void>;
}
