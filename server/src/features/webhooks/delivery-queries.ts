// Every statement on deliveries: what waits for a webhook, and what was sent to it.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import {
  type DeliveryFault,
  type DeliveryOrigin,
  type DeliveryStatus,
  type DeliveryTry,
  deliveryList,
  type WebhookDelivery,
  type WebhookDeliveryRecord,
} from '@wattpact/domain/webhooks/webhook-delivery';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';

const row = sql<WebhookDelivery>`t.id, t.message_id as "messageId", t.type, t.origin, t.status, t.fault,
  t.answer_status as "answerStatus", t.took_ms as "tookMs", t.tried_at as "triedAt", t.tries,
  t.next_try_at as "nextTryAt", t.created_at as "createdAt"`;

const sourceOf = (webhookId: string, { language }: SignedIn): ListSource<WebhookDelivery> => ({
  table: 'webhook_delivery',
  declaration: deliveryList,
  where: [sql<boolean>`t.webhook_id = ${webhookId}`],
  select: row,
  isAdmin: false,
  language,
});

export const listDeliveries = (
  db: Db,
  webhookId: string,
  actor: SignedIn,
  query: ListQuery,
): Promise<Page<WebhookDelivery>> => listPage(db, sourceOf(webhookId, actor), query);

export type StoredDelivery = Omit<WebhookDeliveryRecord, 'allowedActions'>;

export async function findDelivery(db: Db, webhookId: string, id: string): Promise<StoredDelivery | undefined> {
  const { rows } = await sql<StoredDelivery>`
    select ${row}, t.body, t.log from webhook_delivery t where t.id = ${id} and t.webhook_id = ${webhookId}`.execute(
    db,
  );
  return rows[0];
}

export interface NewDelivery {
  id: string;
  webhookId: string;
  messageId: string;
  eventId: string | null;
  type: string;
  origin: DeliveryOrigin;
  body: string;
  createdAt: string;
  nextTryAt: string;
}

/** An event that is already there is left out. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[]): Promise<void> {
  await sql`
    insert into webhook_delivery (id, webhook_id, message_id, event_id, type, origin, status, body, created_at, next_try_at)
    select d.id, d."webhookId", d."messageId", d."eventId", d.type, d.origin, 'waiting', d.body, d."createdAt", d."nextTryAt"
    from jsonb_to_recordset(${json(deliveries)}) as d(id uuid, "webhookId" uuid, "messageId" uuid, "eventId" uuid,
      type text, origin text, body text, "createdAt" timestamptz, "nextTryAt" timestamptz)
    on conflict (webhook_id, event_id, type) where origin = 'event' do nothing`.execute(db);
}

export interface DueDelivery {
  id: string;
  messageId: string;
  origin: DeliveryOrigin;
  body: string;
  tries: number;
  createdAt: string;
}

const due = sql<DueDelivery>`id, message_id as "messageId", origin, body, tries, created_at as "createdAt"`;

/** Those that have waited longest first. */
export async function listDue(db: Db, webhookId: string, most: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select ${due} from webhook_delivery where webhook_id = ${webhookId} and status = 'waiting' and next_try_at <= now()
    order by next_try_at, id limit ${most}`.execute(db);
  return rows;
}

export async function findDue(db: Db, id: string): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`select ${due} from webhook_delivery where id = ${id}`.execute(db);
  return rows[0];
}

/** What came to a webhook while it was being switched off. A trial that is under way is noted by itself. */
export const giveUpOfSwitchedOff = (db: Db, webhookId: string) =>
  sql`
    update webhook_delivery d set status = 'failed', fault = 'switched_off', next_try_at = null
    from webhook w
    where w.id = d.webhook_id and w.id = ${webhookId} and not w.is_active and d.status = 'waiting'
      and (d.origin <> 'test' or d.created_at < now() - interval '1 minute')`.execute(db);

export interface NotedTry {
  id: string;
  status: DeliveryStatus;
  nextTryAt: Date | undefined;
  made: DeliveryTry;
}

/**
 * What was received counts as received, also when its webhook was switched off meanwhile.
 * @returns false where it no longer waits: another process has noted a try, or it was given up
 */
export async function noteTry(db: Db, { id, status, nextTryAt, made }: NotedTry): Promise<boolean> {
  const { rows } = await sql`
    update webhook_delivery set status = ${status}, tries = tries + 1, log = log || ${json([made])}::jsonb,
      fault = ${made.fault}, answer_status = ${made.answerStatus}, took_ms = ${made.tookMs}, tried_at = ${made.at},
      next_try_at = ${nextTryAt?.toISOString() ?? null}::timestamptz
    where id = ${id} and (status = 'waiting' or (${status} = 'delivered' and fault = 'switched_off')) returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whatever is due to a receiver that could not be asked: that is no try. */
export const postponeDue = (db: Db, webhookId: string, until: Date) =>
  sql`update webhook_delivery set next_try_at = ${until.toISOString()}::timestamptz
    where webhook_id = ${webhookId} and status = 'waiting' and next_try_at <= now()`.execute(db);

/** Nothing of what waits is tried any more. */
export const giveUpWaiting = (db: Db, webhookId: string, fault: DeliveryFault) =>
  sql`update webhook_delivery set status = 'failed', fault = ${fault}, next_try_at = null
    where webhook_id = ${webhookId} and status = 'waiting'`.execute(db);

/** When the webhook's next delivery is due; undefined where none waits. */
export async function nextDue(db: Db, webhookId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select min(next_try_at) as at from webhook_delivery where webhook_id = ${webhookId} and status = 'waiting'`.execute(
    db,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

/** Webhooks for which something is due. */
export async function listOverdue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct webhook_id as id from webhook_delivery where status = 'waiting' and next_try_at <= now()`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const isOld = (before: Date): RawBuilder<boolean> =>
  sql<boolean>`created_at < ${before.toISOString()}::timestamptz and status <> 'waiting'`;
export const deleteDeliveriesBefore = (db: Db, before: Date) =>
  db.deleteFrom('webhook_delivery').where(isOld(before)).execute();

/** In seconds: how long the delivery has waited that is due for longest. */
export async function oldestDue(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as seconds from webhook_delivery
    where status = 'waiting' and next_try_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
