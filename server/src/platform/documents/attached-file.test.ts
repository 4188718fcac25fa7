// Attachments as a reader of PDFs finds them.
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { attachmentIn, withAttachment } from './attached-file.ts';
import { paragraph } from './blocks.ts';
import { pdfDocument } from './pages.ts';
import { renderPdf } from './render-pdf.ts';

const frame = {
  language: 'pt' as const,
  pageLabel: 'Página {page} de {pages}',
  title: 'Contrato',
  sender: 'Wattpact',
  footer: 'Fim',
};
const plain = await renderPdf(pdfDocument(frame, paragraph('São João da Madeira')));
const file = { name: 'termos ção.json', text: '{"nome":"Várzea € — ∈","n":1.5}', description: 'Os termos' };

test('a reader finds the file among the attachments, byte for byte, and the pages as they were', async () => {
  const pdf = withAttachment(plain, file);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const attachments = [...((await document.getAttachments())?.entries() ?? [])];
  expect(attachments).toHaveLength(1);
  const [[id = '', found] = []] = attachments;
  expect(found).toMatchObject({ filename: file.name, description: file.description });
  const content = await document.getAttachmentContent(id);
  expect(Buffer.from(content as unknown as Uint8Array).toString('utf8')).toBe(file.text);
  expect((await readPdf(pdf)).pages).toEqual((await readPdf(plain)).pages);
  // The original is untouched, so what was signed over it stays signed.
  expect(pdf.subarray(0, plain.length).equals(plain)).toBe(true);
});

test('the text can be taken out again without a reader; a PDF without one has none', () => {
  expect(attachmentIn(withAttachment(plain, file))).toBe(file.text);
  expect(attachmentIn(plain)).toBeUndefined();
  const misleading = { ...file, text: 'endstream\nendobj\n/Length 3 >>\nstream\n' };
  expect(attachmentIn(withAttachment(plain, misleading))).toBe(misleading.text);
});

test('what is no such PDF is refused', () => {
  expect(() => withAttachment(Buffer.from('%PDF-1.4\nnothing'), file)).toThrow('Nothing can be attached');
});
