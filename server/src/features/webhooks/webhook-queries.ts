// Every statement on webhooks, the addresses to which companies have their events sent.
import type { NewWebhook, OffReason, WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export type StoredWebhook = Omit<WebhookRecord, 'allowedActions'>;

const columns = sql<StoredWebhook>`w.id, w.version, w.legal_entity_id as "legalEntityId", w.name, w.url, w.events,
  w.is_active as "isActive", w.off_reason as "offReason", w.off_at as "offAt",
  case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil",
  w.created_at as "createdAt", w.updated_at as "updatedAt",
  (select count(*) from webhook_delivery d where d.webhook_id = w.id and d.status = 'waiting') as waiting,
  (select json_build_object('status', d.status, 'triedAt', d.tried_at) from webhook_delivery d
    where d.webhook_id = w.id and d.tried_at is not null order by d.created_at desc, d.id desc limit 1) as "lastDelivery"`;

export async function listWebhooks(db: Db, entityId: string): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns} from webhook w where w.legal_entity_id = ${entityId} order by lower(w.name), w.id`.execute(db);
  return rows;
}

/** Locked by a call that changes it. */
export async function findWebhook(db: Db, entityId: string, id: string): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns} from webhook w where w.id = ${id} and w.legal_entity_id = ${entityId}
    ${db.isTransaction ? sql`for no key update of w` : sql``}`.execute(db);
  return rows[0];
}

/** Waits for another call that adds a webhook to the company, so that they can be counted. */
export async function countWebhooks(db: Db, entityId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), hashtext(${entityId}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhook where legal_entity_id = ${entityId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether another webhook of the company has the name, whatever its letters' case. */
export async function isNameTaken(db: Db, entityId: string, name: string, exceptId?: string): Promise<boolean> {
  const { rows } = await sql`
    select from webhook where legal_entity_id = ${entityId} and lower(name) = lower(${name})
      and id is distinct from ${exceptId ?? null}::uuid`.execute(db);
  return rows.length > 0;
}

interface Inserted extends NewWebhook {
  id: string;
  entityId: string;
  /** Sealed. */
  secret: string;
  now: Date;
}

export const insertWebhook = (db: Db, { id, entityId, name, url, events, secret, now }: Inserted) =>
  db
    .insertInto('webhook')
    .values({
      ...{ id, legal_entity_id: entityId, name, url, events, secret },
      ...{ created_at: now.toISOString(), updated_at: now.toISOString() },
    })
    .execute();

export const updateWebhook = (db: Db, { id, name, url, events, now }: Omit<Inserted, 'secret' | 'entityId'>) =>
  db
    .updateTable('webhook')
    .set(({ eb }) => ({ name, url, events, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();

/** The one before counts beside it until then. */
export const replaceSecret = (
  db: Db,
  { id, secret, until, now }: { id: string; secret: string; until: Date; now: Date },
) =>
  sql`update webhook set old_secret = secret, old_secret_until = ${until.toISOString()}::timestamptz, secret = ${secret},
    version = version + 1, updated_at = ${now.toISOString()}::timestamptz where id = ${id}`.execute(db);

/** What the key before has sealed is sealed with the key of today; nothing else changes. */
export const resealSecrets = (db: Db, id: string, was: string, secret: string) =>
  sql`update webhook set secret = case when secret = ${was} then ${secret} else secret end,
    old_secret = case when old_secret = ${was} then ${secret} else old_secret end where id = ${id}`.execute(db);

/** @returns whether it was on */
export async function switchOff(db: Db, id: string, reason: OffReason, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update webhook set is_active = false, off_reason = ${reason}, off_at = ${now.toISOString()}::timestamptz,
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} and is_active returning 1`.execute(db);
  return rows.length > 0;
}

/** In a transaction that changes deliveries of it too. */
export const lockWebhook = (db: Db, id: string) =>
  sql`select from webhook where id = ${id} for no key update`.execute(db);

export const switchOn = (db: Db, id: string) =>
  db
    .updateTable('webhook')
    .set({ is_active: true, off_reason: null, off_at: null, unanswered: 0, resting_until: null })
    .where('id', '=', id)
    .execute();

/** Nothing is tried until then. @param unanswered how many times in a row it gave no answer */
export const restWebhook = (db: Db, id: string, { until, unanswered }: { until: Date; unanswered: number }) =>
  db.updateTable('webhook').set({ unanswered, resting_until: until.toISOString() }).where('id', '=', id).execute();

export const noteAnswered = (db: Db, id: string) =>
  db
    .updateTable('webhook')
    .set({ unanswered: 0, resting_until: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('unanswered', '>', 0), eb('resting_until', 'is not', null)]))
    .execute();

export const deleteWebhook = (db: Db, id: string) => db.deleteFrom('webhook').where('id', '=', id).execute();
export const deleteWebhooksOf = (db: Db, entityId: string) =>
  db.deleteFrom('webhook').where('legal_entity_id', '=', entityId).execute();

/** What a delivery needs of its webhook, with the secrets as they are sealed. */
export interface Target {
  id: string;
  legalEntityId: string;
  name: string;
  url: string;
  secret: string;
  oldSecret: string | null;
  unanswered: number;
  restingUntil: string | null;
}

const target = sql<Target>`id, legal_entity_id as "legalEntityId", name, url, secret, unanswered,
  case when resting_until > now() then resting_until end as "restingUntil",
  case when old_secret_until > now() then old_secret end as "oldSecret"`;

/** Undefined where it is off or gone. */
export async function findActiveTarget(db: Db, id: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`select ${target} from webhook where id = ${id} and is_active`.execute(db);
  return rows[0];
}

/** Whether it is on or off. */
export async function findTarget(db: Db, id: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`select ${target} from webhook where id = ${id}`.execute(db);
  return rows[0];
}

export interface Subscriber {
  id: string;
  legalEntityId: string;
  events: string[];
  restingUntil: string | null;
}

/** The webhooks that are on, of these companies and for one of these events. */
export async function listSubscribers(db: Db, entityIds: readonly string[], events: readonly string[]) {
  const { rows } = await sql<Subscriber>`
    select id, legal_entity_id as "legalEntityId", events, resting_until as "restingUntil" from webhook
    where legal_entity_id = any(${entityIds}::uuid[]) and is_active and events && ${events}::text[]`.execute(db);
  return rows;
}
