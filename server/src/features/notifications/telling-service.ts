// Tells the people whom an event concerns: a notification at once on their screens, and a mail where one is due.
import type { NotificationRecord } from 'domain/notifications/notification';
import type { Db } from '../../platform/database/database.ts';
import { findEvent, type LoggedEvent } from '../../platform/events/logged-event.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyRealtime } from '../../platform/realtime/notify.ts';
import { usersWithRole } from '../legal-entities/employee-queries.ts';
import { listActiveUsers, listAdministrators, type Recipient } from '../users/audience-queries.ts';
import { mailAnnouncement } from './notification-mail.ts';
import { insertNotification, renewNotification } from './notification-queries.ts';
import { type Announcement, type Audience, listenerOf } from './notification-service.ts';

const longestMessage = 240;

function resolve(db: Db, audience: Audience): Promise<Recipient[]> {
  if (audience === 'admins') return listAdministrators(db);
  if ('userIds' in audience) return listActiveUsers(db, audience.userIds);
  return usersWithRole(db, [audience.entityId], audience.role);
}

/** The beginning of a text, cut between characters. */
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
});

/** Stored, shown and mailed in one transaction, so that a job that runs again tells nobody twice. */
async function tellOne(db: Db, platform: Platform, event: LoggedEvent, announcement: Announcement, to: Recipient) {
  const store = announcement.renews ? renewNotification : insertNotification;
  const notification = await store(db, {
    id: newId(new Date(event.at)),
    userId: to.userId,
    eventId: event.id,
    at: event.at,
    translationKey: announcement.key,
    data: dataOf(announcement),
    message: beginning(announcement.message ?? ''),
  });
  if (!notification) return;
  await notifyRealtime(db, { to: { users: [to.userId] }, event: 'new_notification', payload: notification });
  await mailAnnouncement(db, platform, { announcement, notification, to });
}

/**
 * Each person once, by the first announcement that names him. In the order of the ids, so that two jobs that renew the
 * same people's notifications do not wait for each other.
 */
async function tellings(db: Db, { actorId }: LoggedEvent, announcements: readonly Announcement[]) {
  const byUser = new Map<string, { announcement: Announcement; recipient: Recipient }>();
  for (const announcement of announcements) {
    for (const recipient of await resolve(db, announcement.to)) {
      if (recipient.userId === actorId || byUser.has(recipient.userId)) continue;
      byUser.set(recipient.userId, { announcement, recipient });
    }
  }
  return [...byUser.values()].sort((a, b) => (a.recipient.userId < b.recipient.userId ? -1 : 1));
}

/** The job behind every event. Each person hears of it once, the one who did it never. */
export async function tell({ eventId }: { eventId: string }, platform: Platform): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  const listener = event && listenerOf(event.recordKind);
  if (!listener) return;
  const announcements = await listener(event, platform);
  if (announcements.length === 0) return;
  await platform.db.transaction().execute(async (db) => {
    for (const { announcement, recipient } of await tellings(db, event, announcements)) {
      await tellOne(db, platform, event, announcement, recipient);
    }
  });
}
