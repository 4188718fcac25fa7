// The imported series that the inputs name, as the calculation takes them.
import { useQuery } from '@tanstack/react-query';
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

interface Read {
  year?: Float64Array | undefined;
  key?: string | undefined;
  isPending: boolean;
}

/** Its last twelve months, hour by hour. */
function useTypicalYear(id: string, kind: SeriesRow['kind'], zone?: string): Read {
  const isAsked = id !== '';
  const list = useQuery({ ...apiQuery(seriesApi.list), enabled: isAsked });
  const row = list.data?.find((one) => one.id === id && one.kind === kind && !one.isInvented);
  const isElsewhere = zone !== undefined && row !== undefined && row.zone !== zone;
  const range = row?.first && row.last ? lastYear(row.first, row.last, row.resolution) : undefined;
  const query = { ...range, resolution: 'PT60M' as const };
  const asked = apiQuery(seriesApi.values, { params: { id }, query });
  const values = useQuery({
    ...asked,
    // Another version has other values.
    queryKey: [...asked.queryKey, row?.version] as never,
    enabled: range !== undefined,
  });
  const base64 = values.data?.values;
  const from = range?.from;
  const year = useMemo(
    () => (base64 === undefined || from === undefined ? undefined : typicalYearOf(from, floatsOf(base64))),
    [base64, from],
  );
  if (isElsewhere) return { key: 'error_series.other_zone', isPending: false };
  if (!isAsked || year) return { year, isPending: false };
  if (list.data && !row) return { key: 'error_invalid.series_id', isPending: false };
  if (row && !range) return { key: 'error_series.no_whole_year', isPending: false };
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
