// Copies every row into a database that has the same migrations. Values travel as texts, which every version of
// PostgreSQL reads; the tools of either are not needed.
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { differences, listTables, steadyTexts, sumTable } from './table-sums.ts';

interface Column {
  name: string;
  type: string;
}

/** Generated columns are computed where they are. */
const columnsOf = async (client: pg.ClientBase, table: string): Promise<Column[]> =>
  (
    await client.query<Column>(
      `select format('%I', attname) as name, format_type(atttypid, atttypmod) as type
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       order by attnum`,
      [table],
    )
  ).rows;

const rowsAtOnce = 500;

async function copyRows(from: pg.ClientBase, to: pg.ClientBase, table: string, columns: Column[]): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ');
  const texts = columns.map(({ name }) => `${name}::text`).join(', ');
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  const insert = `insert into ${table} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as one (${aliases})`;
  await from.query(`declare copied no scroll cursor for select ${texts} from only ${table}`);
  for (;;) {
    const fetch = { text: `fetch ${rowsAtOnce} from copied`, rowMode: 'array' as const };
    const { rows } = await from.query<(string | null)[]>(fetch);
    if (rows.length === 0) break;
    await to.query(
      insert,
      columns.map((_, index) => rows.map((row) => row[index])),
    );
  }
  await from.query('close copied');
}

async function copySequences(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences order by 1`,
  );
  for (const { name } of rows) {
    const state = await from.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    const { last_value: last, is_called: isCalled } = state.rows[0] ?? {};
    await to.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
  }
}

interface Switch {
  off: string;
  on: string;
}

/** The product's triggers would act on each row again, and a foreign key would ask for rows that come later. */
const switches = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as on
  from pg_trigger where not tgisinternal and tgenabled = 'O' and tgrelid::regclass::text = any($1)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and conparentid = 0 and conrelid::regclass::text = any($1)`;

/** As `regclass` writes them. */
const shortNames = async (client: pg.ClientBase, tables: readonly string[]): Promise<string[]> =>
  (
    await client.query<{ name: string }>('select t::regclass::text as name from unnest($1::text[]) t', [tables])
  ).rows.map(({ name }) => name);

async function fill(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  const tables = await listTables(from);
  const columns = new Map<string, Column[]>();
  for (const table of tables) columns.set(table, await columnsOf(from, table));
  const { rows: held } = await to.query<Switch>(switches, [await shortNames(to, tables)]);
  for (const { off } of held) await to.query(off);
  await to.query(`truncate ${tables.join(', ')}`);
  for (const [table, its] of columns) await copyRows(from, to, table, its);
  await copySequences(from, to);
  await to.query('set constraints all immediate');
  for (const { on } of held) await to.query(on);

  const sums = async (client: pg.ClientBase) => {
    const states = [];
    for (const [table, its] of columns)
      states.push(await sumTable(client, table, `row(${its.map(({ name }) => `one_row.${name}`).join(', ')})`));
    return states;
  };
  const [first] = differences(await sums(from), await sums(to));
  if (first !== undefined) throw new BackupError(`The copy is not like its source: ${first}.`);
  return tables.length;
}

/**
 * All tables of one moment, or none. What the second database has in them goes.
 * @param to as the owner of the tables
 * @returns how many tables were copied and compared
 * @throws BackupError where a table of the copy is not as it was
 */
export async function copyTables(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  await from.query('begin transaction isolation level repeatable read, read only');
  await to.query('begin');
  try {
    for (const client of [from, to]) await client.query(steadyTexts);
    const copied = await fill(from, to);
    await to.query('commit');
    return copied;
  } catch (error) {
    await to.query('rollback').catch(() => {});
    throw error;
  } finally {
    await from.query('rollback').catch(() => {});
  }
}
