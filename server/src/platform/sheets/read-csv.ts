// Reads a CSV file: UTF-8, UTF-16 with its mark, or Windows-1252; separated by semicolons, commas or tabs.
import { CsvError, parse } from 'csv-parse/sync';
import { rowsWithin, SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';

/** Spreadsheet programs of western Europe write Windows-1252 when they do not write UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [';', ',', '\t'] as const;

/** The sign that occurs most often in the first line that holds something, outside of quoted texts. */
function separatorOf(text: string): string {
  const line = /^.*\S.*$/m.exec(text.slice(0, 100_000))?.[0] ?? '';
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((sign) => bare.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** @throws SheetFault */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): SheetRow[] {
  const text = textOf(bytes);
  // No text has it; a workbook or a picture under another name does.
  if (text.includes('\0')) throw new SheetFault('error_import_csv_content');
  const kept = rowsWithin(limits);
  let row = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      // The row's number is the spreadsheet's, so empty lines count.
      skip_empty_lines: false,
      max_record_size: limits.columns * limits.cellLength,
      on_record: (cells: string[]) => {
        row += 1;
        kept.add({ row, cells, faults: [] });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFault('error_import_csv', { row: row + 1 });
    throw error;
  }
  return kept.rows;
}
