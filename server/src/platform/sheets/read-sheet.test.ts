// What is read of CSV files and workbooks, and what is refused, in the thread that the product uses.
import { describe, expect, test } from 'vitest';
import { sheetXml, workbookOf, zipped } from '../../../test/imports/workbooks.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetLimits, SheetTask } from './sheet.ts';

const limits: SheetLimits = { rows: 3, columns: 4, cellLength: 20, textLength: 100, unpackedBytes: 100_000 };

const read = (
  format: SheetTask['format'],
  content: string | Uint8Array,
  more: Partial<SheetLimits> = {},
  patienceMs?: number,
) =>
  readSheet(
    { format, bytes: Uint8Array.from(Buffer.from(content)), limits: { ...limits, ...more } },
    'somebody',
    patienceMs,
  );
const cellsOf = async (format: SheetTask['format'], content: string | Uint8Array) =>
  (await read(format, content)).map(({ row, cells }) => [row, ...cells]);
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: { extras?: { errors?: object[] } }) => error.extras?.errors?.[0] ?? error,
  );

describe('CSV', () => {
  test.each([
    [
      'semicolons',
      'a;b\n1,5;x\n',
      [
        [1, 'a', 'b'],
        [2, '1,5', 'x'],
      ],
    ],
    [
      'commas',
      'a,b\r\n1,"x,y"\r\n',
      [
        [1, 'a', 'b'],
        [2, '1', 'x,y'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\tx',
      [
        [1, 'a', 'b'],
        [2, '1', 'x'],
      ],
    ],
    [
      'a byte order mark',
      '\ufeffa;b\n1;x',
      [
        [1, 'a', 'b'],
        [2, '1', 'x'],
      ],
    ],
    [
      'quoted line breaks, which are one row',
      'a;b\n"1\n2";x\n3;y',
      [
        [1, 'a', 'b'],
        [2, '1\n2', 'x'],
        [3, '3', 'y'],
      ],
    ],
    [
      'empty lines, which count',
      'a;b\n\n;;\n1;x\n',
      [
        [1, 'a', 'b'],
        [4, '1', 'x'],
      ],
    ],
  ])('[CON-155] %s', async (_, content, rows) => {
    expect(await cellsOf('csv', content)).toEqual(rows);
  });

  test('[CON-155] Windows-1252 and UTF-16 are recognised', async () => {
    expect(
      await cellsOf(
        'csv',
        Buffer.from('Preço;Município\n36,50 €;Évora', 'latin1').map((byte) => byte),
      ),
    ).toMatchObject([
      [1, 'Preço', 'Município'],
      [2, expect.stringContaining('36,50'), 'Évora'],
    ]);
    expect(await cellsOf('csv', Buffer.from([0x50, 0x72, 0x65, 0xe7, 0x6f, 0x3b, 0x80]))).toEqual([[1, 'Preço', '€']]);
    expect(await cellsOf('csv', Buffer.from('\ufeffPreço;€', 'utf16le'))).toEqual([[1, 'Preço', '€']]);
  });

  test('[CON-155] a broken quotation and a workbook under another name are refused', async () => {
    expect(await refusalOf(read('csv', 'a;b\n1;"x'))).toEqual({
      path: 'file',
      key: 'error_import_csv',
      params: { row: 2 },
    });
    expect(await refusalOf(read('csv', workbookOf({ 1: ['a'] })))).toMatchObject({ key: 'error_import_csv_content' });
  });

  test('[CON-155] each bound holds: at it the file is read, above it refused', async () => {
    const rowsOf = (count: number) => `a\n${'x\n'.repeat(count)}`;
    expect(await read('csv', rowsOf(3))).toHaveLength(4);
    expect(await refusalOf(read('csv', rowsOf(4)))).toEqual({
      path: 'file',
      key: 'error_import_rows',
      params: { max: 3 },
    });
    expect(await read('csv', 'a;b;c;d\n')).toHaveLength(1);
    expect(await refusalOf(read('csv', 'a;b;c;d;e\n'))).toMatchObject({
      key: 'error_import_columns',
      params: { max: 4 },
    });
    expect(await read('csv', `a\n${'x'.repeat(20)}`)).toHaveLength(2);
    expect(await refusalOf(read('csv', `a\n${'x'.repeat(21)}`))).toMatchObject({
      key: 'error_import_cell',
      params: { row: 2, max: 20 },
    });
  });
});

describe('workbooks', () => {
  test('[CON-155] a text that many cells share counts in each of them', async () => {
    const shared = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(20)}</t></si></sst>` };
    const cell = { type: 's', xml: '<v>0</v>' };
    const rows = { 1: [cell, cell], 2: [cell, cell], 3: [cell] };
    expect(await read('xlsx', workbookOf(rows, shared))).toHaveLength(3);
    const above = workbookOf({ ...rows, 4: ['x'] }, shared);
    expect(await refusalOf(read('xlsx', above))).toEqual({ path: 'file', key: 'error_import_unpacked' });
  });

  test.each([
    ['no number', '<row r="x"><c><v>1</v></c></row>'],
    ['a number beyond the last row', '<row r="9999999999"><c><v>1</v></c></row>'],
    ['the number of the row before', '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'],
  ])('[CON-155] a row with %s is refused', async (_, rows) => {
    const sheet = sheetXml({ 1: ['a'] }).replace('</sheetData>', `${rows}</sheetData>`);
    const book = workbookOf({ 1: ['a'] }, { 'xl/worksheets/sheet1.xml': sheet });
    expect(await refusalOf(read('xlsx', book))).toEqual({ path: 'file', key: 'error_import_xlsx' });
  });

  test('[CON-155] a sign that no text has is refused with its row', async () => {
    const book = workbookOf({ 1: ['a'], 2: ['x\u0000'] });
    expect(await refusalOf(read('xlsx', book))).toMatchObject({ key: 'error_import_signs', params: { row: 2 } });
  });

  test('[CON-155] texts, numbers, dates and percentages are read as they are shown', async () => {
    const shared = '<sst><si><t>Solar</t></si><si><r><t>Eó</t></r><r><t>lica</t></r><rPh><t>x</t></rPh></si></sst>';
    const rows = {
      1: ['a', 'b', 'c', 'd'],
      3: [
        { type: 's', xml: '<v>1</v>' },
        36.5,
        { style: 1, xml: '<v>46388</v>' },
        { style: 2, xml: '<v>46388.75</v>' },
      ],
      4: [36.1, { style: 3, xml: '<v>0.255</v>' }, 46_000, { type: 'b', xml: '<v>1</v>' }],
      5: [36.125],
    };
    expect(await cellsOf('xlsx', workbookOf(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [1, 'a', 'b', 'c', 'd'],
      [3, 'Eólica', '36.5', '2027-01-01', '2027-01-01'],
      [4, '36.1', '25.5', '46000', 'true'],
      // Three decimals are never taken for thousands.
      [5, '36.1250'],
    ]);
  });

  test('[CON-155] a formula counts by its last result; without a plain one its cell is at fault', async () => {
    const rows = {
      1: ['a', 'b', 'c', 'd'],
      2: [
        { xml: '<f>1+1</f><v>2</v>' },
        { type: 'str', xml: '<f>"x"</f><v>x</v>' },
        { xml: '<f>NOW()</f>' },
        { type: 'e', xml: '<f>1/0</f><v>#DIV/0!</v>' },
      ],
    };
    const [, second] = await read('xlsx', workbookOf(rows));
    expect(second).toEqual({
      row: 2,
      cells: ['2', 'x'],
      faults: [
        { column: 2, key: 'error_import_formula' },
        { column: 3, key: 'error_import_formula' },
      ],
    });
  });

  test('[CON-155] a text, an archive without a workbook and a damaged one are refused by name', async () => {
    const whole = workbookOf({ 1: ['a'] });
    for (const bytes of [
      Buffer.from('a;b\n1;2'),
      zipped({ 'x.txt': 'x' }),
      whole.slice(0, whole.length - 40),
      Buffer.alloc(0),
    ])
      expect(await refusalOf(read('xlsx', bytes))).toEqual({ path: 'file', key: 'error_import_xlsx' });
    const broken = workbookOf({}, { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' });
    expect(await refusalOf(read('xlsx', broken))).toMatchObject({ key: 'error_import_xlsx' });
  });

  test('[CON-155] an archive that unpacks to more than the bound is refused, at it it is read', async () => {
    const sheet = sheetXml({ 1: ['a'], 2: ['x'] });
    const filled = (size: number) => sheet.replace('</worksheet>', `${' '.repeat(size - sheet.length)}</worksheet>`);
    const others = 1000;
    const at = workbookOf({}, { 'xl/worksheets/sheet1.xml': filled(limits.unpackedBytes - others) });
    expect(await read('xlsx', at)).toHaveLength(2);
    const above = workbookOf({}, { 'xl/worksheets/sheet1.xml': filled(limits.unpackedBytes) });
    expect(await refusalOf(read('xlsx', above))).toMatchObject({ key: 'error_import_unpacked' });
  });

  test('[CON-155] an archive that lies about its sizes gets no more room than it claims', async () => {
    const bomb = workbookOf(
      {},
      {
        'xl/worksheets/sheet1.xml': sheetXml({ 1: ['a'] }).replace(
          '<sheetData>',
          `<sheetData>${' '.repeat(5_000_000)}`,
        ),
      },
    );
    const size = sheetXml({ 1: ['a'] }).length + 5_000_000;
    // Wherever the archive names the size, it says 100.
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(size);
    const bytes = Buffer.from(bomb);
    for (let at = bytes.indexOf(claimed); at >= 0; at = bytes.indexOf(claimed, at + 4)) bytes.writeUInt32LE(100, at);
    expect(await refusalOf(read('xlsx', bytes))).toMatchObject({ key: 'error_import_xlsx' });
  });

  test('[CON-155] a document type, and so every entity, is refused', async () => {
    const lol = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData/></worksheet>';
    expect(await refusalOf(read('xlsx', workbookOf({}, { 'xl/worksheets/sheet1.xml': lol })))).toMatchObject({
      key: 'error_import_xlsx',
    });
  });

  test('[CON-155] a file that takes too long is given up, and the next one is read', async () => {
    expect(await refusalOf(read('csv', 'a\nb', {}, 0))).toMatchObject({ key: 'error_import_unpacked' });
    expect(await read('csv', 'a\nb')).toHaveLength(2);
  });

  test('[CON-155] bounds hold in workbooks: rows, far columns, long cells', async () => {
    const rows = (count: number) =>
      workbookOf(Object.fromEntries(Array.from({ length: count + 1 }, (_, index) => [index + 1, ['x']])));
    expect(await read('xlsx', rows(3))).toHaveLength(4);
    expect(await refusalOf(read('xlsx', rows(4)))).toMatchObject({ key: 'error_import_rows' });
    const far = '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    expect(await refusalOf(read('xlsx', workbookOf({}, { 'xl/worksheets/sheet1.xml': far })))).toMatchObject({
      key: 'error_import_columns',
    });
    expect(await refusalOf(read('xlsx', workbookOf({ 1: ['x'.repeat(21)] })))).toMatchObject({
      key: 'error_import_cell',
    });
  });
});
