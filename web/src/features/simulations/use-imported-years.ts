// The imported series that the inputs name, as the calculation takes them.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { lastYear, typicalYearOf } from '@wattpact/domain/series/series-values';
import type { ImportedYears } from '@wattpact/domain/simulation/simulated-years';
import { useMemo } from 'react';
import { apiQuery } from '../../platform/api/query.ts';
import type { SimulationInputs } from './simulation-inputs.ts';

const noSeries: readonly SeriesRow[] = [];

/** The imported ones that the reader may use; empty until they are known. */
export function useImportedSeries(): readonly SeriesRow[] {
  const { data } = useQuery(apiQuery(seriesApi.list));
  return useMemo(() => data?.filter(({ isInvented }) => !isInvented) ?? noSeries, [data]);
}

const floatsOf = (base64: string): Float32Array =>
  new Float32Array(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);

/** The call for its last twelve months, with their first instant; undefined where it has no whole year. */
function yearQuery(row: SeriesRow | undefined) {
  if (!row?.first || !row.last) return undefined;
  const range = lastYear(row.first, row.last, row.resolution);
  if (!range) return undefined;
  const asked = apiQuery(seriesApi.values, {
    params: { id: row.id },
    query: { ...range, resolution: 'PT60M' as const },
  });
  // Another version has other values.
  return { from: range.from, query: { ...asked, queryKey: [...asked.queryKey, row.version] as never } };
}

export const findSeries = (list: readonly SeriesRow[] | undefined, id: string, kind: SeriesRow['kind']) =>
  list?.find((one) => one.id === id && one.kind === kind && !one.isInvented);

/** The year of an imported profile, hour by hour; undefined where it has no whole one. */
export async function fetchTypicalYear(client: QueryClient, id: string): Promise<Float64Array | undefined> {
  const asked = yearQuery(findSeries(await client.fetchQuery(apiQuery(seriesApi.list)), id, 'profile'));
  if (!asked) return undefined;
  const { values } = await client.fetchQuery(asked.query);
  return values === undefined ? undefined : typicalYearOf(asked.from, floatsOf(values));
}

interface Read {
  year?: Float64Array | undefined;
  key?: string | undefined;
  isPending: boolean;
}

/** Its last twelve months, hour by hour. */
function useTypicalYear(id: string, kind: SeriesRow['kind'], zone?: string): Read {
  const isAsked = id !== '';
  const list = useQuery({ ...apiQuery(seriesApi.list), enabled: isAsked });
  const row = findSeries(list.data, id, kind);
  const isElsewhere = zone !== undefined && row !== undefined && row.zone !== zone;
  const asked = yearQuery(row);
  const values = useQuery({
    ...(asked?.query ?? apiQuery(seriesApi.values, { params: { id }, query: {} })),
    enabled: asked !== undefined,
  });
  const base64 = values.data?.values;
  const from = asked?.from;
  const year = useMemo(
    () => (base64 === undefined || from === undefined ? undefined : typicalYearOf(from, floatsOf(base64))),
    [base64, from],
  );
  if (isElsewhere) return { key: 'error_series.other_zone', isPending: false };
  if (!isAsked || year) return { year, isPending: false };
  if (list.data && !row) return { key: 'error_invalid.series_id', isPending: false };
  if (row && !asked) return { key: 'error_series.no_whole_year', isPending: false };
  if (list.isLoadingError || values.isLoadingError) return { key: 'error_series.not_read', isPending: false };
  return { isPending: true };
}

export interface ImportedState {
  imported: ImportedYears;
  problems: FieldProblem[];
  isPending: boolean;
}

type Named = Pick<SimulationInputs, 'seriesId' | 'priceSeriesId' | 'zone'>;

export function useImportedYears({ seriesId, priceSeriesId, zone }: Named): ImportedState {
  const profile = useTypicalYear(seriesId, 'profile');
  const prices = useTypicalYear(priceSeriesId, 'price', zone);
  const imported = useMemo(() => ({ profile: profile.year, prices: prices.year }), [profile.year, prices.year]);
  const problem = (path: string, { key }: Read): FieldProblem[] => (key === undefined ? [] : [{ path, key }]);
  return {
    imported,
    problems: [...problem('seriesId', profile), ...problem('priceSeriesId', prices)],
    isPending: profile.isPending || prices.isPending,
  };
}
