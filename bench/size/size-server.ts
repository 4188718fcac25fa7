// The product in a process of its own, on a database that the measurement fills.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { demoPassword } from '../../server/demo/demo-accounts.ts';
import { loadDemoData } from '../../server/demo/demo-data.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { startThrowawayDatabase } from '../../server/test/database/throwaway-database.ts';
import { type StartedServer, startServer } from '../start-server.ts';

export interface Calls {
  get(path: string): Promise<{ text: string; ms: number }>;
  /** The answer while it comes. */
  open(path: string): Promise<Response>;
  post(path: string, body: object): Promise<string>;
}

export interface SizeServer extends Calls {
  url: string;
  ownerUrl: string;
  appUrl: string;
  /** Of the product's process, in MB. */
  memory(): { now: number; most: number };
  /** The calls of another one of the demo's people. */
  as(email: string): Promise<Calls>;
  stop(): Promise<void>;
}

const port = Number(process.env.BENCH_PORT ?? 3463);

async function fillDemo(databaseUrl: string, dataDir: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: databaseUrl, max: 5 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  await loadDemoData(platform, () => {});
  await pool.end();
}

/** Kilobytes of a line like `VmHWM:  123 kB`. */
const megabytes = (status: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;

/** @param email of the demo's user who makes the calls */
export async function startSizeServer(email = 'seller@demo.example'): Promise<SizeServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-size-'));
  const database = await startThrowawayDatabase('wattpact');
  await fillDemo(database.appUrl, dataDir);
  const env = {
    NODE_ENV: 'development',
    ADMIN_SECOND_FACTOR: 'off',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: 'only-for-measuring-never-for-anything-else',
    LOG_LEVEL: 'error',
    // One user makes all calls.
    USER_LIMIT_FACTOR: '1000000',
  };
  let server: StartedServer | undefined;
  const stop = async () => {
    await server?.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    server = await startServer({ port, env });
    const { url, pid } = server;
    const as = (person: string) => callsOf(url, person);
    return {
      url,
      ownerUrl: database.ownerUrl,
      appUrl: database.appUrl,
      ...(await as(email)),
      as,
      memory: memoryOf(pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const memoryOf = (pid: number) => () => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') };
};

async function callsOf(url: string, email: string): Promise<Calls> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: demoPassword }),
    headers: json,
  });
  const { token } = (await login.json()) as { token: string };
  const open = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return answer;
  };
  return {
    async get(path) {
      const begun = performance.now();
      const text = await (await open(path)).text();
      return { text, ms: performance.now() - begun };
    },
    open,
    post: async (path, body) =>
      (await open(path, { method: 'POST', body: JSON.stringify(body), headers: json })).text(),
  };
}
