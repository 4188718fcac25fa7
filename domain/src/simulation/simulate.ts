// A whole simulation: each year as expected, what the term is worth, and how far the scenarios spread.
import { rounded, roundedOrNull } from '../arithmetic/rounding.ts';
import type { Technology } from '../terms/enumerations.ts';
import { usualVolumeVolatility } from './generation.ts';
import { type Band, roundedBand, runScenarios, scenarioCount, unroundedBand } from './scenarios.ts';
import { marketShare, type Settlement } from './settlement.ts';
import {
  type ImportedYears,
  type MarketShape,
  marketShape,
  type SimulatedTerm,
  settleYear,
  simulatedTerm,
} from './simulated-years.ts';
import type { SimulationInput } from './simulation-input.ts';

/** EUR, MWh and EUR/MWh. */
export interface YearFigures extends MarketShape {
  year: number;
  hours: number;
  price: number;
  volume: number;
  shortfall: number;
  excess: number;
  pay: number;
  sellerCash: number;
  buyerSaving: number;
  sellerCashBand: Band;
  buyerSavingBand: Band;
}

export interface SimulationTotals {
  generated: number;
  pay: number;
  npvSeller: number;
  npvBuyerSaving: number;
  /** What is paid for a MWh; of a financial contract the mean difference. Null where nothing is delivered. */
  levelisedPrice: number | null;
  /** The first year's price at which contract and market are worth the same to the buyer. */
  breakEvenPrice: number | null;
  npvSellerBand: Band;
  npvBuyerSavingBand: Band;
  /** P50 less P10 of the seller's present value. */
  sellerAtRisk: number;
  /** Percent. */
  chanceThatBuyerSaves: number;
}

export interface SimulationResult {
  /** The profile or the prices, or both, are made by a formula, for demonstration. */
  isInvented: boolean;
  invented: ('profile' | 'prices')[];
  /** Technologies without a profile. */
  leftOut: Technology[];
  /** How many were run. */
  scenarios: number;
  /** MW. */
  volumeMw: number;
  years: YearFigures[];
  totals: SimulationTotals;
}

/** What a euro at the end of each year is worth at the start of the first. */
const discountsOf = (rate: number, years: number): number[] =>
  Array.from({ length: years }, (_, index) => (1 + rate / 100) ** -(index + 1));

/** The buyer's saving is linear in the first year's price. */
function breakEvenPrice(
  { price, terms }: SimulationInput,
  { years }: SimulatedTerm,
  settled: readonly Settlement[],
  discounts: readonly number[],
): number | null {
  if (!price) return null;
  const fixedShare = 1 - marketShare(terms);
  let [saving, weight] = [0, 0];
  settled.forEach((year, index) => {
    const discount = discounts[index] ?? 0;
    saving += year.buyerSaving * discount;
    weight += ((year.paid * (years[index]?.price ?? 0)) / price) * fixedShare * discount;
  });
  return roundedOrNull(price + saving / weight);
}

export function simulate(input: SimulationInput, imported: ImportedYears = {}): SimulationResult {
  const term = simulatedTerm(input, imported);
  const discounts = discountsOf(input.discountRate, input.years);
  const settled = term.years.map((_, index) => settleYear(term, index, 1, 1));
  const sum = (name: keyof Settlement) => settled.reduce((total, year) => total + year[name], 0);
  const present = (name: keyof Settlement) =>
    settled.reduce((total, year, index) => total + year[name] * (discounts[index] ?? 0), 0);

  const volumeVolatility = input.volumeVolatility ?? usualVolumeVolatility(input);
  const scenarios = runScenarios(term, { ...input, volumeVolatility }, discounts);
  const sellerBand = unroundedBand(scenarios.present.sellerCash);
  const savings = scenarios.present.buyerSaving;
  const chance = savings.filter((saving) => saving > 0).length / savings.length;

  const years = settled.map((year, index) => yearFigures(term, index, year, scenarios.years[index]));
  const invented = [...(imported.profile ? [] : ['profile' as const]), ...(imported.prices ? [] : ['prices' as const])];
  return {
    isInvented: invented.length > 0,
    invented,
    leftOut: !imported.profile && input.technologies?.some(({ type }) => type === 'STORAGE') ? ['STORAGE'] : [],
    scenarios: scenarioCount(term, input.scenarios),
    volumeMw: term.volume,
    years,
    totals: {
      generated: rounded(
        years.reduce((total, { generated }) => total + generated, 0),
        3,
      ),
      pay: rounded(sum('pay')),
      npvSeller: rounded(present('sellerCash')),
      npvBuyerSaving: rounded(present('buyerSaving')),
      levelisedPrice: roundedOrNull(present('pay') / present('volume')),
      breakEvenPrice: breakEvenPrice(input, term, settled, discounts),
      npvSellerBand: roundedBand(sellerBand),
      npvBuyerSavingBand: roundedBand(unroundedBand(savings)),
      sellerAtRisk: rounded(sellerBand.p50 - sellerBand.p10),
      chanceThatBuyerSaves: rounded(chance * 100, 1),
    },
  };
}

function yearFigures(
  term: SimulatedTerm,
  index: number,
  settled: Settlement,
  cash: { sellerCash: Float64Array; buyerSaving: Float64Array } | undefined,
): YearFigures {
  const year = term.years[index];
  if (!year || !cash) throw new Error('Each simulated year has its settlement and its scenarios');
  return {
    year: year.year,
    hours: year.hours.length,
    price: year.price,
    volume: rounded(settled.volume, 3),
    shortfall: rounded(settled.shortfall, 3),
    excess: rounded(settled.excess, 3),
    pay: rounded(settled.pay),
    sellerCash: rounded(settled.sellerCash),
    buyerSaving: rounded(settled.buyerSaving),
    ...marketShape(year.hours, year.spots, term.generation, year.fade),
    sellerCashBand: roundedBand(unroundedBand(cash.sellerCash)),
    buyerSavingBand: roundedBand(unroundedBand(cash.buyerSaving)),
  };
}
