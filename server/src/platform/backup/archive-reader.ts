// Reads an archive part by part. What is torn or altered is noticed at the latest with its end.
import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { decrypted, isEncrypted } from './age-keys.ts';
import { isSafeName } from './archive-format.ts';
import { BackupError, systemCause } from './backup-error.ts';
import { itemsOf, webStreamOf } from './web-streams.ts';

export interface ReadPart {
  name: string;
  isFolder: boolean;
  size: number;
  mode: number;
  /** To be read to its end before the next part. */
  content: AsyncIterable<Uint8Array>;
}

export const damaged = (how: string) =>
  new BackupError(`The backup is torn or was altered, and nothing of it was restored: ${how}.`);

/** The beginning of the source, and the source with it. */
async function peek(source: AsyncIterable<Uint8Array>): Promise<[Uint8Array, AsyncIterable<Uint8Array>]> {
  const chunks = source[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await chunks.next();
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return [first, whole()];
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** @param identities private keys of age */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<ReadPart> {
  const [beginning, whole] = await peek(source);
  const plain = isEncrypted(beginning) ? await decrypted(identities, whole) : whole;
  if (plain === whole && !Buffer.from(beginning.subarray(0, 4)).equals(zstdMagic)) {
    throw new BackupError('The file is not a backup of this product.');
  }
  // Errors of the source come out of the end.
  const unzipped = pipeline(Readable.from(plain, { objectMode: false }), createZstdDecompress(), () => {});
  const parts = webStreamOf(unzipped).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of itemsOf(parts)) {
    const { type = 'file', size, mode = 0o600 } = header;
    const name = header.name.replace(/\/$/, '');
    if (!isSafeName(name) || (type !== 'file' && type !== 'directory')) throw damaged(`it has a part ${name}`);
    yield { name, isFolder: type === 'directory', size, mode: mode & 0o777, content: itemsOf(body) };
  }
}

/** An error while reading in one line: of the system, or any other, which says that the archive is damaged. */
export function asReadError(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const cause = systemCause(error);
  if (cause !== undefined) return new BackupError(`The backup could not be laid down: ${cause}.`);
  return damaged(error instanceof Error ? error.message : String(error));
}
