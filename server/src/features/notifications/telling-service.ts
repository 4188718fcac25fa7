// Notifies the people whom an event concerns: a notification at once on their screens, and a mail if they want one.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import type { Db } from '../../platform/database/database.ts';
import { findEvent, type LoggedEvent } from '../../platform/events/logged-event.ts';
import { newIdBeside } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { listActiveUsers, listAdministrators, type Recipient, usersWithRole } from '../users/audience-queries.ts';
import { mailNow, mailTimeOf, type Telling } from './notification-mail.ts';
import { type NewNotification, storeNotifications } from './notification-queries.ts';
import { type Announcement, type Audience, listenerOf } from './notification-service.ts';

const longestMessage = 240;

async function resolve(db: Db, audience: Audience): Promise<readonly Recipient[]> {
  if (audience === 'admins') return listAdministrators(db);
  if ('recipients' in audience) return audience.recipients;
  if ('userIds' in audience) return listActiveUsers(db, audience.userIds);
  return usersWithRole(db, [audience.entityId], audience.role);
}

/** The beginning of a text, never cut inside a character. */
const beginning = (text: string): string => {
  const letters = [...text];
  return letters.length <= longestMessage ? text : `${letters.slice(0, longestMessage - 1).join('')}…`;
};

const dataOf = (announcement: Announcement): NotificationRecord['title']['data'] => ({
  resourceType: announcement.resourceType,
  resourceId: announcement.resourceId,
  resourceName: announcement.resourceName,
  status: announcement.status,
  resourceEntity: announcement.resourceEntity ?? null,
  entityType: announcement.entityType ?? null,
  ...(announcement.savedSearchId !== undefined && { savedSearchId: announcement.savedSearchId }),
  ...(announcement.deadline !== undefined && { deadline: announcement.deadline }),
});

const newNotification = (event: LoggedEvent, telling: Telling): NewNotification => ({
  // Notifications of one act are ordered by its events, whichever job runs first.
  id: newIdBeside(event.id),
  userId: telling.recipient.userId,
  eventId: event.id,
  at: event.at,
  translationKey: telling.announcement.key,
  data: dataOf(telling.announcement),
  message: beginning(telling.announcement.message ?? ''),
  digest: mailTimeOf(telling) === 'daily' ? (telling.announcement.mail ?? null) : null,
});

async function tellAll(db: Db, platform: Platform, event: LoggedEvent, all: readonly Telling[]): Promise<void> {
  for (const [renews, some] of Map.groupBy(all, renewsOf)) {
    const stored = await storeNotifications(
      db,
      some.map((telling) => newNotification(event, telling)),
      renews,
    );
    const records = new Map(stored.map(({ userId, record }) => [userId, record]));
    for (const telling of some) {
      const notification = records.get(telling.recipient.userId);
      if (notification && mailTimeOf(telling) === 'immediately') await mailNow(db, platform, telling, notification);
    }
  }
}

const renewsOf = ({ announcement }: Telling) => announcement.renews ?? false;

/** Each person once, by the first announcement that names them. */
async function tellings(db: Db, { actorId }: LoggedEvent, announcements: readonly Announcement[]) {
  const byUser = new Map<string, Telling>();
  for (const announcement of announcements) {
    for (const recipient of await resolve(db, announcement.to)) {
      if (recipient.userId === actorId || byUser.has(recipient.userId)) continue;
      byUser.set(recipient.userId, { announcement, recipient });
    }
  }
  return [...byUser.values()];
}

/** The job of every event. Each person is notified once, the actor never. */
export async function tell({ eventId }: { eventId: string }, platform: Platform): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  const listener = event && listenerOf(event.recordKind);
  if (!listener) return;
  const all = await tellings(platform.db, event, await listener(event, platform));
  if (all.length === 0) return;
  // Stored, shown and mailed atomically, so that a repeated job notifies nobody twice; one statement is atomic.
  const isOneStatement = new Set(all.map(renewsOf)).size === 1 && all.every((one) => mailTimeOf(one) !== 'immediately');
  if (isOneStatement) return tellAll(platform.db, platform, event, all);
  await platform.db.transaction().execute((db) => tellAll(db, platform, event, all));
}
