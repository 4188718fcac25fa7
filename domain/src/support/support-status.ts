// The statuses of support requests, and the acts that lead from one to another.
import type { ActionTable } from '../access/actions.ts';

export const supportStatuses = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** A closed request may be answered once more: the answer opens it again as answered. */
export const supportActions = {
  answer: { by: ['admin'], from: supportStatuses, to: 'answered' },
  close: { by: ['admin'], from: ['open', 'answered'], to: 'closed' },
  reopen: { by: ['admin'], from: ['closed'], to: 'open' },
} satisfies ActionTable<SupportStatus>;
