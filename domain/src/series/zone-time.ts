// The clocks of the market zones: summer time from the last Sunday of March to that of October, both at 01:00 UTC.
import type { SeriesZone } from './series-kinds.ts';

const hourMs = 3_600_000;

/** Hours that a zone's clock is ahead of UTC in winter. */
const winterOffset: Record<SeriesZone, number> = { portugal: 0, spain: 1 };

/** 01:00 UTC of the last Sunday of a month with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * hourMs;
}

const changes = new Map<number, { start: number; end: number }>();
function summerOf(year: number) {
  const known = changes.get(year);
  if (known) return known;
  const summer = { start: lastSunday(year, 2), end: lastSunday(year, 9) };
  changes.set(year, summer);
  return summer;
}

function isSummer(instant: number, year: number): boolean {
  const { start, end } = summerOf(year);
  return instant >= start && instant < end;
}

/**
 * The instants at which the zone's clock shows a local time, earliest first: none where the clock jumps over it, two where
 * it is turned back.
 * @param local the time as if it were UTC, in milliseconds
 */
export function instantsOf(zone: SeriesZone, local: number): number[] {
  const year = new Date(local).getUTCFullYear();
  const winter = local - winterOffset[zone] * hourMs;
  const summer = winter - hourMs;
  return [...(isSummer(summer, year) ? [summer] : []), ...(isSummer(winter, year) ? [] : [winter])];
}
