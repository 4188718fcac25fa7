// The field atoms of every schema: texts, numbers, dates, codes, with their bounds and their error keys.
import { z } from 'zod';
import { readable, storable } from './readable.ts';

/** A trimmed single-line or long text of `min` to `max` characters. */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max).refine(readable);
export const optionalText = (max: number) => text(0, max).optional();

/**
 * The mails that a sign-up sends to any address would carry it, in the name of the product, and programs that show mails
 * make links of `evil.example` too. Initials and titles stay, also without a space: `J.P.`, `Dr.Rui`.
 */
const hasLink = (typed: string): boolean => /:\/\/|www\.|[\p{L}\p{N}-]{3}\.\p{L}{2}|\.\p{L}{2,}\/|[\r\n]/iu.test(typed);
const named = (key: string) =>
  z
    .string(key)
    .trim()
    .min(1, key)
    .max(100)
    .refine(readable)
    .refine((typed) => !hasLink(typed), 'error_name_with_link');
export const firstName = named('error_first_name');
export const lastName = named('error_last_name');

/** Compared without regard to case, hence stored in lower case. */
export const email = z
  .string('error_email')
  .trim()
  .max(200)
  .overwrite((address) => address.toLowerCase())
  .refine((address) => storable(address) && z.email().safeParse(address).success, 'error_email');

/** At least 8 characters with a capital letter, a digit and a symbol; at most 200. */
export const password = z
  .string('error_password')
  .max(200, 'error_max_length')
  .refine(
    (typed) => [...typed].length >= 8 && /\p{Lu}/u.test(typed) && /\d/.test(typed) && /[^\p{L}\p{N}\s]/u.test(typed),
    'error_password',
  );

/** The year 0 exists in ISO 8601, not in PostgreSQL. */
export const hasYear = (typed: string): boolean => !typed.startsWith('0000');
/** A calendar date, `YYYY-MM-DD`; a missing one has its field's own key. */
export const date = z.iso
  .date({ error: ({ input }) => (input === undefined || input === '' ? undefined : 'error_invalid.date') })
  .refine(hasYear, 'error_invalid.date');
export const instant = z.string();
export const id = z.uuid().toLowerCase();
/** An id in a path: whatever is no id is a record that does not exist. */
export const recordParams = z.strictObject({ id: z.string() });

/** Money, prices and percentages have at most two decimals. */
export const decimal = (min: number, max: number, decimals = 2) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(decimals)) === value);
/** Contract and project prices in EUR/MWh: above 0. */
export const price = decimal(0.01, 999_999_999);
/** A capacity in MW (or an energy figure entered beside it): whole, 1 to 999,999,999. */
export const wholeCapacity = z.number().int().min(1).max(999_999_999);
export const percentage = decimal(0, 100);

/** A flag that may be left out. */
export const flag = (byDefault: boolean) => z.boolean().default(byDefault);

/** The comment of a decision: 1 to 500 characters, not blank. */
export const comment = z.string('error_comment').trim().min(1, 'error_comment').max(500).refine(readable);
