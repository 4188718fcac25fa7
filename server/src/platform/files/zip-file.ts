// A zip archive, written while it is sent: only one chunk of its content is in memory. It has no zip64 records, so an
// archive must stay below 4 GB and 65,535 parts.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipPart {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  changedAt?: Date;
  /** Already compressed content, such as PDFs and pictures, is stored as it is. */
  isCompressed?: boolean;
}

export async function* zipFile(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, changedAt, isCompressed } of parts) {
    const part = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 1 });
    if (changedAt) part.mtime = changedAt;
    zip.add(part);
    for await (const chunk of content) {
      part.push(chunk);
      yield* ready.splice(0);
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}
