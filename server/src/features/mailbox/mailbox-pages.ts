// The pages of the demo's mailbox: a list, newest first, and one mail with links that work.
import type { TFunction } from 'i18next';
import type { KeptMail } from '../../platform/mail/outbox.ts';
import { escapeHtml } from '../../platform/texts/escape-html.ts';

/** The product's typeface and colours, so that a demo looks like one product. */
const styleWith = (font: string | undefined) => `
  ${font ? `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url("${font}") format("woff2"); }` : ''}
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 24px 16px; max-width: 760px; font: 15px/1.5 "Inter Variable", system-ui, sans-serif;
    color: light-dark(#171e21, #e6ebed); background: light-dark(#fff, #12181b); }
  h1 { font-size: 24px; line-height: 32px; font-weight: 650; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px; text-align: left; border-bottom: 1px solid light-dark(#e1e6e8, #2b3438); vertical-align: top; }
  pre { padding: 16px; border-radius: 8px; background: light-dark(#f6f8f8, #1a2226); white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: light-dark(#0b6e5f, #5cc2b1); overflow-wrap: anywhere; }
  time { white-space: nowrap; font-variant-numeric: tabular-nums; }
  dt { font-size: 13px; color: light-dark(#5b686f, #9aa8ae); } dd { margin: 0 0 8px; }`;

/** What every page of the mailbox needs. */
export interface MailboxFrame {
  t: TFunction;
  nonce: string;
  /** The address of the product's typeface, where the web is built. */
  font: string | undefined;
}

const page = (title: string, body: string, { t, nonce, font }: MailboxFrame) => `<!doctype html>
<html lang="${escapeHtml(t('common:mailbox.language_code'))}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${styleWith(font)}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;

const timeOf = (mail: KeptMail) =>
  `<time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 16).replace('T', ' ')}</time>`;

const rowOf = (mail: KeptMail) =>
  `<tr><td>${timeOf(mail)}</td><td>${escapeHtml(mail.to)}</td><td><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`;

export function mailboxPage(mails: readonly KeptMail[], frame: MailboxFrame): string {
  const { t } = frame;
  const heads = ['sent', 'to', 'subject'].map(
    (name) => `<th scope="col">${escapeHtml(t(`common:mailbox.${name}`))}</th>`,
  );
  const body =
    mails.length === 0
      ? `<p>${escapeHtml(t('common:mailbox.empty'))}</p>`
      : `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${mails.map(rowOf).join('\n')}</tbody></table>`;
  const intro = `<p>${escapeHtml(t('common:mailbox.about'))}</p>`;
  return page(t('common:mailbox.title'), intro + body, frame);
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

export function mailPage(mail: KeptMail, frame: MailboxFrame): string {
  const { t } = frame;
  const fact = (name: string, value: string) => `<dt>${escapeHtml(t(`common:mailbox.${name}`))}</dt><dd>${value}</dd>`;
  const attached = mail.attachments.map(escapeHtml).join(', ');
  const body = `<p><a href="/dev/mailbox">${escapeHtml(t('common:mailbox.back'))}</a></p>
<dl>${fact('to', escapeHtml(mail.to))}${fact('sent', timeOf(mail))}${attached && fact('attachments', attached)}</dl>
<pre>${withLinks(mail.text)}</pre>`;
  return page(mail.subject, body, frame);
}
