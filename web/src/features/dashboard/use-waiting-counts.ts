// How many records of each kind wait for a decision: the counts of the sidebar, which agree with the queue's total.
import { useQuery } from '@tanstack/react-query';
import { queueQuery, summaryQuery } from './dashboard-calls.ts';

export interface WaitingCounts {
  legalEntities: number;
  energyContracts: number;
  projects: number;
  offers: number;
  /** Payments whose confirmation is to be verified: what else is in the queue. */
  payments: number;
  /** Failed ones. */
  mails: number;
}

const smallestPage = 5;

export function useWaitingCounts(enabled: boolean): WaitingCounts | undefined {
  const { data: summary } = useQuery({ ...summaryQuery, enabled });
  const { data: queue } = useQuery({ ...queueQuery(1, smallestPage), enabled });
  if (!summary || !queue) return undefined;
  const { legalEntities, energyContracts, projects, offers } = summary.pending;
  const records = legalEntities + energyContracts + projects + offers;
  return { ...summary.pending, payments: Math.max(0, queue.total - records), mails: summary.failedMails };
}
