// Makes a small picture of a person, in a program of its own: what a picture takes to decode goes with it, and so does
// a decoder that fails (docs/decisions/028).
import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { refusals } from './picture-limits.ts';
import { inTemporaryFile } from './temporary-file.ts';

export const avatarContentType = 'image/webp';

const program = fileURLToPath(new URL('./scale-picture.ts', import.meta.url));
const run = promisify(execFile);
const options = {
  encoding: 'buffer',
  // A picture of 512 px is a hundredth of it.
  maxBuffer: 4 * 1_048_576,
  timeout: 60_000,
  // No secrets; one arena, because threads with one each take a picture's memory several times.
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
} as const;

/** Why a picture is refused. */
export class PictureError extends Error {
  readonly reason: keyof typeof refusals;
  constructor(reason: keyof typeof refusals) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Rotated upright, at most 512 px.
 * @throws PictureError when it has too many pixels, or is not a complete picture
 */
export const makeAvatar = (content: Readable): Promise<Buffer> =>
  inTemporaryFile(content, async (path) => {
    try {
      return (await run(process.execPath, [program, path], options)).stdout;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === refusals.notReadable) throw new PictureError('notReadable');
      if (code === refusals.tooManyPixels) throw new PictureError('tooManyPixels');
      throw error;
    }
  });
