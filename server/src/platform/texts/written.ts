// Formats dates and numbers for mails and documents in the reader's language, in the same forms as the pages.

import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Language } from '@wattpact/domain/terms/enumerations';

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };
const numbers = new Map(
  Object.entries(locales).map(([language, locale]) => [
    language,
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: true }),
  ]),
);

/** dd/MM/yyyy of a calendar date (`YYYY-MM-DD`), or of the day of an instant in Portugal. */
export function writeDate(at: string | Date): string {
  const date = typeof at === 'string' && at.length === 10 ? at : lisbonDate(new Date(at));
  return date.split('-').reverse().join('/');
}

export const writeNumber = (value: number, language: Language): string =>
  numbers.get(language)?.format(value) ?? String(value);

/** A price in euro, always with cents: `43,80`. */
export const writePrice = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** Cents as euro with two decimals. */
export const writeMoney = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
