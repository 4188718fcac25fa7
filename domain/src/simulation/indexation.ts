// The contract's price in each year of delivery.
import { clamp, rounded } from '../arithmetic/rounding.ts';

export type Indexation =
  | { type: 'NONE' }
  /** Percent a year. */
  | { type: 'FIXED'; percentage: number }
  /** The consumer price index of each year after the first, in percent; the last one stays. `share` of it counts. */
  | { type: 'CPI'; cpi: readonly number[]; share: number; floor?: number | undefined; cap?: number | undefined };

/** By how many percent the price of a year differs from that of the year before. */
function yearlyChange(indexation: Indexation, year: number): number {
  if (indexation.type === 'NONE' || year === 0) return 0;
  if (indexation.type === 'FIXED') return indexation.percentage;
  const { cpi, share, floor = Number.NEGATIVE_INFINITY, cap = Number.POSITIVE_INFINITY } = indexation;
  return clamp(((cpi[year - 1] ?? cpi.at(-1) ?? 0) * share) / 100, floor, cap);
}

/** EUR/MWh of each year, rounded to cents from the unrounded factor. */
export function indexedPrices(price: number, years: number, indexation: Indexation): number[] {
  let factor = 1;
  return Array.from({ length: years }, (_, year) => {
    factor *= 1 + yearlyChange(indexation, year) / 100;
    return rounded(price * factor, 2);
  });
}
