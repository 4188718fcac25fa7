// The rules of an address and a fiscal number, which depend on their country.
import type { RuleFault } from '../fields/rules.ts';
import { postalCodeFault } from '../terms/codes.ts';
import { countries } from '../terms/enumerations.ts';
import { isFiscalNumber, normaliseFiscalNumber } from './fiscal-number.ts';

/** The field's own rule reports a blank number. */
export function fiscalFaults(
  input: { country?: unknown; fiscalNumber?: unknown; postalCode?: unknown },
  at: string[] = [],
): RuleFault[] {
  const country = countries.find((one) => one === input.country);
  const faults: RuleFault[] = [];
  if (country && typeof input.fiscalNumber === 'string' && input.fiscalNumber.trim() !== '') {
    if (!isFiscalNumber(country, normaliseFiscalNumber(country, input.fiscalNumber)))
      faults.push({ path: [...at, 'fiscalNumber'], key: 'error_invalid.fiscal_number_invalid' });
  }
  if (typeof input.postalCode === 'string' && input.postalCode.trim() !== '') {
    const key = postalCodeFault(country, input.postalCode.trim());
    if (key) faults.push({ path: [...at, 'postalCode'], key });
  }
  return faults;
}
