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
await owner.query(
  'create table reading (id serial primary key, mwh int, created_at timestamptz not null default clock_timestamp())',
);
await owner.query('insert into reading (mwh) select null from generate_series(1, 50)');
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
const isWaiting = async (statement: string): Promise<boolean> => {
  const { rows } = await owner.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like $1 || '%'
       and datname = current_database()`,
    [statement],
  );
  return rows.length > 0;
};

test('a statement that needs a lock lets others through, and tries until it gets it', async () => {
  await holder.query('begin; lock table reading in access share mode');
  const migrated = migrate('9001-zone.sql', 'alter table reading add column zone text');
  const waits = () => isWaiting('alter table reading');
  await expect.poll(waits).toBe(true);
  // It came later and needs a lock that the waiting one keeps from it.
  await owner.query('select count(*) from reading');
  await expect.poll(waits).toBe(false);
  await holder.query('commit');
  expect(await migrated).toEqual(['9001-zone.sql']);
  expect(await migrate('9001-zone.sql', 'select 1')).toEqual([]);
});

test('rows are filled in batches, each in a transaction of its own, from where a killed one stopped', async () => {
  const text = `update reading set mwh = id * 10, zone = pg_current_xact_id()::text
    where id in (select id from reading where mwh is null and created_at <= $1 order by id limit 20)`;
  expect(await migrate('9002-mwh.batches.sql', text)).toEqual(['9002-mwh.batches.sql']);
  const { rows } = await owner.query(
    'select count(distinct zone)::int as batches, count(mwh)::int as filled from reading',
  );
  expect(rows).toEqual([{ batches: 3, filled: 50 }]);
});

test('rows that are written while batches run do not keep them from ending', async () => {
  await owner.query('update reading set zone = null');
  // As a version before that writes faster than the batches read.
  await owner.query(`
    create function another() returns trigger language plpgsql as
      $$ begin insert into reading (mwh) values (0); return null; end $$;
    create trigger another after update on reading for each row execute function another()`);
  const text = `update reading set zone = 'here'
    where id in (select id from reading where zone is null and created_at <= $1 order by id limit 20)`;
  expect(await migrate('9005-zone.batches.sql', text)).toEqual(['9005-zone.batches.sql']);
  const { rows } = await owner.query(
    `select count(*) filter (where zone is null)::int as later, count(zone)::int as filled from reading`,
  );
  expect(rows).toEqual([{ later: 50, filled: 50 }]);
  await owner.query('drop trigger another on reading; delete from reading where zone is null');
});

test('a batch that must wait for a row gives up, and tries until it gets it', async () => {
  await holder.query('begin; select from reading where id = 7 for update');
  const text = `update reading set zone = 'there'
    where id in (select id from reading where zone = 'here' and created_at <= $1 order by id limit 20)`;
  const migrated = migrate('9006-zone.batches.sql', text);
  const waits = () => isWaiting('update reading');
  await expect.poll(waits).toBe(true);
  await expect.poll(waits).toBe(false);
  // Until it tries again, others have the rows before the seventh, which it had locked.
  const have = () => owner.query('select from reading where id < 7 for update nowait');
  await expect
    .poll(() =>
      have().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await holder.query('commit');
  expect(await migrated).toEqual(['9006-zone.batches.sql']);
});

test("the job library's tables are not waited for either", async () => {
  await owner.query('drop policy server on graphile_worker._private_tasks');
  await holder.query('begin; lock table graphile_worker._private_tasks in access share mode');
  const migrated = migrate('9007-nothing.sql', 'select 1');
  const waits = () => isWaiting('create policy');
  await expect.poll(waits).toBe(true);
  await owner.query('select count(*) from graphile_worker._private_tasks');
  await expect.poll(waits).toBe(false);
  await holder.query('commit');
  await migrated;
  const { rows } = await owner.query(`select from pg_policies where tablename = '_private_tasks'`);
  expect(rows).toHaveLength(1);
});

test('a batch that fails leaves those before it, and no record', async () => {
  const text = `update reading set mwh = 1 / (40 - id) where id in (select id from reading where mwh > 1 and created_at <= $1 order by id limit 30)`;
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
