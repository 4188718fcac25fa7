// Reads the first visible sheet of an Excel workbook. Of a formula its last result counts, if it is a number or a text.
import type { XmlNames } from '../xml/parse-xml.ts';
import { readXml } from './read-xml.ts';
import { rowsWithin, SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';
import { unpackWorkbook } from './workbook-parts.ts';
import { dateOfNumber, type NumberStyle, numberStyles } from './workbook-styles.ts';

/** The texts that cells share. Phonetic readings beside a text are no part of it. */
function sharedTexts(part: Uint8Array | undefined): string[] {
  if (!part) return [];
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  readXml(part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  hasFormula: boolean;
  value: string | undefined;
}

/** `AB12` → 27; the columns count from 0. */
function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel's own last row. */
const lastRow = 1_048_576;

/** Rows come in their order, each once. @throws SheetFault */
function rowAfter(last: number, named: string | undefined): number {
  const row = Number(named ?? last + 1);
  if (!Number.isInteger(row) || row <= last || row > lastRow) throw new SheetFault('error_import_xlsx');
  return row;
}

/** Written so that no reader takes the decimal point for a sign between thousands. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  // Fifteen digits are what the program itself shows: 36.1 is stored as 36.100000000000001.
  const text = String(Number(number.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

interface Book {
  texts: string[];
  styles: NumberStyle[];
  from1904: boolean;
}

/** The cell's text, or the key of the reason why it has none. */
function contentOf(
  { type, style, hasFormula, value }: Cell,
  { texts, styles, from1904 }: Book,
): string | { key: string } {
  if (type === 'e' || (hasFormula && (value === undefined || type === 'b'))) return { key: 'error_import_formula' };
  if (value === undefined) return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n') return value;
  const shown = styles[style];
  // What is shown as 50 % is stored as 0.5.
  if (shown === 'percent') return numberText(String(Number(value) * 100));
  return (shown === 'date' ? dateOfNumber(Number(value), from1904) : undefined) ?? numberText(value);
}

/** @throws SheetFault */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): SheetRow[] {
  const { sheet, sharedStrings, styles, from1904 } = unpackWorkbook(bytes, limits.unpackedBytes);
  const book: Book = { texts: sharedTexts(sharedStrings), styles: numberStyles(styles), from1904 };
  return readSheetRows(sheet, book, limits);
}

function readSheetRows(sheet: Uint8Array, book: Book, limits: SheetLimits): SheetRow[] {
  const kept = rowsWithin(limits);
  let row: SheetRow = { row: 0, cells: [], faults: [] };
  let cell: Cell | undefined;
  let next = 0;
  let takes = false;
  const begin = (name: string, attributes: XmlNames) => {
    if (name === 'row') {
      row = { row: rowAfter(row.row, attributes.r), cells: [], faults: [] };
      next = 0;
    } else if (name === 'c') {
      const column = columnOf(attributes.r, next);
      cell = {
        column,
        type: attributes.t ?? 'n',
        style: Number(attributes.s ?? -1),
        hasFormula: false,
        value: undefined,
      };
      next = column + 1;
    } else if (cell && name === 'f') cell.hasFormula = true;
    takes = cell !== undefined && (name === 'v' || name === 't');
  };
  const end = (name: string) => {
    takes = false;
    if (name === 'row') kept.add(row);
    if (name !== 'c' || !cell) return;
    put(row, cell.column, contentOf(cell, book), limits.columns);
    cell = undefined;
  };
  const text = (given: string) => {
    // What is longer than a cell may be is refused with its row; the rest of it need not be kept.
    if (takes && cell && (cell.value?.length ?? 0) <= limits.cellLength) cell.value = (cell.value ?? '') + given;
  };
  readXml(sheet, { open: begin, text, close: end });
  return kept.rows;
}

/** A far column takes no room: that it is filled is enough to refuse it. */
function put(row: SheetRow, column: number, value: string | { key: string }, columns: number): void {
  if (value === '') return;
  const place = Math.min(column, columns);
  while (row.cells.length < place) row.cells.push('');
  if (typeof value === 'string') row.cells[place] = value;
  else row.faults.push({ column: place, key: value.key });
}
