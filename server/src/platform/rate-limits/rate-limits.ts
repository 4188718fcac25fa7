// Rate limits, counted in PostgreSQL so that all processes share them. A refused call is not counted. Outside of the
// limits of described calls (user-limits.ts), counters are written outside the call's transaction, which is rolled back
// when the call is refused: pass `platform.db`, never `context.db`.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared, unawaited } from '../database/statement-marks.ts';

export interface RateLimit {
  /** How many are allowed within the window. */
  limit: number;
  windowSeconds: number;
}

/** The answer is 429 (problems.ts). */
export class LimitReached extends Error {
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number, code = 'error_too_many_requests') {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A window has sixty slices, so a count expires at most a sixtieth of the window too late. */
const slices = 60;
/** The longest window: older counters are deleted. */
export const longestWindowSeconds = 3600;

/** A counter's name without the addresses and accounts in it. */
export const counterKey = (subject: string, ...parts: string[]): string =>
  `${subject}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

const sliceMs = (windowSeconds: number) => (windowSeconds * 1000) / slices;

const oldestSlice = (windowSeconds: number, now: Date) =>
  new Date(now.getTime() - windowSeconds * 1000 - sliceMs(windowSeconds)).toISOString();

const currentSlice = (windowSeconds: number, now: Date) =>
  new Date(Math.floor(now.getTime() / sliceMs(windowSeconds)) * sliceMs(windowSeconds)).toISOString();

interface Counted {
  /** The slice that counts now. */
  start: string;
  /** The count of the other slices of the window, summed once. */
  others: RawBuilder<unknown>;
}

function countedAt(key: string, windowSeconds: number, now: Date): Counted {
  const start = currentSlice(windowSeconds, now);
  return {
    start,
    others: sql`others as materialized (
      select coalesce(sum(count), 0)::int as count from rate_counter
      where key = ${key} and window_start > ${oldestSlice(windowSeconds, now)} and window_start <> ${start})`,
  };
}

/** Adds one. @returns the count in the window, this one and concurrent earlier ones included */
export async function countUp(db: Db, key: string, windowSeconds: number, now: Date = new Date()): Promise<number> {
  const { start, others } = countedAt(key, windowSeconds, now);
  const { rows } = await sql<{ count: number }>`
    with ${prepared} ${others}
    insert into rate_counter as c (key, window_start, count) values (${key}, ${start}, 1)
    on conflict (key, window_start) do update set count = c.count + 1
    returning c.count + (select count from others) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Adds one, or so many, unless that exceeds the limit, which concurrent calls cannot do either.
 * @returns whether it added them
 */
export async function countWithin(
  db: Db,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
  added = 1,
): Promise<boolean> {
  const { start, others } = countedAt(key, windowSeconds, now);
  const most = limit - added;
  const { rows } = await sql`
    with ${prepared} ${others}
    insert into rate_counter as c (key, window_start, count)
    select ${key}::text, ${start}::timestamptz, ${added}::int from others where others.count <= ${most}::bigint
    on conflict (key, window_start) do update set count = c.count + excluded.count
      where c.count + (select count from others) <= ${most}::bigint
    returning c.count`.execute(db);
  return rows.length === 1;
}

/**
 * As `countWithin`, as parts of another statement's `with`: one is added where `source` has a row, and `counted` has the
 * count with it, or no row where the limit is reached.
 */
export function countWithinFrom(
  source: string,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
): RawBuilder<unknown> {
  const { start, others } = countedAt(key, windowSeconds, now);
  return sql`${others},
    counted as (
      insert into rate_counter as c (key, window_start, count)
      select ${key}::text, ${start}::timestamptz, 1 from others, ${sql.table(source)} where others.count < ${limit}::bigint
      on conflict (key, window_start) do update set count = c.count + 1
        where c.count + (select count from others) < ${limit}::bigint
      returning c.count + (select count from others) as count)`;
}

/** The count in the window, as a column of another statement. */
export const sumOf = (key: string, windowSeconds: number, now: Date): RawBuilder<number> => sql<number>`(
  select coalesce(sum(s.count), 0)::int from rate_counter s
  where s.key = ${key} and s.window_start > ${oldestSlice(windowSeconds, now)})`;

/**
 * As `countWithin`, sent in a transaction without waiting: where the limit is reached, the next statement fails
 * (`isFull`), because the column takes no null.
 */
export async function countAhead(db: Db, key: string, { limit, windowSeconds }: RateLimit, now: Date): Promise<void> {
  const { start, others } = countedAt(key, windowSeconds, now);
  await sql`
    with ${prepared} ${unawaited} ${others}
    insert into rate_counter as c (key, window_start, count)
    select ${key}::text, ${start}::timestamptz, case when others.count < ${limit}::bigint then 1 end from others
    on conflict (key, window_start) do update
      set count = case when c.count + (select count from others) < ${limit}::bigint then c.count + 1 end`.execute(db);
}

export const isFull = (error: unknown): boolean => {
  const { code, table, column } = error as { code?: unknown; table?: unknown; column?: unknown };
  return code === '23502' && table === 'rate_counter' && column === 'count';
};

const slicesOf = (db: Db, key: string, windowSeconds: number, now: Date) =>
  db
    .selectFrom('rate_counter')
    .select(['window_start', 'count'])
    .where('key', '=', key)
    .where('window_start', '>', oldestSlice(windowSeconds, now))
    .orderBy('window_start', 'desc')
    .execute();

/** @returns 0 when another one is allowed, or so many, else the seconds until they are */
export async function secondsUntilFree(
  db: Db,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
  added = 1,
): Promise<number> {
  let sum = 0;
  for (const { window_start, count } of await slicesOf(db, key, windowSeconds, now)) {
    sum += count;
    if (sum + added <= limit) continue;
    const leaves = Date.parse(window_start) + sliceMs(windowSeconds) + windowSeconds * 1000;
    return Math.max(1, Math.ceil((leaves - now.getTime()) / 1000));
  }
  return 0;
}

/** Adds one. @throws LimitReached without adding one when the limit is reached */
export async function limitCalls(db: Db, key: string, rateLimit: RateLimit, now: Date): Promise<void> {
  if (await countWithin(db, key, rateLimit, now)) return;
  throw new LimitReached(await secondsUntilFree(db, key, rateLimit, now));
}

/** What one person may find in a register of others: enough for work, too few to copy it or to try its terms. */
const hitsPerHour: RateLimit = { limit: 60, windowSeconds: 3600 };

interface Search<Found> {
  now: Date;
  find: () => Promise<Found>;
  isHit: (found: Found) => boolean;
}

/**
 * Searches without a hit are free. The place of a hit is taken before the search and given back without one, so that
 * every search is refused alike where the limit is reached: a refusal says nothing about what would have been found.
 * @throws LimitReached
 */
export async function limitHits<Found>(db: Db, key: string, { now, find, isHit }: Search<Found>): Promise<Found> {
  await limitCalls(db, key, hitsPerHour, now);
  let isCounted = false;
  try {
    const found = await find();
    isCounted = isHit(found);
    return found;
  } finally {
    if (!isCounted) await giveBack(db, key, hitsPerHour, now);
  }
}

async function giveBack(db: Db, key: string, { windowSeconds }: RateLimit, now: Date): Promise<void> {
  await db
    .updateTable('rate_counter')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', currentSlice(windowSeconds, now))
    .execute();
}

/** The counts of all keys of a subject within the window, together; it reads every counter that is kept. */
export async function countOfSubject(db: Db, subject: string, windowSeconds: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count from rate_counter
    where starts_with(key, ${`${subject}:`}) and window_start > ${oldestSlice(windowSeconds, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keeps the table small: a counter has at most sixty rows for a window, and goes when the longest has passed twice. */
export async function sweepCounters(db: Db, now: Date): Promise<void> {
  // Twice, because a slice begins before its counts.
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
