// Every statement that writes the books of the benchmark.
import type { BenchmarkKind } from '@wattpact/domain/benchmark/price-point';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { OpenCell } from './gather-cells.ts';

/** Two runs at once would write the same books: the second waits here. */
export const lockBooks = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('benchmark'))`.execute(db);

export interface BookName {
  kind: BenchmarkKind;
  /** The first day of a quarter; null: the present figures. */
  quarter: string | null;
}

/** False on a new installation, and after the upgrade that brings the benchmark. */
export async function hasBooks(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from benchmark_book) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The quarters of which a kind has a book. */
export async function listQuarters(db: Db, kind: BenchmarkKind): Promise<string[]> {
  const { rows } = await sql<{ quarter: string }>`
    select quarter::text as quarter from benchmark_book where kind = ${kind} and quarter is not null`.execute(db);
  return rows.map(({ quarter }) => quarter);
}

/** So many companies, or cells, are written by one statement: their arguments are made in one go. */
const atOnce = 20_000;

const sizeOf = ({ companies, counterparties = [] }: OpenCell): number => 1 + companies.length + counterparties.length;

/** In the place of the book of the same name. */
export async function writeBook(
  db: Db,
  { kind, quarter, asOf, now }: BookName & { asOf: string; now: Date },
  cells: AsyncIterable<OpenCell>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into benchmark_book as b (kind, quarter, as_of, built_at)
    values (${kind}, ${quarter}::date, ${asOf}::date, ${now.toISOString()})
    on conflict (kind, quarter) do update set as_of = excluded.as_of, built_at = excluded.built_at
    returning id`.execute(db);
  const bookId = rows[0]?.id;
  await deleteCells(db, sql`c.book_id = ${bookId}`);
  let portion: OpenCell[] = [];
  let size = 0;
  for await (const cell of cells) {
    portion.push(cell);
    size += sizeOf(cell);
    if (size < atOnce) continue;
    await insertCells(db, bookId, portion);
    portion = [];
    size = 0;
  }
  await insertCells(db, bookId, portion);
}

async function insertCells(db: Db, bookId: number | undefined, cells: readonly OpenCell[]): Promise<void> {
  const written = cells.map(({ key, band, companies, counterparties }) => ({
    key,
    ...band,
    companies: companies.length,
    counterparties: counterparties?.length ?? null,
  }));
  const { rows } = await sql<{ id: number; key: string }>`
    insert into benchmark_cell (book_id, key, companies, counterparties, p25, p50, p75)
    select ${bookId}, r.key, r.companies, r.counterparties, r.p25, r.p50, r.p75
    from jsonb_to_recordset(${json(written)}) as r(key text, companies int, counterparties int, p25 float8, p50 float8,
      p75 float8)
    returning id, key`.execute(db);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await insertPoints(db, false, cells, ({ key, companies }) => [ids.get(key), companies]);
  await insertPoints(db, true, cells, ({ key, counterparties = [] }) => [ids.get(key), counterparties]);
}

/** One side of each cell. */
async function insertPoints(
  db: Db,
  isCounterparty: boolean,
  cells: readonly OpenCell[],
  sideOf: (cell: OpenCell) => readonly [number | undefined, readonly string[]],
): Promise<void> {
  const ids: (number | undefined)[] = [];
  const names: string[] = [];
  for (const [id, side] of cells.map(sideOf))
    for (const name of side) {
      ids.push(id);
      names.push(name);
    }
  if (names.length === 0) return;
  await sql`
    insert into benchmark_point (cell_id, company, is_counterparty)
    select c, n, ${sql.lit(isCounterparty)} from unnest(${ids}::bigint[], ${names}::text[]) as p (c, n)`.execute(db);
}

async function deleteCells(db: Db, where: ReturnType<typeof sql>): Promise<void> {
  await sql`delete from benchmark_point where cell_id in (select c.id from benchmark_cell c where ${where})`.execute(
    db,
  );
  await sql`delete from benchmark_cell c where ${where}`.execute(db);
}

/** Cells of all structures and tenors, which a history is made of. */
const isOfHistory = sql`c.key like '% * *'`;

/** By which a former number's end may be wrong beside the time of a book. */
export const clockMargin = sql`interval '10 minutes'`;

/** Keeps of past quarters what the history tells, and nothing of those before the oldest; nor numbers that no book names. */
export async function forgetPast(db: Db, { newest, oldest }: { newest: string; oldest: string }): Promise<void> {
  const past = sql`select id from benchmark_book where quarter < ${newest}::date`;
  const old = sql`select id from benchmark_book where quarter < ${oldest}::date`;
  await deleteCells(db, sql`c.book_id in (${past}) and not ${isOfHistory}`);
  await deleteCells(db, sql`c.book_id in (${old})`);
  await sql`delete from benchmark_book where quarter < ${oldest}::date`.execute(db);
  await sql`delete from former_fiscal_number where until <= (select min(built_at) from benchmark_book) - ${clockMargin}`.execute(
    db,
  );
}
