// The mails about accounts. Their links lead to pages of the web.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { appUrl } from '../../../platform/app-url.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/send-mail.ts';
import type { UserRow } from '../user-queries.ts';

type Anyone = Context<SignedIn | null>;

/** A page of the marketplace in the reader's language; administrators too prove their address and reset there. */
const page = ({ platform }: Anyone, { language }: UserRow, path: string, token: string) =>
  `${platform.config.publicUrl}/${language}/${path}#token=${token}`;

/** Subject and sentences are in the profile namespace under `mails.<kind>`. */
function mail(context: Anyone, user: UserRow, kind: string, url: string) {
  const language = user.language as Language;
  const t = context.platform.texts.in(language);
  const values = { appName: context.platform.config.appName };
  return queueMail(context, {
    to: user.email,
    language,
    // Whoever opened an account that nobody has confirmed chose the name, and perhaps somebody else's address.
    name: user.email_verified_at === null ? undefined : user.first_name,
    kind,
    subject: t(`profile:mails.${kind}.subject`, values),
    paragraphs: [t(`profile:mails.${kind}.text`, values)],
    link: { label: t(`profile:mails.${kind}.link`), url },
  });
}

export const queueVerificationMail = (context: Anyone, user: UserRow, token: string) =>
  mail(context, user, 'verify_email', page(context, user, 'verify-email', token));

export const queueResetMail = (context: Anyone, user: UserRow, token: string) =>
  mail(context, user, 'reset_password', page(context, user, 'reset-password', token));

/** Changes of the ways into an account; its owner is told of each, whoever made it. */
type WayIn =
  | 'password_changed'
  | 'second_factor_enabled'
  | 'second_factor_disabled'
  | 'second_factor_reset'
  | 'recovery_codes_renewed'
  | 'provider_linked'
  | 'provider_unlinked';

/** Whoever did not change the password needs another one; all else is on the page of the account's security. */
export function queueWayInMail(context: Anyone, user: UserRow, kind: WayIn) {
  const { config } = context.platform;
  const security = `${appUrl(config, user.is_admin)}/${user.language}/settings/security`;
  const url = kind === 'password_changed' ? `${config.publicUrl}/${user.language}/forgot-password` : security;
  return mail(context, user, kind, url);
}
