// Starts the product: settings, database, migrations, demo data, the HTTP server, its sockets and its jobs.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { demoAccounts, demoPassword } from './demo/demo-accounts.ts';
import { loadDemoData } from './demo/demo-data.ts';
import { jobTable } from './jobs.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { DatabaseStartError } from './platform/embedded-postgres/failure.ts';
import { appRole } from './platform/embedded-postgres/roles.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import { onParentGone } from './platform/parent-watch.ts';
import { startRealtime } from './platform/realtime/realtime.ts';

// V8 lets garbage grow to several times what lives before it collects; thousands of sockets shall fit in 400 MB.
setFlagsFromString('--heap-growing-percent=40');

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Undone in reverse when the process ends. */
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const undo of stops.reverse()) await undo().catch((error: unknown) => say(String(error)));
  process.exit(code);
}

/** Before anything is prepared: a taken port is told at once. */
async function claimPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) {
    const ownerUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
    const separate = ownerUrl !== config.databaseUrl;
    await migrateDatabase({ ownerUrl, appRole: separate ? new URL(config.databaseUrl).username : undefined });
    return config.databaseUrl;
  }
  say('Preparing the database …');
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: say,
    onLost: () => {
      process.stderr.write('The embedded database ended unexpectedly: see its server.log in DATA_DIR/postgres.\n');
      void stop(1);
    },
  });
  stops.push(() => postgres.stop());
  await migrateDatabase({ ownerUrl: postgres.ownerUrl, appRole });
  return postgres.appUrl;
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  await claimPort(config);
  const url = await openDatabase(config);
  const log = pino({ level: config.logLevel });
  const pool = createPool({ url, onError: (error) => log.warn({ err: error }, 'a database connection was lost') });
  stops.push(() => pool.end());
  const platform = await createPlatform({ config, pool, db: createDb(pool), log });
  if (config.demo) await loadDemoData(platform, say);
  const app = await buildApp(platform);
  const realtime = await startRealtime(app, url);
  stops.push(
    () => app.close(),
    () => realtime.stop(),
  );
  await app.listen({ port: config.port, host: config.host });
  if (config.jobs === 'in') {
    const runner = await startJobs(jobTable, platform);
    stops.push(() => runner.stop());
  }
  announce(config);
}

function announce({ appName, publicUrl, adminHost, demo }: Config): void {
  const admin = adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : `${publicUrl}/admin`;
  say(
    `\n${appName} is ready.\n  Marketplace     ${publicUrl}\n  Administration  ${admin}\n  API             ${publicUrl}/api/docs`,
  );
  if (!demo) return;
  say(`  Mailbox         ${publicUrl}/dev/mailbox\n\nDemo accounts, password ${demoPassword}:`);
  for (const { email, role } of demoAccounts) say(`  ${email.padEnd(24)}${role}`);
  say('\nCtrl-C stops everything.');
}

/** What an operator can mend is one line; anything else keeps its trace. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used: set PORT to one above 1023.`;
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '3D000', '28000'];
  if (unreachable.includes(code ?? '')) return `The database at DATABASE_URL does not answer (${code}): ${message}`;
  return stack ?? String(error);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
onParentGone(() => void stop(0));
start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  void stop(1);
});
