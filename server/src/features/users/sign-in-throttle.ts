// How often somebody may guess: five wrong tries per account and client, ten per account over all clients. Accounts that
// do not exist are counted alike, so that nothing shows which do.
import type { Db } from '../../platform/database/database.ts';
import { tooMany } from '../../platform/http/problem-error.ts';
import { counterKey, countUp, type RateLimit, secondsUntilFree } from '../../platform/rate-limits/rate-limits.ts';

interface Counted {
  key: string;
  rate: RateLimit;
  /** False: counted, but it refuses nobody here. */
  refuses: boolean;
}

const within = (limit: number): RateLimit => ({ limit, windowSeconds: 900 });

export interface Throttle {
  /** @throws 429 when the tries are used up */
  check(): Promise<void>;
  /** Counts a wrong try. @throws 429 when others have used up the tries in the meantime */
  count(): Promise<void>;
}

function throttle(db: Db, now: Date, counters: Counted[]): Throttle {
  async function check(): Promise<void> {
    const waits = counters
      .filter(({ refuses }) => refuses)
      .map(({ key, rate }) => secondsUntilFree(db, key, rate, now));
    const longest = Math.max(0, ...(await Promise.all(waits)));
    if (longest > 0) throw tooMany(longest);
  }
  async function count(): Promise<void> {
    for (const { key, rate, refuses } of counters) {
      const counted = await countUp(db, key, rate.windowSeconds, now);
      if (refuses && counted > rate.limit) throw tooMany(await secondsUntilFree(db, key, rate, now));
    }
  }
  return { check, count };
}

interface Guesser {
  /** In lower case. */
  email: string;
  network: string;
  /** The mark of a device that the account is known on. */
  device: string | undefined;
}

/** A known device answers for its own tries instead of the account's. */
export const signInThrottle = (db: Db, now: Date, { email, network, device }: Guesser): Throttle =>
  throttle(db, now, [
    { key: counterKey('sign-in', email, network), rate: within(5), refuses: true },
    { key: counterKey('sign-in-all', email), rate: within(10), refuses: device === undefined },
    ...(device === undefined
      ? []
      : [{ key: counterKey('sign-in-device', email, device), rate: within(10), refuses: true }]),
  ]);

/** For codes, and for the password of somebody who is signed in already: strangers do not get that far. */
export const accountThrottle = (db: Db, now: Date, subject: 'code' | 'password', userId: string): Throttle =>
  throttle(db, now, [{ key: counterKey(subject, userId), rate: within(5), refuses: true }]);
