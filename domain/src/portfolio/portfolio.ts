// A company's position: what it has contracted on either side, added up and spread over the years of delivery.

export const portfolioSides = ['sold', 'bought'] as const;
export type PortfolioSide = (typeof portfolioSides)[number];

/** The contracts of one side that begin in the same year and end in the same year. */
export interface PortfolioGroup {
  side: PortfolioSide;
  fromYear: number;
  toYear: number;
  count: number;
  /** MW. */
  capacity: number;
  /** MWh a year, of the contracts that say it. */
  annualVolume: number;
  /** How many do not. */
  withoutVolume: number;
  /** MW at a fixed price. */
  pricedCapacity: number;
  /** The sum of MW times EUR/MWh over the contracts at a fixed price. */
  pricedValue: number;
}

export interface Position {
  count: number;
  capacity: number;
  annualVolume: number;
  withoutVolume: number;
  /** EUR/MWh, weighted by MW, over the contracts at a fixed price; null without one. */
  averagePrice: number | null;
}

export interface PortfolioYear {
  year: number;
  /** MW under contract in some part of the year. */
  sold: number;
  bought: number;
}

/** PPAs rarely last longer; a contract without a real end must not make the chart unreadable. */
const mostYears = 20;

const cents = (amount: number) => Math.round(amount * 100) / 100;
/** Sums of decimals: MW and MWh have at most two and three places. */
const plain = (amount: number) => Math.round(amount * 1000) / 1000;

const sumOf = (groups: readonly PortfolioGroup[], figure: Exclude<keyof PortfolioGroup, 'side'>): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);

export function positionOf(all: readonly PortfolioGroup[], side: PortfolioSide): Position {
  const groups = all.filter((group) => group.side === side);
  const priced = sumOf(groups, 'pricedCapacity');
  return {
    count: sumOf(groups, 'count'),
    capacity: plain(sumOf(groups, 'capacity')),
    annualVolume: plain(sumOf(groups, 'annualVolume')),
    withoutVolume: sumOf(groups, 'withoutVolume'),
    averagePrice: priced > 0 ? cents(sumOf(groups, 'pricedValue') / priced) : null,
  };
}

/** From this year to the last one of a contract, gaps included; none when every contract has ended. */
export function portfolioYears(groups: readonly PortfolioGroup[], thisYear: number): PortfolioYear[] {
  const last = Math.min(Math.max(...groups.map(({ toYear }) => toYear)), thisYear + mostYears - 1);
  const capacityIn = (year: number, side: PortfolioSide) =>
    plain(
      sumOf(
        groups.filter((group) => group.side === side && group.fromYear <= year && year <= group.toYear),
        'capacity',
      ),
    );
  return Array.from({ length: Math.max(0, last - thisYear + 1) }, (_, index) => {
    const year = thisYear + index;
    return { year, sold: capacityIn(year, 'sold'), bought: capacityIn(year, 'bought') };
  });
}
