// Sends a finished mail: over SMTP, or without a mail server into a folder.
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { keepInOutbox } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export type { OutgoingMail } from './outgoing-mail.ts';

export interface Mailer {
  /** @throws when the server did not take it */
  deliver(mail: OutgoingMail): Promise<void>;
}

export const outboxFolder = ({ dataDir }: Config): string => join(dataDir, 'outbox');

export function createMailer(config: Config): Mailer {
  if (config.smtpUrl === undefined) return outboxMailer(config);
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    // One connection sends many mails, so that a morning's digests do not sign in once each.
    pool: true,
    // Mails carry links that open accounts, so they never leave this machine unencrypted.
    requireTLS: !isLoopback(new URL(config.smtpUrl).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(config, mail));
    },
  };
}

function outboxMailer(config: Config): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(config, mail));
      await keepInOutbox(outboxFolder(config), mail, message as Buffer);
    },
  };
}

function messageOf({ mailFrom, publicUrl }: Config, mail: OutgoingMail): SendMailOptions {
  return {
    from: mailFrom,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.at,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program may unsubscribe by itself.
      ...(mail.unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    ...(mail.unsubscribeUrl !== undefined && { list: { unsubscribe: mail.unsubscribeUrl } }),
    attachments: (mail.attachments ?? []).map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content,
    })),
  };
}
