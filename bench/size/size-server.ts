// The product in a process of its own, on a database that the measurement fills.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

export interface SizeServer {
  ownerUrl: string;
  appUrl: string;
  /** Of the product's process, in MB. */
  memory(): { now: number; most: number };
  get(path: string): Promise<{ text: string; ms: number }>;
  /** The answer while it comes. */
  open(path: string): Promise<Response>;
  stop(): Promise<void>;
}

const port = Number(process.env.BENCH_PORT ?? 3463);
const url = `http://127.0.0.1:${port}`;

async function untilUp(server: ChildProcess): Promise<void> {
  // If another program had the port, it would answer instead.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server of the measurement did not start');
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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

export async function startSizeServer(): Promise<SizeServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-size-'));
  const database = await startThrowawayDatabase('wattpact');
  await fillDemo(database.appUrl, dataDir);
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: 'only-for-measuring-never-for-anything-else',
    LOG_LEVEL: 'error',
    // One user makes all calls.
    USER_LIMIT_FACTOR: '1000000',
  };
  const server = spawn(process.execPath, ['--max-semi-space-size=16', 'server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await untilUp(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'seller@demo.example', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  });
  const { token } = (await login.json()) as { token: string };
  const open = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return answer;
  };
  return {
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') };
    },
    async get(path) {
      const begun = performance.now();
      const text = await (await open(path)).text();
      return { text, ms: performance.now() - begun };
    },
    open,
    stop,
  };
}
