// An earlier version of the product in a folder of its own, from this repository's history.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Launched, launchProgram } from '../../server/test/processes/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

/** The commit that the tag `v0.1.0` names; a clone without tags knows the commit all the same. */
const firstVersion = 'b7dda1039ffaac2accff5251187b0b2cabecc764';

/** PostgreSQL has it since 17; the first version approves contracts and writes their documents with it. */
const signature = 'uuid_extract_timestamp(uuid)';
export const missingFunction = {
  signature,
  definition: `create function ${signature} returns timestamptz language sql immutable as $$
    select to_timestamp(('x' || lpad(translate(left($1::text, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) $$`,
};

/** Hard links where the file system has them: npm would take a minute, and the packages are nearly the same. */
function linkPackages(path: string): void {
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(path, 'node_modules')]);
  } catch {
    rmSync(join(path, 'node_modules'), { recursive: true, force: true });
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: path, stdio: 'ignore' });
  }
}

/** One statement. @returns how many rows it had */
export async function onDatabase(url: string, statement: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(statement).finally(() => client.end());
  return rowCount ?? 0;
}

export function checkOutFirstVersion() {
  const path = join(mkdtempSync(join(tmpdir(), 'wattpact-first-')), 'wattpact');
  git('worktree', 'add', '--quiet', '--detach', '--force', path, firstVersion);
  linkPackages(path);

  const run = (args: string[], env: Record<string, string>) => launchProgram(args, env, path);

  return {
    /** Its server. */
    start: (env: Record<string, string>): Launched => run(['server/src/main.ts'], env),
    /** Runs a piece of its code; `print` gives a value back, in its last line. */
    async evaluate<Value>(code: string, env: Record<string, string>): Promise<Value> {
      const print = 'const print = (value) => console.log(JSON.stringify(value));';
      // A file, since the threads of a process inherit its arguments, and none of them may have --eval.
      const file = join(path, 'evaluated.mjs');
      writeFileSync(file, `${print}\n${code}`);
      const { ended, texts } = run([file], env);
      const exit = await ended;
      const printed = texts.out.trim().split('\n').at(-1);
      if (exit !== 0 || !printed) throw new Error(`The first version failed: ${texts.err}`);
      return JSON.parse(printed) as Value;
    },
    remove(): void {
      git('worktree', 'remove', '--force', path);
    },
  };
}
