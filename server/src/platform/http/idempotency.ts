// Idempotency-Key: a creating POST that is sent twice creates once, and answers the same twice.
import { createHmac } from 'node:crypto';
import type { ApiCall } from 'domain/api/api-call';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Db, json } from '../database/database.ts';
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

/** Order of fields does not make another body. */
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

/** Keyed: a body may hold a password, which nobody is to find by trying from a copy of the database. */
const hashOf = (body: unknown, { secretKey }: Config): Buffer =>
  createHmac('sha256', secretKey)
    .update(`idempotency\n${JSON.stringify(canonical(body) ?? null)}`)
    .digest();

/**
 * Does the work once per user, call and key, in the transaction of the work itself: a parallel repeat waits on the key's
 * row for the first answer (10 s at most), a failed try leaves nothing, a killed process neither key nor record.
 */
export async function once(
  call: ApiCall,
  context: RequestContext,
  body: unknown,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const key = call.idempotent ? keyOf(context) : undefined;
  if (key === undefined) return work();
  const { db, actor, now, request, platform } = context;
  const owner = { user_id: actor.id, call: `${call.method} ${request.url.split('?')[0]}`, key };
  const hash = hashOf(body, platform.config);
  const kept = await claim(db, owner, hash, now);
  if (kept) return kept;
  const result = await work();
  await db
    .updateTable('idempotency_key')
    .set({ status: result.status, answer: json(result.answer ?? null) })
    .where('user_id', '=', owner.user_id)
    .where('call', '=', owner.call)
    .where('key', '=', key)
    .execute();
  return result;
}

interface Owner {
  user_id: string;
  call: string;
  key: string;
}

async function claim(db: Db, owner: Owner, hash: Buffer, now: Date): Promise<KeptAnswer | undefined> {
  await sql`set local lock_timeout = '10s'`.execute(db);
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ ...owner, request_hash: hash, created_at: now.toISOString() })
    .onConflict((on) =>
      // A key older than a day is free again.
      on
        .columns(['user_id', 'call', 'key'])
        .doUpdateSet({ request_hash: hash, created_at: now.toISOString(), status: null, answer: null })
        .where('idempotency_key.created_at', '<', new Date(now.getTime() - 86_400_000).toISOString()),
    )
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      const isLockTimeout = (error as { code?: unknown }).code === '55P03';
      throw isLockTimeout ? conflict('error_request_in_progress') : error;
    });
  await sql`set local lock_timeout = 0`.execute(db);
  if (inserted) return undefined;
  const first = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', owner.user_id)
    .where('call', '=', owner.call)
    .where('key', '=', owner.key)
    .executeTakeFirstOrThrow();
  if (!hash.equals(first.request_hash)) throw conflict('error_idempotency_key_reused');
  return { status: first.status ?? 200, answer: first.answer };
}

/** Keys older than a day are forgotten. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000).toISOString();
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
