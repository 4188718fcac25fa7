// The review that entities, projects, offers and contracts share: its statuses and its transitions.
import type { ActionRule } from './actions.ts';

export const reviewStatuses = ['pending_validation', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * The administrator's acts. `rejectable` and `settable` name statuses beyond the three of the review: those from which
 * a rejection, or any status call, may start.
 */
export const reviewActions = <Status extends string = ReviewStatus>(
  rejectable: readonly Status[] = [],
  settable: readonly Status[] = rejectable,
): Record<'approve' | 'reject' | 'setStatus', ActionRule<Status | ReviewStatus>> => ({
  approve: { by: ['admin'], from: ['pending_validation', 'rejected'], to: 'approved' },
  reject: { by: ['admin'], from: ['pending_validation', 'approved', ...rejectable], to: 'rejected' },
  setStatus: { by: ['admin'], from: [...reviewStatuses, ...settable] },
});
