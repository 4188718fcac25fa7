// The rules of series: the market's are everybody's to read and the administrators' to change; a company's are its own.
import { type Actor, entitiesWith, holds } from '@wattpact/domain/access/roles';
import type { SeriesRow } from '@wattpact/domain/series/series';
import { longestRangeMs, type SeriesRange, type SeriesValues } from '@wattpact/domain/series/series-api';
import type { Resolution, SeriesKind, SeriesZone } from '@wattpact/domain/series/series-kinds';
import { inResolution, lastStart, stepOf } from '@wattpact/domain/series/series-values';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { deleteDeliveryProfilesOf, isDeliveryProfile } from './delivery-profile-queries.ts';
import { inventedRows, inventedValues } from './invented-series.ts';
import * as queries from './series-queries.ts';

const mayChange = (actor: Actor, { legalEntityId }: Pick<queries.StoredSeries, 'legalEntityId'>): boolean =>
  legalEntityId === null ? actor.isAdmin : holds(actor, 'registry', [legalEntityId]);

const rowFor = (actor: Actor, { count, ...stored }: queries.StoredSeries): SeriesRow => ({
  ...stored,
  last: lastStart(stored.first, count, stored.resolution),
  allowedActions: mayChange(actor, stored) ? ['replace', 'delete'] : [],
});

/** The invented ones come last. */
export async function listReadable(
  { db, actor }: Context,
  asked: { kind?: SeriesKind | undefined; zone?: SeriesZone | undefined },
): Promise<SeriesRow[]> {
  const stored = await queries.listSeries(db, entitiesWith(actor, 'view'), asked, actor.language);
  const invented = inventedRows.filter(
    ({ kind, zone }) => kind === (asked.kind ?? kind) && zone === (asked.zone ?? zone),
  );
  return [...stored.map((one) => rowFor(actor, one)), ...invented];
}

const readable = <Stored extends queries.StoredSeries>(actor: Actor, stored: Stored | undefined): Stored | undefined =>
  stored && (stored.legalEntityId === null || holds(actor, 'view', [stored.legalEntityId])) ? stored : undefined;

/** @throws 404 for one of a company in which the actor has no role */
const getStored = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<queries.StoredSeries> =>
  found(readable(actor, isId(id) ? await queries.findSeries(db, id) : undefined));

/** @throws 404 */
export async function getSeries(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<SeriesRow> {
  const invented = inventedRows.find((one) => one.id === id);
  return invented ?? rowFor(context.actor, await getStored(context, id));
}

/** @throws 403, 404 */
export async function getForChange(context: Context, id: string): Promise<queries.StoredSeries> {
  const stored = await getStored(context, id);
  if (!mayChange(context.actor, stored)) throw forbidden();
  return stored;
}

export interface CutValues {
  series: SeriesRow;
  first: string;
  resolution: Resolution;
  values: Float32Array;
}

/** The year that an invented series shows where none is asked for. */
const inventedRange = { from: '2027-01-01', to: '2028-01-01' };

const floored = (at: number, step: number): number => Math.floor(at / step) * step;
const ceiled = (at: number, step: number): number => Math.ceil(at / step) * step;

/** Before anything is computed. @throws 400 at the bound that was given */
function checkLength(length: number, { to }: SeriesRange): void {
  if (length > longestRangeMs) throw invalid({ path: to === undefined ? 'from' : 'to', key: 'error_series.too_long' });
}

export interface Reader {
  db: Db;
  actor: Actor;
}

/** Whole hours where another resolution is asked for. @throws 400 for more than fifteen years, 404 */
export async function readValues(context: Reader, id: string, range: SeriesRange): Promise<CutValues> {
  const invented = inventedRows.find((one) => one.id === id);
  return invented ? inventedCut(invented, range) : storedCut(context, id, range);
}

/** Floored and ceiled to the steps of the series, or to those asked for where they are longer. */
function boundsOf(series: SeriesRow, { from, to, resolution = series.resolution }: SeriesRange) {
  const step = Math.max(stepOf(series.resolution), stepOf(resolution));
  return {
    resolution,
    step,
    start: floored(Date.parse(from ?? series.first ?? inventedRange.from), step),
    end: ceiled(Date.parse(to ?? endOf(series)), step),
  };
}

function inventedCut(series: SeriesRow, range: SeriesRange): CutValues {
  const { resolution, start, end } = boundsOf(series, range);
  checkLength(end - start, range);
  return cut(series, resolution, new Date(start), inventedValues(series, new Date(start), new Date(end)));
}

const dateOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);

async function storedCut({ db, actor }: Reader, id: string, range: SeriesRange): Promise<CutValues> {
  const one = isId(id) ? await queries.findWithValues(db, id, monthsOf(range)) : undefined;
  const { bytes, bytesFrom, ...stored } = found(readable(actor, one));
  return cutOf(rowFor(actor, stored), { bytes, bytesFrom }, range);
}

/**
 * Values of a company's profile, whoever reads: the caller gives out sums of them alone, to people who see the project that
 * delivers with it. Undefined where the company does not have it, or no longer.
 */
export async function readProfile(
  { db, actor }: Reader,
  { id, ownerId }: { id: string; ownerId: string },
  range: SeriesRange,
): Promise<CutValues | undefined> {
  const one = await queries.findWithValues(db, id, monthsOf(range));
  if (one?.legalEntityId !== ownerId) return undefined;
  const { bytes, bytesFrom, ...stored } = one;
  return cutOf(rowFor(actor, stored), { bytes, bytesFrom }, range);
}

/** An hour begins and ends in the month of each of its instants, so whole hours need no other months. */
const monthsOf = ({ from, to }: SeriesRange): queries.MonthRange => ({ from: dateOf(from), to: dateOf(to) });

function cutOf(
  series: SeriesRow,
  { bytes, bytesFrom }: Pick<queries.SeriesWithValues, 'bytes' | 'bytesFrom'>,
  range: SeriesRange,
): CutValues {
  const { resolution, step, start, end } = boundsOf(series, range);
  // What lies before the series or after it is left out.
  const first = Math.max(start, ceiled(Date.parse(series.first ?? ''), step));
  const last = Math.min(end, floored(Date.parse(endOf(series)), step));
  checkLength(last - first, range);
  if (last <= first) return cut(series, resolution, new Date(first), new Float32Array());
  const own = stepOf(series.resolution);
  const part = bytes.subarray(((first - bytesFrom) / own) * 4, ((last - bytesFrom) / own) * 4);
  if (part.length !== ((last - first) / own) * 4)
    throw new Error(`Series ${series.id} lacks values between its bounds`);
  // In memory of its own: the part of a larger buffer may begin where no number may.
  return cut(series, resolution, new Date(first), new Float32Array(Uint8Array.from(part).buffer));
}

/** The instant after the last interval. */
const endOf = ({ last, resolution }: SeriesRow): string =>
  last === null ? inventedRange.to : new Date(Date.parse(last) + stepOf(resolution)).toISOString();

const cut = (series: SeriesRow, resolution: Resolution, first: Date, values: Float32Array): CutValues => ({
  series,
  first: first.toISOString(),
  resolution,
  values: inResolution(values, series.kind, series.resolution, resolution),
});

/** @throws 400, 404 */
export async function getValues(context: Context, id: string, range: SeriesRange): Promise<SeriesValues> {
  const { series, first, resolution, values } = await readValues(context, id, range);
  return {
    first,
    resolution,
    unit: series.unit,
    count: values.length,
    values: Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64'),
    isInvented: series.isInvented,
  };
}

/** @throws 403, 404, 409 while a project delivers with it */
export async function removeSeries(context: Context, id: string): Promise<void> {
  const { legalEntityId, name, kind } = await getForChange(context, id);
  if (await isDeliveryProfile(context.db, id)) throw conflict('error_series.in_use');
  await queries.deleteSeries(context.db, id);
  await recordEvent(context, {
    recordKind: 'series',
    recordId: id,
    ownerId: legalEntityId,
    action: 'deleted',
    data: { name, kind },
  });
}

/** The company is deleted. */
export const removeSeriesOf = async ({ db }: Context, entityId: string): Promise<void> => {
  await deleteDeliveryProfilesOf(db, entityId);
  await queries.deleteSeriesOf(db, entityId);
};
