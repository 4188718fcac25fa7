// Saves what a page shows as a table as a CSV file, written as the server writes its lists.
import { byteOrderMark, type Cell, csvLine } from '@wattpact/domain/exports/csv-line';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { saveContent } from './save-content.ts';

/** @param table its `name` becomes the name of the file */
export function saveTable(
  table: { name: string; head: readonly string[]; rows: readonly (readonly Cell[])[] },
  language: Language,
): void {
  const { name, head, rows } = table;
  const lines = [head.map((text) => ({ text })), ...rows].map((cells) => csvLine(cells, language));
  saveContent(new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
