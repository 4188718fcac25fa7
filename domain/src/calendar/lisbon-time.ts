// Calendar dates of the market: days begin and end in Europe/Lisbon, wherever server and reader are.

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The time of an instant in Portugal, `HH:mm:ss`. */
export const lisbonTime = (at: Date): string => clock.format(at);

/** The day of an instant in Portugal, `YYYY-MM-DD`. */
export const lisbonDate = (at: Date): string => calendar.format(at);

const hour = 3_600_000;

/** The first instant of a calendar date in Portugal, whose clock is that of UTC or one hour ahead. */
export function lisbonMidnight(date: string): Date {
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  return new Date(lisbonDate(new Date(midnight - hour)) === date ? midnight - hour : midnight);
}

/** A calendar date some days later, or earlier. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whole days from the one calendar date to the other; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / 86_400_000);
