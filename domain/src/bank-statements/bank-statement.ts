// Account statements of the bank (ISO 20022 camt.053): their bounds, what administrators see of them, and what they send.
import { z } from 'zod';
import { id } from '../fields/texts.ts';
import type { ListDeclaration } from '../filters/filters.ts';

/** What one file may hold. */
export const statementBounds = {
  bytes: 10_485_760,
  entries: 2000,
  /** That are confirmed at once: all or none, each with locks. */
  confirmed: 500,
  /** Of elements within each other; the format itself has about fifteen. */
  depth: 40,
  /** Of a debtor's name or a remittance, as far as it is kept. */
  textLength: 500,
} as const;

/** The versions of the format that are read: camt.053.001.02 to camt.053.001.13. */
export const statementVersions = { first: 2, last: 13 } as const;

/**
 * How a received amount and an invoice belong together. By its reference: the open amount, a part of it, or more. `NAME`:
 * the open amount, from somebody whose name is like the invoiced company's.
 */
const matchKinds = ['EXACT', 'PARTIAL', 'OVER', 'NAME'] as const;
export type MatchKind = (typeof matchKinds)[number];
/** A confirmed match is told by its amount alone. */
export const confirmedKinds = ['EXACT', 'PARTIAL', 'OVER'] as const;
export type ConfirmedKind = (typeof confirmedKinds)[number];

const namedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  legalEntityName: z.string(),
  /** Euro that were still to be paid before this entry. */
  openAmount: z.number(),
});

export const bankEntry = z.object({
  id: z.string(),
  /** Euro, received. */
  amount: z.number(),
  bookedOn: z.string(),
  debtor: z.string().nullable(),
  remittance: z.string().nullable(),
  /** Proposed, or confirmed when `payment` is there. */
  match: z.object({ invoiceId: z.string(), kind: z.enum(matchKinds) }).nullable(),
  /** The invoice of the match. */
  invoice: namedInvoice.nullable(),
  /** The confirmed payment. */
  payment: z.object({ confirmedAt: z.string(), confirmedBy: z.string().nullable() }).nullable(),
  /** Why its last confirmed match was taken back. */
  takenBack: z.object({ invoiceNumber: z.string(), reason: z.string(), at: z.string() }).nullable(),
  /** An earlier statement of the account has the same entry of the bank. */
  isRepeated: z.boolean(),
});
export type BankEntry = z.infer<typeof bankEntry>;

export const bankStatementRow = z.object({
  id: z.string(),
  /** The IBAN. */
  account: z.string(),
  /** The bank's own identification. */
  statementId: z.string(),
  /** Calendar dates, where the bank names them. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  fileName: z.string(),
  createdAt: z.string(),
  /** Received amounts. */
  received: z.int(),
  /** Of them, with a confirmed invoice. */
  confirmed: z.int(),
});
export type BankStatementRow = z.infer<typeof bankStatementRow>;

export const bankStatementRecord = bankStatementRow
  .extend({ entries: z.array(bankEntry) })
  .meta({ id: 'BankStatement' });
export type BankStatementRecord = z.infer<typeof bankStatementRecord>;

/**
 * Each entry pays one invoice; several entries may pay the same one. `kind` is what the administrator saw: the open
 * amount, a part of it or more, after the entries before it in this list. `repeated` says that an entry which an earlier
 * statement has is another amount all the same.
 */
export const confirmation = z.strictObject({
  entries: z
    .array(
      z.strictObject({ entryId: id, invoiceId: id, kind: z.enum(confirmedKinds), repeated: z.boolean().optional() }),
    )
    .min(1)
    .max(statementBounds.confirmed),
});

export type Confirmation = z.infer<typeof confirmation>;

export const bankStatementList = {
  filters: [
    {
      name: 'date',
      kind: 'date',
      names: { min: 'dateStart', max: 'dateEnd' },
      column: 'to_date',
      labelKey: 'invoices:statements.date',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;
