// The statuses of mails that have not arrived, and the acts that lead from one to another.
import type { ActionTable } from '../access/actions.ts';

/** `queued` means here: an earlier try failed, and the job will try again. */
export const mailStatuses = ['queued', 'failed', 'given_up', 'sent'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailActions = {
  retry: { by: ['admin'], from: ['failed'], to: 'queued' },
  giveUp: { by: ['admin'], from: ['queued', 'failed'], to: 'given_up' },
} satisfies ActionTable<MailStatus>;
