// The figures of a cell, who may see them, and where a price stands in them.
import { percentile, percentileOfSorted } from '../arithmetic/percentile.ts';
import { rounded } from '../arithmetic/rounding.ts';
import { type CellPlace, widerPlaces } from './cell.ts';
import type { BenchmarkKind, PricePoint } from './price-point.ts';

/** In EUR/MWh. */
export interface PriceBand {
  p25: number;
  p50: number;
  p75: number;
}

/** So many companies must stand in a cell besides those of whoever reads it; of deals, on either side. */
export const leastCompanies = 5;

/** A figure is shown in steps, of deals in coarser ones: no figure betrays one contract. */
const stepsPerEuro: Record<BenchmarkKind, number> = { ask: 10, bid: 10, deal: 2 };

type CellPoint = Pick<PricePoint, 'company' | 'counterparty' | 'price'>;

/** A company counts once, however many points it has. */
export function companyMedians(points: readonly CellPoint[]): Map<string, number> {
  const prices = Map.groupBy(points, ({ company }) => company);
  return new Map(
    [...prices].flatMap(([company, own]) => {
      const median = percentile(
        own.map(({ price }) => price),
        50,
      );
      return median === null ? [] : [[company, median]];
    }),
  );
}

/** Undefined without any company. */
export function bandOf(kind: BenchmarkKind, medians: readonly number[]): PriceBand | undefined {
  const sorted = Float64Array.from(medians).sort();
  const at = (percent: number) => {
    const figure = percentileOfSorted(sorted, percent);
    return figure === null ? undefined : rounded(rounded(figure * stepsPerEuro[kind], 0) / stepsPerEuro[kind], 2);
  };
  const [p25, p50, p75] = [at(25), at(50), at(75)];
  return p25 === undefined || p50 === undefined || p75 === undefined ? undefined : { p25, p50, p75 };
}

/** How many stand in a cell. */
export interface CellCompanies {
  companies: number;
  /** The buyers, of deals alone. */
  counterparties?: number;
}

/** @param others without the companies of whoever reads it */
export const isOpen = ({ companies, counterparties }: CellCompanies): boolean =>
  companies >= leastCompanies && (counterparties === undefined || counterparties >= leastCompanies);

/** The companies in a cell without those of whoever reads it. */
export function othersIn(
  kind: BenchmarkKind,
  points: readonly CellPoint[],
  ownCompanies: readonly string[],
): CellCompanies {
  const count = (companies: readonly (string | undefined)[]) =>
    new Set(companies.filter((company) => company !== undefined && !ownCompanies.includes(company))).size;
  return {
    companies: count(points.map(({ company }) => company)),
    ...(kind === 'deal' && { counterparties: count(points.map(({ counterparty }) => counterparty)) }),
  };
}

/** How many companies there are is never said exactly. */
export const companyRanges = ['5-9', '10-24', '25+'] as const;
export type CompanyRange = (typeof companyRanges)[number];

export function companyRange(companies: number): CompanyRange {
  if (companies < 10) return '5-9';
  return companies < 25 ? '10-24' : '25+';
}

export interface ShownBand extends PriceBand {
  shown: true;
  companies: CompanyRange;
  /** The cell whose figures these are: the one that was asked for, or a wider one. */
  level: CellPlace;
}
export type BandAnswer = ShownBand | { shown: false; reason: 'too_few_companies' };

/** What is known of a cell when a certain reader asks for it. */
export interface FoundCell {
  band: PriceBand;
  /** All of them, those of the reader included: all readers of a cell are told the same. */
  companies: number;
  others: CellCompanies;
}

/** @param find what is known of a place's cell of the kind; undefined where nothing stands in it */
export function bandFor(asked: CellPlace, find: (place: CellPlace) => FoundCell | undefined): BandAnswer {
  for (const level of widerPlaces(asked)) {
    const found = find(level);
    if (found && isOpen(found.others))
      return { shown: true, ...found.band, companies: companyRange(found.companies), level };
  }
  return { shown: false, reason: 'too_few_companies' };
}

export const bandPositions = ['below_p25', 'p25_to_p50', 'p50_to_p75', 'above_p75'] as const;
export type BandPosition = (typeof bandPositions)[number];

/** Where a price stands: the middle belongs to the upper half, P75 to the band. */
export function positionOf(price: number, { p25, p50, p75 }: PriceBand): BandPosition {
  if (price < p25) return 'below_p25';
  if (price < p50) return 'p25_to_p50';
  return price <= p75 ? 'p50_to_p75' : 'above_p75';
}
