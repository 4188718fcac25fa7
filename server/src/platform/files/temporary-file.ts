// Content in a file of the system's temporary folder, for as long as the work with it takes.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Only this user can read it, and it is removed whatever happens. */
export async function inTemporaryFile<Result>(
  content: Readable,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `upload-${crypto.randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
