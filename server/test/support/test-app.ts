// The whole server for a test file, on its own database, without a network: requests are injected.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@wattpact/domain/terms/enumerations';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { jobTable } from '../../src/jobs.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createPlatform } from '../../src/platform/create-platform.ts';
import { createDb, createPool } from '../../src/platform/database/database.ts';
import { runDueJobs } from '../../src/platform/jobs/job-runner.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { usualTimeouts } from '../../src/platform/timeouts/http-timeouts.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { atEndOfFile } from './end-of-file.ts';
import { createFactories } from './factories.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers field by field, and fail where a field is missing
  body: any;
  headers: Record<string, unknown>;
}

interface Signed {
  token: string;
}

/** Without pages, whether the web is built or not: its hundreds of files would be as many routes of each server. */
const notBuilt = '/nowhere/';

/** Settings for a test: defaults of the embedded demo, quiet. */
const settings = (dataDir: string, env: Record<string, string>) =>
  loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    // How busy the machine is must not show in the log of a test, nor in its answers.
    SLOW_STATEMENT_MS: '0',
    CALL_QUEUE_MS: '0',
    PORT: '3000',
    // Whatever the disk of this machine has left.
    FREE_SPACE_MB: '0',
    FREE_SPACE_PERCENT: '0',
    // What a decision causes is due at once.
    UNDO_SECONDS: '0',
    ...env,
  });

/** Every kind of notification that a test causes has its text in every language. */
async function checkToldKinds({ pool, texts }: Platform): Promise<void> {
  const { rows } = await pool.query<{ key: string }>('select distinct translation_key as key from notification');
  const untold = rows.filter(({ key }) =>
    languages.some((language) => texts.in(language)(`notification:${key}`, { count: 2 }) === key),
  );
  if (untold.length > 0) throw new Error(`Notifications without a text: ${untold.map(({ key }) => key).join(', ')}`);
}

/**
 * Registers its own clean-up with the test file.
 * @param given a database that the test itself starts and stops
 * @param web a folder of built pages
 */
export async function startTestApp(
  env: Record<string, string> = {},
  given?: Omit<TestDatabase, 'name'>,
  web: string = notBuilt,
) {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-app-'));
  const config = settings(dataDir, env);
  const pool = createPool({ url: database.appUrl, max: 6, limits: config });
  const statements: string[] = [];
  const db = createDb(pool, (text) => statements.push(text));
  const platform = await createPlatform({ config, pool, db, log: pino({ level: config.logLevel }) });
  const app = await buildApp(platform, usualTimeouts, web);

  async function send(
    method: Method,
    url: string,
    body?: unknown,
    signed?: Signed,
    headers: Record<string, string> = {},
  ) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(signed && { authorization: `Bearer ${signed.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    };
    const response = await app.inject(options);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    } as TestAnswer;
  }

  const as = (signed?: Signed) => ({
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, signed, headers),
    post: (url: string, body?: unknown, headers?: Record<string, string>) => send('POST', url, body, signed, headers),
    put: (url: string, body?: unknown, headers?: Record<string, string>) => send('PUT', url, body, signed, headers),
    patch: (url: string, body?: unknown, headers?: Record<string, string>) => send('PATCH', url, body, signed, headers),
    delete: (url: string, body?: unknown, headers?: Record<string, string>) =>
      send('DELETE', url, body, signed, headers),
  });

  atEndOfFile(async () => {
    await checkToldKinds(platform);
    // A client that stopped reading would hold the server's end up.
    app.server.closeAllConnections();
    await app.close();
    await pool.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    app,
    platform,
    config,
    database,
    db: platform.db,
    /** All that were sent to the database so far, without those of the job library. */
    statements,
    /** Calls as a user, or as nobody. */
    as,
    anonymous: as(),
    make: createFactories(platform),
    /** When the work that no caller waits for is done. */
    settled: () => app.afterAnswers.settled(),
    runJobs: () => runDueJobs(jobTable, platform),
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
