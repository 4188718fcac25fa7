// The import of a series: read in a thread, its faults named line by line, and stored unless it is a dry run.
import { createHash } from 'node:crypto';
import type { ReadSeries } from '@wattpact/domain/series/read-series';
import type { SeriesImport, SeriesImportResult } from '@wattpact/domain/series/series';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { isMarketKind, seriesBounds } from '@wattpact/domain/series/series-kinds';
import { lastYear } from '@wattpact/domain/series/series-values';
import { recordEvent } from '../../platform/events/record-event.ts';
import { createGate } from '../../platform/gate.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { conflict, forbidden, invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { longestReadMs, readInThread } from '../../platform/threads/file-thread.ts';
import { requireActingEntity, requireStillApproved } from '../legal-entities/acting-entity-service.ts';
import { isDeliveryProfile } from './delivery-profile-queries.ts';
import { countSeries, insertSeries, replaceSeries } from './series-queries.ts';
import { getForChange, getSeries } from './series-service.ts';
import type { SeriesTask } from './series-thread-entry.ts';
import { withSeriesFile } from './series-upload.ts';

const threadEntry = new URL('./series-thread-entry.ts', import.meta.url);
const reading = createGate({ atOnce: 1, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/** @throws 400 for a company that the actor does not know, 403, 409 */
async function checkImporter(context: Context, { kind, legalEntityId }: SeriesImport): Promise<void> {
  if (!isMarketKind(kind)) await requireActingEntity(context, legalEntityId ?? newId(), 'registry', 'legalEntityId');
  else if (!context.actor.isAdmin) throw forbidden();
}

/** A series stays what it is about. @throws 400, 403, 404 */
async function checkReplaced(context: Context, fields: SeriesImport): Promise<void> {
  if (fields.seriesId === undefined) return;
  const stored = await getForChange(context, fields.seriesId);
  const differing = (['kind', 'zone', 'legalEntityId'] as const).filter(
    (name) => (fields[name] ?? null) !== stored[name],
  );
  if (differing.length > 0) throw invalid(...differing.map((path) => ({ path, key: 'error_series.other_series' })));
}

/** A project delivers with whole years alone. @throws 400 */
async function checkStillWhole(
  { db }: Context,
  { seriesId, resolution }: SeriesImport,
  { first, last }: ReadSeries,
): Promise<void> {
  if (seriesId === undefined || first === null || last === null || lastYear(first, last, resolution)) return;
  if (await isDeliveryProfile(db, seriesId)) throw invalid({ path: 'file', key: 'error_series.profile_without_year' });
}

const refusalOf = ({ first }: ReadSeries) =>
  invalid({
    path: 'file',
    key: first === null ? 'error_series.empty' : 'error_series.too_many_gaps',
    params: { max: seriesBounds.gaps },
  });

interface ReadUpload {
  fields: SeriesImport;
  sha256: string;
  read: ReadSeries;
}

const readUpload = (context: RequestContext): Promise<ReadUpload> =>
  withSeriesFile(context, async ({ fields, bytes }) => {
    await checkImporter(context, fields);
    await checkReplaced(context, fields);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const format = { kind: fields.kind, zone: fields.zone, resolution: fields.resolution, capacity: fields.capacity };
    const read = await reading(context.actor.id, () =>
      readInThread<SeriesTask, ReadSeries>(threadEntry, { bytes, format }, 'error_series.costly', longestReadMs),
    );
    return { fields, sha256, read };
  });

/** Nothing is stored of a file that is refused. @throws 400, 403, 404, 409, 413, 415, 503 */
export async function importSeries(context: RequestContext): Promise<SeriesImportResult> {
  const { db, reply } = context;
  const { fields, sha256, read } = await readUpload(context);
  const { values: _, ...reported } = read;
  if (fields.dryRun) {
    if (!read.isRefused) await checkStillWhole(context, fields, read);
    reply.code(200);
    return { ...reported, series: null };
  }
  if (read.isRefused) throw refusalOf(read);
  const { status, answer } = await db.transaction().execute((transaction) => {
    const inside = { ...context, db: transaction };
    return once(seriesApi.import, inside, { sha256, ...fields }, async () => ({
      status: fields.seriesId === undefined ? 201 : 200,
      answer: { id: await store(inside, fields, read) },
    }));
  });
  reply.code(status);
  return { ...reported, series: await getSeries(context, (answer as { id: string }).id) };
}

/** @throws 400, 409 for a company that is no longer approved, and for more series than there may be */
async function store(context: Context, fields: SeriesImport, read: ReadSeries): Promise<string> {
  const { db, actor, now } = context;
  const owner = fields.legalEntityId ?? null;
  const written = { fields, first: read.first ?? '', values: read.values, filled: read.filled, now };
  if (owner !== null) await requireStillApproved(context, owner);
  const isNew = fields.seriesId === undefined;
  const id = fields.seriesId ?? newId(now);
  if (isNew) {
    if ((await countSeries(db, owner)) >= seriesBounds.count) throw conflict('error_series.too_many');
    await insertSeries(db, { ...written, id, by: actor.id });
  } else {
    await getForChange(context, id);
    await checkStillWhole(context, fields, read);
    await replaceSeries(db, id, written);
  }
  await recordEvent(context, {
    recordKind: 'series',
    recordId: id,
    ownerId: owner,
    action: isNew ? 'created' : 'edited',
    data: { name: fields.name, kind: fields.kind, values: read.values.length, filled: read.filled },
  });
  return id;
}
