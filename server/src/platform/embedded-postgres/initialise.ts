// Creates the cluster under a temporary name first, so that a half-made one is never used.
import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { DatabaseStartError } from './failure.ts';

export const majorVersion = '18';

/** Creates the cluster if there is none, and removes what an interrupted start left. */
export async function ensureCluster(
  home: ClusterHome,
  binaries: Binaries,
  options: { throwaway: boolean; log: (line: string) => void },
): Promise<void> {
  for (const leftover of readdirSync(home.path).filter((name) => /^(cluster\.init|password)-/.test(name))) {
    rmSync(join(home.path, leftover), { recursive: true, force: true });
  }
  if (existsSync(home.cluster)) return checkVersion(home);
  options.log('Preparing the database (first start) …');
  const unfinished = join(home.path, `cluster.init-${process.pid}`);
  const passwordFile = join(home.path, `password-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, home.secrets.superuser, { mode: 0o600 });
  if (home.user) {
    for (const path of [unfinished, passwordFile]) chownSync(path, home.user.uid, home.user.gid);
  }
  await run(binaries.initdb, home, [
    ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C', '--data-checksums'],
    ...(options.throwaway ? ['--no-sync'] : []),
  ]);
  rmSync(passwordFile);
  renameSync(unfinished, home.cluster);
}

function checkVersion(home: ClusterHome): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new DatabaseStartError(
    `The database in ${home.path} was made by PostgreSQL ${found}; this version runs ${majorVersion}. See docs/operations.md.`,
  );
}

function run(program: string, home: ClusterHome, args: string[]): Promise<void> {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...home.user, cwd: '/', env: environment }, (error, _output, complaint) => {
      if (!error) return resolve();
      const reason =
        complaint
          .trim()
          .split('\n')
          .find((line) => line.includes('error:')) ?? error.message;
      reject(new DatabaseStartError(`The database could not be made in ${home.path}: ${reason.trim()}`));
    });
  });
}
