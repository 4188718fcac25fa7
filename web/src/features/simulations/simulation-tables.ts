// The columns of a simulation's tables and files.
import type { DayHour, DurationPoint } from '@wattpact/domain/simulation/pictures';
import type { YearFigures } from '@wattpact/domain/simulation/simulate';
import type { InputName, SimulationInputs } from './simulation-inputs.ts';

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

/** All inputs, as they stand in the address. */
export const inputRows = (inputs: SimulationInputs): [InputName, string | number | null][] =>
  Object.entries(inputs) as [InputName, string | number | null][];
