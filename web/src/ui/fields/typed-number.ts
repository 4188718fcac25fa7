// The meaning of a number field's content: while the user types, it is a text such as `54.` or `54.0`.
import type { Language } from '../../platform/words/language.ts';

/** How numbers are written. Both separators are accepted as decimals: not every keyboard has the language's own. */
export const separatorsOf = (language: Language) => ({
  decimalSeparator: language === 'en' ? '.' : ',',
  allowedDecimalSeparators: [',', '.'],
});

const groups = { pt: ' ', es: '.', en: ',' } as const;

/**
 * As in texts: Portuguese and Spanish do not group a number of four digits (CLDR, minimumGroupingDigits 2).
 * @param number what the field holds; it is grouped anew as it grows
 */
export const groupSeparatorOf = (language: Language, number: number | null | undefined): string =>
  language === 'en' || Math.abs(number ?? 0) >= 10_000 ? groups[language] : '';

export interface Typed {
  content: string | number;
  /** The user typed the thousands separators. */
  isGrouped: boolean;
}

export const untyped: Typed = { content: '', isGrouped: false };

const oneGroup = /^-?[1-9]\d{0,2}\.\d{3}$/;
const nextGroup = /^-?[1-9]\d*\.\d{3}$/;

/**
 * In a whole number, three digits after a separator are thousands: `12.000` is twelve thousand, `12.5` is not a whole
 * number.
 */
export function typedWhole(content: string | number, { isGrouped }: Typed): Typed {
  const text = String(content);
  if ((isGrouped ? nextGroup : oneGroup).test(text)) return { content: Number(text.replace('.', '')), isGrouped: true };
  return { content, isGrouped: isGrouped && text !== '' };
}

/** Whether a separator is the language's own before decimals; undefined for what is none. */
export function isDecimalSign(sign: string | null, language: Language): boolean | undefined {
  const { decimalSeparator, allowedDecimalSeparators } = separatorsOf(language);
  return sign !== null && allowedDecimalSeparators.includes(sign) ? sign === decimalSeparator : undefined;
}

const isGroupsOf = (digits: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(digits[0] ?? '') && digits.slice(1).every((group) => group.length === 3);

/**
 * A pasted number in the reader's own signs, without thousands: `12,5` in English is `12.5`, since five is no group of
 * thousands; `1.234,56` is `1234.56`.
 * @returns undefined for what is no number, and for what the field reads by itself
 */
export function ownNotation(pasted: string, language: Language): string | undefined {
  const [, sign = '', text = ''] = /^\s*([-−]?)([\d.,\s]*\d)\s*[€%]?\s*$/.exec(pasted) ?? [];
  const digits = text.replace(/\s/g, '').split(/[.,]/);
  const signs = text.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  const before = digits.slice(0, -1);
  const isAllGroups = isGroupsOf(digits) && new Set(signs).size === 1;
  const { decimalSeparator } = separatorsOf(language);
  const isGrouped = isAllGroups && (signs.length > 1 || last !== decimalSeparator);
  // A single sign of the reader's own before three digits means what it means when it is typed.
  if (isAllGroups && !isGrouped) return undefined;
  const isNumber = isGrouped || (new Set(signs.slice(0, -1)).size < 2 && !signs.slice(0, -1).includes(last));
  if (!isNumber || !(isGrouped || before.length === 1 || isGroupsOf(before))) return undefined;
  const whole = isGrouped ? digits.join('') : before.join('');
  return `${sign && '-'}${whole}${isGrouped ? '' : `${decimalSeparator}${digits.at(-1)}`}`;
}

const decimalsOf = (content: string): number => content.split('.')[1]?.length ?? 0;

/** A third decimal of an amount with two can only end a group of thousands: `1.234` on the way to `1.234,56`. */
export const fitsAmount = (content: string, typed: Typed, decimals: number): boolean =>
  decimalsOf(content) <= decimals || typedWhole(content, typed).isGrouped;

/** The number, or null if there is none (yet). */
export function numberOf(content: string | number): number | null {
  if (typeof content === 'number') return content;
  const number = Number(content);
  return content.trim() === '' || !Number.isFinite(number) ? null : number;
}

/** What a field shows without the focus: money with its cents, also when they are 0. */
export function atRest(value: number | null | undefined, isMoney: boolean): string | number {
  if (value === null || value === undefined) return '';
  const cents = value.toFixed(2);
  return isMoney && Number(cents) === value ? cents : value;
}
