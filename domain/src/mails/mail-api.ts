// The administrators' calls about mails that have not arrived.
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { mailList, mailRecord } from './mail.ts';

export const mailApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/mails',
    access: 'admin',
    status: 200,
    summary: 'Mails that have not arrived: failed, being tried again, or given up',
    query: listQuery(mailList),
    answer: pageOf(mailRecord),
  }),
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
