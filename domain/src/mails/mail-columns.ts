// The columns of the files of mails; names as in the tables of the pages.
import type { ExportColumn } from '../exports/list-export.ts';
import { createdColumn, idColumn, option, statusColumn, text } from '../exports/market-columns.ts';

const addressed = [
  text('recipient', 'dashboard:mails.recipient', 'recipient'),
  text('subject', 'dashboard:mails.subject', 'subject'),
] as const;

export const undeliveredColumns: readonly ExportColumn[] = [
  ...addressed,
  statusColumn,
  option('fault', 'dashboard:mails.fault', 'fault', 'dashboard:mail_fault'),
  text('answer', 'dashboard:mails.answer', 'error'),
  { name: 'attempts', labelKey: 'dashboard:mails.attempts', path: 'attempts', kind: 'number' },
  { name: 'tried', labelKey: 'dashboard:mails.tried', path: 'triedAt', kind: 'moment' },
  createdColumn,
  idColumn,
];

export const sentColumns: readonly ExportColumn[] = [
  ...addressed,
  { name: 'sent', labelKey: 'dashboard:mails.sent_at', path: 'sentAt', kind: 'moment' },
  createdColumn,
  idColumn,
];
