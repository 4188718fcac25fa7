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
  api: { get: Target; remove?: Target };
  adminApi: DecisionCalls & { get: Target; remove: Target; list: Target };
  page: (id: string) => string;
  edit: (id: string) => string;
  /** Where its owner goes when it is deleted. */
  ownList: () => string;
  adminPage: (id: string) => string;
  adminList: () => string;
  /** Statuses that an administrator may set beside those of the review. */
  moreStatuses?: readonly string[];
  /** Statuses that need no banner on its page: the page says it elsewhere. */
  withoutBanner?: readonly string[];
  /** Its deletion needs a written justification. */
  needsJustification?: boolean;
  /** How long it counts as fresh, where that is not as for all. */
  freshness?: { staleTime: number; retry: false };
  /** The key of what its page says when it cannot be loaded, where that has words of its own. */
  loadError?: string;
  /** Asks anew for what an act on a record has made stale. */
  refresh: (client: QueryClient) => Promise<void>;
}
