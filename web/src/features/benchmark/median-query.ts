// The one call of a list's page for the column against the median.
import { keepPreviousData } from '@tanstack/react-query';
import { benchmarkApi } from '@wattpact/domain/benchmark/benchmark-api';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { apiQuery } from '../../platform/api/query.ts';

/** Of one page of a list. */
export interface ComparedRows {
  kind: MarketKindName;
  ids: string[];
}

/** The medians are made at night. */
const figuresLastMs = 300_000;

export const medianQuery = (rows: ComparedRows) => ({
  ...apiQuery(benchmarkApi.againstMedian, { query: { kind: rows.kind, ids: rows.ids } }),
  staleTime: figuresLastMs,
  retry: false,
  placeholderData: keepPreviousData,
});
