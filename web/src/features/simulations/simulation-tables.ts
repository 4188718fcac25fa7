// The columns of a simulation's tables and files.
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { DayHour, DurationPoint } from '@wattpact/domain/simulation/pictures';
import type { SimulationResult, YearFigures } from '@wattpact/domain/simulation/simulate';
import { type InputName, type SimulationInputs, uses } from './simulation-inputs.ts';

export interface Column<Row> {
  /** Of the text in the head. */
  key: string;
  value: (row: Row) => number | null;
  /** Names the row, as a number without separators. */
  isName?: true;
}

export const yearColumns: readonly Column<YearFigures>[] = [
  { key: 'years.year', value: ({ year }) => year, isName: true },
  { key: 'years.price', value: ({ price }) => price },
  { key: 'years.generated', value: ({ generated }) => generated },
  { key: 'years.volume', value: ({ volume }) => volume },
  { key: 'years.pay', value: ({ pay }) => pay },
  { key: 'years.seller_cash', value: ({ sellerCash }) => sellerCash },
  { key: 'years.seller_p10', value: ({ sellerCashBand }) => sellerCashBand.p10 },
  { key: 'years.seller_p90', value: ({ sellerCashBand }) => sellerCashBand.p90 },
  { key: 'years.buyer_saving', value: ({ buyerSaving }) => buyerSaving },
  { key: 'years.buyer_p10', value: ({ buyerSavingBand }) => buyerSavingBand.p10 },
  { key: 'years.buyer_p90', value: ({ buyerSavingBand }) => buyerSavingBand.p90 },
  { key: 'years.base', value: ({ basePrice }) => basePrice },
  { key: 'years.capture', value: ({ capturePrice }) => capturePrice },
  { key: 'years.negative_hours', value: ({ negativeHours }) => negativeHours },
];

export const dayColumns: readonly Column<DayHour & { clock: number }>[] = [
  { key: 'day.hour', value: ({ clock }) => clock, isName: true },
  { key: 'day.generated', value: ({ generated }) => generated },
  { key: 'day.nominated', value: ({ nominated }) => nominated },
  { key: 'day.spot', value: ({ spot }) => spot },
];

export const durationColumns: readonly Column<DurationPoint>[] = [
  { key: 'duration.hours', value: ({ hours }) => hours, isName: true },
  { key: 'duration.spot', value: ({ spot }) => spot },
];

/** A financial contract pays a difference, which is no price of what is delivered. */
export const levelisedKey = (settlement: string): string =>
  settlement === 'FINANCIAL' ? 'mean_difference' : 'levelised';

export const comparisonColumns = (
  settlement: string,
): readonly { key: string; value: (result: Compared) => number | null }[] => [
  { key: `comparison.${levelisedKey(settlement)}`, value: ({ totals }) => totals.levelisedPrice },
  { key: 'comparison.break_even', value: ({ totals }) => totals.breakEvenPrice },
  { key: 'comparison.at_risk', value: ({ totals }) => totals.sellerAtRisk },
  { key: 'comparison.middle', value: ({ totals }) => totals.npvBuyerSavingBand.p50 },
  { key: 'comparison.low', value: ({ totals }) => totals.npvBuyerSavingBand.p10 },
  { key: 'comparison.high', value: ({ totals }) => totals.npvBuyerSavingBand.p90 },
  { key: 'comparison.chance', value: ({ totals }) => totals.chanceThatBuyerSaves },
  { key: 'comparison.volume', value: ({ volumeMw }) => volumeMw },
];
type Compared = Pick<SimulationResult, 'totals' | 'volumeMw'>;

/** Of amounts in a chart: thousands where millions would all be nearly nothing. */
export const unitFor = (euros: readonly number[]): { name: 'millions' | 'thousands'; size: number } =>
  Math.max(0, ...euros.map(Math.abs)) >= 950_000
    ? { name: 'millions', size: 1_000_000 }
    : { name: 'thousands', size: 1000 };

/** Those that the choices make use of. */
const isUsed = (inputs: SimulationInputs, name: InputName): boolean => {
  const rule: Partial<Record<InputName, boolean>> = {
    volume: uses.volume(inputs),
    share: !uses.volume(inputs),
    price: uses.price(inputs),
    indexingPercentage: uses.indexing(inputs),
    indexation: uses.price(inputs),
    escalation: uses.escalation(inputs),
    cpi: uses.inflation(inputs),
    cpiShare: uses.inflation(inputs),
    cpiFloor: uses.inflation(inputs),
    cpiCap: uses.inflation(inputs),
    negativeHoursFree: uses.freeHours(inputs),
    deviations: uses.deviations(inputs),
    shortfallPrice: uses.deviationPrices(inputs),
    excessPrice: uses.deviationPrices(inputs),
    country: inputs.country !== '',
    compare: inputs.compare !== '',
  };
  return rule[name] ?? true;
};

/** All inputs that count, those of choices in words. */
export const inputRows = (
  inputs: SimulationInputs,
  words: (name: InputName, value: string) => string,
): [InputName, Cell][] =>
  (Object.entries(inputs) as [InputName, string | number | null][]).flatMap(([name, value]) =>
    isUsed(inputs, name)
      ? [[name, typeof value === 'string' ? { text: words(name, value) } : value] as [InputName, Cell]]
      : [],
  );
