// Which prices of the market are compared: what counts as a point, and on which days.
import { addDays } from '../calendar/lisbon-time.ts';
import { publicStatuses } from '../energy-contracts/energy-contract-status.ts';
import { visibleProjectStatuses } from '../projects/project-status.ts';
import type { ContractDuration, ContractStructure, Country, PricingType, Technology } from '../terms/enumerations.ts';

/** What is asked in projects, bid in offers, and agreed in contracts. */
export const benchmarkKinds = ['ask', 'bid', 'deal'] as const;
export type BenchmarkKind = (typeof benchmarkKinds)[number];

/** The price of one project, offer or contract, with what it is compared by. */
export interface PricePoint {
  kind: BenchmarkKind;
  /** In EUR/MWh. */
  price: number;
  /** Who asks, bids or sells. Of a deal by country and fiscal number. */
  company: string;
  /** The buyer of a deal, by country and fiscal number. */
  counterparty?: string;
  country: Country;
  technologies: readonly Technology[];
  structures: readonly ContractStructure[];
  /** Undefined where an offer names none. */
  tenor?: ContractDuration;
  /** The day in Lisbon on which it was first visible; of a deal, on which it was approved. */
  since: string;
}

export const countedStatuses: Record<BenchmarkKind, readonly string[]> = {
  ask: visibleProjectStatuses,
  bid: ['approved'],
  deal: publicStatuses,
};

/** Hybrid and variable prices are not comparable. */
export const isComparable = (kind: BenchmarkKind, record: { status: string; pricingType?: PricingType }): boolean =>
  record.pricingType === 'FIXED_PRICING' && countedStatuses[kind].includes(record.status);

/** The bands of years in which the benchmark compares terms: 10 to 15 has both of its ends. */
export function tenorOf(years: number): ContractDuration {
  if (years < 5) return 'LESS_THAN_5_YEARS';
  if (years < 10) return 'BETWEEN_5_AND_10_YEARS';
  return years <= 15 ? 'BETWEEN_10_AND_15_YEARS' : 'MORE_THAN_15_YEARS';
}

/** The first day of the day's quarter of a year. */
export function quarterStart(day: string): string {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** The first days of so many quarters, the newest first, beginning with the day's own. */
export function quarterStarts(day: string, count: number): string[] {
  const starts = [quarterStart(day)];
  while (starts.length < count) starts.push(quarterStart(addDays(starts.at(-1) ?? day, -1)));
  return starts;
}

/** A deal is taken in when it is as old, on the first day of the next quarter. */
export const leastDaysOfDeal = 30;

/** The day as of which the figures of a kind are made: those of deals change once in a quarter. */
export const figuresDay = (kind: BenchmarkKind, today: string): string =>
  kind === 'deal' ? quarterStart(today) : today;

/** The same day a year later; of 29 February it is the day before 1 March. */
const aYearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A point counts from its first day for twelve months. */
export function countsOn({ kind, since }: Pick<PricePoint, 'kind' | 'since'>, today: string): boolean {
  const day = figuresDay(kind, today);
  const newest = kind === 'deal' ? addDays(day, -leastDaysOfDeal) : day;
  return since <= newest && day < aYearLater(since);
}
