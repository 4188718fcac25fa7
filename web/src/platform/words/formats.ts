// How dates, money, quantities and sizes are written in the reader's language. Formatters are made once per kind.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Language } from './language.ts';

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };

const made = new Map<string, unknown>();
function once<Format>(key: string, make: () => Format): Format {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Format;
}

const numbers = (language: Language, options: Intl.NumberFormatOptions) =>
  once(`${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locales[language], options));

const dates = (language: Language, name: string, options: Intl.DateTimeFormatOptions) =>
  once(`${language} ${name}`, () => new Intl.DateTimeFormat(locales[language], options));

// Plain `pt` says "em 3 dias", as the product does; `pt-PT` says "dentro de 3 dias".
const relative = (language: Language) =>
  once(`${language} relative`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** Sorts names as readers of the language expect and as the server sorts its lists; numbers in them sort by value. */
export const compareNames = (language: Language): ((one: string, other: string) => number) =>
  once(`${language} names`, () => new Intl.Collator(locales[language], { numeric: true })).compare;

/** `Marta, Paulo e Rui`; Spanish says «e» before the sound of i. */
export const formatList = (names: readonly string[], language: Language): string =>
  once(`${language} list`, () => new Intl.ListFormat(locales[language], { type: 'conjunction' })).format(names);

const two = (value: number) => String(value).padStart(2, '0');
const day = 86_400_000;

const calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A calendar date (`2026-11-20`) is the same day everywhere; an instant is converted to the reader's own day. */
function localDate(date: string | Date): Date {
  if (typeof date !== 'string') return date;
  const [, year, month, dayOfMonth] = calendarDate.exec(date) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(dayOfMonth)) : new Date(date);
}

/** From where a date is told: a calendar date is one of the market, whose days are Portugal's wherever the reader is. */
const todayFor = (date: string | Date, now: Date): Date =>
  typeof date === 'string' && calendarDate.test(date) ? localDate(lisbonDate(now)) : now;

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Whole days from today: 1 is tomorrow. */
export const daysFromNow = (date: string | Date, now = new Date()): number =>
  Math.round((midnight(localDate(date)) - midnight(todayFor(date, now))) / day);

/** dd/MM/yyyy in every language. */
export function formatDate(date: string | Date): string {
  const at = localDate(date);
  return `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
}

export function formatTime(date: string | Date): string {
  const at = localDate(date);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

export const formatDateTime = (date: string | Date): string => `${formatDate(date)}, ${formatTime(date)}`;

const wholeMonths = (from: Date, to: Date) =>
  (to.getFullYear() - from.getFullYear()) * 12 +
  to.getMonth() -
  from.getMonth() -
  (to.getDate() < from.getDate() ? 1 : 0);

/** `em 3 dias`, `ontem`, `em 7 meses`: days up to a month, then months, then years. */
export function formatRelative(date: string | Date, language: Language, now = new Date()): string {
  const at = localDate(date);
  const days = daysFromNow(date, now);
  if (Math.abs(days) < 31) return relative(language).format(days, 'day');
  const today = todayFor(date, now);
  const months = days > 0 ? wholeMonths(today, at) : -wholeMonths(at, today);
  if (Math.abs(months) < 24) return relative(language).format(months || Math.sign(days), 'month');
  return relative(language).format(Math.trunc(months / 12), 'year');
}

/** How long ago an instant was: `há 3 minutos`, `há 5 horas`, from a day on as `formatRelative` says it. */
export function formatAgo(instant: string, language: Language, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes >= 24 * 60) return formatRelative(instant, language, now);
  if (minutes < 1) return relative(language).format(0, 'second');
  return minutes < 60
    ? relative(language).format(-minutes, 'minute')
    : relative(language).format(-Math.floor(minutes / 60), 'hour');
}

export const formatWeekday = (date: string | Date, language: Language): string => {
  const name = dates(language, 'weekday', { weekday: 'long' }).format(localDate(date));
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Headings of lists by day: today and yesterday in words, other days as dd/MM/yyyy. */
export function formatDay(date: string | Date, language: Language, now = new Date()): string {
  const days = daysFromNow(date, now);
  if (days !== 0 && days !== -1) return formatDate(date);
  const word = relative(language).format(days, 'day');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const formatNumber = (value: number, language: Language, maximumFractionDigits = 2): string =>
  numbers(language, { maximumFractionDigits }).format(value);

/** Two decimals without a unit, for prices with the unit beside them. */
export const formatDecimal = (value: number, language: Language): string =>
  numbers(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** `1230,00 €`, `€1,230.00`. */
export const formatMoney = (euros: number, language: Language): string =>
  numbers(language, { style: 'currency', currency: 'EUR' }).format(euros);

export interface Quantity {
  value: string;
  unit: string;
}

/** A price in EUR per MWh. */
export const formatPrice = (price: number, language: Language): Quantity => ({
  value: formatDecimal(price, language),
  unit: '€/MWh',
});

/** A capacity, given in MW. */
export const formatCapacity = (megawatts: number, language: Language): Quantity => ({
  value: formatNumber(megawatts, language),
  unit: 'MW',
});

/** An energy, given in MWh; shown in GWh from 10 GWh on. It can take the unit of another one, unless it is tiny beside it. */
export const formatEnergy = (megawattHours: number, language: Language, like = megawattHours): Quantity =>
  Math.abs(like) >= 10_000 && Math.abs(megawattHours) >= 100
    ? { value: formatNumber(megawattHours / 1000, language, 1), unit: 'GWh' }
    : { value: formatNumber(megawattHours, language), unit: 'MWh' };

export const formatPercent = (percent: number, language: Language): string =>
  `${formatNumber(percent, language)}${language === 'en' ? '' : '\u00a0'}%`;

/** A difference: `+7,6 %`, `-3,0 %`. */
export function formatSignedPercent(percent: number, language: Language): string {
  const shown = numbers(language, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${shown.format(percent)}${language === 'en' ? '' : '\u00a0'}%`;
}

/** `+351 912 345 678`: numbers of Portugal and Spain are read in threes; others stay as they are. */
export const formatPhone = (number: string): string =>
  number.replace(/^(\+351|\+34)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');

/** Bytes as whole kilobytes of 1024; a file that is not empty has at least one. */
export const formatFileSize = (bytes: number): string =>
  `${Math.max(Math.round(bytes / 1024), Math.min(bytes, 1))}\u00a0KB`;

/** Long names are cut in the middle, never at the end, which shows the type. */
export function shortFileName(name: string, longest = 20): string {
  if (name.length <= longest) return name;
  // Keep the last letters before the dot: otherwise the ellipsis and the dot would read as one sign.
  const ending = /.{0,3}\.[^.]{1,5}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - ending.length - 1)}…${ending}`;
}

/** `PT50 0002 0123 …`: shown in groups of four, copied without spaces. */
export const groupsOfFour = (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
