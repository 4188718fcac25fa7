// Mails to all administrators at once: new administrators, and changes of the account for the fees. So a stolen
// administrator session cannot hide these changes.
import { appUrl } from '../../../platform/app-url.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/send-mail.ts';
import { listAdministrators } from '../audience-queries.ts';
import type { UserRow } from '../user-queries.ts';

type Change =
  | 'administrator_created'
  | 'administrator_disabled'
  | 'administrator_enabled'
  | 'administrator_restored'
  | 'administrator_deleted'
  | 'administrator_refused'
  | 'administrator_removed';

type News =
  | { kind: Change; about: Pick<UserRow, 'id' | 'display_name' | 'email'> }
  | { kind: 'iban_changed'; before: string | null; after: string | null };

/** Who did it where nobody is signed in: the owner of the address, the platform when the period is over, or the operator. */
const withoutSession = ({ kind }: News) => {
  if (kind === 'administrator_refused') return 'address_owner';
  return kind === 'administrator_removed' ? 'end_of_period' : 'command_line';
};

type Translate = (key: string) => string;

/** Formatted as on paper. */
const iban = (code: string | null, t: Translate): string =>
  code === null ? t('common:not_given') : code.replace(/(.{4})(?=.)/g, '$1 ');

/** Facts and names, each beside its label. */
function rowsOf(news: News, by: string, t: Translate) {
  const facts =
    news.kind === 'iban_changed'
      ? { iban_before: iban(news.before, t), iban_after: iban(news.after, t) }
      : { administrator: `${news.about.display_name} (${news.about.email})` };
  return Object.entries({ ...facts, by }).map(([name, value]) => ({ label: t(`profile:mails.rows.${name}`), value }));
}

/**
 * In the transaction of the change. A new administrator gets none, because the platform sends them nothing before they
 * sign in.
 */
export async function tellAdministrators(context: Context<SignedIn | null>, news: News): Promise<void> {
  const { db, actor, platform } = context;
  const isNew = (id: string) => news.kind === 'administrator_created' && news.about.id === id;
  for (const { userId, email, language, name } of await listAdministrators(db)) {
    if (isNew(userId)) continue;
    const t = platform.texts.in(language);
    const by = actor ? `${actor.displayName} (${actor.email})` : t(`profile:mails.${withoutSession(news)}`);
    const values = { appName: platform.config.appName };
    await queueMail(context, {
      to: email,
      language,
      name,
      kind: news.kind,
      subject: t(`profile:mails.${news.kind}.subject`, values),
      paragraphs: [t(`profile:mails.${news.kind}.text`, values), t('profile:mails.unexpected')],
      rows: rowsOf(news, by, (key) => t(key)),
      link: { label: t('profile:mails.audit'), url: `${appUrl(platform.config, true)}/${language}/audit` },
    });
  }
}
