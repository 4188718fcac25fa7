// The number of records of each kind that wait for a decision: the counts of the sidebar, whose sum is the queue's total.
import { useQuery } from '@tanstack/react-query';
import type { Totals } from '@wattpact/domain/dashboard/dashboard-api';
import { queueQuery, summaryQuery } from './dashboard-calls.ts';

export interface WaitingCounts extends Totals {
  /** Payments whose confirmation must be verified: the rest of the queue. */
  payments: number;
  /** Failed mails. */
  mails: number;
  /** Requests to support that nobody has answered. */
  support: number;
}

const smallestPage = 5;

export function useWaitingCounts(enabled: boolean): WaitingCounts | undefined {
  const { data: summary } = useQuery({ ...summaryQuery, enabled });
  const { data: queue } = useQuery({ ...queueQuery(1, smallestPage), enabled });
  if (!summary || !queue) return undefined;
  const records = Object.values(summary.pending).reduce((sum, count) => sum + count, 0);
  return {
    ...summary.pending,
    payments: Math.max(0, queue.total - records),
    mails: summary.failedMails,
    support: summary.openRequests,
  };
}
