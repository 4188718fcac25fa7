// Multipart bodies, parsed as they arrive and never held in memory.
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { maximumFileSize } from '@wattpact/domain/files/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, ProblemError } from './problem-error.ts';

/** The bytes around the file in a body. */
const envelope = 65_536;

export async function useUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // The reader of the stream counts its size; the parser's own limit only stops streams that nobody reads.
    limits: { fileSize: maximumFileSize + envelope, files: 10, fields: 20, parts: 30, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
}

/** Whether the declared length exceeds one file of the largest size. */
export const isDeclaredTooLarge = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > maximumFileSize + envelope;

/** The body is not valid multipart, or ended early. */
const broken = (error: unknown) =>
  typeof (error as { statusCode?: unknown }).statusCode === 'number'
    ? error
    : invalid({ path: 'file', key: 'error_invalid.file' });

/** The parts of the body in their order; each file must be read or resumed before the next part arrives. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart, void, undefined> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined) return;
    throw new ProblemError(415, 'error_media_type');
  }
  const parts = request.parts();
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw broken(error);
    });
    if (next.done) return;
    if (next.value.type === 'file') next.value.file.on('error', () => {});
    yield next.value;
  }
}

/**
 * Reads and drops the rest of a refused body, because a client that is still sending reads the answer only afterwards.
 * A client that sends without end is cut off.
 */
export function discardRest({ raw }: FastifyRequest): void {
  let left = 2 * maximumFileSize;
  // If the parser stayed attached, detaching it later would pause the body again.
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/**
 * The whole file, in memory of its own, which a thread that reads it can take over.
 * @param tooLarge makes the error for more than `most` bytes
 * @throws 400 when the body ends early
 */
export async function readWholeFile(
  { file }: Pick<MultipartFile, 'file'>,
  most: number,
  tooLarge: () => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === file.errored ? invalid({ path: 'file', key: 'error_invalid.file' }) : error;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
