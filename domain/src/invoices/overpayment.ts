// What was received beyond an invoice's total, and how an administrator settles it: returned by a transfer, or counted for
// another unpaid invoice of the same company.
import { z } from 'zod';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { date, id, text } from '../fields/texts.ts';

export const settlementWays = ['REFUND', 'CREDIT'] as const;

const fields = z.strictObject({
  way: z.enum(settlementWays),
  refundedOn: date.optional(),
  bankReference: text(1, 140).optional(),
  invoiceId: id.optional(),
});
type Settled = z.output<typeof fields>;

/** Each way has its own fields: required by it, and not valid with the other one. */
const itsFields = [
  { way: 'REFUND', name: 'refundedOn', missing: 'error_required.refunded_on', other: 'error_invalid.refunded_on' },
  {
    way: 'REFUND',
    name: 'bankReference',
    missing: 'error_required.bank_reference',
    other: 'error_invalid.bank_reference',
  },
  { way: 'CREDIT', name: 'invoiceId', missing: 'error_required.invoice_id', other: 'error_invalid.invoice_id' },
] as const;

function ofItsWay(given: Unchecked<Settled>): RuleFault[] {
  if (!given.way || !settlementWays.includes(given.way)) return [];
  return itsFields.flatMap(({ way, name, missing, other }) => {
    const isOwn = way === given.way;
    if (isOwn === (given[name] !== undefined)) return [];
    return { path: [name], key: isOwn ? missing : other };
  });
}

/**
 * A refund returns all that is left of it, by the transfer of that day and reference. A credit takes as much as the other
 * invoice lacks; the rest stays to be settled.
 */
export const newSettlement = withRules(fields, ofItsWay);
export type NewSettlement = Settled;

const namedInvoice = z.object({ id: z.string(), number: z.string() });

export const settlement = z.object({
  id: z.string(),
  way: z.enum(settlementWays),
  /** Euro. */
  amount: z.number(),
  /** Calendar date: of the transfer, or on which the credit was noted. */
  settledOn: z.string(),
  /** Of a refund. */
  bankReference: z.string().nullable(),
  /** The one for which too much was received. */
  invoice: namedInvoice,
  /** Of a credit: the one for which it counts now. */
  creditedInvoice: namedInvoice.nullable(),
});
export type Settlement = z.infer<typeof settlement>;
