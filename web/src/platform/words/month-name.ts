// Names of months: `nov` and `novembro`.
import type { Language } from './language.ts';

/** @param month `2026-11` */
export const monthName = (month: string, language: Language, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(new Date(`${month}-01`)).replace('.', '');
