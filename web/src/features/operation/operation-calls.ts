// The queries of the installation's settings and of the notice of maintenance.
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import { apiQuery, whileEdited } from '../../platform/api/query.ts';

export const shownSettingsQuery = apiQuery(adminOperationApi.settings);
export const noticeQuery = { ...apiQuery(adminOperationApi.notice), ...whileEdited, refetchOnWindowFocus: false };
