// The mail beside a notification: the same words, with the address of the page that it is about.
import type { NotificationRecord } from 'domain/notifications/notification';
import { notificationPath } from 'domain/notifications/notification-page';
import type { Db } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Recipient } from '../users/audience-queries.ts';
import type { Announcement, MailKind } from './notification-service.ts';

/** Decisions and invoices are mailed at once. */
const mailedAtOnce: readonly MailKind[] = ['decision', 'invoice'];

/** Whether the user wants mails of this kind at once. */
const mailWanted = (_user: Recipient, kind: MailKind): boolean => mailedAtOnce.includes(kind);

interface Telling {
  announcement: Announcement;
  notification: NotificationRecord;
  to: Recipient;
}

function pageUrl({ publicUrl, adminHost }: Platform['config'], { announcement, notification, to }: Telling): string {
  const admin = adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : `${publicUrl}/admin`;
  const base = announcement.to === 'admins' ? admin : publicUrl;
  return `${base}/${to.language}${notificationPath(notification.title.data)}`;
}

/** In the transaction of the notification: both are there or neither. */
export async function mailAnnouncement(db: Db, platform: Platform, telling: Telling): Promise<void> {
  const { announcement, notification, to } = telling;
  if (announcement.mail === undefined || !mailWanted(to, announcement.mail)) return;
  const t = platform.texts.in(to.language);
  const { translationKey, data } = notification.title;
  const sentence = t(`notification:${translationKey}`, { ...data });
  await queueMail(
    { db, platform, now: new Date(notification.createdAt) },
    {
      to: to.email,
      language: to.language,
      kind: translationKey,
      subject: sentence,
      paragraphs: [sentence, ...(notification.message === '' ? [] : [notification.message])],
      link: { label: t('notification:mail.open'), url: pageUrl(platform.config, telling) },
    },
  );
}
