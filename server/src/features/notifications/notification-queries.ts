// Every statement on the table of notifications.
import type { NotificationRecord } from 'domain/notifications/notification';
import { type Page, totalCap } from 'domain/shared/page';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';

const record = sql<NotificationRecord>`json_build_object('id', id, 'isRead', is_read,
  'createdAt', ${isoInstant('created_at')}, 'message', message,
  'title', json_build_object('translationKey', translation_key, 'data', data))`;

export interface NewNotification {
  id: string;
  userId: string;
  eventId: string;
  at: string;
  translationKey: string;
  data: NotificationRecord['title']['data'];
  message: string;
}

const values = ({ id, userId, eventId, translationKey, data, message, at }: NewNotification) =>
  sql`${id}, ${userId}, ${eventId}, ${translationKey}, ${json(data)}, ${message}, ${at}`;

/** Undefined when this event has told this person before. */
export async function insertNotification(db: Db, given: NewNotification): Promise<NotificationRecord | undefined> {
  const { rows } = await sql<{ record: NotificationRecord }>`
    insert into notification (id, user_id, event_id, translation_key, data, message, created_at)
    values (${values(given)})
    on conflict (user_id, event_id) where event_id is not null do nothing
    returning ${record} as record`.execute(db);
  return rows[0]?.record;
}

/** Renews the unread notification of the same kind about the same resource, or makes it; never by an older event. */
export async function renewNotification(db: Db, given: NewNotification): Promise<NotificationRecord | undefined> {
  const { rows } = await sql<{ record: NotificationRecord }>`
    insert into notification (id, user_id, event_id, translation_key, data, message, created_at)
    select ${values(given)}
    where not exists (select from notification where user_id = ${given.userId} and event_id = ${given.eventId})
    on conflict (user_id, (data ->> 'resourceId')) where not is_read and translation_key = 'message.new_message'
    do update set event_id = excluded.event_id, data = excluded.data, message = excluded.message,
      created_at = excluded.created_at
    where notification.created_at <= excluded.created_at
    returning ${record} as record`.execute(db);
  return rows[0]?.record;
}

export async function listNotifications(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<NotificationRecord> & { unreadCount: number }> {
  const [list, counts] = await Promise.all([
    sql<{ record: NotificationRecord }>`
      select ${record} as record from notification where user_id = ${userId}
      order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number; unread: number }>`select
      (select count(*) from (select from notification where user_id = ${userId} limit ${totalCap + 1}) n) as total,
      (select count(*) from notification where user_id = ${userId} and not is_read) as unread`.execute(db),
  ]);
  const { total = 0, unread = 0 } = counts.rows[0] ?? {};
  return {
    items: list.rows.map((row) => row.record),
    total: Math.min(total, totalCap),
    ...(total > totalCap && { totalIsCapped: true as const }),
    page,
    limit,
    unreadCount: unread,
  };
}

/** Those named, or all of the user's; another's stay untouched. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | 'all'): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as readonly string[]))
    .execute();
}

/** False when the user has none of this id. */
export async function deleteNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
