// Mails that have not arrived, as administrators see them: their statuses, why, and what may be done.
import { z } from 'zod';
import type { ActionTable } from '../access/actions.ts';
import type { ListDeclaration } from '../filters/filters.ts';
import { statusFilter } from '../filters/status-filter.ts';

/** `queued` means here: an earlier try failed, and the job will try again. */
export const mailStatuses = ['queued', 'failed', 'given_up', 'sent'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The kinds of failure, each explained to administrators with what to correct. */
export const mailFaults = [
  'no_connection',
  'no_tls',
  'sign_in',
  'unknown_mailbox',
  'full_mailbox',
  'refused',
  'try_later',
  'attachment',
  'other',
] as const;
export type MailFault = (typeof mailFaults)[number];

export const mailActions = {
  retry: { by: ['admin'], from: ['failed'], to: 'queued' },
  giveUp: { by: ['admin'], from: ['queued', 'failed'], to: 'given_up' },
} as const satisfies ActionTable<MailStatus>;

const undelivered = mailStatuses.filter((status) => status !== 'sent');

export const mailList = {
  filters: [
    { name: 'searchQuery', kind: 'input', labelKey: 'common:filters.search', primary: true, counted: false },
    statusFilter(undelivered),
    {
      name: 'fault',
      kind: 'badge_checkbox',
      column: 'fault',
      many: true,
      options: mailFaults,
      optionLabelKey: 'dashboard:mail_fault',
      labelKey: 'dashboard:mails.fault',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;

/** What arrived at its server, as long as it is kept (docs/operations.md). */
export const sentMailList = {
  filters: [
    { name: 'searchQuery', kind: 'input', labelKey: 'common:filters.search', primary: true, counted: false },
    { name: 'recipient', kind: 'input', column: 'recipient', labelKey: 'dashboard:mails.recipient' },
    {
      name: 'sent',
      kind: 'date',
      column: 'created_at',
      names: { min: 'sentStart', max: 'sentEnd' },
      labelKey: 'dashboard:mails.sent_at',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;

export const sentMail = z
  .object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    createdAt: z.string(),
    /** When the mail server took it. */
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'SentMail' });
export type SentMail = z.infer<typeof sentMail>;

export const mailRecord = z
  .object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(mailStatuses),
    fault: z.enum(mailFaults).nullable(),
    /** The mail server's original answer. */
    error: z.string().nullable(),
    attempts: z.int(),
    createdAt: z.string(),
    triedAt: z.string().nullable(),
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'UndeliveredMail' });
export type MailRecord = z.infer<typeof mailRecord>;
