// When each kind of notification can be mailed.
import { type MailKind, type MailTime, mailTimes } from './mail-preferences.ts';

/** Of matches a person gets one mail a day at the most. */
export const mailTimesFor = (kind: MailKind): readonly MailTime[] =>
  kind === 'match' ? mailTimes.filter((time) => time !== 'immediately') : mailTimes;
