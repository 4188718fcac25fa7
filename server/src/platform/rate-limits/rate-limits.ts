// Rate limits, counted in PostgreSQL so that all processes share them. Counters are written outside the call's
// transaction, which is rolled back when the call is refused: pass `platform.db`, never `context.db`.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Db } from '../database/database.ts';
import { tooMany } from '../http/problem-error.ts';

export interface RateLimit {
  /** How many are allowed within the window. */
  limit: number;
  windowSeconds: number;
}

/** A window has sixty slices, so a count expires at most a sixtieth of the window too late. */
const slices = 60;
/** The longest window: older counters are deleted. */
const longestWindowSeconds = 86_400;

/** A counter's name without the addresses and accounts in it. */
export const counterKey = (subject: string, ...parts: string[]): string =>
  `${subject}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

const sliceMs = (windowSeconds: number) => (windowSeconds * 1000) / slices;

function slicesSince(db: Db, key: string, windowSeconds: number, now: Date) {
  const oldest = new Date(now.getTime() - windowSeconds * 1000 - sliceMs(windowSeconds));
  return db
    .selectFrom('rate_counter')
    .select(['window_start', 'count'])
    .where('key', '=', key)
    .where('window_start', '>', oldest.toISOString())
    .orderBy('window_start', 'desc')
    .execute();
}

/** Adds one. @returns the count in the window, this one and concurrent earlier ones included */
export async function countUp(db: Db, key: string, windowSeconds: number, now: Date = new Date()): Promise<number> {
  const slice = sliceMs(windowSeconds);
  const start = new Date(Math.floor(now.getTime() / slice) * slice);
  await db
    .insertInto('rate_counter')
    .values({ key, window_start: start.toISOString(), count: 1 })
    .onConflict((on) =>
      on.columns(['key', 'window_start']).doUpdateSet((eb) => ({ count: eb('rate_counter.count', '+', 1) })),
    )
    .execute();
  const counted = await slicesSince(db, key, windowSeconds, now);
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** @returns 0 when another one is allowed, else the seconds until it is */
export async function secondsUntilFree(
  db: Db,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
): Promise<number> {
  let sum = 0;
  for (const { window_start, count } of await slicesSince(db, key, windowSeconds, now)) {
    sum += count;
    if (sum < limit) continue;
    const leaves = Date.parse(window_start) + sliceMs(windowSeconds) + windowSeconds * 1000;
    return Math.max(1, Math.ceil((leaves - now.getTime()) / 1000));
  }
  return 0;
}

/** Adds one and refuses with 429 above the limit. */
export async function limitCalls(db: Db, key: string, rateLimit: RateLimit, now: Date): Promise<void> {
  if ((await countUp(db, key, rateLimit.windowSeconds, now)) <= rateLimit.limit) return;
  throw tooMany(await secondsUntilFree(db, key, rateLimit, now));
}

export async function sweepCounters(db: Db, now: Date): Promise<void> {
  // Twice the longest window, because a slice begins before its counts.
  const before = new Date(now.getTime() - 2 * longestWindowSeconds * 1000);
  await db.deleteFrom('rate_counter').where('window_start', '<', before.toISOString()).execute();
}

/** The client's network: an IPv4 address, or the /64 network that an IPv6 customer has. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%')[0] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text = '') => text.split(':').filter((group) => group !== '');
  const left = groups(head);
  const right = groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
