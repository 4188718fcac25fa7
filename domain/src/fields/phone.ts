// A phone number. In a file of its own: the numbers of all countries weigh 30 kB, which only forms with a phone should load.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** E.164 of what was typed; without a prefix it is read as Portuguese. Undefined when it is no possible number. */
function readPhone(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '');
  // The parser would find a number inside any text.
  const phone = /^\+?\d+$/.test(bare) ? parsePhoneNumberFromString(bare, 'PT') : undefined;
  return phone?.isPossible() ? phone.number : undefined;
}
export const phone = z
  .string('error_phone_number')
  .trim()
  .max(30, 'error_phone_number')
  .refine((typed) => readPhone(typed) !== undefined, 'error_phone_number')
  .overwrite((typed) => readPhone(typed) ?? typed);
