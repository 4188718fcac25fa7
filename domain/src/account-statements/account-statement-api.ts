// A company's account with the platform: what it was asked for, what it paid, and what is open between two days.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { withRules } from '../fields/rules.ts';
import { date, recordParams } from '../fields/texts.ts';
import { pageOf, pageShape } from '../filters/page.ts';

/**
 * `received`: on a bank statement; `confirmed`: by a proof of payment. Of too much: `refunded` to the company, or `credited`
 * to another invoice, which has it as `credit_received`.
 */
const accountEntryKinds = [
  'issued',
  'cancelled',
  'received',
  'confirmed',
  'refunded',
  'credited',
  'credit_received',
] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

const period = { dateStart: date.optional(), dateEnd: date.optional() };
type Asked = { dateStart?: string | undefined; dateEnd?: string | undefined };
const inOrder = ({ dateStart, dateEnd }: Asked) =>
  dateStart !== undefined && dateEnd !== undefined && dateEnd < dateStart
    ? [{ path: ['dateEnd'], key: 'error_invalid.date_end' }]
    : [];

const accountLine = z.object({
  date: z.string(),
  kind: z.enum(accountEntryKinds),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  description: z.string(),
  /** Euro that the company owes by it. */
  debit: z.number(),
  /** Euro that it owes less by it. */
  credit: z.number(),
  /** Euro owed after it; negative when the platform owes the company. */
  balance: z.number(),
});

const accountStatement = pageOf(accountLine)
  .extend({
    legalEntity: z.object({ id: z.string(), name: z.string(), fiscalNumber: z.string() }),
    /** The whole account where no day is given. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    openingBalance: z.number(),
    /** Of the whole period, not of the page. */
    debit: z.number(),
    credit: z.number(),
    closingBalance: z.number(),
  })
  .meta({ id: 'AccountStatement' });
export type AccountStatement = z.infer<typeof accountStatement>;

/** The most that a file takes. */
export const maximumAccountLines = { csv: 200_000, pdf: 2000 };

const path = '/api/admin/legal-entities/:id/account-statement';

export const accountStatementApi = {
  get: apiCall({
    method: 'GET',
    path,
    access: 'admin',
    status: 200,
    summary: 'What a company was asked for and paid between two days, oldest first, with the balance after each',
    params: recordParams,
    opens: 'legal_entity',
    query: withRules(z.object({ ...period, ...pageShape }), inOrder),
    answer: accountStatement,
  }),
  download: apiCall({
    method: 'GET',
    path: `${path}/export`,
    access: 'admin',
    status: 200,
    summary: 'The whole period as a file, in the language of the reader',
    params: recordParams,
    query: withRules(z.object({ ...period, format: z.enum(['csv', 'pdf']) }), inOrder),
    problems: [409],
    perUser: userLimits.export,
    raw: 'download',
  }),
};
