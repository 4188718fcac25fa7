// The queries of the installation: how it stands, its failed jobs, its settings, and the notice of maintenance.
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import { apiQuery, whileEdited } from '../../platform/api/query.ts';

const twentySeconds = 20_000;

export const reportQuery = { ...apiQuery(adminOperationApi.report), refetchInterval: twentySeconds };
export const failedJobsQuery = { ...apiQuery(adminOperationApi.failedJobs), refetchInterval: twentySeconds };
export const shownSettingsQuery = apiQuery(adminOperationApi.settings);
export const noticeQuery = { ...apiQuery(adminOperationApi.notice), ...whileEdited, refetchOnWindowFocus: false };
