// The columns of a simulation's tables and files.
import { rounded } from '@wattpact/domain/arithmetic/rounding';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { DayHour, DurationPoint } from '@wattpact/domain/simulation/pictures';
import type { Band } from '@wattpact/domain/simulation/scenarios';
import type { SimulationResult, SimulationTotals, YearFigures } from '@wattpact/domain/simulation/simulate';
import { type InputName, type SimulationInputs, uses } from './simulation-inputs.ts';

/** Stands where there is no figure. */
export const missing = '–';

/** In a file. */
export const figureCell = (value: number | null): Cell => value ?? { text: missing };

export interface Column<Row> {
  /** Of the text in the head. */
  key: string;
  value: (row: Row) => number | null;
  /** Names the row, as a number without separators. */
  isName?: true;
}

/** What the market pays for the generation; null in a year without any. */
export const marketColumns: readonly Column<YearFigures>[] = [
  { key: 'years.base', value: ({ basePrice }) => basePrice },
  { key: 'years.capture', value: ({ capturePrice }) => capturePrice },
  { key: 'years.capture_rate', value: ({ captureRate }) => captureRate },
  { key: 'years.shape_cost', value: ({ shapeCost }) => shapeCost },
  { key: 'years.negative_hours', value: ({ negativeHours }) => negativeHours },
  { key: 'years.energy_below_zero', value: ({ energyInNegativeHours }) => energyInNegativeHours },
];

export const yearColumn: Column<YearFigures> = { key: 'years.year', value: ({ year }) => year, isName: true };

const deviationColumns: readonly Column<YearFigures>[] = [
  { key: 'years.shortfall', value: ({ shortfall }) => shortfall },
  { key: 'years.excess', value: ({ excess }) => excess },
];

export type Side = 'buyer' | 'seller';

const sideColumns: Record<Side, readonly Column<YearFigures>[]> = {
  buyer: [
    { key: 'years.buyer_saving', value: ({ buyerSaving }) => buyerSaving },
    { key: 'years.buyer_p10', value: ({ buyerSavingBand }) => buyerSavingBand.p10 },
    { key: 'years.buyer_p50', value: ({ buyerSavingBand }) => buyerSavingBand.p50 },
    { key: 'years.buyer_p90', value: ({ buyerSavingBand }) => buyerSavingBand.p90 },
  ],
  seller: [
    { key: 'years.seller_cash', value: ({ sellerCash }) => sellerCash },
    { key: 'years.seller_p10', value: ({ sellerCashBand }) => sellerCashBand.p10 },
    { key: 'years.seller_p50', value: ({ sellerCashBand }) => sellerCashBand.p50 },
    { key: 'years.seller_p90', value: ({ sellerCashBand }) => sellerCashBand.p90 },
  ],
};

/** A variable price has none of its own, and only delivered volumes that are agreed on have deviations. */
const contractColumns = (inputs: SimulationInputs): readonly Column<YearFigures>[] => [
  yearColumn,
  ...(uses.price(inputs) ? [{ key: 'years.price', value: ({ price }: YearFigures) => price }] : []),
  { key: 'years.generated', value: ({ generated }) => generated },
  { key: 'years.volume', value: ({ volume }) => volume },
  ...(uses.deviations(inputs) ? deviationColumns : []),
  { key: 'years.pay', value: ({ pay }) => pay },
];

/** What the contract is worth in each year: on the page to the side that is looked at, in the file to both. */
export const yearColumns = (inputs: SimulationInputs, side: Side) => ({
  onPage: [...contractColumns(inputs), ...sideColumns[side]],
  inFile: [...contractColumns(inputs), ...sideColumns.seller, ...sideColumns.buyer, ...marketColumns],
});

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

interface TotalColumn {
  /** Of the text in a file. */
  key: string;
  value: (result: SimulationResult) => number | null;
  /** Of the text in the head where structures stand side by side; files have the others too. */
  compared?: string;
}

const compared = (key: string, value: TotalColumn['value']): TotalColumn => ({ key, value, compared: key });

/** What the term is worth to both sides. */
export const totalColumns = (settlement: string): readonly TotalColumn[] => [
  compared(`comparison.${levelisedKey(settlement)}`, ({ totals }) => totals.levelisedPrice),
  compared('comparison.break_even', ({ totals }) => totals.breakEvenPrice),
  { key: 'totals.seller', value: ({ totals }) => totals.npvSeller },
  { key: 'totals.seller_p10', value: ({ totals }) => totals.npvSellerBand.p10 },
  { key: 'totals.seller_p50', value: ({ totals }) => totals.npvSellerBand.p50 },
  { key: 'totals.seller_p90', value: ({ totals }) => totals.npvSellerBand.p90 },
  compared('comparison.at_risk', ({ totals }) => totals.sellerAtRisk),
  { key: 'totals.buyer', value: ({ totals }) => totals.npvBuyerSaving },
  { key: 'totals.buyer_p10', value: ({ totals }) => totals.npvBuyerSavingBand.p10, compared: 'comparison.low' },
  { key: 'totals.buyer_p50', value: ({ totals }) => totals.npvBuyerSavingBand.p50, compared: 'comparison.middle' },
  { key: 'totals.buyer_p90', value: ({ totals }) => totals.npvBuyerSavingBand.p90, compared: 'comparison.high' },
  { key: 'comparison.buyer_at_risk', value: ({ totals }) => buyerAtRisk(totals) },
  compared('comparison.chance', ({ totals }) => totals.chanceThatBuyerSaves),
  { key: 'totals.generated', value: ({ totals }) => totals.generated },
  { key: 'totals.volume', value: deliveredVolume },
  { key: 'totals.pay', value: ({ totals }) => totals.pay },
  { key: 'used_volume', value: ({ volumeMw }) => volumeMw, compared: 'comparison.volume' },
];

export const buyerAtRisk = ({ npvBuyerSavingBand: { p10, p50 } }: SimulationTotals): number => rounded(p50 - p10);

/** MWh over the term. */
export const deliveredVolume = ({ years }: Pick<SimulationResult, 'years'>): number =>
  rounded(
    years.reduce((sum, { volume }) => sum + volume, 0),
    3,
  );

/** Texts that say how the figures are to be read, and why one is missing. */
export function noteTexts(
  results: readonly SimulationResult[],
  { pricingType, settlement }: SimulationInputs,
): string[] {
  const years = results.flatMap((result) => result.years);
  const hasBreakEven = results.some(({ totals }) => totals.breakEvenPrice !== null);
  const withoutBreakEven = pricingType === 'VARIABLE_PRICING' ? 'missing.break_even_variable' : 'missing.break_even';
  const texts: [string, boolean][] = [
    [`missing.${levelisedKey(settlement)}`, results.some(({ totals }) => totals.levelisedPrice === null)],
    ['result.break_even_text', hasBreakEven],
    [withoutBreakEven, results.some(({ totals }) => totals.breakEvenPrice === null)],
    ['missing.capture', years.some(({ capturePrice }) => capturePrice === null)],
    [
      'missing.capture_rate',
      years.some(({ captureRate, capturePrice }) => captureRate === null && capturePrice !== null),
    ],
    ['result.percentile_note', true],
  ];
  return texts.filter(([, applies]) => applies).map(([key]) => key);
}

/** Of amounts in a chart: thousands where millions would all be nearly nothing. */
export const unitFor = (bands: readonly Band[]): { name: 'millions' | 'thousands'; size: number } =>
  Math.max(0, ...bands.flatMap(({ p10, p50, p90 }) => [p10, p50, p90]).map(Math.abs)) >= 950_000
    ? { name: 'millions', size: 1_000_000 }
    : { name: 'thousands', size: 1000 };

/** A bar of a chart with its band, in that unit. */
export const barOf = (name: string, value: number, { p10, p90 }: Band, size: number) => ({
  name,
  value: value / size,
  band: [p10 / size, p90 / size] as const,
});

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

/** All inputs that count: those of choices, and what an empty field stands for, in words. */
export const inputRows = (
  inputs: SimulationInputs,
  words: (name: InputName, value: string) => string,
): [InputName, Cell][] =>
  (Object.entries(inputs) as [InputName, string | number | null][])
    .filter(([name]) => isUsed(inputs, name))
    .map(([name, value]) => [name, typeof value === 'number' ? value : { text: words(name, value ?? '') || missing }]);
