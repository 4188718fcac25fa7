// Fills an installation's own names, addresses and periods into the pages that the build has rendered.
import { daysInBackups, fixedPeriods, type PeriodName } from '@wattpact/domain/operation/retention';
import { apiUrl } from '../app-url.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../texts/escape-html.ts';

/** The operator of the product, as the legal pages name them. */
const operatorOf = ({ issuerName, issuerFiscalNumber, appName }: Config): string =>
  issuerName === undefined ? appName : `${issuerName} (${issuerFiscalNumber})`;

/** How long data are kept, as the legal pages say it. */
const periodsOf = (config: Config): Record<PeriodName, number> => ({
  ...fixedPeriods,
  KEEP_UNUSED_FILES_HOURS: config.keepUnusedFilesHours,
  KEEP_MAILS_DAYS: config.keepMailsDays,
  KEEP_NOTIFICATIONS_DAYS: config.keepNotificationsDays,
  KEEP_FAILED_JOBS_DAYS: config.keepFailedJobsDays,
  KEEP_SUPPORT_DAYS: config.keepSupportDays,
  KEEP_VIEWS_DAYS: config.keepViewsDays,
  KEEP_DELETED_ACCOUNTS_DAYS: config.keepDeletedAccountsDays,
  KEEP_WEBHOOK_DELIVERIES_DAYS: config.keepWebhookDeliveriesDays,
  TELEMETRY_DAYS: config.telemetryDays,
  BACKUP_DAYS: daysInBackups({ daily: config.backupKeepDaily, weekly: config.backupKeepWeekly }),
});

/** The market's own day, DD/MM/YYYY in each of the three languages. */
const dayFormat = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const structuredData = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** As the inside of a JSON text, in which no tag can end. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

/** @returns a function that replaces each `%NAME%` of a page's HTML and of the structured data in it */
export function pageFiller(config: Config, build: string | undefined): (html: string) => string {
  const { appName, contactEmail, supportEmail, publicUrl, issuerName } = config;
  const words: Record<string, string> = {
    APP_NAME: appName,
    CONTACT_EMAIL: contactEmail,
    SUPPORT_EMAIL: supportEmail,
    OPERATOR: operatorOf(config),
    PUBLIC_URL: publicUrl,
    WEB_BUILD: build ?? '',
    API_ORIGIN: config.apiHost === undefined ? '' : apiUrl(config),
    ...Object.fromEntries(Object.entries(periodsOf(config)).map(([name, value]) => [name, String(value)])),
  };
  const inData: Record<string, string> = { ...words, OPERATOR: issuerName ?? appName };
  const fill = (text: string, from: Record<string, string>, encoded: (word: string) => string) =>
    text.replace(/%([A-Z_]+)%/g, (token, name: string) => (from[name] === undefined ? token : encoded(from[name])));
  return (html) => {
    const withData = html.replace(structuredData, (data) => fill(data, inData, inJson));
    return fill(withData, { ...words, TODAY: dayFormat.format(new Date()) }, escapeHtml);
  };
}
