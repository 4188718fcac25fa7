// The server as a process on an external PostgreSQL that is stopped and started again: the server needs no restart.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../test/processes/free-port.ts';
import { launch } from '../test/processes/server-process.ts';
import { createFactories } from '../test/support/factories.ts';
import { join } from '../test/support/sockets.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { findBinaries } from './platform/embedded-postgres/binaries.ts';
import { openClusterHome } from './platform/embedded-postgres/cluster-home.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './platform/embedded-postgres/postmaster.ts';
import { appRole } from './platform/embedded-postgres/roles.ts';
import { notifyRealtime } from './platform/events/notify.ts';
import { enqueue } from './platform/jobs/enqueue.ts';
import type { Platform } from './platform/platform.ts';

const log = () => {};
const dataDir = joinPath(tmpdir(), `wattpact-external-${crypto.randomUUID()}`);
const serverDir = await mkdtemp(joinPath(tmpdir(), 'wattpact-external-server-'));
const postgres = await startEmbeddedPostgres({ dataDir, log, throwaway: true });
const home = openClusterHome(dataDir, log);
await migrateDatabase({ ownerUrl: postgres.ownerUrl, appRole });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = launch('main.ts', {
  PORT: String(port),
  DATA_DIR: serverDir,
  DATABASE_URL: postgres.appUrl,
  MIGRATION_DATABASE_URL: postgres.ownerUrl,
  SECRET_KEY: 'only for the test of 2 processes, by A. Quiz',
  LOG_LEVEL: 'warn',
});
const pool = createPool({ url: postgres.appUrl, max: 2 });
const db = createDb(pool);
afterAll(async () => {
  server.started.kill('SIGKILL');
  await pool.end();
  await postgres.stop();
  for (const folder of [postgres.path, dataDir, serverDir]) await rm(folder, { recursive: true, force: true });
});

const status = async (path: string, token?: string) =>
  (await fetch(`${url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status;
const stopDatabase = async () => {
  const running = findPostmaster(home);
  if (running) await stopPostmaster(home, running);
  return running?.port ?? 0;
};
const isReady = () => vi.waitFor(async () => expect(await status('/api/ready')).toBe(200), { timeout: 60_000 });

test('503 while it is away, all as before when it is back; the operator reads two lines', {
  timeout: 120_000,
}, async () => {
  await expect.poll(() => server.texts.out + server.texts.err, { timeout: 60_000 }).toContain('is ready');
  await isReady();
  const user = await createFactories({ db } as Platform).user();
  const page = io(url, { path: '/api/socket.io', transports: ['websocket'], auth: { token: user.token } });
  await vi.waitFor(() => expect(page.connected).toBe(true), { timeout: 60_000 });
  await join(page);
  page.on('connect', () => page.emit('join_notifications'));
  let heard = 0;
  page.on('over', () => (heard += 1));
  expect(await status('/api/users/me', user.token)).toBe(200);

  const databasePort = await stopDatabase();
  await vi.waitFor(async () => expect(await status('/api/ready')).toBe(503), { timeout: 60_000 });
  expect(await status('/api/users/me', user.token)).toBe(503);
  expect(await status('/api/health', user.token)).toBe(200);
  await startPostmaster(home, await findBinaries(home), { throwaway: true, log, port: databasePort });
  await isReady();
  expect(await status('/api/users/me', user.token)).toBe(200);

  await enqueue(db, 'note_search_words', { text: 'Sobreiro' });
  await vi.waitFor(
    async () => expect((await pool.query(`select from search_word where word like 'sobreir%'`)).rowCount).toBe(1),
    { timeout: 60_000 },
  );
  await vi.waitFor(
    async () => {
      await notifyRealtime(db, { to: { users: [user.id] }, event: 'over', payload: null });
      expect(heard).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 300 },
  );
  page.disconnect();
  expect(server.started.exitCode).toBeNull();
  const lines = () => server.texts.out.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  // A busy machine may also note slow statements.
  const told = () => lines().flatMap((line) => (JSON.parse(line).msg === 'slow statement' ? [] : JSON.parse(line).msg));
  await vi.waitFor(
    () =>
      expect(told()).toEqual([
        'the database does not answer: calls are answered 503 until it does',
        'the database answers again',
      ]),
    { timeout: 60_000 },
  );
  expect(server.texts.err).toBe('');
});

test('while it is away the server still ends when it is told to', { timeout: 60_000 }, async () => {
  await stopDatabase();
  await vi.waitFor(async () => expect(await status('/api/ready')).toBe(503), { timeout: 60_000 });
  server.started.kill('SIGTERM');
  const timeout = AbortSignal.timeout(15_000);
  expect(await Promise.race([server.ended, new Promise((resolve) => (timeout.onabort = resolve))])).toBe(0);
});
