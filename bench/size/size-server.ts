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

/** @param email of the demo's user who makes all calls */
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
    server = await startServer({ file: 'server/src/main.ts', args: ['--max-semi-space-size=16'], port, env });
    const { ownerUrl, appUrl } = database;
    return { ownerUrl, appUrl, ...(await callsOf(server, email)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The calls of one user, and the memory of the process that answers them. */
async function callsOf(
  { url, pid }: StartedServer,
  email: string,
): Promise<Pick<SizeServer, 'memory' | 'get' | 'open'>> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: demoPassword }),
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
    memory() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') };
    },
    async get(path) {
      const begun = performance.now();
      const text = await (await open(path)).text();
      return { text, ms: performance.now() - begun };
    },
    open,
  };
}
