// The entries of the daily digest; notification-queries.ts adds them together with the notification.
import type { MailKind } from '@wattpact/domain/notifications/mail-preferences';
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function listDigestReaders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct n.user_id as "userId" from digest_entry d join notification n on n.id = d.notification_id`.execute(
    db,
  );
  return rows.map(({ userId }) => userId);
}

export interface DigestEntry {
  kind: MailKind;
  translationKey: string;
  data: NotificationRecord['title']['data'];
  message: string;
}

/** Removes all entries of the person and returns those that are still unread, oldest first. */
export async function takeDigest(db: Db, userId: string): Promise<DigestEntry[]> {
  const { rows } = await sql<DigestEntry>`
    with taken as (delete from digest_entry d using notification n
      where n.id = d.notification_id and n.user_id = ${userId} returning n.id, d.mail_kind)
    select t.mail_kind as kind, n.translation_key as "translationKey", n.data, n.message
    from taken t join notification n on n.id = t.id where not n.is_read order by n.created_at, n.id`.execute(db);
  return rows;
}
