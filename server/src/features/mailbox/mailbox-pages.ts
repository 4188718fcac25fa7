// The pages of the demo's mailbox: a list, newest first, and one mail with links that work.
import type { TFunction } from 'i18next';
import type { KeptMail } from '../../platform/mail/outbox.ts';
import { escapeHtml } from '../../platform/texts/escape-html.ts';

const style = `
  body { margin: 0 auto; padding: 24px 16px; max-width: 760px; font: 16px/1.5 system-ui, sans-serif; color: #171e21; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px; text-align: left; border-bottom: 1px solid #e1e6e8; vertical-align: top; }
  pre { padding: 16px; background: #f6f8f8; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: #0b6e5f; }
  dt { font-size: 13px; color: #5b686f; } dd { margin: 0 0 8px; }`;

const page = (title: string, body: string, t: TFunction, nonce: string) => `<!doctype html>
<html lang="${escapeHtml(t('common:mailbox.language_code'))}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;

const timeOf = (mail: KeptMail) =>
  `<time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 16).replace('T', ' ')}</time>`;

const rowOf = (mail: KeptMail) =>
  `<tr><td>${timeOf(mail)}</td><td>${escapeHtml(mail.to)}</td><td><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`;

export function mailboxPage(mails: readonly KeptMail[], t: TFunction, nonce: string): string {
  const heads = ['sent', 'to', 'subject'].map(
    (name) => `<th scope="col">${escapeHtml(t(`common:mailbox.${name}`))}</th>`,
  );
  const body =
    mails.length === 0
      ? `<p>${escapeHtml(t('common:mailbox.empty'))}</p>`
      : `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${mails.map(rowOf).join('\n')}</tbody></table>`;
  const intro = `<p>${escapeHtml(t('common:mailbox.about'))}</p>`;
  return page(t('common:mailbox.title'), intro + body, t, nonce);
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

export function mailPage(mail: KeptMail, t: TFunction, nonce: string): string {
  const fact = (name: string, value: string) => `<dt>${escapeHtml(t(`common:mailbox.${name}`))}</dt><dd>${value}</dd>`;
  const attached = mail.attachments.map(escapeHtml).join(', ');
  const body = `<p><a href="/dev/mailbox">${escapeHtml(t('common:mailbox.back'))}</a></p>
<dl>${fact('to', escapeHtml(mail.to))}${fact('sent', timeOf(mail))}${attached && fact('attachments', attached)}</dl>
<pre>${withLinks(mail.text)}</pre>`;
  return page(mail.subject, body, t, nonce);
}
