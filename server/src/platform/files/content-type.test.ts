// Files as common programs write them, and files that pretend to be of another type.
import { allowedFileTypes } from '@wattpact/domain/files/file';
import { expect, test } from 'vitest';
import { sampleDocx, samplePdf, samplePicture } from '../../../test/support/uploads.ts';
import { detectContentType } from './content-type.ts';

/** One entry of a zip, stored; `padded` makes it longer than the sample. */
function zipEntry(name: string, padded = 0): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(padded, 18);
  head.writeUInt32LE(padded, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.alloc(padded, 'x')]);
}

/** A PNG whose colour profile is longer than the sample. */
async function pngWithLongProfile(): Promise<Buffer> {
  const picture = await samplePicture('png');
  const profile = Buffer.alloc(12 + 20_000);
  profile.writeUInt32BE(20_000, 0);
  profile.write('iCCP', 4, 'latin1');
  return Buffer.concat([picture.subarray(0, 33), profile, picture.subarray(33)]);
}

const zips: [string, string[], string | undefined][] = [
  ['Word', ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], allowedFileTypes.docx],
  ['LibreOffice', ['_rels/.rels', 'docProps/app.xml', 'docProps/core.xml', 'word/document.xml'], allowedFileTypes.docx],
  ['Google Docs', ['word/numbering.xml', 'word/settings.xml', '[Content_Types].xml'], allowedFileTypes.docx],
  [
    'Word, with a label, signed and customized,',
    [
      '[Content_Types].xml',
      'docMetadata/LabelInfo.xml',
      '_xmlsignatures/_rels/origin.sigs.rels',
      'package/services/metadata/core-properties/1.psmdcp',
      'userCustomization/customUI.xml',
      '[trash]/0000.dat',
      'word/document.xml',
    ],
    allowedFileTypes.docx,
  ],
  ['somebody who hides a program', ['word/document.xml', 'evil.exe'], 'application/zip'],
  ['somebody who renames a folder', ['word/x', 'word/evil.exe'], 'application/zip'],
  ['plain', ['notes.txt', 'password/word.xml'], 'application/zip'],
];
test.each(zips)('a zip as %s writes it', async (_, names, expected) => {
  const content = Buffer.concat(names.map((name) => zipEntry(name, 60)));
  expect(await detectContentType(content)).toBe(expected);
});

test('a Word file of the docx library is one', async () => {
  expect(await detectContentType(await sampleDocx())).toBe(allowedFileTypes.docx);
});

test('a spreadsheet is no Word file', async () => {
  const content = Buffer.concat(['[Content_Types].xml', 'xl/workbook.xml'].map((name) => zipEntry(name, 60)));
  expect(await detectContentType(content)).not.toBe(allowedFileTypes.docx);
});

test('pdf, jpeg and png are known, and gif for what it is', async () => {
  expect(await detectContentType(samplePdf)).toBe('application/pdf');
  expect(await detectContentType(await samplePicture('jpeg', 900))).toBe('image/jpeg');
  expect(await detectContentType(await samplePicture('png'))).toBe('image/png');
  expect(await detectContentType(await pngWithLongProfile())).toBe('image/png');
  expect(await detectContentType(await samplePicture('gif'))).toBe('image/gif');
  expect(await detectContentType(Buffer.from('MZ executable'))).not.toBe('application/pdf');
  expect(await detectContentType(Buffer.alloc(0))).toBeUndefined();
});

test('[FIL-12] nothing beyond the first 4100 bytes is looked at', async () => {
  const late = Buffer.concat([zipEntry('long.txt', 4100), zipEntry('word/document.xml')]);
  expect(await detectContentType(late)).not.toBe(allowedFileTypes.docx);
  const early = Buffer.concat([zipEntry('docProps/long.xml', 3900), zipEntry('word/document.xml')]);
  expect(await detectContentType(early)).toBe(allowedFileTypes.docx);
});
