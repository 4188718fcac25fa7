// When the two decision buttons are enabled, and why not; which statuses can be set directly.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { ShownRecord } from '../shown-record.ts';

export const longestComment = 500;

/** Final statuses: no decision changes them. */
const final = ['terminated', 'closed', 'deleted'];

export type Hindrance = 'locked' | 'already' | 'too_long' | 'no_comment' | 'status';

export interface DecisionRules {
  approve: Hindrance | undefined;
  reject: Hindrance | undefined;
}

export function decisionRules(
  { status, allowedActions }: Pick<ShownRecord, 'status' | 'allowedActions'>,
  comment: string,
  busy: boolean,
): DecisionRules {
  const locked = busy || final.includes(status);
  const length = comment.trim().length;
  const shared = (act: 'approve' | 'reject', already: string): Hindrance | undefined => {
    if (locked) return 'locked';
    if (status === already) return 'already';
    if (!allowedActions.includes(act)) return 'status';
    return length > longestComment ? 'too_long' : undefined;
  };
  return {
    approve: shared('approve', 'approved'),
    reject: shared('reject', 'rejected') ?? (length === 0 ? 'no_comment' : undefined),
  };
}

/**
 * Statuses that a decision sets are offered only if that decision is allowed. @param more statuses besides those of the
 * review
 */
export const settableStatuses = (
  { status, allowedActions }: Pick<ShownRecord, 'status' | 'allowedActions'>,
  more: readonly string[],
): string[] => {
  const acts: Readonly<Record<string, string>> = { approved: 'approve', rejected: 'reject' };
  return [...reviewStatuses, ...more].filter(
    (one) => one !== status && allowedActions.includes(acts[one] ?? 'setStatus'),
  );
};
