// The shared part of every long-running process of the server: its database, how it ends, and what it tells the
// operator. It is small, so that PostgreSQL starts early.
import { flushCompileCache } from 'node:module';
import { type Config, ConfigError } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { DatabaseStartError } from './platform/embedded-postgres/failure.ts';
import { onParentGone } from './platform/parent-watch.ts';

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

/**
 * Starts, if it is the embedded one, and migrates the database.
 * @param whileStarting called where PostgreSQL has to be waited for
 * @returns the address for the app's role
 */
export function startDatabase(config: Config, whileStarting?: () => void): Promise<string> {
  if (config.embedded) say('Preparing the database …');
  const onLost = ({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    void stop(1);
  };
  return openDatabase(config, { log: say, onLost, atEnd, whileStarting });
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
