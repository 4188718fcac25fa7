// Mails that have not arrived, as administrators see them: why, and how they are listed.
import { z } from 'zod';
import type { ListDeclaration } from '../filters/filters.ts';
import { statusFilter } from '../filters/status-filter.ts';
import { mailStatuses } from './mail-status.ts';

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
