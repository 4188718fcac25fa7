// One mail per day with the notifications that the person has not seen yet.
import { mailTimesOf } from '@wattpact/domain/notifications/mail-preferences';
import { wordsOf } from '@wattpact/domain/notifications/notification';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { appUrl } from '../../platform/app-url.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser, mergePreferences } from '../users/user-queries.ts';
import { listDigestReaders, takeDigest } from './digest-queries.ts';
import { pageUrl, settingsUrl } from './notification-mail.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Further notifications are only on the page, because nobody reads a very long mail. */
const shownNews = 50;

async function sendDigest(db: Db, platform: Platform, userId: string, now: Date): Promise<void> {
  const waiting = await takeDigest(db, userId);
  const user = await findUser(db, userId);
  if (user?.status !== 'active') return;
  const times = mailTimesOf(user.preferences);
  const news = waiting.filter(({ kind }) => times[kind] === 'daily');
  if (news.length === 0) return;
  const { config, texts } = platform;
  const language = user.language as Language;
  const t = texts.in(language);
  await queueMail(
    { db, platform, now },
    {
      to: user.email,
      language,
      name: user.first_name,
      kind: 'digest',
      canWait: true,
      subject: t('notification:mail.digest_subject', { count: news.length }),
      paragraphs: [t('notification:mail.digest_text')],
      items: news.slice(0, shownNews).map(({ translationKey, data, message }) => ({
        text: t(`notification:${translationKey}`, wordsOf(data)),
        detail: message,
        url: pageUrl(config, { isAdmin: user.is_admin, language, data }),
      })),
      ...(news.length > shownNews && {
        link: {
          label: t('notification:mail.digest_more', { count: news.length - shownNews }),
          url: `${appUrl(config, user.is_admin)}/${language}`,
        },
      }),
      settingsUrl: settingsUrl(config, { isAdmin: user.is_admin, language }),
      unsubscribeUrl: unsubscribeUrl(config, userId),
    },
  );
}

/**
 * The morning's job. Each reader's entries are removed and the digest is queued in one transaction, so that none is
 * lost or sent twice. A digest that fails delays no other reader; the job tries again.
 */
export async function sendDigests(_: unknown, platform: Platform): Promise<void> {
  const faults: unknown[] = [];
  for (const userId of await listDigestReaders(platform.db)) {
    try {
      await platform.db.transaction().execute((db) => sendDigest(db, platform, userId, new Date()));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} digests could not be made`);
}

/** Ends the digests: kinds that were daily are no longer mailed, and immediate ones stay. */
export async function endDigests(db: Db, userId: string, now: Date): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) return;
  const daily = Object.entries(mailTimesOf(user.preferences)).filter(([, time]) => time === 'daily');
  await mergePreferences(db, userId, { mails: Object.fromEntries(daily.map(([kind]) => [kind, 'never'])) }, now);
}
