// Tells the people whom an event concerns: a notification at once on their screens, and a mail where one is due.
import type { NotificationRecord } from 'domain/notifications/notification';
import type { Db } from '../../platform/database/database.ts';
import { findEvent, type LoggedEvent } from '../../platform/events/logged-event.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyFromJob } from '../../platform/realtime/notify.ts';
import { usersWithRole } from '../legal-entities/employee-queries.ts';
import { listActiveUsers, listAdministrators, type Recipient } from '../users/audience-queries.ts';
import { mailAnnouncements } from './notification-mail.ts';
import {
  insertNotifications,
  type NewNotification,
  renewNotifications,
  type StoredNotification,
} from './notification-queries.ts';
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

interface Telling {
  announcement: Announcement;
  recipient: Recipient;
}

const newNotification = (event: LoggedEvent, { announcement, recipient }: Telling): NewNotification => ({
  id: newId(new Date(event.at)),
  userId: recipient.userId,
  eventId: event.id,
  at: event.at,
  translationKey: announcement.key,
  data: dataOf(announcement),
  message: beginning(announcement.message ?? ''),
});

/** Stored, shown and mailed in one transaction, so that a job that runs again tells nobody twice. */
async function tellAll(db: Db, platform: Platform, event: LoggedEvent, all: readonly Telling[]): Promise<void> {
  const some = (renews: boolean) =>
    all
      .filter(({ announcement }) => (announcement.renews ?? false) === renews)
      .map((one) => newNotification(event, one));
  const [fresh, renewing] = [some(false), some(true)];
  const stored = [
    ...(fresh.length > 0 ? await insertNotifications(db, fresh) : []),
    ...(renewing.length > 0 ? await renewNotifications(db, renewing) : []),
  ];
  if (stored.length === 0) return;
  const toldOf = ({ userId, record }: StoredNotification) => ({
    to: { users: [userId] },
    event: 'new_notification',
    payload: record,
  });
  await notifyFromJob(db, stored.map(toldOf));
  const records = new Map(stored.map(({ userId, record }) => [userId, record]));
  const mails = all.flatMap(({ announcement, recipient }) => {
    const notification = records.get(recipient.userId);
    return notification ? [{ announcement, notification, to: recipient }] : [];
  });
  await mailAnnouncements(db, platform, mails);
}

/** Each person once, by the first announcement that names him. */
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

/** The job behind every event. Each person hears of it once, the one who did it never. */
export async function tell({ eventId }: { eventId: string }, platform: Platform): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  const listener = event && listenerOf(event.recordKind);
  if (!listener) return;
  const announcements = await listener(event, platform);
  if (announcements.length === 0) return;
  await platform.db.transaction().execute(async (db) => {
    const all = await tellings(db, event, announcements);
    if (all.length > 0) await tellAll(db, platform, event, all);
  });
}
