// The rows of a table of the statistics: its cells, and what the whole has beyond them.
import type { StatisticsCell } from '@wattpact/domain/contract-statistics/figures';

/** `isRest`: contracts that no other row of the table counts. */
export interface StatisticsRow extends StatisticsCell {
  isRest: boolean;
}

/** In the order of their capacity, most first; the rest last. A rest has no prices. */
export function rowsWithRest(cells: readonly StatisticsCell[], total: StatisticsCell | undefined): StatisticsRow[] {
  const rows = cells
    .toSorted((one, other) => other.megawatts - one.megawatts)
    .map((cell) => ({ ...cell, isRest: false }));
  const rest = total && restOf(cells, total);
  return rest && rest.count > 0 ? [...rows, rest] : rows;
}

const sum = (cells: readonly StatisticsCell[], of: (cell: StatisticsCell) => number) =>
  cells.reduce((all, cell) => all + of(cell), 0);

function restOf(cells: readonly StatisticsCell[], total: StatisticsCell): StatisticsRow {
  return {
    ...total,
    isRest: true,
    count: total.count - sum(cells, ({ count }) => count),
    megawatts: total.megawatts - sum(cells, ({ megawatts }) => megawatts),
    megawattHours: null,
    contractsWithVolume: 0,
    meanPrice: null,
    weightedPrice: null,
    contractsWithPrice: 0,
  };
}

/** Every year from the first to the last; a year that may not be shown has no price. */
export function pricesByYear(cells: readonly StatisticsCell[]): { year: number; price: number | null }[] {
  const priced = new Map(
    cells.flatMap(({ year, weightedPrice }) =>
      year === null || weightedPrice === null ? [] : [[year, weightedPrice]],
    ),
  );
  const years = [...priced.keys()];
  if (years.length === 0) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    year: first + place,
    price: priced.get(first + place) ?? null,
  }));
}
