// The settings of mail and of the addresses that users see.
import { keepsTls } from '../mail/smtp-options.ts';
import { secret, setting } from './setting.ts';
import { address, mailAddress, sender } from './value-kinds.ts';

export const mailSettings = {
  SMTP_URL: secret(
    address('smtp:', 'smtps:')
      .refine(keepsTls, {
        error:
          'must not set requireTLS, ignoreTLS, opportunisticTLS, tls.*, service or proxy for a server on another machine (an authority of your own goes into NODE_EXTRA_CA_CERTS)',
      })
      .optional(),
    'the mail server; required in production. For a server on another machine its query must not touch TLS (`requireTLS`, `tls.*` and such); an authority of your own goes into NODE_EXTRA_CA_CERTS',
  ),
  MAIL_FROM: setting(sender.optional(), 'the sender of mails', {
    fallback: 'APP_NAME, no-reply@ the host of PUBLIC_URL',
  }),
  CONTACT_EMAIL: setting(mailAddress.default('contact@wattpact.example'), 'the contact address that users see'),
  SUPPORT_EMAIL: setting(mailAddress.default('support@wattpact.example'), "support's address that users see"),
};
