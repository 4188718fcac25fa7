// Limits guesses: five wrong tries per account and client, ten per account over all clients, thirty per client over all
// accounts. Unknown accounts are counted alike, so that nothing shows which exist.
import type { Db } from '../../../platform/database/database.ts';
import { tooMany } from '../../../platform/http/problem-error.ts';
import { counterKey, countUp, type RateLimit, secondsUntilFree } from '../../../platform/rate-limits/rate-limits.ts';
import { hourlyOfNetworks } from './wrong-tries-queries.ts';

interface Counted {
  key: string;
  rate: RateLimit;
  /** False: counted here, but it refuses nobody. */
  refuses?: boolean;
}

const within = (limit: number): RateLimit => ({ limit, windowSeconds: 900 });

export interface Throttle {
  /** @throws 429 when the tries are used up */
  check(): Promise<void>;
  /** Counts a wrong try. @throws 429 when concurrent tries have reached the limit */
  count(): Promise<void>;
}

function throttle(db: Db, now: Date, counters: Counted[]): Throttle {
  const refusing = counters.filter(({ refuses = true }) => refuses);

  async function refuse(): Promise<void> {
    const waits = refusing.map(({ key, rate }) => secondsUntilFree(db, key, rate, now));
    const longest = Math.max(0, ...(await Promise.all(waits)));
    if (longest > 0) throw tooMany(longest);
  }

  async function count(): Promise<void> {
    const counts = await Promise.all(counters.map(({ key, rate }) => countUp(db, key, rate.windowSeconds, now)));
    const isOver = counters.some(
      (counter, index) => refusing.includes(counter) && (counts[index] ?? 0) > counter.rate.limit,
    );
    if (isOver) await refuse();
  }
  return { check: refuse, count };
}

/**
 * One client's tries over all accounts. A device known to the account is exempt and not counted, or a stranger would
 * lock out a whole office that shares an address.
 */
const perNetwork = (network: string, device: string | undefined): Counted[] =>
  device === undefined
    ? [
        { key: counterKey('sign-in-network', network), rate: within(30) },
        { key: counterKey(hourlyOfNetworks, network), rate: { limit: 100, windowSeconds: 3600 } },
      ]
    : [];

interface Client {
  network: string;
  /** The cookie of a device known to the account. */
  device: string | undefined;
}

/** For passwords. A known device has its own limit instead of the account's. @param email in lower case */
export const signInThrottle = (db: Db, now: Date, { email, network, device }: Client & { email: string }): Throttle =>
  throttle(db, now, [
    { key: counterKey('sign-in', email, network), rate: within(5) },
    { key: counterKey('sign-in-all', email), rate: within(10), refuses: device === undefined },
    ...(device === undefined ? [] : [{ key: counterKey('sign-in-device', email, device), rate: within(10) }]),
    ...perNetwork(network, device),
  ]);

/** For codes after a right password. */
export const codeThrottle = (db: Db, now: Date, { userId, network, device }: Client & { userId: string }): Throttle =>
  throttle(db, now, [{ key: counterKey('code', userId), rate: within(5) }, ...perNetwork(network, device)]);

/** For the code or the password of a signed-in person, which strangers cannot reach. */
export const accountThrottle = (db: Db, now: Date, subject: 'code' | 'password', userId: string): Throttle =>
  throttle(db, now, [{ key: counterKey(subject, userId), rate: within(5) }]);
