// Makes the figures of the benchmark anew, in one transaction: readers see the old ones until it commits.
import { quartersOfHistory } from '@wattpact/domain/benchmark/benchmark-api';
import type { BenchmarkCell } from '@wattpact/domain/benchmark/cell';
import { benchmarkKinds, quarterStarts } from '@wattpact/domain/benchmark/price-point';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Db } from '../../platform/database/database.ts';
import { forgetPast, listQuarters, lockBooks, writeBook } from './book-queries.ts';
import { gatherCells } from './gather-cells.ts';

const all = () => true;
const ofHistory = ({ structure, tenor }: BenchmarkCell) => structure === null && tenor === null;

/**
 * Asks and bids of today, and each quarter that has no figures yet. What was once made of a quarter stays: the figures
 * of deals change on its first day alone, whatever is signed, corrected or deleted meanwhile.
 */
export async function rebuildBenchmark(db: Db, now: Date): Promise<void> {
  await lockBooks(db);
  const today = lisbonDate(now);
  const quarters = quarterStarts(today, quartersOfHistory);
  const [newest = today] = quarters;
  for (const kind of benchmarkKinds) {
    const known = new Set(await listQuarters(db, kind));
    const books = [
      ...(kind === 'deal' ? [] : [{ quarter: null, day: today, keeps: all }]),
      ...quarters
        .filter((one) => !known.has(one))
        .map((quarter) => ({
          quarter,
          day: quarter,
          keeps: kind === 'deal' && quarter === newest ? all : ofHistory,
        })),
    ];
    for (const { quarter, day, cells } of await gatherCells(db, kind, books))
      await writeBook(db, { kind, quarter, asOf: day, now }, cells);
  }
  await forgetPast(db, { newest, oldest: quarters.at(-1) ?? newest });
}
