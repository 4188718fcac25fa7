// The mail to a person who has handed in a company, a contract, a project or an offer: that it arrived, and how long a
// decision usually takes.
import { mailTimesOf } from '@wattpact/domain/notifications/mail-preferences';
import { type ReviewedKindName, recordKinds } from '@wattpact/domain/records/kinds';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { appUrl } from '../../platform/app-url.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser } from '../users/user-queries.ts';
import { getUsualDays } from '../usual-times/usual-time-service.ts';

interface Handed {
  kind: ReviewedKindName;
  id: string;
  name: string;
  change: 'created' | 'edited';
}

export interface Receipt extends Handed {
  userId: string;
  /** Of this handing in; jobs of the version before have none. */
  handingIn?: string;
}

export const queueReceipt = ({ db, actor }: Context, { kind, id, name, change }: Handed): Promise<void> =>
  enqueue(db, 'send_receipt', { kind, id, name, change, userId: actor.id, handingIn: newId() } satisfies Receipt, {
    canWait: true,
  });

/** Not to who wants no mails about decisions. In the caller's transaction. */
export async function sendReceipt(db: Db, platform: Platform, receipt: Receipt) {
  const { userId, kind, id, name, change, handingIn } = receipt;
  const user = await findUser(db, userId);
  if (user?.status !== 'active' || mailTimesOf(user.preferences).decision === 'never') return;
  const { config, texts } = platform;
  const language = user.language as Language;
  const t = texts.in(language);
  const count = await getUsualDays(db, kind);
  const base = `${appUrl(config, user.is_admin)}/${language}`;
  await queueMail(
    { db, platform, now: new Date() },
    {
      to: user.email,
      language,
      name: user.first_name,
      kind: `${kind}.receipt`,
      once: handingIn && `receipt ${handingIn}`,
      subject: t(`notification:receipt.subject.${kind}`, { name }),
      paragraphs: [
        count === null ? t(`notification:receipt.${change}_untimed`) : t(`notification:receipt.${change}`, { count }),
        t('notification:receipt.next'),
      ],
      link: { label: t('notification:receipt.open'), url: `${base}/${recordKinds[kind].path}/${id}` },
      settingsUrl: `${base}/settings/notifications`,
    },
  );
}
