// Rows as CSV in the reader's language, portion by portion.
import { byteOrderMark, type Cell, csvLine } from '@wattpact/domain/exports/csv-line';
import type { Language } from '@wattpact/domain/terms/enumerations';

export async function* csvFile(
  header: readonly string[],
  portions: AsyncIterable<Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const headings = header.map((text) => ({ text }));
  yield `${byteOrderMark}${csvLine(headings, language)}`;
  for await (const rows of portions) yield rows.map((cells) => csvLine(cells, language)).join('');
}
