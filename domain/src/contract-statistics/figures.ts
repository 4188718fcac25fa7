// The published figures: sums over whole batches, and what a reader may see of them.
import { cellIn, covers, keyOf, type Label, type TableName, tableNames } from './labels.ts';

/**
 * What is counted, each with batches of its own, because not every contract has a volume or a fixed price: `contracts`
 * counts all of them with their capacity.
 */
export const books = ['contracts', 'volume', 'price'] as const;
export type Book = (typeof books)[number];

/** The sums over a batch's contracts. */
export interface Sums {
  contracts: number;
  megawatts: number;
  /** Of the volumes in MWh a year, or of the prices; 0 in the book of contracts. */
  value: number;
  /** Of the prices, each times its capacity. */
  weighted: number;
}

export interface PublishedBatch extends Sums {
  book: Book;
  label: Label;
}

/** A price in the steps in which it is shown. */
export const inSteps = (price: number): number => Math.round(price * 2) / 2;

export interface StatisticsCell extends Label {
  count: number;
  megawatts: number;
  /** Of a year. Null where too few contracts name their volume. */
  megawattHours: number | null;
  contractsWithVolume: number;
  /** Of contracts with a fixed price, in steps of 0.50. Null where they are too few. */
  meanPrice: number | null;
  weightedPrice: number | null;
  contractsWithPrice: number;
}

export type StatisticsTables = Record<TableName, StatisticsCell[]>;

type Cells = Map<string, { label: Label; sums: Map<Book, Sums> }>;

/** @param closed the labels of each book whose figures the reader may not see */
export function statisticsOf(
  batches: readonly PublishedBatch[],
  closed: Readonly<Record<Book, readonly Label[]>>,
): StatisticsTables {
  const cellsOf = (table: TableName) => [...cellsIn(table, batches).values()].flatMap((cell) => shown(cell, closed));
  return Object.fromEntries(tableNames.map((table) => [table, cellsOf(table)])) as StatisticsTables;
}

function cellsIn(table: TableName, batches: readonly PublishedBatch[]): Cells {
  const cells: Cells = new Map();
  for (const { book, label, ...sums } of batches) {
    const place = cellIn(table, label);
    if (!place) continue;
    const cell = cells.get(keyOf(place)) ?? { label: place, sums: new Map<Book, Sums>() };
    cell.sums.set(book, added(cell.sums.get(book), sums));
    cells.set(keyOf(place), cell);
  }
  return cells;
}

const added = (one: Sums | undefined, other: Sums): Sums => ({
  contracts: (one?.contracts ?? 0) + other.contracts,
  megawatts: (one?.megawatts ?? 0) + other.megawatts,
  value: (one?.value ?? 0) + other.value,
  weighted: (one?.weighted ?? 0) + other.weighted,
});

/** Nothing where the reader may not see how many contracts there are. */
function shown(
  { label, sums }: { label: Label; sums: Map<Book, Sums> },
  closed: Readonly<Record<Book, readonly Label[]>>,
): StatisticsCell[] {
  const open = (book: Book) => (closed[book].some((one) => covers(label, one)) ? undefined : sums.get(book));
  const contracts = open('contracts');
  if (!contracts) return [];
  const volume = open('volume');
  const price = open('price');
  return [
    {
      ...label,
      count: contracts.contracts,
      megawatts: contracts.megawatts,
      megawattHours: volume?.value ?? null,
      contractsWithVolume: volume?.contracts ?? 0,
      meanPrice: price ? inSteps(price.value / price.contracts) : null,
      weightedPrice: price ? inSteps(price.weighted / price.megawatts) : null,
      contractsWithPrice: price?.contracts ?? 0,
    },
  ];
}
