// Deadlines as a calendar file in the reader's language.
import { calendarFile } from '@wattpact/domain/calendar/ical';
import { type Deadline, deadlinePath } from '@wattpact/domain/deadlines/deadline';
import { create as contentDisposition } from 'content-disposition';
import { appUrl } from '../../platform/app-url.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { writeDate } from '../../platform/texts/written.ts';

/** @throws 404 without a deadline: a calendar file has at least one entry */
export function sendCalendar({ actor, now, platform, reply }: RequestContext, deadlines: readonly Deadline[]): void {
  if (deadlines.length === 0) throw notFound();
  const { config, texts } = platform;
  const { language, isAdmin } = actor;
  const t = texts.in(language);
  const base = appUrl(config, isAdmin);
  const entries = deadlines.map((one) => ({
    uid: `${one.kind}-${one.id}@${new URL(config.publicUrl).hostname}`,
    date: one.date,
    title: t(`dashboard:deadlines.entry.${one.kind}`, { name: one.name }),
    text: t(`dashboard:deadlines.text.${one.kind}`, { name: one.name, date: writeDate(one.date) }),
    url: `${base}/${language}${deadlinePath(one)}`,
  }));
  const name = t('dashboard:deadlines.file', { appName: config.appName });
  reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': contentDisposition(`${name}.ics`.replace(/[\\/]/g, '-')),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(calendarFile(entries, { name, language, product: config.appName, now }));
}
