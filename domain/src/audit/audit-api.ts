// The administrators' call about what they and the operator have done.
import { apiCall } from '../api/api-call.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { auditEntry, auditList } from './audit.ts';

export const auditApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'What administrators and the operator have done, read and exported, newest first',
    query: listQuery(auditList),
    answer: pageOf(auditEntry),
  }),
};
