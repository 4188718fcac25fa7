// Where the product under load runs: the embedded database, or an installed PostgreSQL, each filled and ready.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../server/src/platform/embedded-postgres/roles.ts';
import { startInstalledPostgres } from '../../server/test/database/installed-postgres.ts';
import { fill } from '../product.ts';

type Env = Record<string, string>;

export interface Opened {
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
}

export interface Place {
  name: string;
  dataDir: string;
  /** Where it is restored. */
  otherDir: string;
  env: Env;
  otherEnv: Env;
  /** Empties the place where it is restored. */
  clear(): Promise<void>;
  /** The database while the product does not run. */
  open(restored: boolean): Promise<Opened>;
  remove(): Promise<void>;
}

const log = () => {};
const SECRET_KEY = 'only-for-measuring-never-for-anything-else';

async function folders(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `wattpact-backup-${name}-`));
  return { folder, dataDir: join(folder, 'data'), otherDir: join(folder, 'other') };
}

export async function embeddedPlace(projects: number): Promise<Place> {
  // The launcher makes the folders itself, so that PostgreSQL's user can reach them.
  const dataDir = join(tmpdir(), `wattpact-backup-${crypto.randomUUID()}`);
  const otherDir = `${dataDir}-other`;
  const open = async (restored: boolean): Promise<Opened> => {
    const postgres = await startEmbeddedPostgres({ dataDir: restored ? otherDir : dataDir, log });
    return { ownerUrl: postgres.ownerUrl, appUrl: postgres.appUrl, close: () => postgres.stop() };
  };
  const { ownerUrl, appUrl, close } = await open(false);
  await migrateDatabase({ ownerUrl, appRole });
  await fill(appUrl, dataDir, projects);
  await close();
  const remove = async () => {
    for (const path of [dataDir, otherDir]) await rm(path, { recursive: true, force: true });
  };
  const env = { SECRET_KEY };
  const clear = () => rm(otherDir, { recursive: true, force: true });
  return { name: 'embedded', dataDir, otherDir, env, otherEnv: env, clear, open, remove };
}

/** @param programs the folder of the installed PostgreSQL */
export async function installedPlace(programs: string, projects: number): Promise<Place> {
  const { folder, dataDir, otherDir } = await folders('installed');
  const server = await startInstalledPostgres(programs, { isDurable: true });
  const own = await server.createDatabase('wattpact');
  let restorations = 0;
  const newOther = () => {
    restorations += 1;
    return server.createDatabase(`restored_${restorations}`);
  };
  let other = await newOther();
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrateDatabase({ ownerUrl: own.ownerUrl, appRole });
    await fill(own.appUrl, dataDir, projects);
  } catch (error) {
    await remove();
    throw error;
  }
  const envOf = ({ appUrl, ownerUrl }: typeof own) => ({
    SECRET_KEY,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
  });
  return {
    name: `PostgreSQL ${/\d+/.exec(programs)?.[0] ?? ''}`,
    dataDir,
    otherDir,
    env: envOf(own),
    get otherEnv() {
      return envOf(other);
    },
    async clear() {
      await rm(otherDir, { recursive: true, force: true });
      other = await newOther();
    },
    open: async (restored) => ({ ...(restored ? other : own), close: async () => {} }),
    remove,
  };
}
