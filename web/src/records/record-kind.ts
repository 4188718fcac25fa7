// What the shared screens need of a kind of record: its names, calls, addresses and fields.

import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { ReviewedKindName, TextsOf } from '@wattpact/domain/records/kinds';

export type Target = Pick<ApiCall, 'method' | 'path'>;

/** The administrators' decisions: of `adminLegalEntityApi`, `adminProjectApi` and so on. */
export interface DecisionCalls {
  approve: Target;
  reject: Target;
  setStatus: Target;
  /** For kinds whose decisions may be taken back for some seconds. */
  undo?: Target;
  /** For kinds whose approval may issue an invoice: answers its amount. */
  approvalFee?: Target;
}

export interface RecordKind {
  /** The kind's name in the shared workflows and their texts. */
  kind: ReviewedKindName;
  /** Its namespace of texts. */
  base: TextsOf<ReviewedKindName>;
  api: { get: Target; remove?: Target };
  adminApi: DecisionCalls & { get: Target; remove: Target; list: Target };
  page: (id: string) => string;
  edit: (id: string) => string;
  /** Where its owner goes after a deletion. */
  ownList: () => string;
  adminPage: (id: string) => string;
  adminList: () => string;
  /** Statuses that an administrator may set besides those of the review. */
  moreStatuses?: readonly string[];
  /** Statuses without a banner, because the page shows them elsewhere. */
  withoutBanner?: readonly string[];
  /** What an administrator ticks beside the decision; each has a label under `review.check` of its texts. */
  checks?: readonly string[];
  /** Statuses in which an edit amends what is in force, and is called so. */
  amendedIn?: readonly string[];
  /** How long it counts as fresh, if not the default. */
  freshness?: { staleTime: number; retry: false };
  /** The key of the text of a page that is being loaded, if the kind has its own. */
  loading?: string;
  /** The key of the message for a page that cannot be loaded, if the kind has its own. */
  loadError?: string;
}
