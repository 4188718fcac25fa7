// The queries of the dashboard and of the sidebar's counts.
import type { Received } from '@wattpact/domain/api/api-call';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { apiQuery } from '../../platform/api/query.ts';

export const summaryQuery = apiQuery(dashboardApi.summary);
export const createdContractsQuery = apiQuery(dashboardApi.createdContracts);
export const negotiationTimeQuery = apiQuery(dashboardApi.negotiationTime);
export type QueueItem = Received<typeof dashboardApi.queue>['items'][number];
export type QueueKind = QueueItem['kind'];

export const queueQuery = (page: number, limit: number, kind?: QueueKind) =>
  apiQuery(dashboardApi.queue, { query: { page, limit, ...(kind && { kind }) } });
