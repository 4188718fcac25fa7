// An operator's command of the server's folder, run as a process of its own on a test's database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '../support/test-app.ts';

/**
 * @param file of server/src, such as `audit-verify.ts`
 * @returns the exit code, and what the command wrote
 */
export async function runCommand(
  { config, database }: Pick<TestApp, 'config' | 'database'>,
  file: string,
  ...args: string[]
) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const command = spawn(process.execPath, [fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), ...args], {
    env: {
      ...inherited,
      DATA_DIR: config.dataDir,
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      SECRET_KEY: config.secretKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  command.stdout.on('data', (chunk) => (said.out += chunk));
  command.stderr.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(command, 'close');
  return { code, ...said };
}
