// A line of CSV that spreadsheet programs open correctly in the reader's language: its separator and decimal sign, and no
// text that a program would run as a formula.
import type { Language } from '../terms/enumerations.ts';

/** `date` is `YYYY-MM-DD`. */
export type Cell = null | number | { text: string } | { date: string };

/** Stands before the first line, so that programs read UTF-8. */
export const byteOrderMark = '\ufeff';

/** Languages with a decimal comma separate columns with a semicolon. */
const signs: Record<Language, { separator: string; decimal: string }> = {
  pt: { separator: ';', decimal: ',' },
  es: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

/** A leading apostrophe marks the value as text (OWASP, CSV injection). */
const defused = (text: string): string => (/^[\s]*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

const localDate = (date: string): string => date.split('-').reverse().join('/');

function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return 'text' in cell ? defused(cell.text) : localDate(cell.date);
}

export function csvLine(cells: readonly Cell[], language: Language): string {
  const { separator, decimal } = signs[language];
  return `${cells.map((cell) => quoted(written(cell, decimal), separator)).join(separator)}\r\n`;
}
