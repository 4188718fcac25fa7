// Every statement on the table of notifications.
import type { NotificationRecord } from 'domain/notifications/notification';
import { type Page, totalCap } from 'domain/shared/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { prepared } from '../../platform/database/prepared.ts';

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
}

/**
 * The notifications of one event, in one statement: in the order of the people's ids, so that two jobs that renew the same
 * people's notifications do not wait for each other.
 */
const given = (all: readonly NewNotification[]) => sql`
  (select * from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given("id" uuid, "userId" uuid, "eventId" uuid,
    "at" timestamptz, "translationKey" text, "data" jsonb, "message" text) order by "userId") given`;
const columns = sql`(id, user_id, event_id, translation_key, data, message, created_at)`;
const values = sql`given."id", given."userId", given."eventId", given."translationKey", given."data", given."message", given."at"`;

export interface StoredNotification {
  userId: string;
  record: NotificationRecord;
}

/** Whom this event has told before is left out. */
export async function insertNotifications(db: Db, all: readonly NewNotification[]): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    insert ${prepared} into notification ${columns} select ${values} from ${given(all)}
    on conflict (user_id, event_id) where event_id is not null do nothing
    returning user_id as "userId", ${record} as record`.execute(db);
  return rows;
}

/** Renews the unread notification of the same kind about the same resource, or makes it; never by an older event. */
export async function renewNotifications(db: Db, all: readonly NewNotification[]): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    insert ${prepared} into notification ${columns} select ${values} from ${given(all)}
    where not exists (select from notification n where n.user_id = given."userId" and n.event_id = given."eventId")
    on conflict (user_id, (data ->> 'resourceId')) where not is_read and translation_key = 'message.new_message'
    do update set event_id = excluded.event_id, data = excluded.data, message = excluded.message,
      created_at = excluded.created_at
    where notification.created_at <= excluded.created_at
    returning user_id as "userId", ${record} as record`.execute(db);
  return rows;
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
