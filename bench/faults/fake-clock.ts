// A server and a PostgreSQL of Debian's whose clock is set by a file, with Debian's libfaketime.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { type Outcome, underLoad } from './fault-case.ts';
import { toStop } from './started.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const versions = '/usr/lib/postgresql';

const programs = (): string | undefined => {
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .sort((a, b) => b - a)[0]
    : undefined;
  return newest === undefined ? undefined : join(versions, String(newest), 'bin');
};

export function cannotFake(): string | undefined {
  if (!existsSync(library)) return "Debian's libfaketime is not installed";
  if (!programs()) return "Debian's postgresql is not installed";
  return process.getuid?.() === 0 ? undefined : 'PostgreSQL is started as another user, which only root may do';
}

/** The time that both programs are told: the machine's, and so many seconds. The clock that only runs on is left alone. */
function fakeClock(folder: string) {
  const file = join(folder, 'clock');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Reading the file at each look at the clock, in signal handlers too, crashed PostgreSQL now and then.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
    set: (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}`),
  };
}

interface OwnPostgres {
  appUrl: string;
  ownerUrl: string;
  stop(): Promise<void>;
}

const roles = `
  create role wattpact_owner login password 'owner';
  create role wattpact_app login password 'app';`;
const extensions = `
  create extension pg_trgm; create extension unaccent; create extension btree_gin; create extension citext;
  revoke temporary on database wattpact from public;`;

/** PostgreSQL 18 has it, and the scene uses it. */
const uuidv7 = `
  create function uuidv7(ago interval) returns uuid language sql volatile as $$
    select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send(floor(extract(epoch from clock_timestamp() + ago) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid $$;`;

/** As docs/operations.md tells to prepare one. */
async function startOwnPostgres(folder: string, env: Record<string, string>): Promise<OwnPostgres> {
  const bin = programs() ?? '';
  const port = await freePort();
  const data = join(folder, 'cluster');
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()));
  const user = { uid: uid ?? 0, gid: gid ?? 0, cwd: '/' };
  execFileSync('install', ['-d', '-m', '0700', '-o', 'postgres', data]);
  execFileSync(join(bin, 'initdb'), ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust'], {
    ...user,
    stdio: 'ignore',
  });
  const settings = [
    '-c',
    `port=${port}`,
    '-c',
    'unix_socket_directories=',
    '-c',
    'shared_buffers=128MB',
    '-c',
    'jit=off',
  ];
  const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...user,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const url = (role: string, database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const run = async (database: string, text: string): Promise<void> => {
    const client = new pg.Client(url('postgres', database));
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const stop = toStop(async () => {
    server.kill('SIGINT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  });
  for (let tries = 0; ; tries += 1) {
    try {
      await run('postgres', roles);
      break;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(100);
    }
  }
  await run('postgres', `create database wattpact owner wattpact_owner encoding 'UTF8'`);
  await run('wattpact', extensions + uuidv7);
  const addresses = { appUrl: url('wattpact_app', 'wattpact'), ownerUrl: url('wattpact_owner', 'wattpact') };
  await migrateDatabase({ ownerUrl: addresses.ownerUrl, appRole: 'wattpact_app' });
  return { ...addresses, stop };
}

const secretKey = 'only-for-measuring-never-for-anything-else';

export interface Faked {
  /** Of the product and of its database. */
  keys: { appUrl: string; secretKey: string };
  setClock: (seconds: number) => Promise<void>;
  run: (env: Record<string, string>, fault: Parameters<typeof underLoad>[1]) => Promise<Outcome>;
}

export async function withFakeClock(work: (faked: Faked) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-clock-'));
  const removeFolder = toStop(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const clock = fakeClock(folder);
  await clock.set(0);
  const database = await startOwnPostgres(folder, clock.env);
  const dataDir = join(folder, 'data');
  const env = {
    ...clock.env,
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: secretKey,
  };
  try {
    return await work({
      keys: { appUrl: database.appUrl, secretKey },
      setClock: clock.set,
      run: (more, fault) => underLoad({ env: { ...env, ...more }, dataDir, direct: database, rate: 0.5 }, fault),
    });
  } finally {
    await database.stop();
    await removeFolder();
  }
}
