// Rows as an Excel workbook with one sheet, written while it is sent: only one portion of the rows is in memory.

import type { Cell } from '@wattpact/domain/exports/csv-line';
import { strToU8 } from 'fflate';
import { zipFile } from '../files/zip-file.ts';

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts besides the sheet. Style 1 is the header, style 2 a date. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** XML 1.0 allows neither the other control characters nor half a surrogate pair. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const textCell = (text: string, style = '') =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Days since 1899-12-30, as in Excel. */
const dayNumber = (date: string) => Date.parse(date) / 86_400_000 + 25_569;

function written(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return 'text' in cell ? textCell(cell.text) : `<c s="2"><v>${dayNumber(cell.date)}</v></c>`;
}

const row = (cells: string[]) => `<row>${cells.join('')}</row>`;

async function* sheet(header: readonly string[], portions: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  yield strToU8(
    `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${header.length}" width="20" customWidth="1"/></cols><sheetData>${row(header.map((text) => textCell(text, ' s="1"')))}`,
  );
  for await (const rows of portions) yield strToU8(rows.map((cells) => row(cells.map(written))).join(''));
  yield strToU8('</sheetData></worksheet>');
}

export const xlsxFile = (header: readonly string[], portions: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> =>
  zipFile([
    ...Object.entries(parts).map(([name, xml]) => ({ name, content: [strToU8(start + xml)] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(header, portions) },
  ]);
