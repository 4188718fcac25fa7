// Fees: their configuration, and how an amount, its tax and its due date are computed.

import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { withRules } from '../fields/rules.ts';
import { decimal, id } from '../fields/texts.ts';
import { feeTypes, paymentDeadlines, periodicities } from './fee-types.ts';

/** ISO 13616: length by country and the mod-97 check, stored without spaces. */
export const iban = z
  .string()
  .trim()
  .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
  .refine((typed) => isValidIBAN(typed), 'error_invalid.iban');

const fee = z.strictObject({
  feeType: z.enum(feeTypes, 'error_invalid.fee_type'),
  amount: decimal(0, 999_999.99),
  paymentDeadlineDays: z.literal([...paymentDeadlines]),
  taxRate: decimal(0, 100),
  periodicity: z.enum(periodicities),
});
export type Fee = z.infer<typeof fee>;

/** Each of the five types exactly once. */
export const feeConfiguration = withRules(
  z.strictObject({ iban, fees: z.array(fee).min(feeTypes.length).max(feeTypes.length) }),
  ({ fees }) =>
    (Array.isArray(fees) ? fees : []).flatMap((one, index, all) =>
      one?.feeType !== undefined && all.findIndex((other) => other?.feeType === one.feeType) < index
        ? [{ path: ['fees', index, 'feeType'], key: 'error_invalid.fee_type' }]
        : [],
    ),
);
export type FeeConfiguration = z.infer<typeof feeConfiguration>;

const upper = (typed: string) => typed.toUpperCase();
/** Both letter cases are read. The entity is the first party, or nothing before it is chosen. */
export const feeRequest = z.strictObject({
  feeType: z.string().overwrite(upper).pipe(z.enum(feeTypes, 'error_invalid.fee_type')),
  entityType: z
    .string()
    .overwrite((typed) => typed.toLowerCase())
    .pipe(z.enum(['contract'])),
  entityId: id.optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});

export interface FeeAmount {
  /** Cents before tax. */
  netCents: number;
  /** Percent. */
  taxRate: number;
  taxCents: number;
  totalCents: number;
  /** The entity's country is not the issuer's: the customer accounts for the tax (CIVA art. 6.º n.º 6 a, a contrário). */
  reverseCharge: boolean;
}

/** Net, tax and total in cents; half cents round up. Rates have two decimals, hence whole hundredths of a percent. */
export function feeAmount(
  { amount, taxRate }: Pick<Fee, 'amount' | 'taxRate'>,
  countries: { issuer: string; customer: string },
): FeeAmount {
  const reverseCharge = countries.issuer !== countries.customer;
  const rate = reverseCharge ? 0 : taxRate;
  const netCents = Math.round(amount * 100);
  const taxCents = Math.floor((netCents * Math.round(rate * 100) + 5_000) / 10_000);
  return { netCents, taxRate: rate, taxCents, totalCents: netCents + taxCents, reverseCharge };
}
