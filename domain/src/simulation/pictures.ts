// What the page draws of one year: the mean day of each season, and the prices from the highest down.
import { rounded } from '../arithmetic/rounding.ts';
import type { SimulatedTerm } from './simulated-years.ts';
import { hoursOfYear, monthOfHour } from './typical-year.ts';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** Winter is December to February. */
const seasonOfMonth = (month: number): number => Math.floor(((month + 1) % 12) / 3);

export interface DayHour {
  /** MW. */
  generated: number;
  nominated: number;
  /** EUR/MWh. */
  spot: number;
}

/** The means of each hour (UTC) of the day in the first year, for each season. */
export function seasonDays({ generation, nominated, years }: SimulatedTerm): Record<Season, DayHour[]> {
  const spots = years[0]?.spots;
  const dayOf = (season: number) =>
    Array.from({ length: 24 }, (_, clock): DayHour => {
      const sum = { generated: 0, nominated: 0, spot: 0 };
      let days = 0;
      for (let hour = clock; hour < hoursOfYear; hour += 24) {
        if (seasonOfMonth(monthOfHour[hour] ?? 0) !== season) continue;
        days += 1;
        sum.generated += generation[hour] ?? 0;
        sum.nominated += nominated[hour] ?? 0;
        sum.spot += spots?.[hour] ?? 0;
      }
      return {
        generated: rounded(sum.generated / days, 3),
        nominated: rounded(sum.nominated / days, 3),
        spot: rounded(sum.spot / days),
      };
    });
  return { winter: dayOf(0), spring: dayOf(1), summer: dayOf(2), autumn: dayOf(3) };
}

/** As many points as a chart may have. */
const durationPoints = 400;

export interface DurationPoint {
  /** Up to how many hours of the year. */
  hours: number;
  /** EUR/MWh: the mean of the hours since the point before. */
  spot: number;
}

/** Spot prices of the first year from the highest down, in bins of nearly the same size. */
export function priceDuration({ years }: SimulatedTerm): DurationPoint[] {
  const sorted = (years[0]?.spots ?? new Float64Array()).toSorted().reverse();
  return Array.from({ length: durationPoints }, (_, index) => {
    const start = Math.floor((index * sorted.length) / durationPoints);
    const end = Math.floor(((index + 1) * sorted.length) / durationPoints);
    let sum = 0;
    for (let place = start; place < end; place += 1) sum += sorted[place] ?? 0;
    return { hours: end, spot: rounded(sum / (end - start)) };
  });
}
