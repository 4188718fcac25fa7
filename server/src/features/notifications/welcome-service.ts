// The mail to a newcomer whose address is proven: what comes next, and how long it usually takes.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { appUrl } from '../../platform/app-url.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAddressProofs, findUser } from '../users/user-queries.ts';
import { getUsualDays } from '../usual-times/usual-time-service.ts';

export interface Newcomer {
  userId: string;
  /** A company has named them as its employee already: they have none to add. */
  hasEntity: boolean;
}

/** In the transaction that proves the address. */
export const queueWelcome = ({ db }: Context<SignedIn | null>, newcomer: Newcomer): Promise<void> =>
  enqueue(db, 'send_welcome', newcomer);

/**
 * Only the first proof is welcomed: a later one belongs to a change of the address. Administrators do not trade. In the
 * caller's transaction.
 */
export async function sendWelcome(db: Db, platform: Platform, { userId, hasEntity }: Newcomer): Promise<void> {
  const user = await findUser(db, userId);
  if (user?.status !== 'active' || user.is_admin || (await countAddressProofs(db, userId)) > 1) return;
  const { config, texts } = platform;
  const { appName } = config;
  const language = user.language as Language;
  const t = texts.in(language);
  const base = `${appUrl(config, false)}/${language}`;
  const days = hasEntity ? null : await getUsualDays(db, 'legal_entity');
  const approval = days === null ? t('notification:welcome.untimed') : t('notification:welcome.timed', { count: days });
  await queueMail(
    { db, platform, now: new Date() },
    {
      to: user.email,
      language,
      name: user.first_name,
      kind: 'welcome',
      once: `welcome ${userId}`,
      subject: t('notification:welcome.subject', { appName }),
      paragraphs: [
        t('notification:welcome.confirmed', { appName }),
        ...(hasEntity ? [t('notification:welcome.member')] : [t('notification:welcome.add_entity'), approval]),
      ],
      link: hasEntity
        ? { label: t('notification:welcome.open_home'), url: base }
        : { label: t('notification:welcome.open_entity'), url: `${base}/legal-entities/new-legal-entity` },
    },
  );
}
