// How a migration treats those who use the database meanwhile.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { appRole } from '../embedded-postgres/roles.ts';
import { migrateDatabase } from './migrate.ts';

const database = await createTestDatabase();
const path = await mkdtemp(join(tmpdir(), 'wattpact-migrations-'));
const [owner, holder] = [new pg.Client(database.ownerUrl), new pg.Client(database.ownerUrl)];
await owner.connect();
await holder.connect();
await owner.query('create table reading (id int primary key, mwh int)');
await owner.query('insert into reading select n, null from generate_series(1, 50) n');
afterAll(async () => {
  await owner.end();
  await holder.end();
  await database.drop();
  await rm(path, { recursive: true });
});

const migrate = async (name: string, text: string) => {
  await writeFile(join(path, name), text);
  return migrateDatabase({ ownerUrl: database.ownerUrl, appRole, folder: pathToFileURL(`${path}/`) });
};
const isWaiting = async (): Promise<boolean> => {
  const { rows } = await owner.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table reading%'`,
  );
  return rows.length > 0;
};

test('a statement that needs a lock lets others through, and tries until it gets it', async () => {
  await holder.query('begin; lock table reading in access share mode');
  const migrated = migrate('9001-zone.sql', 'alter table reading add column zone text');
  await expect.poll(isWaiting).toBe(true);
  // It came later and needs a lock that the waiting one keeps from it.
  await owner.query('select count(*) from reading');
  await expect.poll(isWaiting).toBe(false);
  await holder.query('commit');
  expect(await migrated).toEqual(['9001-zone.sql']);
  expect(await migrate('9001-zone.sql', 'select 1')).toEqual([]);
});

test('rows are filled in batches, each in a transaction of its own, from where a killed one stopped', async () => {
  const text = `update reading set mwh = id * 10, zone = pg_current_xact_id()::text
    where id in (select id from reading where mwh is null order by id limit 20)`;
  expect(await migrate('9002-mwh.batches.sql', text)).toEqual(['9002-mwh.batches.sql']);
  const { rows } = await owner.query(
    'select count(distinct zone)::int as batches, count(mwh)::int as filled from reading',
  );
  expect(rows).toEqual([{ batches: 3, filled: 50 }]);
});

test('a batch that fails leaves those before it, and no record', async () => {
  const text = `update reading set mwh = 1 / (40 - id) where id in (select id from reading where mwh > 1 order by id limit 30)`;
  await expect(migrate('9003-broken.batches.sql', text)).rejects.toThrow('Migration 9003-broken.batches.sql failed');
  const { rows } = await owner.query(`select count(*)::int as count from schema_migration where name like '9003%'`);
  expect(rows).toEqual([{ count: 0 }]);
  await rm(join(path, '9003-broken.batches.sql'));
});

test('an index whose making was cut off is made anew', async () => {
  await owner.query('update reading set mwh = 7 where id in (1, 2)');
  await expect(owner.query('create unique index concurrently reading_mwh on reading (mwh)')).rejects.toThrow();
  await owner.query('update reading set mwh = id');
  const text = 'create unique index concurrently reading_mwh on reading (mwh)';
  expect(await migrate('9004-reading-mwh.concurrent.sql', text)).toEqual(['9004-reading-mwh.concurrent.sql']);
  const { rows } = await owner.query(`select indisvalid from pg_index where indexrelid = 'reading_mwh'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});
