// The mail of a notification: the same text, with the address of its page. It is sent at once, kept for the digest, or
// not sent, as the reader chose for its kind.
import { type MailTime, mailTimesOf } from '@wattpact/domain/notifications/mail-preferences';
import { type NotificationRecord, wordsOf } from '@wattpact/domain/notifications/notification';
import { notificationPath } from '@wattpact/domain/notifications/notification-page';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { appUrl } from '../../platform/app-url.ts';
import type { Config } from '../../platform/config.ts';
import type { NewMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Recipient } from '../users/audience-queries.ts';
import type { Announcement } from './notification-service.ts';

type Data = NotificationRecord['title']['data'];

/** One person and their notification. */
export interface Telling {
  announcement: Announcement;
  recipient: Recipient;
}

/** When they want it by mail; undefined where the announcement is not mailed. */
export const mailTimeOf = ({ announcement: { mail }, recipient }: Telling): MailTime | undefined =>
  mail && mailTimesOf(recipient.preferences)[mail];

/** The page where people choose their mails. */
export const settingsUrl = (config: Config, { isAdmin, language }: { isAdmin: boolean; language: Language }): string =>
  `${appUrl(config, isAdmin)}/${language}/settings/notifications`;

/** The absolute address of a notification's page. */
export const pageUrl = (
  config: Config,
  { isAdmin, language, data }: { isAdmin: boolean; language: Language; data: Data },
): string => `${appUrl(config, isAdmin)}/${language}${notificationPath(data, { isAdmin })}`;

/** Named by the page that the button opens. */
function openingOf({ resourceType, status, deadline }: Data): string {
  if (status === 'deleted' || status === 'watched_withdrawn') return 'list';
  return resourceType === 'negotiation' && deadline !== undefined ? 'registration' : resourceType;
}

/** To be queued in the transaction of the notification, so that both are stored or neither. */
export function mailOf(
  platform: Platform,
  { recipient: to }: Telling,
  notification: NotificationRecord,
): NewMail & { at: Date } {
  const t = platform.texts.in(to.language);
  const { translationKey, data } = notification.title;
  const sentence = t(`notification:${translationKey}`, wordsOf(data));
  // Nothing is left to do after most acts.
  const next = t(`notification:mail.next.${translationKey}`, { defaultValue: '' });
  const reader = { isAdmin: to.isAdmin ?? false, language: to.language };
  return {
    at: new Date(notification.createdAt),
    to: to.email,
    language: to.language,
    name: to.name,
    kind: translationKey,
    subject: sentence,
    paragraphs: [sentence, notification.message, next].filter(Boolean),
    link: { label: t(`notification:mail.open.${openingOf(data)}`), url: pageUrl(platform.config, { ...reader, data }) },
    settingsUrl: settingsUrl(platform.config, reader),
  };
}
