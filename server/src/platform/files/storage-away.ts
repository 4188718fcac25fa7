// The storage of files fails: its folder cannot be used, its disk is full, or the S3 service does not answer. The caller may
// try again.
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';

/** Its `cause` is the storage's own error. */
export class StorageAway extends Error {}

/** The time between two lines of the log. */
const lineEveryMs = 60_000;

/** What it needs of a storage of files. */
interface Storage {
  put(key: string, content: Readable, about: { contentType: string; size: number }): Promise<void>;
  read(key: string): Promise<Readable>;
  isReachable(): Promise<boolean>;
}

/** Tells the storage's own failures from those of the content, and the operator of them once a minute. */
export function telling<Kept extends Storage>(storage: Kept, log: Logger): Kept {
  let toldAt = Number.NEGATIVE_INFINITY;

  function away(cause: unknown): StorageAway {
    if (performance.now() - toldAt >= lineEveryMs) {
      toldAt = performance.now();
      log.error({ err: cause }, 'files cannot be stored or read: calls that need them are answered 503');
    }
    return new StorageAway('the storage of files fails', { cause });
  }

  const isOf = (content: Readable, error: unknown): boolean => content.errored != null && content.errored === error;

  return {
    ...storage,
    async put(key, content, about) {
      try {
        await storage.put(key, content, about);
      } catch (error) {
        throw isOf(content, error) ? error : away(error);
      }
    },
    async read(key) {
      try {
        return await storage.read(key);
      } catch (error) {
        // A single file that is missing is another fault, which no later try mends.
        throw (await storage.isReachable()) ? error : away(error);
      }
    },
  };
}
