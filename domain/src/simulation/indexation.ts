// The contract's price in each year of delivery.
import { clamp, rounded } from '../arithmetic/rounding.ts';

export interface Indexation {
  type: 'NONE' | 'FIXED' | 'CPI';
  /** Percent a year, where it is fixed. */
  percentage?: number | undefined;
  /** The consumer price index of each year after the first, in percent; the last one stays. */
  cpi?: readonly number[] | undefined;
  /** How much of the index counts, in percent, and its bounds in percent a year. */
  share?: number | undefined;
  floor?: number | undefined;
  cap?: number | undefined;
}

/** By how many percent the price of a year differs from that of the year before. */
function yearlyChange(indexation: Indexation, year: number): number {
  const { type, percentage = 0, cpi = [], share = 100 } = indexation;
  const { floor = Number.NEGATIVE_INFINITY, cap = Number.POSITIVE_INFINITY } = indexation;
  if (type === 'NONE' || year === 0) return 0;
  if (type === 'FIXED') return percentage;
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
