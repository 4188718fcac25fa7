// Where the embedded database is stored, and the secrets of its roles.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { makeDataFolder } from '../data-folder.ts';
import { DatabaseStartError } from './failure.ts';
import { canReach, type OperatingUser, operatingUser } from './operating-user.ts';

const secretsSchema = z.object({
  /** PostgreSQL's cluster_name: it is in the title of each of its processes and identifies them as ours. */
  clusterName: z.string(),
  superuser: z.string(),
  owner: z.string(),
  app: z.string(),
});
export type Secrets = z.infer<typeof secretsSchema>;

export interface ClusterHome {
  /** The folder that holds everything of the embedded database; its real path. */
  path: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** What PostgreSQL prints. */
  logFile: string;
  /** One file per process that uses the database. */
  holders: string;
  user: OperatingUser | undefined;
  secrets: Secrets;
}

/** Opens `<dataDir>/postgres`, or makes it where the user that will run PostgreSQL can reach it. */
export function openClusterHome(dataDir: string, log: (line: string) => void): ClusterHome {
  const path = findOrMakeHome(resolve(dataDir), log);
  const cluster = join(path, 'cluster');
  const holders = join(path, 'holders');
  mkdirSync(holders, { recursive: true, mode: 0o700 });
  return {
    path,
    cluster,
    holders,
    logFile: join(path, 'server.log'),
    user: operatingUser(cluster),
    secrets: readOrMakeSecrets(path, existsSync(cluster)),
  };
}

/** @returns the real path of `<dataDir>/postgres` */
export function findOrMakeHome(dataDir: string, log: (line: string) => void): string {
  const home = join(dataDir, 'postgres');
  const user = operatingUser(join(home, 'cluster'));
  makeDataFolder(dataDir);
  if (!lstatSync(home, { throwIfNoEntry: false })) {
    if (canReach(user, dataDir)) makeDataFolder(home);
    else symlinkSync(makeHomeElsewhere(dataDir, user), home);
  }
  if (!existsSync(home)) {
    throw new DatabaseStartError(`${home} leads to a folder that is gone. Put it back, or remove the link.`);
  }
  const path = realpathSync(home);
  if (path !== join(realpathSync(dataDir), 'postgres')) {
    log(`The database is in ${path}: the user that runs PostgreSQL cannot reach ${dataDir}.`);
  }
  return path;
}

/** The data folder gets a link to it, so removing the data folder still means a fresh start. */
function makeHomeElsewhere(dataDir: string, user: OperatingUser | undefined): string {
  for (const parent of ['/var/lib/wattpact', '/var/tmp']) {
    try {
      makeDataFolder(parent);
      if (!canReach(user, parent)) continue;
      const home = mkdtempSync(join(parent, `${basename(resolve(dataDir, '..')) || 'wattpact'}-`));
      chmodSync(home, 0o711);
      return home;
    } catch {
      // Not writable: try the next one.
    }
  }
  throw new DatabaseStartError(
    `The user that runs PostgreSQL cannot reach ${dataDir}: set DATA_DIR to a folder that every user may enter.`,
  );
}

function readOrMakeSecrets(home: string, clusterExists: boolean): Secrets {
  const file = join(home, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (clusterExists) {
    throw new DatabaseStartError(`${file} is missing: without its passwords the database in ${home} cannot be used.`);
  }
  const password = () => randomBytes(24).toString('base64url');
  const secrets = {
    clusterName: `wattpact-${randomBytes(6).toString('hex')}`,
    superuser: password(),
    owner: password(),
    app: password(),
  };
  writePrivately(file, JSON.stringify(secrets));
  return secrets;
}

/** Written atomically, even if the machine stops in between: a cluster without its passwords is lost. */
function writePrivately(file: string, text: string): void {
  const handle = openSync(`${file}.new`, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
}
