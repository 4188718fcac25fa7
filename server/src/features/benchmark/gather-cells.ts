// The cells of the benchmark on a day: each company's median in each, and the figures over them.

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
  companies: string[];
  /** Of each company, in their order. */
  medians: number[];
  /** The buyers, of deals alone. */
  counterparties: string[] | undefined;
}

interface Gathered {
  key: string;
  companies: string[];
  medians: number[];
  counterparties: Set<string>;
  /** Of the company that is read now, ascending. */
  prices: number[];
}

const listOf = <Value extends string>(text: string): Value[] => (text === '' ? [] : (text.split(',') as Value[]));

/** Whether a cell is kept: of past quarters only the history of all structures and tenors. */
type Keeps = (cell: BenchmarkCell) => boolean;

/** Which cells a price counts in; the same terms have the same ones. */
function cellsBy(kind: BenchmarkKind, keeps: Keeps) {
  const cells = new Map<string, Gathered>();
  const known = new Map<string, Gathered[]>();
  const cellAt = (key: string): Gathered => {
    const cell = cells.get(key) ?? { key, companies: [], medians: [], counterparties: new Set(), prices: [] };
    cells.set(key, cell);
    return cell;
  };
  const of = (row: PriceRow): Gathered[] => {
    const { country, technologies, structures, years, tenor } = row;
    const terms = `${country} ${technologies} ${structures} ${years} ${tenor}`;
    const before = known.get(terms);
    if (before) return before;
    const band = years === null ? tenor : tenorOf(years);
    const found = cellsOf({
      kind,
      country,
      technologies: listOf<Technology>(technologies),
      structures: listOf<ContractStructure>(structures),
      ...(band !== null && { tenor: band }),
    })
      .filter(keeps)
      .map((cell) => cellAt(cellKey(cell)));
    known.set(terms, found);
    return found;
  };
  return { all: cells, of };
}

/** Those that somebody may be shown: the others are left out. */
export async function gatherCells(db: Db, kind: BenchmarkKind, day: string, keeps: Keeps): Promise<OpenCell[]> {
  const { all, of } = cellsBy(kind, keeps);
  let company = '';
  const touched = new Set<Gathered>();
  const endCompany = () => {
    for (const cell of touched) {
      const median = percentileOfSorted(cell.prices, 50);
      if (median !== null) {
        cell.companies.push(company);
        cell.medians.push(median);
      }
      cell.prices = [];
    }
    touched.clear();
  };
  for await (const rows of pricesOf(db, kind, day)) {
    for (const row of rows) {
      if (!countsOn({ kind, since: row.since }, day)) continue;
      if (row.company !== company) endCompany();
      company = row.company;
      for (const cell of of(row)) {
        cell.prices.push(row.price);
        if (row.counterparty !== null) cell.counterparties.add(row.counterparty);
        touched.add(cell);
      }
    }
  }
  endCompany();
  return [...all.values()].flatMap(({ key, companies, medians, counterparties }) => {
    const sides = { companies: companies.length, ...(kind === 'deal' && { counterparties: counterparties.size }) };
    const band = isOpen(sides) && bandOf(kind, medians);
    const others = kind === 'deal' ? [...counterparties] : undefined;
    return band ? [{ key, band, companies, medians, counterparties: others }] : [];
  });
}
