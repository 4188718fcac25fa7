// What a simulation takes from a series: its last twelve months as a typical year.
import type { SeriesKind, SeriesZone } from '@wattpact/domain/series/series-kinds';
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

interface Asked {
  kind: SeriesKind;
  path: string;
  zone?: SeriesZone | undefined;
  ownerId?: string | undefined;
}

/**
 * @param path of the field that names the series
 * @param zone the market of which it must be; by default any
 * @param ownerId besides those of the market, only series of this company
 * @throws 400 at the path
 */
export async function typicalYearOfSeries(
  context: Pick<Context, 'db' | 'actor'>,
  id: string,
  { kind, path, zone, ownerId }: Asked,
): Promise<UsedSeries> {
  const refused = (key: string) => invalid({ path, key });
  const unknown = () => refused('error_invalid.series_id');
  const series = await getSeries(context, id).catch((error: unknown) => {
    throw error instanceof ProblemError && error.statusCode === 404 ? unknown() : error;
  });
  const { first, last, legalEntityId } = series;
  const isOthers = ownerId !== undefined && legalEntityId !== null && legalEntityId !== ownerId;
  if (series.kind !== kind || first === null || last === null || isOthers) throw unknown();
  if (series.zone !== (zone ?? series.zone)) throw refused('error_series.other_zone');
  const range = lastYear(first, last, series.resolution);
  if (!range) throw refused('error_series.no_whole_year');
  const read = await readValues(context, id, { ...range, resolution: 'PT60M' });
  // Another file has come in its place meanwhile, perhaps of other years.
  if (read.series.version !== series.version) return typicalYearOfSeries(context, id, { kind, path, zone, ownerId });
  return { id, version: series.version, year: typicalYearOf(range.from, read.values) };
}
