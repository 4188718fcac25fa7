// Names as browsers, scripts and attackers send them.
import { expect, test } from 'vitest';
import { extensionOf, readFileName } from './file-name.ts';

test.each([
  ['Relatório "final" (çãé).pdf', 'Relatório "final" (çãé).pdf'],
  ['Relat%C3%B3rio %22final%22.pdf', 'Relat%C3%B3rio "final".pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ana\\licença.PDF', 'licença.PDF'],
  ['linha\r\nSet-Cookie: a=b.png', 'linhaSet-Cookie: a=b.png'],
  ['\u0000nulo.png', 'nulo.png'],
  ['fatura\u202egpj.pdf', 'faturagpj.pdf'],
  ['\u200bnota\ufeff.pdf', 'nota.pdf'],
  ['  espaços.jpg  ', 'espaços.jpg'],
  ['folder/', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(readFileName(typed)).toBe(kept);
});

test('a name is cut to 255 characters and keeps its extension', () => {
  const name = readFileName(`${'á'.repeat(400)}.docx`);
  expect(name).toHaveLength(255);
  expect(name.endsWith('á.docx')).toBe(true);
});

test('[FIL-10] the allowed extensions are pdf, docx, jpg, jpeg and png, in any case', () => {
  expect(['a.pdf', 'a.DOCX', 'a.jpg', 'a.Jpeg', 'a.png'].map(extensionOf)).toEqual([
    'pdf',
    'docx',
    'jpg',
    'jpeg',
    'png',
  ]);
  expect(['a.gif', 'a.exe', 'a.pdf.exe', 'pdf', 'a.', 'a.constructor', 'a.doc'].map(extensionOf)).toEqual(
    Array(7).fill(undefined),
  );
});
