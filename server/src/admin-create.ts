// Creates an administrator from the command line: the first one of an installation without demo data.
//   npm run admin:create -- --email ana@example.org --first-name Ana --last-name Moura
// The password comes from ADMIN_PASSWORD, or is asked for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { fieldProblems } from 'domain/api/problem';
import { newAdministrator } from 'domain/users/user';
import { pino } from 'pino';
import { createAdministrator } from './features/users/admin-user-service.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { DatabaseStartError } from './platform/embedded-postgres/failure.ts';
import { appRole } from './platform/embedded-postgres/roles.ts';
import { ProblemError } from './platform/http/problem-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const usage = 'npm run admin:create -- --email <address> --first-name <name> --last-name <name>';

/** Its message is for the operator. */
class Refused extends Error {}

interface Database {
  url: string;
  stop(): Promise<void>;
}

/** A running server's embedded database is used as it is, else it is started for this moment. */
async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const ownerUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
    const separate = ownerUrl !== config.databaseUrl;
    await prepareDatabase(config, { ownerUrl, appRole: separate ? new URL(config.databaseUrl).username : undefined });
    return { url: config.databaseUrl, stop: async () => {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  try {
    await prepareDatabase(config, { ownerUrl: postgres.ownerUrl, appRole });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url: postgres.appUrl, stop: () => postgres.stop() };
}

/** What is typed is not shown. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Refused('Set ADMIN_PASSWORD, or run this in a terminal.');
  process.stdout.write('Password (8 characters or more, with a capital letter, a digit and a symbol): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

async function readInput() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text } });
  const { email, 'first-name': firstName, 'last-name': lastName } = values;
  if (!email || !firstName || !lastName) throw new Refused(`Usage: ${usage}`);
  const password = process.env['ADMIN_PASSWORD'] ?? (await askPassword());
  const { data, error } = newAdministrator.safeParse({ email, firstName, lastName, password });
  if (data) return data;
  throw new Refused(
    `Not valid: ${fieldProblems(error)
      .map(({ path, key }) => `${path} (${key})`)
      .join(', ')}`,
  );
}

async function create(): Promise<void> {
  const input = await readInput();
  const config = loadConfig(process.env);
  if (config.demo && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new Refused(
      `There is no demonstration in ${config.dataDir}. For a real installation give the settings of its server, NODE_ENV=production first.`,
    );
  }
  const database = await openDatabase(config);
  const pool = createPool({ url: database.url, max: 2 });
  try {
    const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'warn' }) });
    const language = config.defaultLanguage;
    await platform.db.transaction().execute((db) =>
      createAdministrator(
        { db, platform, actor: null, now: new Date(), requestId: 'admin-create' },
        input,
        // He chose it himself.
        { language, mustChangePassword: false },
      ),
    );
    say(`${input.email} is an administrator${config.demo ? ` of the demonstration in ${config.dataDir}` : ''}.`);
  } finally {
    await pool.end();
    await database.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof ProblemError && error.code === 'error_email_in_use')
    return 'The address has an account already.';
  const isForOperator = error instanceof Refused || error instanceof ConfigError || error instanceof DatabaseStartError;
  if (isForOperator || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

create().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
