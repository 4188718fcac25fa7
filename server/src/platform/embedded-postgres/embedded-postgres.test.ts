// The launcher with the real PostgreSQL: the first start, crashes, and two launchers at once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openClusterHome } from './cluster-home.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { DatabaseStartError } from './failure.ts';
import { processesOf } from './leftovers.ts';
import { operatingUser } from './operating-user.ts';
import { isAlive } from './processes.ts';
import { waitFor } from './wait.ts';

const launcher = new URL('./embedded-postgres.ts', import.meta.url).href;
const isRoot = process.getuid?.() === 0;
let folder = '';
let dataDir = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattpact-launcher-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const announcement = z.object({
  appUrl: z.string(),
  ownerUrl: z.string(),
  superuserUrl: z.string(),
  postmasterPid: z.number(),
});

/** A separate server process that starts the database and keeps running. */
async function startInAnotherProcess(): Promise<{ server: ChildProcess; database: z.infer<typeof announcement> }> {
  const script = `
    const { startEmbeddedPostgres } = await import(process.env.LAUNCHER);
    process.on('SIGTERM', () => process.exit(0));
    console.log(JSON.stringify(await startEmbeddedPostgres({ dataDir: process.env.FOLDER, log: () => {} })));
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, LAUNCHER: launcher, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    return { server, database: announcement.parse(JSON.parse(line)) };
  }
  throw new Error('The server process ended before the database was up.');
}

const isGone = (pid: number) => waitFor(() => (isAlive(pid) ? undefined : true), 20);
const leftProcesses = () => processesOf(openClusterHome(dataDir, () => {}));

describe('the first start', () => {
  test('makes a durable UTF8 database with its extensions, and two roles of which the app has no DDL', async () => {
    const database = await start();
    const settings = await query(
      database.superuserUrl,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
        current_setting('data_checksums') as checksums, current_setting('jit') as jit, current_setting('listen_addresses') as listen,
        current_setting('password_encryption') as password, pg_encoding_to_char(encoding) as encoding, datcollate as locale
      from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual([
      {
        ...{ fsync: 'on', full_page_writes: 'on', checksums: 'on', jit: 'off', listen: '127.0.0.1' },
        ...{ password: 'scram-sha-256', encoding: 'UTF8', locale: 'C' },
      },
    ]);
    const extensions = await query(database.ownerUrl, 'select extname from pg_extension order by 1');
    expect(extensions.map((row) => row.extname)).toEqual(
      expect.arrayContaining(['btree_gin', 'citext', 'pg_trgm', 'unaccent']),
    );
    await query(database.ownerUrl, 'create table kept (word text); grant select, insert on kept to wattpact_app');
    await expect(query(database.appUrl, 'create table forbidden (word text)')).rejects.toThrow('permission denied');
    await expect(query(database.appUrl, 'create temporary table forbidden (word text)')).rejects.toThrow(
      'permission denied',
    );
    await expect(query(database.appUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication',
    );
    await database.stop();
    expect(isAlive(database.postmasterPid)).toBe(false);
  });

  test('keeps the passwords to ourselves', () => {
    expect(statSync(join(dataDir, 'postgres', 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres', 'cluster')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('password-'))).toEqual([]);
  });

  test.runIf(isRoot)('steps down from root to another user', () => {
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(operatingUser('/nowhere')?.uid);
    expect(operatingUser('/nowhere')?.uid).not.toBe(0);
  });

  test.runIf(isRoot)('in a folder that only root may enter the database goes elsewhere, and says where', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const lines: string[] = [];
    const database = await startEmbeddedPostgres({
      dataDir: join(closed, 'data'),
      log: (line) => lines.push(line),
      throwaway: true,
    });
    await database.stop();
    expect(database.path.startsWith(folder)).toBe(false);
    expect(lines.join()).toContain(database.path);
    rmSync(database.path, { recursive: true });
  });

  test('a data folder that cannot be is refused in one line', async () => {
    await expect(startEmbeddedPostgres({ dataDir: '/dev/null/data', log: () => {} })).rejects.toThrow(
      DatabaseStartError,
    );
  });

  test('an interrupted first start leaves nothing that the next one takes for a database', async () => {
    const torn = join(folder, 'torn');
    mkdirSync(join(torn, 'postgres', 'cluster.init-1'), { recursive: true });
    if (isRoot) chmodSync(torn, 0o711);
    if (isRoot) chmodSync(join(torn, 'postgres'), 0o711);
    writeFileSync(join(torn, 'postgres', 'cluster.init-1', 'PG_VERSION'), '18\n');
    const database = await startEmbeddedPostgres({ dataDir: torn, log: () => {}, throwaway: true });
    await database.stop();
    expect(existsSync(join(torn, 'postgres', 'cluster.init-1'))).toBe(false);
  });
});

describe('two at once', () => {
  test('the second start adopts the running database, and the last to leave stops it', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.postmasterPid).toBe(first.postmasterPid);
    await first.stop();
    expect(await query(second.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(isAlive(first.postmasterPid)).toBe(false);
  });
});

describe('accidents', () => {
  test('kill -9 of the server leaves no process behind and loses nothing', async () => {
    const { server, database } = await startInAnotherProcess();
    await query(database.appUrl, `insert into kept values ('acknowledged')`);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await isGone(database.postmasterPid)).toBe(true);
    expect(await waitFor(() => (leftProcesses().length === 0 ? true : undefined), 10)).toBe(true);
    const next = await start();
    expect(await query(next.ownerUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
    await next.stop();
  });

  test('a server that ends without stopping the database, but not by kill -9, asks for no successor', async () => {
    const { server, database } = await startInAnotherProcess();
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(readdirSync(openClusterHome(dataDir, () => {}).holders)).toEqual([]);
    expect(await isGone(database.postmasterPid)).toBe(true);
  });

  test.runIf(process.platform === 'linux')(
    'a server that is started soon after a kill -9 takes the running database over',
    async () => {
      const { server, database } = await startInAnotherProcess();
      const [companion] = companionsOf(server, database);
      server.kill('SIGKILL');
      await once(server, 'exit');
      const next = await start();
      expect(next.postmasterPid).toBe(database.postmasterPid);
      expect(await isGone(companion ?? 0)).toBe(true);
      expect(await query(next.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
      await next.stop();
      expect(isAlive(database.postmasterPid)).toBe(false);
    },
  );

  test.runIf(process.platform === 'linux')(
    'a server whose companion was killed leaves the database running: the next start adopts it',
    async () => {
      const { server, database } = await startInAnotherProcess();
      for (const pid of companionsOf(server, database)) process.kill(pid, 'SIGKILL');
      server.kill('SIGKILL');
      await once(server, 'exit');
      const next = await start();
      expect(next.postmasterPid).toBe(database.postmasterPid);
      await next.stop();
      expect(isAlive(database.postmasterPid)).toBe(false);
    },
  );

  test('a stale pid file whose pid belongs to another process of the same user does not bar the start', async () => {
    const user = operatingUser(join(dataDir, 'postgres', 'cluster'));
    const stranger = spawn('sleep', ['60'], { ...user, stdio: 'ignore' });
    writeFileSync(
      join(dataDir, 'postgres', 'cluster', 'postmaster.pid'),
      `${stranger.pid}\n/nowhere\n0\n1\n\n\n\nready\n`,
    );
    const database = await start();
    expect(await query(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  test('a backend that is still busy after its postmaster was killed does not bar the start', async () => {
    const database = await start();
    const busy = query(database.ownerUrl, 'select count(*) from generate_series(1, 1e12)').catch(() => {});
    const isBusy = () =>
      query(database.superuserUrl, `select from pg_stat_activity where query like '%1e12)' and state = 'active'`).then(
        (rows) => (rows.length === 1 ? true : undefined),
      );
    await waitFor(isBusy, 10);
    process.kill(database.postmasterPid, 'SIGKILL');
    await isGone(database.postmasterPid);
    const next = await start();
    expect(await query(next.ownerUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
    await busy;
    await next.stop();
    await database.stop();
    expect(leftProcesses()).toEqual([]);
  });
});

describe('PostgreSQL that ends unasked', () => {
  const restarted = (database: EmbeddedPostgres, killed: number) =>
    waitFor(() => (database.postmasterPid !== killed && isAlive(database.postmasterPid) ? true : undefined), 20);

  test('is started again at the same address, by whichever of its users comes first, with what was stored', async () => {
    const onLost = vi.fn();
    const first = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost });
    const second = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost });
    const killed = first.postmasterPid;
    await query(first.appUrl, `insert into kept values ('before the kill')`);
    process.kill(killed, 'SIGKILL');
    expect(await restarted(first, killed)).toBe(true);
    expect(await restarted(second, killed)).toBe(true);
    expect(second.postmasterPid).toBe(first.postmasterPid);
    expect(await query(second.appUrl, `select word from kept where word like 'before%'`)).toHaveLength(1);
    await first.stop();
    expect(await query(second.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(leftProcesses()).toEqual([]);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is given up, once and with the reason, when it cannot be started again', async () => {
    const onLost = vi.fn<(reason: Error) => void>();
    const said: string[] = [];
    const database = await startEmbeddedPostgres({ dataDir, log: (line) => said.push(line), onLost });
    const control = join(database.path, 'cluster', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    process.kill(database.postmasterPid, 'SIGKILL');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(onLost.mock.calls[0]?.[0]).toBeInstanceOf(DatabaseStartError);
    expect(onLost.mock.calls[0]?.[0].message).toMatch(
      /5 tries within a minute: PostgreSQL does not start: .*pg_control/,
    );
    expect(said).toEqual(['The embedded database ended unexpectedly: it is started again.']);
    renameSync(`${control}.away`, control);
    await database.stop();
  });

  test('is not started again once its user stops it, even between two tries', async () => {
    const onLost = vi.fn();
    const database = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost });
    const control = join(database.path, 'cluster', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    const refused = () => readFileSync(join(database.path, 'server.log'), 'utf8').split('pg_control').length;
    const before = refused();
    process.kill(database.postmasterPid, 'SIGKILL');
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(before + 1), { timeout: 60_000 });
    const began = performance.now();
    await database.stop();
    expect(performance.now() - began).toBeLessThan(5000);
    renameSync(`${control}.away`, control);
    expect(leftProcesses()).toEqual([]);
    expect(onLost).not.toHaveBeenCalled();
  });
});

/** What a server has started beside its database. */
const companionsOf = ({ pid }: ChildProcess, { postmasterPid }: Pick<EmbeddedPostgres, 'postmasterPid'>): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((child) => child !== postmasterPid);
