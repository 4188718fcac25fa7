// The review in the history: the last decision, since when a record waits, what changed since it was approved.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';

type Change = HistoryEntry['changes'][number];

/** The history's label of a decision that was taken back. */
const undoing = 'decision_undone';
const isReviewStatus = (status: string) => reviewStatuses.some((one) => one === status);

/** Newest first, without the decisions that were undone and without the undoing. */
const newestFirst = (history: readonly HistoryEntry[]) => {
  const entries = [...history].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  // What is undone is the newest decision before it: the record changes in no other way meanwhile.
  const undone = new Set(
    entries.flatMap(({ status }, index) => {
      const decided = entries.findIndex((entry, place) => place > index && isReviewStatus(entry.status));
      return status === undoing ? [index, decided] : [];
    }),
  );
  return entries.filter((_, index) => !undone.has(index));
};

/** The newest entry of that status. */
export const lastEntry = (history: readonly HistoryEntry[], status: string): HistoryEntry | undefined =>
  newestFirst(history).find((entry) => entry.status === status);

/** When the owner last submitted the record, by creating or editing it. */
export const submittedAt = (history: readonly HistoryEntry[]): string | undefined =>
  newestFirst(history).find(({ status }) => ['created', 'edited', 'edit', 'pending_validation'].includes(status))
    ?.createdAt;

/** Administrators' own changes to people, and what they ticked, are not part of their review. */
const notReviewed = ['role', 'authorizationLevel', 'owner', 'isPublishedInMarketplace', 'checklist'];

export interface ChangesToReview {
  approvedAt: string;
  changes: Change[];
}

/** Each field once, from its value in the approved version to the present one; undefined if it was never approved. */
export function changesToReview(history: readonly HistoryEntry[]): ChangesToReview | undefined {
  const entries = newestFirst(history);
  const approved = entries.findIndex(({ status }) => status === 'approved');
  const approvedAt = entries[approved]?.createdAt;
  if (approvedAt === undefined) return undefined;
  const merged = new Map<string, Change>();
  for (const { changes } of entries.slice(0, approved).toReversed()) {
    for (const change of changes) {
      const earlier = merged.get(change.fieldName);
      merged.set(change.fieldName, earlier ? { ...change, oldValue: earlier.oldValue } : change);
    }
  }
  const changes = [...merged.values()].filter(
    ({ fieldName, oldValue, newValue }) =>
      !notReviewed.includes(fieldName) && JSON.stringify(oldValue) !== JSON.stringify(newValue),
  );
  return { approvedAt, changes };
}
