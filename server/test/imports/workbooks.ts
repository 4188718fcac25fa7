// Small workbooks for tests, as spreadsheet programs write them.
import { strToU8, zipSync } from 'fflate';

/** A text, a number, or the XML of the cell's content with its type: `{ type: 'e', xml: '<f>A1</f><v>#REF!</v>' }`. */
export type SampleCell = string | number | { type?: string; style?: number; xml: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

function cellXml(cell: SampleCell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const { type, style, xml } = cell;
  return `<c r="${place}"${type ? ` t="${type}"` : ''}${style === undefined ? '' : ` s="${style}"`}>${xml}</c>`;
}

/** Rows by their number in the sheet. */
export function sheetXml(rows: Record<number, readonly SampleCell[]>): string {
  const lines = Object.entries(rows).map(
    ([row, cells]) =>
      `<row r="${row}">${cells.map((cell, index) => cellXml(cell, letter(index) + row)).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const workbook =
  '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Folha1" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations =
  '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
/** Style 1 is a date of the program, 2 one of the workbook's own, 3 a percentage. */
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>';

export function zipped(parts: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return Uint8Array.from(zipSync(Object.fromEntries(files)));
}

export const workbookOf = (
  rows: Record<number, readonly SampleCell[]>,
  more: Record<string, string | Uint8Array> = {},
): Uint8Array<ArrayBuffer> =>
  zipped({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    ...more,
  });
