// The server as a process: how it starts, its one-line refusals, that it stops, and what production leaves out.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../test/database/test-database.ts';
import { freePort } from '../test/processes/free-port.ts';
import { type Launched, launch as launchProcess } from '../test/processes/server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-main-'));
const database = await createTestDatabase();
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const process of running) process.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function launch(file: string, env: Record<string, string>, args: string[] = []): Launched {
  const launched = launchProcess(file, { DATA_DIR: dataDir, ...env }, args);
  running.push(launched.started);
  return launched;
}

/** The warning about an unencrypted connection to the database. */
const ofClear = 'sslmode=verify-full';
const SECRET_KEY = 'only for the test of 1 process, by A. Quiz';
const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://market.example', SMTP_URL: 'smtp://127.0.0.1:9' };
async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client(database.superuserUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const production = (port: number) => ({
  ...real,
  PORT: String(port),
  DATABASE_URL: database.appUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRET_KEY,
});

describe('what an operator can mend is one line and exit 1', () => {
  test.each([
    // The tests of the configuration cover the single settings.
    ['a bad setting', { PORT: 'eighty' }, /PORT must be/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', SECRET_KEY },
      /DATABASE_URL does not answer/,
    ],
  ])('%s', async (_, env, line) => {
    const port = await freePort();
    const { texts, ended } = launch('main.ts', { PORT: String(port), ...env });
    expect(await ended).toBe(1);
    expect(texts.err).toMatch(line);
    expect(texts.err.trim().split('\n')).toHaveLength(1);
  });

  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { texts, ended } = launch('main.ts', { PORT: String(port) });
    expect(await ended).toBe(1);
    expect(texts.err.trim()).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
    holder.close();
  });
});

test('production starts without demo data and mailbox, makes its first administrator, stops on SIGTERM', {
  timeout: 90_000,
}, async () => {
  const port = await freePort();
  await asSuperuser(`update pg_collation set collversion = '1' where collname = 'name_order'`);
  const { started, texts, ended } = launch('main.ts', production(port));
  await expect.poll(() => texts.out + texts.err, { timeout: 40_000 }).toContain('is ready');
  expect(texts.err).toContain('ALTER COLLATION name_order REFRESH VERSION;');
  const owner = new pg.Client(database.ownerUrl);
  owner.on('error', () => {});
  await owner.connect();
  expect((await owner.query('select count(*)::int as count from app_user')).rows[0].count).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/api/dev/mailbox`)).status).toBe(404);
  const { ended: created, texts: said } = launch(
    'admin-create.ts',
    { ...production(port), ADMIN_PASSWORD: 'Primeira-2026!' },
    ['--email', 'first@operator.example', '--first-name', 'Rita', '--last-name', 'Operadora'],
  );
  expect({ code: await created, said: said.err }).toEqual({ code: 0, said: '' });
  expect(said.out).toBe(
    `first@operator.example is an administrator. Sign in at ${real.PUBLIC_URL}/admin with an authenticator app at hand: the first page sets up the second factor, and shows the recovery codes once.\n`,
  );
  expect((await owner.query('select is_admin from app_user')).rows).toEqual([{ is_admin: true }]);
  await owner.end();
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('with JOBS=own the server runs no job, and the process of the jobs does, until SIGTERM', {
  timeout: 90_000,
}, async () => {
  const port = await freePort();
  const env = { ...production(port), JOBS: 'own', LOG_LEVEL: 'warn' };
  const server = launch('main.ts', env);
  await expect.poll(() => server.texts.out + server.texts.err, { timeout: 40_000 }).toContain('is ready');
  const owner = new pg.Client(database.ownerUrl);
  owner.on('error', () => {});
  await owner.connect();
  await owner.query(`select graphile_worker.add_job('note_search_words', '{"text": "Azinheira"}')`);
  const waiting = `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'note_search_words'`;
  const left = async () => (await owner.query(waiting)).rows[0].count;
  expect(await left()).toBe(1);
  const jobs = launch('main-jobs.ts', env);
  await expect.poll(() => jobs.texts.out + jobs.texts.err, { timeout: 40_000 }).toContain('are running');
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  const { rows } = await owner.query(`select word from search_word where word like 'azinheir%'`);
  expect(rows).toHaveLength(1);
  await owner.end();
  for (const { started, ended } of [jobs, server]) {
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  // The database is on this machine.
  expect(jobs.texts.out).not.toContain(ofClear);
});

test('a process that is told to end while it starts ends what it starts from then on', async () => {
  const { started, texts, ended } = launchProcess('../test/processes/ending-process.ts', {});
  running.push(started);
  await expect.poll(() => texts.out + texts.err, { timeout: 40_000 }).toContain('starting');
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('what was tried as a demonstration does not become an installation', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-tried-'));
  // PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o711);
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder };
  const tried = launch('main.ts', env);
  // What kind of database it is has been noted before its data is loaded.
  await expect.poll(() => tried.texts.out + tried.texts.err, { timeout: 170_000 }).toContain('Loading the demo data');
  tried.started.kill('SIGTERM');
  expect(await tried.ended).toBe(0);
  const opened = launch('main.ts', { ...env, ...real });
  expect(await opened.ended).toBe(1);
  expect(opened.texts.err).toBe(
    `The database in ${folder} is the demonstration's, whose passwords are published: set DATA_DIR to a folder of its own for a real installation.\n`,
  );
  await rm(folder, { recursive: true, force: true });
});

test('an administrator is not made in a demonstration that nobody has started', async () => {
  const folder = join(dataDir, 'nowhere');
  const { texts, ended } = launch('admin-create.ts', { DATA_DIR: folder, ADMIN_PASSWORD: 'Primeira-2026!' }, [
    ...['--email', 'first@operator.example', '--first-name', 'Rita', '--last-name', 'Operadora'],
  ]);
  expect(await ended).toBe(1);
  expect(texts.err).toMatch(/^There is no demonstration in .*NODE_ENV=production first\.\n$/);
});

test('production says once that its database is asked in clear, without the password', {
  timeout: 60_000,
}, async () => {
  // This machine by an address that is not loopback.
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
  const env = { ...production(await freePort()), JOBS: 'own', LOG_LEVEL: 'warn' };
  const url = { DATABASE_URL: elsewhere(database.appUrl), MIGRATION_DATABASE_URL: elsewhere(database.ownerUrl) };
  const { started, texts, ended } = launch('main-jobs.ts', { ...env, ...url });
  await expect.poll(() => texts.out + texts.err, { timeout: 40_000 }).toContain('are running');
  started.kill('SIGTERM');
  await ended;
  expect(texts.out.split('\n').filter((line) => line.includes(ofClear))).toHaveLength(1);
  expect(texts.out).not.toContain(new URL(database.appUrl).password);
});
