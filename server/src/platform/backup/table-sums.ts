// What every table holds, as numbers that two databases can be compared by.
import type pg from 'pg';
import type { TableState } from './archive-format.ts';

/** The same row then reads the same in every session. */
export const steadyTexts = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = pg_catalog, public`;

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`;

export async function listTables(client: pg.ClientBase): Promise<string[]> {
  return (await client.query<{ name: string }>(tables)).rows.map(({ name }) => name);
}

/** 60 bits of each row's hash, added up: the order of the rows does not matter. */
const sumOf = (table: string, row: string) => `
  select count(*)::bigint as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(${row}::text, 'UTF8')), 'hex'), 15))
    ::bit(60)::bigint), 0)::text as sum
  from only ${table} one_row`;

/** @param row what of each row counts, which is called `one_row`; all of it unless something is named */
export async function sumTable(client: pg.ClientBase, name: string, row = 'one_row'): Promise<TableState> {
  const { rows } = await client.query<{ rows: string; sum: string }>(sumOf(name, row));
  return { name, rows: Number(rows[0]?.rows), sum: String(rows[0]?.sum) };
}

/** Within the caller's transaction, so that all tables are of one moment. */
export async function sumTables(client: pg.ClientBase): Promise<TableState[]> {
  await client.query(steadyTexts);
  const states: TableState[] = [];
  for (const name of await listTables(client)) states.push(await sumTable(client, name));
  return states;
}

/** How many rows these tables have; those that do not exist are left out. */
export async function countRows(client: pg.ClientBase, names: readonly string[]): Promise<TableState[]> {
  const existing = await listTables(client);
  const states: TableState[] = [];
  for (const name of names.map((table) => `public.${table}`).filter((table) => existing.includes(table))) {
    const { rows } = await client.query<{ rows: string }>(`select count(*)::bigint as rows from ${name}`);
    states.push({ name, rows: Number(rows[0]?.rows) });
  }
  return states;
}

/** One line for each table that is not as it was. */
export function differences(before: readonly TableState[], now: readonly TableState[]): string[] {
  const states = new Map(now.map((state) => [state.name, state]));
  const changed = before.flatMap(({ name, rows, sum }) => {
    const found = states.get(name);
    if (!found) return [`${name} is missing`];
    if (found.rows !== rows) return [`${name} has ${found.rows} rows, not ${rows}`];
    return sum !== undefined && found.sum !== sum ? [`${name} has other content`] : [];
  });
  const known = new Set(before.map(({ name }) => name));
  return [...changed, ...now.filter(({ name }) => !known.has(name)).map(({ name }) => `${name} was not there`)];
}
