// The calls about requests to support: one of the person who asks, the others of administrators.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import {
  supportAnswer,
  supportClosing,
  supportFeedback,
  supportList,
  supportRequest,
  supportSummary,
} from './support.ts';

const path = '/api/admin/support';

export const supportApi = {
  send: apiCall({
    method: 'POST',
    path: '/api/support-feedback',
    access: 'user',
    status: 201,
    summary: 'Sends feedback to the operator',
    body: supportFeedback,
    answer: z.object({ id: z.string(), createdAt: z.string() }),
    problems: [409],
    perUser: userLimits.support,
    idempotent: true,
  }),
  list: apiCall({
    method: 'GET',
    path,
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'Requests to support, newest first',
    query: listQuery(supportList),
    answer: pageOf(supportSummary),
  }),
  get: apiCall({
    method: 'GET',
    path: `${path}/:id`,
    access: 'admin',
    status: 200,
    summary: 'A request to support with its files and its answers',
    params: recordParams,
    opens: 'support_feedback',
    answer: supportRequest,
  }),
  answer: apiCall({
    method: 'POST',
    path: `${path}/:id/answer`,
    access: 'admin',
    status: 200,
    summary: 'Answers a request: the mail goes to the address in it, with the thread below',
    params: recordParams,
    body: supportAnswer,
    answer: supportRequest,
    problems: [409],
    idempotent: true,
  }),
  close: apiCall({
    method: 'PATCH',
    path: `${path}/:id/closed`,
    access: 'admin',
    status: 200,
    summary: 'Closes a request, or opens it again with `closed: false`',
    params: recordParams,
    body: supportClosing,
    answer: supportRequest,
    problems: [409],
  }),
};
