// The clock of a registration: the five working days after the signature, of which the last is the deadline. Saturdays,
// Sundays and Portugal's national holidays are not working days.
import { addDays, daysBetween } from '../calendar/lisbon-time.ts';

const workingDays = 5;

/** Month and day of the holidays that have the same date every year. */
const fixedHolidays = new Set([
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
]);
/** Good Friday, Easter Sunday and Corpus Christi, in days from Easter Sunday. */
const movableOffsets = [-2, 0, 60];

/** Easter Sunday of the Gregorian calendar as UTC (the anonymous algorithm, Nature 1876). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const leap = Math.floor(b / 4);
  const d = (19 * a + b - leap - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

const dayAfter = (day: Date, days: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days));
const isoDate = (day: Date): string => day.toISOString().slice(0, 10);

const movableOf = new Map<number, ReadonlySet<string>>();

/** Computed once for a year: every read of a contract asks for some days of one. */
function movableHolidaysOf(year: number): ReadonlySet<string> {
  const known = movableOf.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const days = new Set(movableOffsets.map((offset) => isoDate(dayAfter(easter, offset))));
  movableOf.set(year, days);
  return days;
}

export function isWorkingDay(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  const date = isoDate(day);
  return !fixedHolidays.has(date.slice(5)) && !movableHolidaysOf(day.getUTCFullYear()).has(date);
}

/** @param signedOn `2026-11-16`; the day after is the first that may count. None for what is no calendar date. */
export function countedDays(signedOn: string): string[] {
  let day = new Date(`${signedOn}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime())) return [];
  const counted: string[] = [];
  while (counted.length < workingDays) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day)) counted.push(isoDate(day));
  }
  return counted;
}

/** When people are reminded: two working days before the deadline, on it, and after it. */
export const reminderStages = ['soon', 'today', 'late'] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** After these many days without a process that sends it, the last reminder says nothing new. */
const lastReminderDays = 14;

/** The reminder that a day asks for, also when the ones before it were missed. */
export function reminderStageOn(today: string, signedOn: string): ReminderStage | undefined {
  const days = countedDays(signedOn);
  const [soon, deadline] = [days.at(-3), days.at(-1)];
  if (soon === undefined || deadline === undefined || today < soon) return undefined;
  if (today <= deadline) return today === deadline ? 'today' : 'soon';
  return daysBetween(deadline, today) <= lastReminderDays ? 'late' : undefined;
}

/** Only contracts signed in these days can be reminded of: the deadline is at most three weeks after the signature. */
export const signaturesToRemindOf = (today: string): { from: string; to: string } => ({
  from: addDays(today, -lastReminderDays - 21),
  to: today,
});
