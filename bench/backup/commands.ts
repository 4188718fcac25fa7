// The operator's commands as processes, and what they print.
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
type Env = Record<string, string>;

export const asInProduction: Env = {
  NODE_ENV: 'production',
  ALLOW_PLAIN_HTTP: 'on',
  ADMIN_SECOND_FACTOR: 'off',
  PUBLIC_URL: 'http://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'error',
  // Few users make all calls.
  USER_LIMIT_FACTOR: '1000000',
};

async function command(file: string, args: readonly string[], env: Env): Promise<{ lines: string[]; seconds: number }> {
  const begun = performance.now();
  const { stdout } = await run(process.execPath, [`server/src/${file}`, ...args], {
    env: { ...process.env, ...asInProduction, ...env },
    timeout: 600_000,
  });
  return { lines: stdout.trim().split('\n'), seconds: (performance.now() - begun) / 1000 };
}

export interface BackupRun {
  path: string;
  bytes: number;
  seconds: number;
}

/** @param folder empty */
export async function runBackup(env: Env, folder: string): Promise<BackupRun> {
  const { seconds } = await command('backup.ts', ['--to', folder], env);
  const [name = ''] = await readdir(folder);
  const path = join(folder, name);
  return { path, bytes: (await stat(path)).size, seconds };
}

interface RestoreRun {
  from: string;
  into: string;
  identity: string;
}

/** Fails where a file is missing. */
export const runRestore = (env: Env, { from, into, identity }: RestoreRun) =>
  command('restore.ts', ['--from', from, '--into', into, '--identity', identity], env);
