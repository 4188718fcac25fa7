// The server reports a changed collation library, and the command in that line repairs the indexes.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { collationWarnings } from './collation-versions.ts';
import { createDb, createPool } from './database.ts';
import type { DatabasePool } from './database-pool.ts';

let database: TestDatabase;
let pool: DatabasePool;
const as = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.appUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('nothing is said while the versions are those of the indexes', async () => {
  expect(await collationWarnings(createDb(pool))).toEqual([]);
});

test('each collation that an index stands on is told, with the statements that mend it', async () => {
  await as(
    database.superuserUrl,
    `update pg_collation set collversion = '1.2' where collname in ('name_order', 'name_order_es', 'sv-x-icu')`,
  );
  const warnings = await collationWarnings(createDb(pool));
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatch(/^The collation name_order has another version .+ \([\d.]+, not 1\.2\)[^\n]+$/);
  const statements = warnings.map((line) => line.slice(line.indexOf('REINDEX')));
  expect(statements).toEqual([
    'REINDEX INDEX offer_by_name; REINDEX INDEX project_by_name; ALTER COLLATION name_order REFRESH VERSION;',
    'REINDEX INDEX offer_by_name_es; REINDEX INDEX project_by_name_es; ALTER COLLATION name_order_es REFRESH VERSION;',
  ]);
  await as(database.ownerUrl, ...statements.flatMap((line) => line.split(/(?<=;) /)));
  expect(await collationWarnings(createDb(pool))).toEqual([]);
});

test('a database whose own collation has changed is told: all its indexes are made again', async () => {
  const { superuserUrl } = database;
  const name = `${database.name}_icu`;
  const url = superuserUrl.replace(database.name, name);
  await as(superuserUrl, `create database ${name} template template0 locale_provider icu icu_locale 'und'`);
  await as(superuserUrl, `update pg_database set datcollversion = '2.0' where datname = '${name}'`);
  const icu = createPool({ url, max: 1 });
  const [warning = '', ...others] = await collationWarnings(createDb(icu));
  expect(others).toEqual([]);
  const statements = warning.slice(warning.indexOf('REINDEX'));
  expect(statements).toBe(`REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION;`);
  await as(url, ...statements.split(/(?<=;) /));
  expect(await collationWarnings(createDb(icu))).toEqual([]);
  await icu.end();
  await as(superuserUrl, `drop database ${name}`);
});
