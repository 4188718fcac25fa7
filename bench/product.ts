// The product in a separate process, on a database with many copies of the demo's market.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { demoPassword } from '../server/demo/demo-accounts.ts';
import { loadDemoData } from '../server/demo/demo-data.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { createPlatform } from '../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../server/src/platform/database/database.ts';
import { usualLimits } from '../server/src/platform/database/time-limits.ts';
import { startThrowawayDatabase } from '../server/test/database/throwaway-database.ts';
import { refuseTaken, type StartedServer, startServer } from './start-server.ts';

interface BenchUser {
  id: string;
  token: string;
}

export interface Bench {
  /** The product's address. */
  url: string;
  databaseUrl: string;
  /** For the owner of the tables. */
  ownerUrl: string;
  seller: BenchUser;
  buyer: BenchUser;
  /** The seller's. */
  token: string;
  projects: number;
  dataDir: string;
  serverPid: number;
  postgresPid: number;
  stop(): Promise<void>;
}

const port = Number(process.env.BENCH_PORT ?? 3461);

/** Copies of the demo's published projects, each with its own prices and dates. */
const multiply = `
  insert into project (id, owner_id, status, is_published, content, search_text, created_by, created_at, updated_at, submitted_at)
  select gen_random_uuid(), p.owner_id, p.status, true,
    jsonb_set(p.content, '{financialConditions,price}', to_jsonb(round((20 + random() * 80)::numeric, 2))),
    p.search_text, p.created_by, p.created_at - n * interval '1 minute', p.updated_at, p.submitted_at
  from project p, generate_series(1, $1::int) n where p.is_published and p.status = 'approved'`;

export async function fill(databaseUrl: string, dataDir: string, wanted: number): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  // A single statement makes all the copies.
  const pool = createPool({ url: databaseUrl, max: 5, limits: { ...usualLimits, statementTimeout: 600 } });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  await loadDemoData(platform, () => {});
  const { rows } = await pool.query(`select count(*) as count from project where is_published and status = 'approved'`);
  await pool.query(multiply, [Math.ceil(wanted / Number(rows[0]?.count ?? 1))]);
  await pool.end();
}

interface BenchOptions {
  projects: number;
  /** Where jobs are done. */
  jobs?: 'in' | 'off';
}

export async function startBench({ projects, jobs = 'in' }: BenchOptions): Promise<Bench> {
  const url = `http://127.0.0.1:${port}`;
  await refuseTaken(port);
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-bench-'));
  const database = await startThrowawayDatabase('wattpact');
  console.log('Filling the database …');
  await fill(database.appUrl, dataDir, projects);
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
  const env = {
    // As in operation: answers are checked only elsewhere.
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    ALLOW_PLAIN_HTTP: 'on',
    ADMIN_SECOND_FACTOR: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: 'only-for-measuring-never-for-anything-else',
    LOG_LEVEL: 'error',
    JOBS: jobs,
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
    const seller = await signIn(url, 'seller@demo.example');
    const buyer = await signIn(url, 'buyer@demo.example');
    return {
      url,
      databaseUrl: database.appUrl,
      ownerUrl: database.ownerUrl,
      seller,
      buyer,
      token: seller.token,
      projects,
      dataDir,
      serverPid: server.pid,
      postgresPid: database.postmasterPid ?? 0,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(url: string, email: string): Promise<BenchUser> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, token };
}
