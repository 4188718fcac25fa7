// The lines of a price index: what a file says, and what is wrong with it.
import { type FieldProblem, fieldProblems } from '@wattpact/domain/api/problem';
import {
  type IndexColumn,
  type IndexRow,
  indexBounds,
  indexColumns,
  indexKey,
  indexRow,
} from '@wattpact/domain/benchmark/index-row';
import { invalid } from '../../platform/http/problem-error.ts';
import { readCsv } from '../../platform/sheets/read-csv.ts';
import type { SheetRow } from '../../platform/sheets/sheet.ts';
import { FileFault } from '../../platform/threads/file-fault.ts';

export interface CheckedIndex {
  rows: number;
  lines: IndexRow[];
  faults: { row: number; errors: FieldProblem[] }[];
}

const limits = {
  rows: indexBounds.rows,
  // More are refused by their names.
  columns: 2 * indexColumns.length,
  cellLength: 1000,
  textLength: indexBounds.characters,
  unpackedBytes: 0,
};

const refused = (key: string, params?: Record<string, unknown>) =>
  invalid({ path: 'csv', key, ...(params && { params }) });

/** @throws 400 */
function sheetOf(csv: string): SheetRow[] {
  try {
    return readCsv(new TextEncoder().encode(csv), limits);
  } catch (error) {
    if (error instanceof FileFault) throw refused(error.refusal.key, error.refusal.params);
    throw error;
  }
}

/** @throws 400 for a name that is unknown, missing or there twice */
function columnsOf({ cells }: SheetRow): IndexColumn[] {
  const names = cells.map((cell) => indexColumns.find((name) => name.toLowerCase() === cell.trim().toLowerCase()));
  const unknown = cells.filter((_, place) => names[place] === undefined);
  if (unknown.length > 0) throw refused('error_import_unknown_columns', { columns: unknown.join(', ').slice(0, 500) });
  const known = names.filter((name) => name !== undefined);
  const twice = known.find((name, place) => known.indexOf(name) !== place);
  if (twice) throw refused('error_import_column_twice', { column: twice });
  return known;
}

const figures: readonly string[] = ['p25', 'p50', 'p75'] satisfies IndexColumn[];

/** A price may have a decimal comma. */
const readCell = (column: IndexColumn, cell: string): unknown =>
  figures.includes(column) && /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;

/** @throws 400 for what is no table with these columns */
export function checkIndex(csv: string): CheckedIndex {
  const [header, ...rows] = sheetOf(csv);
  if (!header) throw refused('error_import_empty');
  const columns = columnsOf(header);
  if (rows.length === 0) throw refused('error_import_empty');
  const keys = new Set<string>();
  const lines: IndexRow[] = [];
  const faults: CheckedIndex['faults'] = [];
  for (const { row, cells } of rows) {
    const filled = columns.flatMap((column, place) => {
      const cell = cells[place]?.trim() ?? '';
      return cell === '' ? [] : [[column, readCell(column, cell)]];
    });
    const { data, error } = indexRow.safeParse(Object.fromEntries(filled));
    const isRepeated = data && keys.has(indexKey(data));
    const nameless = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const errors = [
      ...(error ? fieldProblems(error) : []),
      ...(nameless ? [{ path: '', key: 'error_import_nameless', params: { row } }] : []),
      ...(isRepeated ? [{ path: '', key: 'error_index_repeated' }] : []),
    ];
    if (data && errors.length === 0) {
      keys.add(indexKey(data));
      lines.push(data);
    } else faults.push({ row, errors });
  }
  return { rows: rows.length, lines, faults };
}
