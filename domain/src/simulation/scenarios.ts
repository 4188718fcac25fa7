// Scenarios of the yearly price level and of the yearly yield.
import { percentileOfSorted } from '../arithmetic/percentile.ts';
import { rounded } from '../arithmetic/rounding.ts';
import { seededNormal, seededRandom } from '../arithmetic/seeded-random.ts';
import { settlesDeviations } from './settlement.ts';
import { type SimulatedTerm, settleYear } from './simulated-years.ts';

/** In the scenario that has its place. */
export interface ScenarioCash {
  sellerCash: Float64Array;
  buyerSaving: Float64Array;
}

/** Cash of a year at a price level and a yield factor. */
type YearCash = (index: number, level: number, yieldFactor: number) => { sellerCash: number; buyerSaving: number };

/** Settled hour by hour, which is always right. */
export const hourlyCash =
  (term: SimulatedTerm): YearCash =>
  (index, level, yieldFactor) =>
    settleYear(term, index, level, yieldFactor);

/** Cash is linear in the level, in the yield and in their product: four settled years give all others. */
export function linearCash(term: SimulatedTerm): YearCash {
  const corners = term.years.map((_, index) => {
    const at = (level: number, yieldFactor: number) => settleYear(term, index, level, yieldFactor);
    return [at(1, 1), at(2, 1), at(1, 2), at(2, 2)] as const;
  });
  return (index, level, yieldFactor) => {
    const [base, dearer, richer, both] = corners[index] ?? [];
    if (!base || !dearer || !richer || !both) return { sellerCash: 0, buyerSaving: 0 };
    const between = (name: 'sellerCash' | 'buyerSaving') =>
      base[name] +
      (dearer[name] - base[name]) * (level - 1) +
      (richer[name] - base[name]) * (yieldFactor - 1) +
      (both[name] - dearer[name] - richer[name] + base[name]) * (level - 1) * (yieldFactor - 1);
    return { sellerCash: between('sellerCash'), buyerSaving: between('buyerSaving') };
  };
}

/** Where hours decide, each scenario costs a pass over all of them. */
export const mostHourlyScenarios = 200;

export interface ScenarioSettings {
  seed: number;
  scenarios: number;
  /** Percent. */
  priceVolatility: number;
  volumeVolatility: number;
}

/** How many scenarios are run: fewer where each is settled hour by hour. */
export const scenarioCount = ({ terms }: SimulatedTerm, asked: number): number =>
  settlesDeviations(terms) ? Math.min(asked, mostHourlyScenarios) : asked;

export interface Scenarios {
  /** Present values. */
  present: ScenarioCash;
  /** One for each year. */
  years: ScenarioCash[];
}

const emptyCash = (count: number): ScenarioCash => ({
  sellerCash: new Float64Array(count),
  buyerSaving: new Float64Array(count),
});

/**
 * The price level wanders from year to year; the yield is new in each.
 * @param discounts what a euro of each year is worth
 */
export function runScenarios(
  term: SimulatedTerm,
  settings: ScenarioSettings,
  discounts: readonly number[],
  cashOf: YearCash = settlesDeviations(term.terms) ? hourlyCash(term) : linearCash(term),
): Scenarios {
  const count = scenarioCount(term, settings.scenarios);
  const random = seededRandom((settings.seed ^ 0x9e3779b9) >>> 0);
  const drawn = (least: number, volatility: number) => Math.max(least, 1 + (volatility / 100) * seededNormal(random));
  const present = emptyCash(count);
  const years = term.years.map(() => emptyCash(count));
  for (let scenario = 0; scenario < count; scenario += 1) {
    let [level, seller, saving] = [1, 0, 0];
    years.forEach((year, index) => {
      level *= drawn(0.2, settings.priceVolatility);
      const cash = cashOf(index, level, drawn(0.5, settings.volumeVolatility));
      year.sellerCash[scenario] = cash.sellerCash;
      year.buyerSaving[scenario] = cash.buyerSaving;
      seller += cash.sellerCash * (discounts[index] ?? 0);
      saving += cash.buyerSaving * (discounts[index] ?? 0);
    });
    present.sellerCash[scenario] = seller;
    present.buyerSaving[scenario] = saving;
  }
  return { present, years };
}

/** From the lowest up: one of ten scenarios is below p10. */
export interface Band {
  p10: number;
  p50: number;
  p90: number;
}

export function unroundedBand(values: Float64Array): Band {
  const sorted = values.toSorted();
  const at = (percent: number) => percentileOfSorted(sorted, percent) ?? 0;
  return { p10: at(10), p50: at(50), p90: at(90) };
}

export const roundedBand = ({ p10, p50, p90 }: Band): Band => ({
  p10: rounded(p10),
  p50: rounded(p50),
  p90: rounded(p90),
});
