// The formats in the language of the page.

import { isLanguage } from '@wattpact/domain/words/language-choice';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as formats from './formats.ts';
import type { Language } from './language.ts';

/** The formats of one language. */
export const formatsIn = (language: Language) => ({
  language,
  date: formats.formatDate,
  time: formats.formatTime,
  dateTime: formats.formatDateTime,
  relative: (date: string | Date) => formats.formatRelative(date, language),
  ago: (instant: string) => formats.formatAgo(instant, language),
  weekday: (date: string | Date) => formats.formatWeekday(date, language),
  day: (date: string | Date) => formats.formatDay(date, language),
  /** For `sort`. */
  byLabel: (one: { label: string }, other: { label: string }) => formats.compareNames(language)(one.label, other.label),
  list: (names: readonly string[]) => formats.formatList(names, language),
  number: (value: number, decimals?: number) => formats.formatNumber(value, language, decimals),
  decimal: (value: number) => formats.formatDecimal(value, language),
  money: (euros: number) => formats.formatMoney(euros, language),
  price: (price: number) => formats.formatPrice(price, language),
  capacity: (megawatts: number) => formats.formatCapacity(megawatts, language),
  energy: (megawattHours: number, like?: number) => formats.formatEnergy(megawattHours, language, like),
  percent: (percent: number) => formats.formatPercent(percent, language),
  signedPercent: (percent: number) => formats.formatSignedPercent(percent, language),
  phone: formats.formatPhone,
  fileSize: formats.formatFileSize,
});

export type Formats = ReturnType<typeof formatsIn>;

export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'pt';
  return useMemo(() => formatsIn(language), [language]);
}
