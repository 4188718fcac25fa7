// A demonstration's database stays one, and a real database never becomes one.
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { ConfigError } from '../config.ts';
import { appRole } from '../embedded-postgres/roles.ts';
import { prepareDatabase } from './prepare-database.ts';

const database = await createTestDatabase();
const address = database.superuserUrl;
const owner = new pg.Client(database.ownerUrl);
const app = new pg.Client(database.appUrl);
await owner.connect();
await app.connect();
afterAll(async () => {
  await owner.end();
  await app.end();
  await database.drop();
});
// A truncation would reach the log of events, which refuses it.
beforeEach(() => owner.query('delete from app_user; delete from installation'));

const start = ({ demo, embedded = true }: { demo: boolean; embedded?: boolean }) =>
  prepareDatabase({ demo, embedded, dataDir: '/srv/data' }, { ownerUrl: database.ownerUrl, appRole });
const addUser = (email: string, isProven: boolean) =>
  owner.query(
    `insert into app_user (id, email, email_verified_at, first_name, last_name, language, avatar_color, created_at, updated_at)
     values (gen_random_uuid(), $1, case when $2 then now() end, 'Rui', 'Teles', 'pt', 'blue', now(), now())`,
    [email, isProven],
  );
const asSuperuser = async (database: string, ...statements: string[]) => {
  const url = new URL(address);
  url.pathname = database;
  const client = new pg.Client(url.href);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
/** The database as it was before it recorded its kind. */
async function forgetKind() {
  await owner.query('drop table installation');
  await owner.query(`delete from schema_migration where name = '1201-installation-and-mail-tls.sql'`);
}
const kind = async () => (await owner.query('select is_demo from installation')).rows;

test('who starts it first says what it is; the same start opens it again', async () => {
  for (const demo of [true, false]) {
    await owner.query('truncate installation');
    await start({ demo });
    await start({ demo });
    expect(await kind()).toEqual([{ is_demo: demo }]);
  }
});

test('a demonstration does not start as a real installation, and the line says what to do', async () => {
  await start({ demo: true });
  await expect(start({ demo: false })).rejects.toThrow(ConfigError);
  await expect(start({ demo: false })).rejects.toThrow(
    /^The database in \/srv\/data is the demonstration's.* set DATA_DIR/,
  );
  await expect(start({ demo: false, embedded: false })).rejects.toThrow(/set DATABASE_URL to another one/);
  expect(await kind()).toEqual([{ is_demo: true }]);
});

test('a real installation does not start as a demonstration, in which addresses are not proven', async () => {
  await start({ demo: false });
  await expect(start({ demo: true })).rejects.toThrow(/is that of a real installation.* DATA_DIR to another folder/);
});

test('an older demonstration is known by its accounts', async () => {
  await addUser('seller@demo.example', true);
  await forgetKind();
  await expect(start({ demo: false })).rejects.toThrow(/is the demonstration's/);
  await start({ demo: true });
});

test('an older installation stays one, also where a stranger typed an address of the demonstration', async () => {
  await addUser('ana@vento.example', true);
  await addUser('admin@demo.example', false);
  await forgetKind();
  await expect(start({ demo: true })).rejects.toThrow(/is that of a real installation/);
  await start({ demo: false });
});

test('an older database without accounts becomes what it is started as', async () => {
  await forgetKind();
  await start({ demo: true });
  expect(await kind()).toEqual([{ is_demo: true }]);
});

test('the role of the server cannot change what the database is', async () => {
  await start({ demo: true });
  for (const change of [
    'update installation set is_demo = false',
    'delete from installation',
    'truncate installation',
  ]) {
    await expect(app.query(change)).rejects.toThrow(/permission denied/);
  }
});

test.each([
  ['of another encoding', `encoding 'LATIN1' locale 'C'`, [], /is encoded in LATIN1: create it with encoding 'UTF8'/],
  ['of a PostgreSQL without ICU', '', [`delete from pg_collation where collprovider = 'i'`], /built without ICU/],
])('a database %s is refused in one line, before anything is made in it', async (_, given, then, line) => {
  const name = `unfit_${crypto.randomUUID().replaceAll('-', '')}`;
  await asSuperuser('postgres', `create database ${name} template template0 owner wattpact_owner ${given}`);
  const unfit = new URL(database.ownerUrl);
  unfit.pathname = name;
  try {
    await asSuperuser(name, ...then);
    const refused = prepareDatabase({ demo: false, embedded: false, dataDir: '/srv/data' }, { ownerUrl: unfit.href });
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(line);
  } finally {
    await asSuperuser('postgres', `drop database ${name} with (force)`);
  }
});
