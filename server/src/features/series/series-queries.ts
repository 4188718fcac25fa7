// Every statement on series and their blocks of values.
import type { SeriesImport, SeriesRow } from '@wattpact/domain/series/series';
import { measures, type SeriesKind, type SeriesZone } from '@wattpact/domain/series/series-kinds';
import { stepOf } from '@wattpact/domain/series/series-values';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inReadingOrder } from '../../platform/lists/name-order.ts';

export type StoredSeries = Omit<SeriesRow, 'allowedActions' | 'first' | 'last'> & { first: string; count: number };

const columns: RawBuilder<StoredSeries> = sql`s.id, s.version, s.kind, s.zone, s.legal_entity_id as "legalEntityId",
  l.name as "legalEntityName", s.name, null as technology, s.resolution, s.unit, s.first, s.count, s.filled, s.source,
  s.licence, false as "isInvented", s.updated_at as "updatedAt"`;
const joined = sql`series s left join legal_entity l on l.id = s.legal_entity_id`;

interface Asked {
  kind?: SeriesKind | undefined;
  zone?: SeriesZone | undefined;
}

/** Those of the market and of these companies. */
export async function listSeries(
  db: Db,
  entityIds: readonly string[],
  { kind, zone }: Asked,
  language: Language,
): Promise<StoredSeries[]> {
  const { rows } = await sql<StoredSeries>`
    select ${columns} from ${joined}
    where (s.legal_entity_id is null or s.legal_entity_id = any(${entityIds}::uuid[]))
      and ${kind === undefined ? sql`true` : sql`s.kind = ${kind}`}
      and ${zone === undefined ? sql`true` : sql`s.zone = ${zone}`}
    order by ${inReadingOrder(sql`s.name`, language)}, s.id`.execute(db);
  return rows;
}

/** Locked by a call that changes it. */
export async function findSeries(db: Db, id: string): Promise<StoredSeries | undefined> {
  const { rows } = await sql<StoredSeries>`
    select ${columns} from ${joined} where s.id = ${id}
    ${db.isTransaction ? sql`for no key update of s` : sql``}`.execute(db);
  return rows[0];
}

/** Waits for another call that adds a series of the company, or of the market, so that they can be counted. */
export async function countSeries(db: Db, entityId: string | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('series'), hashtext(${entityId ?? 'market'}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from series where legal_entity_id is not distinct from ${entityId}::uuid`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Written {
  fields: SeriesImport;
  first: string;
  values: Float32Array;
  filled: number;
  now: Date;
}

const rowOf = ({ fields, first, values, filled, now }: Written) => ({
  name: fields.name,
  resolution: fields.resolution,
  unit: measures[fields.kind].unit,
  first,
  count: values.length,
  filled,
  source: fields.source ?? null,
  licence: fields.licence ?? null,
  updated_at: now.toISOString(),
});

export async function insertSeries(db: Db, written: Written & { id: string; by: string }): Promise<void> {
  const { id, by, now, fields } = written;
  await db
    .insertInto('series')
    .values({
      ...rowOf(written),
      id,
      kind: fields.kind,
      zone: fields.zone,
      legal_entity_id: fields.legalEntityId ?? null,
      created_by: by,
      created_at: now.toISOString(),
    })
    .execute();
  await insertBlocks(db, id, written);
}

export async function replaceSeries(db: Db, id: string, written: Written): Promise<void> {
  await db
    .updateTable('series')
    .set(({ eb }) => ({ ...rowOf(written), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('series_block').where('series_id', '=', id).execute();
  await insertBlocks(db, id, written);
}

const monthStart = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
const nextMonth = (month: Date): Date => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));

async function insertBlocks(db: Db, id: string, { fields, first, values }: Written): Promise<void> {
  const step = stepOf(fields.resolution);
  const blocks: { series_id: string; month: string; values: Buffer }[] = [];
  let place = 0;
  while (place < values.length) {
    const at = new Date(Date.parse(first) + place * step);
    const end = Math.min(
      values.length,
      place + Math.round((nextMonth(monthStart(at)).getTime() - at.getTime()) / step),
    );
    const part = values.subarray(place, end);
    blocks.push({
      series_id: id,
      month: monthStart(at).toISOString().slice(0, 10),
      values: Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    });
    place = end;
  }
  await db.insertInto('series_block').values(blocks).execute();
}

/** Of which months; by default all. */
export interface MonthRange {
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface SeriesWithValues extends StoredSeries {
  /** Of whole months, in their order. */
  bytes: Buffer;
  /** The instant of the first of them. */
  bytesFrom: number;
}

/** In one statement: another call may put a file in the place of the series between two. */
export async function findWithValues(
  db: Db,
  id: string,
  { from, to }: MonthRange,
): Promise<SeriesWithValues | undefined> {
  const { rows } = await sql<Omit<SeriesWithValues, 'bytesFrom'>>`
    select ${columns}, (select coalesce(string_agg(b.values, ''::bytea order by b.month), ''::bytea) from series_block b
      where b.series_id = s.id
        and ${from ? sql`b.month >= ${monthStart(from).toISOString().slice(0, 10)}::date` : sql`true`}
        and ${to ? sql`b.month < ${to.toISOString()}::timestamptz at time zone 'UTC'` : sql`true`}) as bytes
    from ${joined} where s.id = ${id}`.execute(db);
  const [row] = rows;
  return row && { ...row, bytesFrom: Math.max(Date.parse(row.first), from ? monthStart(from).getTime() : -Infinity) };
}

export const deleteSeries = (db: Db, id: string) => db.deleteFrom('series').where('id', '=', id).execute();

export const deleteSeriesOf = (db: Db, entityId: string) =>
  db.deleteFrom('series').where('legal_entity_id', '=', entityId).execute();
