// The lines of a read file as rows of an import: which column each cell belongs to, and how its amounts are meant.
import type { ImportFormat } from '@wattpact/domain/contract-imports/contract-import';
import { provenSignsOf, unclearNumber, withClearAmounts } from '@wattpact/domain/contract-imports/import-amounts';
import { invalid } from '../../platform/http/problem-error.ts';
import type { SheetRow } from '../../platform/sheets/sheet.ts';
import type { CheckedLine } from './import-queries.ts';
import type { ImportWords } from './import-words.ts';

export type Line = Pick<CheckedLine, 'line' | 'cells' | 'unread'>;

export interface Lines {
  columns: string[];
  lines: Line[];
}

const refused = (key: string, params?: Record<string, unknown>) =>
  invalid({ path: 'file', key, ...(params && { params }) });

/** The columns of the first line, by place. @throws 400 for one that is unknown or comes twice */
function columnsOf({ cells }: SheetRow, { columnNamed }: ImportWords): (string | undefined)[] {
  const columns = cells.map(columnNamed);
  const unknown = cells.filter((cell, place) => cell.trim() !== '' && columns[place] === undefined);
  if (columns.every((path) => path === undefined)) throw refused('error_import_header');
  if (unknown.length > 0) throw refused('error_import_unknown_columns', { columns: unknown.join(', ').slice(0, 500) });
  const twice = columns.findIndex((path, place) => path !== undefined && columns.indexOf(path) !== place);
  if (twice >= 0) throw refused('error_import_column_twice', { column: cells[twice] });
  return columns;
}

/** In a text the amounts of some cells say how those of others are meant; the numbers of a workbook are clear. */
function withClearCells(lines: Line[]): Line[] {
  const proven = provenSignsOf(lines.map(({ cells }) => cells));
  return lines.map(({ line, cells, unread }) => {
    const { values, unclear } = withClearAmounts(cells, proven);
    const reasons = unclear.map((path) => [path, unclearNumber]);
    return { line, cells: values, unread: { ...unread, ...Object.fromEntries(reasons) } };
  });
}

/** @throws 400 for a file without columns or rows, or with cells in a column without a name */
export function linesOf(rows: readonly SheetRow[], format: ImportFormat, words: ImportWords): Lines {
  const [first, ...others] = rows;
  if (!first) throw refused('error_import_empty');
  const columns = columnsOf(first, words);
  if (others.length === 0) throw refused('error_import_empty');
  const lines = others.map(({ row, cells, faults }): Line => {
    const nameless = cells.some((cell, place) => cell.trim() !== '' && columns[place] === undefined);
    if (nameless) throw refused('error_import_nameless', { row });
    const filled = cells.flatMap((cell, place) => (cell.trim() === '' ? [] : [[columns[place], cell.trim()]]));
    const unread = faults.flatMap(({ column, key }) => (columns[column] === undefined ? [] : [[columns[column], key]]));
    return { line: row, cells: Object.fromEntries(filled), unread: Object.fromEntries(unread) };
  });
  const clear = format === 'csv' ? withClearCells(lines) : lines;
  return { columns: columns.filter((path) => path !== undefined), lines: clear };
}
