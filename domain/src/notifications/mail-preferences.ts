// Which notifications are also sent as mails, and when: each person decides per kind.
import { z } from 'zod';

/** The kinds that can be chosen separately. */
export const mailKinds = [
  'decision',
  'invoice',
  'negotiation',
  'message',
  'saved_search',
  'match',
  'integration',
  'submission',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailTimes = ['immediately', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/** Decisions and invoices have deadlines, and a webhook that is off misses events: mailed at once; other kinds wait for the daily digest. */
export const mailDefaults: Readonly<Record<MailKind, MailTime>> = {
  decision: 'immediately',
  invoice: 'immediately',
  negotiation: 'daily',
  message: 'daily',
  saved_search: 'daily',
  match: 'daily',
  integration: 'immediately',
  submission: 'daily',
};

/** Administrators have no company: they get notifications about reviews and about their own saved searches. */
const ofAdministrators: readonly MailKind[] = ['saved_search', 'submission'];

/** The kinds that a person can receive at all. */
export const mailKindsOf = ({ isAdmin }: { isAdmin: boolean }): MailKind[] =>
  mailKinds.filter((kind) => (isAdmin ? ofAdministrators.includes(kind) : kind !== 'submission'));

export const mailPreferences = z.record(z.enum(mailKinds), z.enum(mailTimes));
export const mailPreferencesInput = z.partialRecord(z.enum(mailKinds), z.enum(mailTimes));

/** The stored choices over the defaults. An unknown choice does not invalidate the others. */
export const mailTimesOf = (preferences: unknown): Record<MailKind, MailTime> => {
  const stored = Object.entries((preferences as { mails?: object } | null)?.mails ?? {});
  const chosen = stored.filter((choice) => mailPreferencesInput.safeParse(Object.fromEntries([choice])).success);
  return { ...mailDefaults, ...Object.fromEntries(chosen) };
};
