// Records the product's SQL statements for one call, on a server in this process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { createPlatform } from '../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../server/src/platform/database/database.ts';
import type { Bench } from './product.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of the call in their order, beginning with the session's. */
export async function statementsOf({ databaseUrl, token }: Bench, path: string): Promise<Statement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-bench-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: databaseUrl, max: 3 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const app = await buildApp(platform);
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listen(this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | Statement, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    statements.push({ text, values: (typeof first === 'string' ? values : (first.values ?? values)) ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    const { statusCode } = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return statements;
  } finally {
    pg.Client.prototype.query = query;
    await app.close();
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}
