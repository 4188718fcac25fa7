// The storage of files fails: its folder cannot be used, its disk is full, or the S3 service does not answer. The caller may
// try again.
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { answerWithin } from '../database/away.ts';

/** Its `cause` is the storage's own error. */
export class StorageAway extends Error {}

/** The time between two lines of the log. */
const lineEveryMs = 60_000;

/** In ms: a service that takes longer to say whether it can be used cannot. */
const patienceMs = 1500;
/** In ms: of a file that takes longer nobody knows whether the service is silent, so it is asked. */
const doubtMs = 300;
/** How often one that cannot be used is asked whether it can again, in ms. */
const askEveryMs = 500;

/** What it needs of a storage of files. */
interface Storage {
  put(key: string, content: Readable, about: { contentType: string; size: number }): Promise<void>;
  read(key: string): Promise<Readable>;
  isReachable(): Promise<boolean>;
}

interface Told {
  /** Costs nothing, so it comes before whatever else an upload causes. @throws StorageAway while that is known */
  mustBeThere(): void;
}

/**
 * Tells the storage's own failures from those of the content, and the operator of them once a minute. While it cannot be
 * used, nobody waits to find that out.
 */
export function telling<Kept extends Storage>(storage: Kept, log: Logger): Kept & Told {
  let toldAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let isFollowing = false;
  /** Who waits for it, and gives up when it is found to be away. */
  const waiting = new Set<() => void>();

  function setAway(isGone: boolean): void {
    isAway = isGone;
    if (isGone) for (const giveUp of waiting) giveUp();
  }

  const answers = (): Promise<boolean> => answerWithin(patienceMs, storage.isReachable()).catch(() => false);

  async function follow(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    while (!(await answers())) {
      setAway(true);
      await pause(askEveryMs, undefined, { ref: false });
    }
    setAway(false);
    isFollowing = false;
  }

  /** A silent service is given up before its own time limit. */
  async function unlessGone(work: Promise<void>): Promise<void> {
    const doubt = setTimeout(() => void follow(), doubtMs).unref();
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new Error('the service is silent'));
    waiting.add(giveUp);
    if (isAway) giveUp();
    try {
      await Promise.race([work, gone]);
    } finally {
      clearTimeout(doubt);
      waiting.delete(giveUp);
    }
  }

  function away(cause: unknown): StorageAway {
    void follow();
    if (performance.now() - toldAt >= lineEveryMs) {
      toldAt = performance.now();
      log.error({ err: cause }, 'files cannot be stored or read: calls that need them are answered 503');
    }
    return new StorageAway('the storage of files fails', { cause });
  }

  function mustBeThere(): void {
    if (isAway) throw new StorageAway('the storage of files is known to fail');
  }

  const isOf = (content: Readable, error: unknown): boolean => content.errored != null && content.errored === error;

  return {
    ...storage,
    mustBeThere,
    async put(key, content, about) {
      try {
        await unlessGone(storage.put(key, content, about));
      } catch (error) {
        const failure = isOf(content, error) ? error : away(error);
        // What was given up must not be stored after all.
        content.destroy();
        throw failure;
      }
    },
    async read(key) {
      mustBeThere();
      try {
        return await storage.read(key);
      } catch (error) {
        // A single file that is missing is another fault, which no later try mends.
        throw (await answers()) ? error : away(error);
      }
    },
    async isReachable() {
      const isThere = await answers();
      if (isThere) setAway(false);
      else void follow();
      return isThere;
    },
  };
}
