// The signed-in person's open tasks.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordKindNames } from '../records/kinds.ts';

const task = z.object({
  /**
   * A rejected record to correct, an invoice to pay, a signed contract to register (by its negotiation), a contract past
   * its expected end whose lapse may be recorded, or a negotiation with unread messages.
   */
  kind: z.enum(['rejected', 'invoice', 'registration', 'expiry', 'negotiation']),
  recordKind: z.enum(recordKindNames),
  id: z.string(),
  name: z.string(),
  /**
   * The administrator's reason; for a negotiation the newest message, unless a version of the contract template came
   * last.
   */
  comment: z.string().nullable(),
  /** For a negotiation in which a version of the contract template came last: its number. */
  templateVersion: z.int().nullable(),
  /** Of a contract to register: its signature, `2026-11-16`. */
  signedAt: z.string().nullable(),
  /** Of an invoice, of a registration, of a rejected contract that is to be registered; an expected end: `2026-12-04`. */
  dueDate: z.string().nullable(),
  /** Of an invoice, EUR. */
  totalPrice: z.number().nullable(),
  /** Of a negotiation: messages and versions. */
  unreadCount: z.int().nullable(),
});
export type Task = z.infer<typeof task>;

export const taskApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/tasks',
    access: 'user',
    status: 200,
    summary:
      'What waits for the caller: records to correct, invoices to pay, contracts to register, contracts past their end, unread negotiations; the first twelve',
    answer: z.object({
      items: z.array(task),
      total: z.int(),
      /** The number of negotiations with unread messages, without muted ones. */
      unreadNegotiations: z.int(),
      openInvoices: z.int(),
    }),
  }),
};
