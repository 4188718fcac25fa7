// The queries of the dashboard and of the sidebar's counts.
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { apiQuery } from '../../platform/api/query.ts';

export const summaryQuery = apiQuery(dashboardApi.summary);
export const createdContractsQuery = apiQuery(dashboardApi.createdContracts);
export const negotiationTimeQuery = apiQuery(dashboardApi.negotiationTime);
export const queueQuery = (page: number, limit: number) => apiQuery(dashboardApi.queue, { query: { page, limit } });
