// The shared part of the operator's commands: the database, running or not, and one line for the result or the error.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './platform/backup/backup-error.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { DatabaseStartError } from './platform/embedded-postgres/failure.ts';
import type { Context } from './platform/http/context.ts';
import { ProblemError } from './platform/http/problem-error.ts';
import { createLog } from './platform/log.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** An error whose message is for the operator. */
export class Refused extends Error {}

/** Without the server's settings a command would create a demonstration in an unexpected folder. */
function requireDatabase({ demo, dataDir }: Config): void {
  if (!demo || existsSync(join(dataDir, 'postgres'))) return;
  throw new Refused(
    `There is no demonstration in ${dataDir}. For a real installation give the settings of its server, NODE_ENV=production first.`,
  );
}

/**
 * Uses the embedded database of a running server, or starts it for this command. Nobody is signed in, so the log has
 * the act without an actor.
 * @param requestId the command's name for the log
 */
async function inDatabase(requestId: string, work: (context: Context<null>) => Promise<string>): Promise<string> {
  const config = loadConfig(process.env);
  requireDatabase(config);
  const stops: (() => Promise<void>)[] = [];
  try {
    const url = await openDatabase(config, { log: say, atEnd: (stop) => stops.push(stop) });
    const pool = createPool({ url, max: 2 });
    stops.push(() => pool.end());
    const platform = await createPlatform({ config, pool, db: createDb(pool), log: createLog('warn') });
    return await platform.db
      .transaction()
      .execute((db) => work({ db, platform, actor: null, now: new Date(), requestId, byOperator: true }));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface Command<Input> {
  name: string;
  read: () => Input | Promise<Input>;
  /** Runs in one transaction. @returns the line to print */
  run: (context: Context<null>, input: Input) => Promise<string>;
  /** Problems that the operator can correct, by code. */
  problems: Record<string, string>;
}

function explain(error: unknown, problems: Record<string, string>): string {
  const known = error instanceof ProblemError ? problems[error.code] : undefined;
  if (known !== undefined) return known;
  const isForOperator = [Refused, ConfigError, DatabaseStartError, BackupError].some((kind) => error instanceof kind);
  if (isForOperator || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Prints the line that the work returns, or why it was not done. Exit code 1 when it was not.
 * @param problems lines for problems that the operator can correct, by code
 */
export async function printOutcome(
  work: (print: (line: string) => void) => Promise<string>,
  problems: Record<string, string> = {},
): Promise<void> {
  try {
    say(await work(say));
  } catch (error) {
    process.stderr.write(`${explain(error, problems)}\n`);
    process.exitCode = 1;
  }
}

export const runCommand = <Input>({ name, read, run, problems }: Command<Input>): Promise<void> =>
  printOutcome(async () => {
    const input = await read();
    return inDatabase(name, (context) => run(context, input));
  }, problems);
