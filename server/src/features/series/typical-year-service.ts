// What a simulation takes from a series: its last twelve months as a typical year.
import type { SeriesKind } from '@wattpact/domain/series/series-kinds';
import { lastYear, typicalYearOf } from '@wattpact/domain/series/series-values';
import type { Context } from '../../platform/http/context.ts';
import { invalid, ProblemError } from '../../platform/http/problem-error.ts';
import { getSeries, readValues } from './series-service.ts';

interface UsedSeries {
  id: string;
  version: number;
  /** Hourly. */
  year: Float64Array;
}

/**
 * @param path of the field that names the series
 * @param ownerId besides those of the market, only series of this company
 * @throws 400 at the path
 */
export async function typicalYearOfSeries(
  context: Pick<Context, 'db' | 'actor'>,
  id: string,
  { kind, path, ownerId }: { kind: SeriesKind; path: string; ownerId?: string | undefined },
): Promise<UsedSeries> {
  const refused = (key: string) => invalid({ path, key });
  const unknown = () => refused('error_invalid.series_id');
  const series = await getSeries(context, id).catch((error: unknown) => {
    throw error instanceof ProblemError && error.statusCode === 404 ? unknown() : error;
  });
  const { first, last, legalEntityId } = series;
  const isOthers = ownerId !== undefined && legalEntityId !== null && legalEntityId !== ownerId;
  if (series.kind !== kind || first === null || last === null || isOthers) throw unknown();
  const range = lastYear(first, last, series.resolution);
  if (!range) throw refused('error_series.no_whole_year');
  const { values } = await readValues(context, id, { ...range, resolution: 'PT60M' });
  return { id, version: series.version, year: typicalYearOf(range.from, values) };
}
