// Rows as CSV that spreadsheet programs open correctly in the reader's language: byte order mark, the language's
// separator and decimal sign, and no text that a program would run as a formula.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Cell } from './export-cells.ts';

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

export async function* csvFile(
  header: readonly string[],
  portions: AsyncIterable<Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const { separator, decimal } = signs[language];
  const line = (cells: Cell[]) =>
    `${cells.map((cell) => quoted(written(cell, decimal), separator)).join(separator)}\r\n`;
  yield `\ufeff${line(header.map((text) => ({ text })))}`;
  for await (const rows of portions) yield rows.map(line).join('');
}
