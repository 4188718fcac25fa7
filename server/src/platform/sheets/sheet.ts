// A sheet as plain data: what the readers of CSV files and workbooks answer, and the bounds that they keep.

import { storable } from '@wattpact/domain/fields/readable';
import { FileFault } from '../threads/file-fault.ts';

export interface SheetLimits {
  /** Of the lines that hold something, the first one apart. */
  rows: number;
  columns: number;
  cellLength: number;
  /** Of all cells together: cells that share one text count it each, because they leave the thread as copies. */
  textLength: number;
  /** Of the read parts of a workbook, unpacked, in bytes. */
  unpackedBytes: number;
}

export interface SheetRow {
  /** As the spreadsheet program counts: the first line is 1, empty lines count. */
  row: number;
  /** Empty cells are empty texts; a date is `YYYY-MM-DD`. */
  cells: string[];
  /** Cells without a plain value, by their place, with the key of the reason. */
  faults: { column: number; key: string }[];
}

export interface SheetTask {
  bytes: Uint8Array<ArrayBuffer>;
  format: 'csv' | 'xlsx';
  limits: SheetLimits;
}

/** The file as a whole cannot be read. */
export class SheetFault extends FileFault {}

const isFilled = ({ cells, faults }: SheetRow): boolean =>
  faults.length > 0 || cells.some((cell) => cell.trim() !== '');

/** Takes rows one by one, leaves out the empty ones, and refuses what is beyond the bounds. */
export function rowsWithin({ rows: mostRows, columns, cellLength, textLength }: SheetLimits) {
  const rows: SheetRow[] = [];
  let left = textLength;
  return {
    rows,
    /** @throws SheetFault */
    add(row: SheetRow): void {
      if (!isFilled(row)) return;
      const last = row.cells.findLastIndex((cell) => cell.trim() !== '');
      if (last >= columns) throw new SheetFault('error_import_columns', { max: columns });
      if (row.cells.some((cell) => cell.length > cellLength))
        throw new SheetFault('error_import_cell', { row: row.row, max: cellLength });
      if (!row.cells.every(storable)) throw new SheetFault('error_import_signs', { row: row.row });
      for (const { length } of row.cells) left -= length;
      if (left < 0) throw new SheetFault('error_import_unpacked');
      if (rows.length > mostRows) throw new SheetFault('error_import_rows', { max: mostRows });
      rows.push({ ...row, cells: row.cells.slice(0, last + 1) });
    },
  };
}
