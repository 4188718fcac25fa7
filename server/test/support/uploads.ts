// Multipart bodies and small real files, for tests that upload.
import { randomBytes } from 'node:crypto';
import { Document, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import type { TestAnswer } from './test-app.ts';

export const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const samplePicture = (format: 'png' | 'jpeg' | 'gif', side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b5c4a' } })
    .toFormat(format)
    .toBuffer();

/** Soft shapes of many colours, which take about as many bytes as a photo. */
export const softPicture = (format: 'png' | 'jpeg', side: number): Promise<Buffer> =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .resize(side, side, { kernel: 'cubic', fit: 'fill' })
    .toFormat(format)
    .toBuffer();

export const sampleDocx = (): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Contrato')] }] }));

export interface Part {
  field: string;
  /** The file name in the header; without it the part is a plain field. */
  name?: string;
  content: Buffer | string;
}

const boundary = '----wattpact-test';

export function multipart(parts: readonly Part[]) {
  const chunks = parts.flatMap(({ field, name, content }) => {
    const file = name === undefined ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

interface Caller {
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

/** Uploads one file as this caller. */
export function upload(
  caller: Caller,
  { name = 'documento.pdf', content = samplePdf as Buffer, headers = {} as Record<string, string> } = {},
): Promise<TestAnswer> {
  const form = multipart([{ field: 'file', name, content }]);
  return caller.post('/api/files/upload', form.body, { ...form.headers, ...headers });
}
