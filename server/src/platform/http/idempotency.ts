// Idempotency keys: a creating POST that is sent twice creates one record and gets the same answer twice.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { sql } from 'kysely';
import { callerId } from '../caller.ts';
import { type Db, json } from '../database/database.ts';
import { prepared, unawaited } from '../database/statement-marks.ts';
import { isLockTimeout } from '../database/time-limits.ts';
import { isSigned, type Keys, sign } from '../sealed-text.ts';
import type { RequestContext } from './context.ts';
import { conflict, invalid } from './problem-error.ts';

export interface KeptAnswer {
  status: number;
  answer: unknown;
}

const keyOf = ({ request }: RequestContext): string | undefined => {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).trim();
  if (key === '' || key.length > 255) throw invalid({ path: 'Idempotency-Key', key: 'error_invalid.idempotency_key' });
  return key;
};

/** The order of fields does not make a different body. */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, canonical(inner)]),
        )
      : value;

/** A keyed hash: a body may hold a password, which must not be guessable from a copy of the database. */
const hashOf = ({ text, keys }: Claimed): Buffer => Buffer.from(sign(keys, 'idempotency', text), 'base64url');
const isSame = ({ text, keys }: Claimed, hash: Buffer): boolean =>
  isSigned(keys, 'idempotency', text, hash.toString('base64url'));

/**
 * Does the work once per user, call and idempotency key, in the transaction of the work itself. A concurrent repeat
 * waits for the first answer on the key's row, as long as for any lock (409 afterwards). A failed try and a killed
 * process leave neither key nor record.
 */
export async function once(
  call: ApiCall,
  context: RequestContext,
  body: unknown,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const { db, now, platform } = context;
  const owner = ownerOf(call, context);
  if (!owner) return work();
  const kept = await claim(db, owner, { text: JSON.stringify(canonical(body) ?? null), keys: platform.config }, now);
  if (kept) return kept;
  const result = await work();
  await sql`
    update ${prepared} ${unawaited} idempotency_key set status = ${result.status}, answer = ${json(result.answer ?? null)}
    where user_id = ${owner.user_id} and call = ${owner.call} and key = ${owner.key}`.execute(db);
  return result;
}

/** The body as text, so that equal bodies are equal texts. */
interface Claimed {
  text: string;
  keys: Keys;
}

interface Owner {
  user_id: string;
  call: string;
  key: string;
}

/** Undefined for a call without a key. */
function ownerOf({ idempotent, method }: ApiCall, context: RequestContext): Owner | undefined {
  const key = idempotent ? keyOf(context) : undefined;
  if (key === undefined) return undefined;
  return { user_id: callerId(context.actor), call: `${method} ${context.request.url.split('?')[0]}`, key };
}

/** Whether the call repeats one that was answered. */
export async function isRepeat(call: ApiCall, context: RequestContext): Promise<boolean> {
  const owner = ownerOf(call, context);
  const first = owner && (await readKey(context.db, owner));
  return first?.status != null && first.created_at >= freeBefore(context.now);
}

/** A key older than a day may be used again. */
const freeBefore = (now: Date): string => new Date(now.getTime() - 86_400_000).toISOString();

/** True when the caller now owns the key. */
async function insertKey(db: Db, { user_id, call, key }: Owner, hash: Buffer, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    insert ${prepared} into idempotency_key (user_id, call, key, request_hash, created_at)
    values (${user_id}, ${call}, ${key}, ${hash}, ${at})
    on conflict (user_id, call, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, answer = null
      where idempotency_key.created_at < ${freeBefore(now)}
    returning 1`.execute(db);
  return rows.length === 1;
}

const readKey = (db: Db, { user_id, call, key }: Owner) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();

/** The error may be of a statement that was sent ahead of the claim: PostgreSQL names the table whose row is locked. */
const isAboutKey = (error: unknown): boolean =>
  String((error as { where?: unknown }).where).includes('"idempotency_key"');

async function claim(db: Db, owner: Owner, claimed: Claimed, now: Date): Promise<KeptAnswer | undefined> {
  const inserted = await insertKey(db, owner, hashOf(claimed), now).catch((error: unknown) => {
    throw isLockTimeout(error) && isAboutKey(error) ? conflict('error_request_in_progress') : error;
  });
  if (inserted) return undefined;
  const first = await readKey(db, owner);
  // It was a day old and has been deleted meanwhile.
  if (!first) throw conflict('error_request_in_progress');
  if (!isSame(claimed, first.request_hash)) throw conflict('error_idempotency_key_reused');
  return { status: first.status ?? 200, answer: first.answer };
}

/** Deletes keys older than a day. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', freeBefore(now)).execute();
}
