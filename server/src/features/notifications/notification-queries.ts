// Every statement on the table of notifications.

import { cappedTotal, type Page, totalCap } from '@wattpact/domain/filters/page';
import type { MailKind } from '@wattpact/domain/notifications/mail-preferences';
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { planned, prepared } from '../../platform/database/statement-marks.ts';
import { realtimeChannel } from '../../platform/events/notify.ts';

const record = sql<NotificationRecord>`json_build_object('id', notification.id, 'isRead', notification.is_read,
  'createdAt', ${isoInstant('notification.created_at')}, 'message', notification.message,
  'title', json_build_object('translationKey', notification.translation_key, 'data', notification.data))`;

export interface NewNotification {
  id: string;
  userId: string;
  eventId: string;
  at: string;
  translationKey: string;
  data: NotificationRecord['title']['data'];
  message: string;
  /** The kind under which it waits for the digest, if it does. */
  digest: MailKind | null;
}

export interface StoredNotification {
  userId: string;
  eventId: string;
  record: NotificationRecord;
}

/** Leaves out people whom this event has already notified. */
const fresh = sql`on conflict (user_id, event_id) where event_id is not null do nothing`;
/** Renews the unread notification of the same kind and resource, but never by an older event, read or not. */
const renewing = sql`
  where not exists (select from notification n where n.user_id = given."userId" and n.event_id = given."eventId")
    and not exists (select from notification n where n.user_id = given."userId" and n.created_at > given."at"
      and n.translation_key = given."translationKey" and n.data ->> 'resourceId' = given."data" ->> 'resourceId')
  order by given."userId"
  on conflict (user_id, (data ->> 'resourceId')) where not is_read and translation_key = 'message.new_message'
  do update set event_id = excluded.event_id, data = excluded.data, message = excluded.message,
    created_at = excluded.created_at
  where notification.created_at <= excluded.created_at`;

/**
 * Stores notifications, adds the digest's entries, and sends the socket messages, in one statement,
 * because messages come often. It is ordered by the people's ids, so that two jobs for the same people cannot deadlock.
 * The commit does not wait for the disk: if the database loses it in a crash, it also loses the job's end, and the job
 * runs again.
 */
export async function storeNotifications(
  db: Db,
  all: readonly NewNotification[],
  renews: boolean,
): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    with ${prepared} given as (
      select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given("id" uuid, "userId" uuid, "eventId" uuid,
        "at" timestamptz, "translationKey" text, "data" jsonb, "message" text, "digest" text)),
    stored as (
      insert into notification (id, user_id, event_id, translation_key, data, message, created_at)
      select "id", "userId", "eventId", "translationKey", "data", "message", "at" from given
      ${renews ? renewing : sql`order by "userId" ${fresh}`}
      returning notification.id, user_id as "userId", event_id as "eventId", ${record} as record),
    waiting as (
      insert into digest_entry (notification_id, mail_kind)
      select stored.id, given."digest" from stored join given using ("userId", "eventId")
      where given."digest" is not null
      on conflict do nothing)
    select "userId", "eventId", record, set_config('synchronous_commit', 'off', true), pg_notify(${realtimeChannel},
      json_build_object('to', json_build_object('users', json_build_array("userId")), 'event', 'new_notification',
        'payload', record)::text)
    from stored`.execute(db);
  return rows;
}

export async function listNotifications(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<NotificationRecord> & { unreadCount: number }> {
  // One statement, and so one state of the table: pages count what arrives later themselves.
  const { rows } = await sql<{ items: NotificationRecord[]; total: number; unread: number }>`select ${planned}
    (select coalesce(json_agg(n.record order by n.created_at desc, n.id desc), '[]')
      from (select ${record} as record, created_at, id from notification where user_id = ${userId}
        order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}) n) as items,
    (select count(*) from (select from notification where user_id = ${userId} limit ${totalCap + 1}) n) as total,
    (select count(*) from notification where user_id = ${userId} and not is_read) as unread`.execute(db);
  const { items = [], total = 0, unread = 0 } = rows[0] ?? {};
  return {
    items,
    ...cappedTotal(total),
    page,
    limit,
    unreadCount: unread,
  };
}

/** The named notifications, or all of the user's; other people's stay untouched. @returns whether one was unread */
export async function markRead(db: Db, userId: string, ids: readonly string[] | 'all'): Promise<boolean> {
  if (ids.length === 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as readonly string[]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody is to see to a record that is gone. The pages of those who had unread news of it fetch theirs again. */
export async function markReadOf(db: Db, resourceId: string): Promise<void> {
  await sql`
    with read as (
      update notification set is_read = true where not is_read and data ->> 'resourceId' = ${resourceId}
      returning user_id)
    select pg_notify(${realtimeChannel}, json_build_object('to', json_build_object('users', json_build_array(user_id)),
      'event', 'notifications_changed', 'payload', null)::text)
    from (select distinct user_id from read) readers`.execute(db);
}

/** False when the user has none with this id. */
export async function deleteNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export const deleteReadNotificationsBefore = (db: Db, instant: Date) =>
  db.deleteFrom('notification').where('created_at', '<', instant.toISOString()).where('is_read', '=', true).execute();
