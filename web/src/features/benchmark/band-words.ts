// What is told of a band: its kind, what it was widened to, and how many stand behind it.

import type { CompanyRange, PriceBand } from '@wattpact/domain/benchmark/band';
import type { Benchmark, BenchmarkQuery, ToldBand } from '@wattpact/domain/benchmark/benchmark-api';
import { widenedBy } from '@wattpact/domain/benchmark/cell';
import { type BenchmarkKind, tenorOf } from '@wattpact/domain/benchmark/price-point';
import type { TFunction } from 'i18next';

export const bandOfKind = ({ asks, bids, deals }: Benchmark, kind: BenchmarkKind): ToldBand =>
  ({ ask: asks, bid: bids, deal: deals })[kind];

export interface ShownBand extends PriceBand, Pick<ToldBand, 'companies' | 'level' | 'asOf' | 'count'> {}

/** Undefined where it is hidden. */
export function shownBand({ shown, p25, p50, p75, ...rest }: ToldBand): ShownBand | undefined {
  if (!shown || p25 === undefined || p50 === undefined || p75 === undefined) return undefined;
  return { p25, p50, p75, ...rest };
}

/** `2026-Q3` as people write it. */
export function quarterName(code: string, t: TFunction): string {
  const [year, quarter] = code.split('-Q');
  return t('benchmark:quarter', { year, quarter });
}

const rangeKeys: Record<CompanyRange, string> = { '5-9': '5_9', '10-24': '10_24', '25+': '25_more' };

/** How many companies, and what was left out of what was asked for. */
export function bandNotes({ companies, level, count }: ShownBand, asked: BenchmarkQuery, t: TFunction): string[] {
  const place = {
    region: asked.country,
    structure: asked.structure ?? null,
    tenor: asked.tenorYears === undefined ? null : tenorOf(asked.tenorYears),
  };
  const left = level ? widenedBy(place, level) : [];
  return [
    ...(companies ? [t(`benchmark:companies.${rangeKeys[companies]}`)] : []),
    ...(count === undefined ? [] : [t('benchmark:companies.exact', { count })]),
    ...left.map((one) => t(`benchmark:level.${one}`)),
  ];
}
