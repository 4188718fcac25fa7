// Fiscal numbers: how they are normalised and what makes one valid in its country.

import { vatPrefix } from '../terms/countries.ts';
import type { Country } from '../terms/enumerations.ts';

/** Whether a number's own digits show a typing error; of other countries only its shape is known. */
export const hasCheckDigits = (country: Country): boolean => country === 'portugal' || country === 'spain';

/** Without spaces, dots, hyphens and the country's own prefix, in capitals. */
export function normaliseFiscalNumber(country: Country, typed: string): string {
  const bare = typed.replace(/[\s.-]/g, '').toUpperCase();
  const prefix = vatPrefix(country);
  // Only the two main countries' numbers have a fixed length, which distinguishes a prefix from a number's own letters.
  const isPrefixed = bare.startsWith(prefix) && (!hasCheckDigits(country) || bare.length > 9);
  return isPrefixed ? bare.slice(prefix.length) : bare;
}

/** First digits that the Portuguese register issues (Portaria 377-B/94 and the tax authority's ranges). */
const portugueseStarts = /^([123568]|45|7[0-2]|7[4-5]|7[7-9]|9[01]|9[89])/;
/** The tax authority's number for an unknown final consumer; no company has it. */
const finalConsumer = '999999990';

/** Weighted sum modulo 11, as python-stdnum's pt.nif. */
function isPortuguese(number: string): boolean {
  if (!/^\d{9}$/.test(number) || !portugueseStarts.test(number) || number === finalConsumer) return false;
  const digits = [...number].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  const rest = sum % 11;
  return digits[8] === (rest < 2 ? 0 : 11 - rest);
}

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';
const foreignerDigit: Record<string, string> = { X: '0', Y: '1', Z: '2' };

/** DNI, and NIE with its first letter as a digit, and K, L, M numbers without it: a letter by the number modulo 23. */
function isSpanishPerson(number: string): boolean {
  const match = /^(?:(\d)|([XYZ])|[KLM])(\d{7})([A-Z])$/.exec(number);
  if (!match) return false;
  const [, digit = '', foreigner = '', rest = '', letter] = match;
  return personLetters[Number(digit + (foreignerDigit[foreigner] ?? '') + rest) % 23] === letter;
}

/** CIF: doubled odd positions; the check is a digit or its letter, both accepted because sources conflict on which. */
function isSpanishCompany(number: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(number)) return false;
  const sum = [...number.slice(1, 8)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  const given = number[8];
  return given === String(check) || given === companyLetters[check];
}

/** Whether a normalised number is valid in its country, as far as that is known there. */
export function isFiscalNumber(country: Country, number: string): boolean {
  if (country === 'portugal') return isPortuguese(number);
  if (country === 'spain') return isSpanishPerson(number) || isSpanishCompany(number);
  return /^[A-Z0-9]{2,15}$/.test(number);
}
