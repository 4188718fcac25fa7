// The layout of every mail: the same text as plain text and as simple HTML that a screen reader follows.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { escapeHtml } from '../texts/escape-html.ts';
import type { Texts } from '../texts/texts.ts';

export interface MailContent {
  language: Language;
  subject: string;
  /** The reader's first name; a mail to a mailbox that several people read greets nobody. */
  name?: string | undefined;
  /** Sentences in the reader's language. */
  paragraphs: readonly string[];
  /** Facts, one per line. */
  rows?: readonly { label: string; value: string }[] | undefined;
  /** News, each with its page. */
  items?: readonly { text: string; detail: string; url: string }[] | undefined;
  /** The link that ends mails of this kind. */
  unsubscribeUrl?: string | undefined;
  /** The page where readers choose which mails of this kind they want. */
  settingsUrl?: string | undefined;
  /** The link of the mail's main action; the address is absolute. */
  link?: { label: string; url: string } | undefined;
}

/** The sender, and the address for answers. */
export interface Letterhead {
  texts: Texts;
  appName: string;
  publicUrl: string;
  contactEmail: string;
  /** The company behind the product, where the operator has named it. */
  issuerName?: string | undefined;
}

const greetingOf = ({ language, name }: MailContent, { texts }: Letterhead): string[] =>
  name ? [texts.in(language)('common:mail.greeting', { name })] : [];

/** What sends the mail, and the company behind it. */
function footerOf({ texts, appName, contactEmail, issuerName }: Letterhead, language: Language): string[] {
  const t = texts.in(language);
  const company = issuerName ? [t('common:mail.operator', { operator: issuerName })] : [];
  return [t('common:mail.footer', { appName, contactEmail }), ...company];
}

/** The links for fewer mails. */
function endingsOf({ language, unsubscribeUrl, settingsUrl }: MailContent, { texts }: Letterhead) {
  const t = texts.in(language);
  return [
    ...(settingsUrl === undefined ? [] : [{ label: t('common:mail.settings'), url: settingsUrl }]),
    ...(unsubscribeUrl === undefined ? [] : [{ label: t('common:mail.unsubscribe'), url: unsubscribeUrl }]),
  ];
}

export function mailText(content: MailContent, letterhead: Letterhead): string {
  const { language, paragraphs, rows = [], items = [], link } = content;
  const facts = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const action = link && `${link.label}:\n${link.url}`;
  const news = items
    .map(({ text, detail, url }) => [`* ${text}`, detail, url].filter(Boolean).join('\n  '))
    .join('\n\n');
  const endings = endingsOf(content, letterhead).map(({ label, url }) => `${label}: ${url}`);
  const foot = [...footerOf(letterhead, language), letterhead.publicUrl, ...endings];
  const parts = [...greetingOf(content, letterhead), ...paragraphs, facts, news, action, `-- \n${foot.join('\n')}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Mail programs read colours from the tags; programs with a dark mode that supports this get the dark ones. */
const dark = `@media (prefers-color-scheme: dark) {
body { background: #11191c !important; color: #e3eaec !important; }
main { background: #1a2428 !important; }
.quiet { color: #9dadb4 !important; }
a.link { color: #62cbb4 !important; }
}`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function linkHtml({ label, url }: { label: string; url: string }, hint: string): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b6e5f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5b686f">${escapeHtml(hint)}<br><a class="link" href="${href}" style="color:#0b6e5f;word-break:break-all">${href}</a></p>`;
}

const rowsHtml = (rows: NonNullable<MailContent['rows']>) =>
  `<dl style="margin:0 0 16px">${rows
    .map(
      ({ label, value }) =>
        `<dt class="quiet" style="font-size:13px;color:#5b686f">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${escapeHtml(value).replaceAll('\n', '<br>')}</dd>`,
    )
    .join('')}</dl>`;

const itemsHtml = (items: NonNullable<MailContent['items']>) =>
  `<ul style="margin:0 0 16px;padding:0;list-style:none">${items
    .map(
      ({ text, detail, url }) =>
        `<li style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="color:#0b6e5f;font-weight:600">${escapeHtml(text)}</a>${detail && `<br><span class="quiet" style="color:#5b686f">${escapeHtml(detail).replaceAll('\n', '<br>')}</span>`}</li>`,
    )
    .join('')}</ul>`;

export function mailHtml(content: MailContent, letterhead: Letterhead): string {
  const { language, subject, paragraphs, rows = [], items = [], link } = content;
  const endings = endingsOf(content, letterhead).map(
    ({ label, url }) => `<br><a class="quiet" href="${escapeHtml(url)}" style="color:#5b686f">${escapeHtml(label)}</a>`,
  );
  const { texts, appName } = letterhead;
  const t = texts.in(language);
  const body = [
    ...greetingOf(content, letterhead).map(paragraph),
    // The subject is already the heading; plain text has none.
    ...paragraphs.filter((text, index) => index > 0 || text !== subject).map(paragraph),
    rows.length > 0 ? rowsHtml(rows) : '',
    items.length > 0 ? itemsHtml(items) : '',
    link ? linkHtml(link, t('common:mail.link_hint')) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${dark}</style><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f8f8;color:#171e21;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:700;font-size:18px">${escapeHtml(appName)}</p>
<main style="padding:24px;border-radius:8px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}
</main>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#5b686f">${footerOf(letterhead, language).map(escapeHtml).join('<br>')}${endings.join('')}</p>
</div>
</body>
</html>
`;
}
