// Notifies the people whom an event concerns: a notification at once on their screens, and a mail if they want one.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import type { Db } from '../../platform/database/database.ts';
import { findEvent, findEvents, type LoggedEvent } from '../../platform/events/logged-event.ts';
import { closeUndoWindow } from '../../platform/events/undo-window.ts';
import { newIdBeside } from '../../platform/ids.ts';
import { leaveRoom } from '../../platform/jobs/leave-room.ts';
import { queueMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  listActiveUsers,
  listAdministrators,
  type Recipient,
  usersByEntity,
  usersWithRole,
} from '../users/audience-queries.ts';
import { mailOf, mailTimeOf, type Telling } from './notification-mail.ts';
import { markReadOf, type NewNotification, storeNotifications } from './notification-queries.ts';
import { type Announcement, type Audience, companyOf, listenerOf } from './notification-service.ts';
import { companiesTold } from './telling-events.ts';

const longestMessage = 240;

async function resolve(db: Db, audience: Audience): Promise<readonly Recipient[]> {
  if (audience === 'admins') return listAdministrators(db);
  if (audience === 'nobody') return [];
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

/** One person, and the event of which they are told. */
interface Told extends Telling {
  event: LoggedEvent;
  /** One of the many that a job tells: other mails go first. */
  isOfMany?: boolean;
}

const nameOf = (userId: string, eventId: string): string => `${userId} ${eventId}`;

/** The mails of those who want them at once. @param stored by person and event: those who had not heard of it yet */
function* mailsOf(platform: Platform, all: readonly Told[], stored: ReadonlyMap<string, NotificationRecord>) {
  for (const told of all) {
    const notification = stored.get(nameOf(told.recipient.userId, told.event.id));
    if (notification && mailTimeOf(told) === 'immediately')
      yield { ...mailOf(platform, told, notification), canWait: told.isOfMany ?? false };
  }
}

async function tellAll(db: Db, platform: Platform, all: readonly Told[]): Promise<void> {
  for (const [renews, some] of Map.groupBy(all, renewsOf)) {
    const stored = await storeNotifications(
      db,
      some.map((told) => newNotification(told.event, told)),
      renews,
    );
    const records = new Map(stored.map(({ userId, eventId, record }) => [nameOf(userId, eventId), record]));
    await queueMails(db, platform, mailsOf(platform, some, records));
  }
}

const renewsOf = ({ announcement }: Telling) => announcement.renews ?? false;

/** Each person once, by the first announcement that names them. */
async function tellings(
  event: LoggedEvent,
  announcements: readonly Announcement[],
  recipientsOf: (audience: Audience) => Promise<readonly Recipient[]>,
): Promise<Told[]> {
  const byUser = new Map<string, Told>();
  for (const announcement of announcements) {
    for (const recipient of await recipientsOf(announcement.to)) {
      if (recipient.userId === event.actorId || byUser.has(recipient.userId)) continue;
      byUser.set(recipient.userId, { event, announcement, recipient });
    }
  }
  return [...byUser.values()];
}

interface Announced {
  event: LoggedEvent;
  announcements: readonly Announcement[];
}

/** Programs of companies are told of what the company's own people did, too: the actor is one of them. */
async function tellCompanies(db: Db, platform: Platform, all: readonly Announced[]): Promise<void> {
  const told = all.flatMap(({ event, announcements }) =>
    announcements.flatMap((announcement) => {
      const entityId = companyOf(announcement);
      return entityId === undefined ? [] : [{ entityId, event, announcement }];
    }),
  );
  if (told.length === 0) return;
  await companiesTold.raise({ db, platform, actor: null, now: new Date(), requestId: 'tell' }, told);
}

interface Happened {
  eventId: string;
}

/** @returns undefined for an event of which nobody hears */
async function announced(event: LoggedEvent | undefined, platform: Platform): Promise<Announced | undefined> {
  const listener = event && listenerOf(event.recordKind);
  return listener && { event, announcements: await listener(event, platform) };
}

const tellingsOf = ({ event, announcements }: Announced, platform: Platform): Promise<Told[]> =>
  tellings(event, announcements, (audience) => resolve(platform.db, audience));

/** The job of a decision that may have been undone meanwhile; then nobody is told of it. */
export async function tellUndoable(happened: Happened, platform: Platform): Promise<void> {
  const heard = await announced(await findEvent(platform.db, happened.eventId), platform);
  if (!heard) return;
  const all = await tellingsOf(heard, platform);
  await platform.db.transaction().execute(async (transaction) => {
    if (!(await closeUndoWindow(transaction, happened.eventId))) return;
    await tellCompanies(transaction, platform, [heard]);
    await tellAll(transaction, platform, all);
  });
}

/** The job of every other event. Each person is notified once, the actor never. */
export async function tell({ eventId }: Happened, platform: Platform): Promise<void> {
  const { db } = platform;
  const event = await findEvent(db, eventId);
  if (event?.action === 'deleted') await markReadOf(db, event.recordId);
  const heard = await announced(event, platform);
  if (!heard) return;
  // By itself, since a repeated job sends nothing twice.
  await tellCompanies(db, platform, [heard]);
  const all = await tellingsOf(heard, platform);
  if (all.length === 0) return;
  // Stored, shown and mailed atomically, so that a repeated job notifies nobody twice; one statement is atomic.
  const isOneStatement = new Set(all.map(renewsOf)).size === 1 && all.every((one) => mailTimeOf(one) !== 'immediately');
  if (isOneStatement) return tellAll(db, platform, all);
  await db.transaction().execute((transaction) => tellAll(transaction, platform, all));
}

/** The recipients in companies, by one statement for each role. */
async function companiesOf(db: Db, announcements: readonly Announcement[]): Promise<[Audience, Recipient[]][]> {
  const audiences = announcements.flatMap(({ to }) => (typeof to === 'object' && 'entityId' in to ? [to] : []));
  const found: [Audience, Recipient[]][] = [];
  for (const [role, some] of Map.groupBy(audiences, (one) => one.role)) {
    const entityIds = [...new Set(some.map(({ entityId }) => entityId))];
    const people = await usersByEntity(db, entityIds, role);
    for (const entityId of entityIds) found.push([{ entityId, role }, people.get(entityId) ?? []]);
  }
  return found;
}

/** So many events are told in one transaction. */
const portion = 50;

/** The job of the events that another job has written at once. A repeated one tells those that are not told yet. */
export async function tellMany({ eventIds }: { eventIds: readonly string[] }, platform: Platform): Promise<void> {
  const { db } = platform;
  const known = new Map<string, Promise<readonly Recipient[]>>();
  const recipientsOf = (audience: Audience) => {
    const name = JSON.stringify(audience);
    const recipients = known.get(name) ?? resolve(db, audience);
    known.set(name, recipients);
    return recipients;
  };
  for (let at = 0; at < eventIds.length; at += portion) {
    const begun = performance.now();
    const events = await findEvents(db, eventIds.slice(at, at + portion));
    const heard = (await Promise.all(events.map((event) => announced(event, platform)))).filter((one) => !!one);
    await tellCompanies(db, platform, heard);
    const announcements = heard.flatMap((one) => one.announcements);
    for (const [audience, recipients] of await companiesOf(db, announcements))
      known.set(JSON.stringify(audience), Promise.resolve(recipients));
    const all: Told[] = [];
    for (const { event, announcements: some } of heard)
      all.push(...(await tellings(event, some, recipientsOf)).map((one) => ({ ...one, isOfMany: true })));
    if (all.length > 0) await db.transaction().execute((transaction) => tellAll(transaction, platform, all));
    if (eventIds.length > portion) await leaveRoom(begun);
  }
}
