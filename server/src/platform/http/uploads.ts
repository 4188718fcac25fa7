// Multipart bodies: read part by part as they arrive, never held in memory.
import multipart, { type Multipart } from '@fastify/multipart';
import { maximumFileSize } from '@wattpact/domain/files/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, ProblemError } from './problem-error.ts';

/** What stands around the file in a body. */
const envelope = 65_536;

export async function useUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // The size is counted by who reads: the parser's own limit only stops what nobody reads.
    limits: { fileSize: maximumFileSize + envelope, files: 10, fields: 20, parts: 30, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
}

/** Whether the sender announces more than one file of the largest size. */
export const isDeclaredTooLarge = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > maximumFileSize + envelope;

/** The body cannot be read as multipart, or ended before its time. */
const broken = (error: unknown) =>
  typeof (error as { statusCode?: unknown }).statusCode === 'number'
    ? error
    : invalid({ path: 'file', key: 'error_invalid.file' });

/** The parts of the body in their order; each file must be read, or resumed, before the next part comes. */
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
 * Reads the rest of a refused body away: who is still sending gets to the answer only then. One who sends without end is
 * cut off.
 */
export function discardRest({ raw }: FastifyRequest): void {
  let left = 2 * maximumFileSize;
  // Left to the parser, letting go of it later would pause the body again.
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
