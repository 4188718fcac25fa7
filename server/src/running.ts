// The shared part of every long-running process of the server: its database, its platform, how it ends, and what it
// tells the operator.
import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { type Config, ConfigError } from './platform/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { collationWarnings } from './platform/database/collation-versions.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { isPlainConnection } from './platform/database/lanes/plain-connection.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { watchPulse } from './platform/database/pulse.ts';
import { DatabaseStartError } from './platform/embedded-postgres/failure.ts';
import { createLog } from './platform/log.ts';
import { onParentGone } from './platform/parent-watch.ts';
import type { Platform } from './platform/platform.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

/** Undone in reverse order when the process ends; at once where it already ends, because the pool waits for its users. */
export function atEnd(...undo: (() => Promise<unknown>)[]): void {
  if (stopping) void inReverse(undo);
  else stops.push(...undo);
}

async function inReverse(undo: (() => Promise<unknown>)[]): Promise<void> {
  for (const one of undo.reverse()) await one().catch((error: unknown) => say(String(error)));
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await inReverse(stops);
  process.exit(code);
}

function warnOfPlainDatabase(config: Config, log: Logger): void {
  const { production, reachable, databaseUrl, migrationDatabaseUrl, databaseReplicaUrl } = config;
  const urls = [databaseUrl, migrationDatabaseUrl, databaseReplicaUrl];
  if (!(production || reachable) || !urls.some((url) => url !== undefined && isPlainConnection(url))) return;
  log.warn('DATABASE_URL leads to another machine without TLS: add sslmode=verify-full (docs/operations.md)');
}

export async function openPlatform(config: Config): Promise<{ platform: Platform; url: string }> {
  if (config.embedded) say('Preparing the database …');
  const onLost = ({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    void stop(1);
  };
  const url = await openDatabase(config, { log: say, onLost, atEnd });
  const log = createLog(config.logLevel);
  warnOfPlainDatabase(config, log);
  const pool = createPool({ url, max: config.databaseConnections, limits: config });
  atEnd(() => pool.end());
  const db = createDb(pool);
  for (const warning of await collationWarnings(db)) process.stderr.write(`${warning}\n`);
  const platform = await createPlatform({ config, pool, db, log });
  atEnd(async () => platform.tracing?.stop());
  const pulse = watchPulse(platform);
  atEnd(() => pulse.stop());
  return { platform, url };
}

/** An error that the operator can correct is one line; any other keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used: set PORT to one above 1023.`;
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '3D000', '28000'];
  if (unreachable.includes(code ?? '')) return `The database at DATABASE_URL does not answer (${code}): ${message}`;
  return stack ?? String(error);
}

/** Runs until a signal or the parent's end; exit code 1 when it cannot start. */
export function runProcess(start: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  onParentGone(() => void stop(0));
  // A process that is killed would leave nothing compiled for its next start.
  const whole = async () => {
    await start();
    flushCompileCache();
  };
  whole().catch((error: unknown) => {
    // What a start lacks because the process ends is no fault.
    if (stopping) return;
    process.stderr.write(`${explain(error)}\n`);
    void stop(1);
  });
}
