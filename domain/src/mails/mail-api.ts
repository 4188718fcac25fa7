// The administrators' calls about mails: those that have not arrived, and what was sent to whom.
import { apiCall } from '../api/api-call.ts';
import { exportCall } from '../exports/export-call.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { mailList, mailRecord, sentMail, sentMailList } from './mail.ts';
import { sentColumns, undeliveredColumns } from './mail-columns.ts';

export const mailApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/mails',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'Mails that have not arrived: failed, being tried again, or given up',
    query: listQuery(mailList),
    answer: pageOf(mailRecord),
  }),
  listExport: apiCall(
    exportCall('/api/admin/mails', 'admin', {
      list: mailList,
      columns: undeliveredColumns,
      what: 'Mails that have not arrived',
    }),
  ),
  sent: apiCall({
    method: 'GET',
    path: '/api/admin/mails/sent',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'Mails that were sent, as long as they are kept; what they said is not',
    query: listQuery(sentMailList),
    answer: pageOf(sentMail),
  }),
  sentExport: apiCall(
    exportCall('/api/admin/mails/sent', 'admin', {
      list: sentMailList,
      columns: sentColumns,
      what: 'Mails that were sent',
    }),
  ),
  retry: apiCall({
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    access: 'admin',
    status: 200,
    summary: 'Sends a failed mail again',
    params: recordParams,
    answer: mailRecord,
    problems: [409],
  }),
  giveUp: apiCall({
    method: 'POST',
    path: '/api/admin/mails/:id/give-up',
    access: 'admin',
    status: 200,
    summary: 'Sends a mail no more, and forgets what it says',
    params: recordParams,
    answer: mailRecord,
    problems: [409],
  }),
};
