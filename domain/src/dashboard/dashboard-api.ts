// The calls of the administrators' dashboard.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { pageOf, pageShape } from '../filters/page.ts';
import { perKind, reviewedKinds } from '../records/kinds.ts';
import { queueKinds } from './queue-kinds.ts';

const totals = z.object(perKind(reviewedKinds, 'key', () => z.int()));
export type Totals = z.infer<typeof totals>;

/** Amounts in EUR with VAT, without what was received of them. */
const money = z.object({ count: z.int(), amount: z.number() });
const unpaid = z.object({ due: money, overdue: money });
/** Invoices that are not paid: before their due date, and after it. */
export type Unpaid = z.infer<typeof unpaid>;

export const queueItem = z.object({
  kind: z.enum(queueKinds),
  id: z.string(),
  name: z.string(),
  entityName: z.string(),
  /** `created`, `edited`, or `confirmation_uploaded`. */
  reason: z.string(),
  waitingSince: z.string(),
  /** That a decision is about: of a payment its invoice's. */
  version: z.int(),
  /** The name of the administrator who has taken the case. */
  holder: z.string().nullable(),
});

export const dashboardApi = {
  summary: apiCall({
    method: 'GET',
    path: '/api/admin/dashboard/metrics/summary',
    access: 'admin',
    status: 200,
    summary: 'How many records there are, how many wait for a decision, and what is to be paid',
    answer: totals.extend({ pending: totals, unpaid, failedMails: z.int(), openRequests: z.int() }),
  }),
  createdContracts: apiCall({
    method: 'GET',
    path: '/api/admin/dashboard/metrics/created-contracts',
    access: 'admin',
    status: 200,
    summary: 'Contracts created on each of the last 30 days',
    answer: z.array(z.object({ date: z.string(), count: z.int() })),
  }),
  negotiationTime: apiCall({
    method: 'GET',
    path: '/api/admin/dashboard/metrics/ppa-negotiation-time',
    access: 'admin',
    status: 200,
    summary: 'Average days from first message to closing, by month of the last 12',
    answer: z.array(z.object({ month: z.string(), averageDays: z.number().nullable() })),
  }),
  queue: apiCall({
    method: 'GET',
    path: '/api/admin/dashboard/queue',
    access: 'admin',
    status: 200,
    summary: 'What waits for a decision, oldest first, of one kind or of all',
    query: z.object({ ...pageShape, kind: z.enum(queueKinds).optional() }),
    answer: pageOf(queueItem),
  }),
};
