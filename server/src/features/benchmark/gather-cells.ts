// The cells of the benchmark on some days: each company's median in each, and the figures over them.
import { setImmediate } from 'node:timers/promises';
import { percentileOfSorted } from '@wattpact/domain/arithmetic/percentile';
import { bandOf, isOpen, type PriceBand } from '@wattpact/domain/benchmark/band';
import { type BenchmarkCell, cellKey, cellsOf } from '@wattpact/domain/benchmark/cell';
import { type BenchmarkKind, countsOn, tenorOf } from '@wattpact/domain/benchmark/price-point';
import type { ContractStructure, Technology } from '@wattpact/domain/terms/enumerations';
import type { Db } from '../../platform/database/database.ts';
import { type PriceRow, pricesOf } from './price-queries.ts';

export interface OpenCell {
  key: string;
  band: PriceBand;
  companies: readonly string[];
  /** The buyers, of deals alone. */
  counterparties: readonly string[] | undefined;
}

interface Gathered {
  key: string;
  companies: string[];
  /** Of each company, in their order. */
  medians: number[];
  counterparties: Set<string>;
  /** Of the company that is read now, ascending. */
  prices: number[];
}

/** Figures of a kind on a day. */
interface DayOfKind {
  day: string;
  /** Whether a cell is kept: of past quarters only the history of all structures and tenors. */
  keeps: (cell: BenchmarkCell) => boolean;
}

const listOf = <Value extends string>(text: string): Value[] => (text === '' ? [] : (text.split(',') as Value[]));

/** Which cells of a day a price counts in. */
function cellsBy(kind: BenchmarkKind, { day, keeps }: DayOfKind) {
  const cells = new Map<string, Gathered>();
  const cellAt = (key: string): Gathered => {
    const cell = cells.get(key) ?? { key, companies: [], medians: [], counterparties: new Set(), prices: [] };
    cells.set(key, cell);
    return cell;
  };
  // Many rows have the same first day, and the same terms.
  const days = new Map<string, boolean>();
  const counts = (since: string): boolean => {
    const isIn = days.get(since) ?? countsOn({ kind, since }, day);
    days.set(since, isIn);
    return isIn;
  };
  const known = new Map<string, Gathered[]>();
  const ofTerms = ({ country, technologies, structures, years, tenor }: PriceRow): Gathered[] => {
    const band = years === null ? tenor : tenorOf(years);
    return cellsOf({
      kind,
      country,
      technologies: listOf<Technology>(technologies),
      structures: listOf<ContractStructure>(structures),
      ...(band !== null && { tenor: band }),
    })
      .filter(keeps)
      .map((cell) => cellAt(cellKey(cell)));
  };
  /** @param terms one text for all rows with the same terms */
  const of = (row: PriceRow, terms: string): readonly Gathered[] => {
    if (!counts(row.since)) return [];
    const found = known.get(terms) ?? ofTerms(row);
    known.set(terms, found);
    return found;
  };
  return { all: cells, of };
}

function endCompany(company: string, touched: Set<Gathered>): void {
  for (const cell of touched) {
    const median = percentileOfSorted(cell.prices, 50);
    if (median !== null) {
      cell.companies.push(company);
      cell.medians.push(median);
    }
    cell.prices = [];
  }
  touched.clear();
}

/**
 * Reads the prices of a kind once for all of the days.
 * @returns for each day the cells that somebody may be shown: the others are left out
 */
export async function gatherCells<Day extends DayOfKind>(
  db: Db,
  kind: BenchmarkKind,
  days: readonly Day[],
): Promise<(Day & { cells: AsyncGenerator<OpenCell> })[]> {
  const books = days.map((one) => ({ one, ...cellsBy(kind, one) }));
  const [oldest] = days.map(({ day }) => day).toSorted();
  if (oldest === undefined) return [];
  let company = '';
  const touched = new Set<Gathered>();
  for await (const rows of pricesOf(db, kind, oldest)) {
    for (const row of rows) {
      if (row.company !== company) endCompany(company, touched);
      company = row.company;
      const { country, technologies, structures, years, tenor } = row;
      const terms = `${country} ${technologies} ${structures} ${years} ${tenor}`;
      for (const { of } of books)
        for (const cell of of(row, terms)) {
          cell.prices.push(row.price);
          if (row.counterparty !== null) cell.counterparties.add(row.counterparty);
          touched.add(cell);
        }
    }
  }
  endCompany(company, touched);
  return books.map(({ one, all }) => ({ ...one, cells: openCells(kind, all) }));
}

/** A large market has thousands of cells of thousands of companies: other work has its turn between them. */
async function* openCells(kind: BenchmarkKind, all: Map<string, Gathered>): AsyncGenerator<OpenCell> {
  for (const { key, companies, medians, counterparties } of all.values()) {
    const sides = { companies: companies.length, ...(kind === 'deal' && { counterparties: counterparties.size }) };
    const band = isOpen(sides) && bandOf(kind, medians);
    if (!band) continue;
    yield { key, band, companies, counterparties: kind === 'deal' ? [...counterparties] : undefined };
    await setImmediate();
  }
}
