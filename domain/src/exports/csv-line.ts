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

/** A number with a sign, alone or with its unit, as in `-5` and `-3,20 €/MWh`. */
const amount = String.raw`[+-](?:[\d\s.,]*|\d[\d .,\u00a0]*[\p{L}%€][\p{L}%€/²³]*[ \u00a0]*)`;
/** A point of a list, in a line of its own. What could call a function or name another file or program is none. */
const point = String.raw`-[ \u00a0]+\p{L}[^(!|#[\r\n]*(?:[\r\n]|$)`;

/**
 * Where a program of another language splits the text, its second part would be a formula: after any usual separator, a
 * sign that begins one.
 */
const hiddenFormula = new RegExp(
  String.raw`(?:[;,|\t]|[\r\n](?![ \u00a0]*${point}))[ \u00a0]*(?=[=@]|(?!${amount}(?:[;\t\r\n]|$))[+-])`,
  'gu',
);

/**
 * Here a point of a list would be shown as a formula with an unknown name, and a telephone number as a number: seven
 * digits or more behind a plus.
 */
const startsFormula = new RegExp(String.raw`^\s*(?:[=@\t\r\n]|(?!${amount}(?:[\r\n]|$))[+-]|\+(?:[ .]*\d){7})`, 'u');

/** A leading apostrophe marks the value as text (OWASP, CSV injection). */
const defused = (text: string): string => {
  const inside = text.replace(hiddenFormula, "$&'");
  return startsFormula.test(inside) ? `'${inside}` : inside;
};

/** Quoted for every separator, since a reader's program may use another than the file. */
const quoted = (text: string): string => (/[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const localDate = (date: string): string => date.split('-').reverse().join('/');

function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return 'text' in cell ? quoted(defused(cell.text)) : localDate(cell.date);
}

export function csvLine(cells: readonly Cell[], language: Language): string {
  const { separator, decimal } = signs[language];
  return `${cells.map((cell) => written(cell, decimal)).join(separator)}\r\n`;
}
