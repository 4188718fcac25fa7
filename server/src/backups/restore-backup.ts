// Restores a backup into an empty place. Until everything has been checked nothing is in the place of an installation, and
// when something is wrong nothing stays.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { ArchiveHeader, ArchiveState } from '../platform/backup/archive-format.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { checkCluster } from '../platform/backup/check-cluster.ts';
import { layDown } from '../platform/backup/lay-down.ts';
import { checkTarget, compareTables, restoreDump } from '../platform/backup/restore-dump.ts';
import { countRows } from '../platform/backup/table-sums.ts';
import type { Config } from '../platform/config.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { findOrMakeHome } from '../platform/embedded-postgres/cluster-home.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { majorVersion } from '../platform/embedded-postgres/initialise.ts';
import { operatingUser } from '../platform/embedded-postgres/operating-user.ts';
import { appRole } from '../platform/embedded-postgres/roles.ts';
import { createFileStorage } from '../platform/files/file-storage.ts';
import { createLog } from '../platform/log.ts';
import { type ArchiveSource, openArchive } from './archive-source.ts';
import { keyMarkOf } from './backup-parts.ts';
import { checkGrown, findMissingFiles, type MissingFiles, noteRestored, verifyAudit } from './check-restored.ts';
import { openStage } from './restore-stage.ts';

export interface RestoreOrder {
  config: Config;
  from: string;
  /** Private keys of age. */
  identities: readonly string[];
  say: (line: string) => void;
}

export interface Restored {
  header: ArchiveHeader;
  files: MissingFiles;
  /** Whether SECRET_KEY, or the restored key, is that of the backup. */
  hasItsKey: boolean;
  seconds: number;
}

const migrations = new URL('../../migrations/', import.meta.url);

const kinds = {
  embedded: 'of the embedded database: leave DATABASE_URL out',
  external: 'of an external database: set DATABASE_URL and MIGRATION_DATABASE_URL to an empty one',
};

/** @throws BackupError for a backup that this version cannot run with these settings */
function checkHeader(header: ArchiveHeader, config: Config): void {
  const { kind, isDemo, postgres, migrations: had } = header;
  const isOwn = kind === (config.embedded ? 'embedded' : 'external');
  if (!isOwn) throw new BackupError(`The backup is ${kinds[kind]}.`);
  const known = new Set(readdirSync(migrations));
  const unknown = had.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup is of a newer version of the product, with migration ${unknown}: restore it with that version.`,
    );
  }
  if (isDemo !== config.demo) {
    const settings = isDemo
      ? 'without the settings of a real installation'
      : 'with the settings of its server, NODE_ENV=production first';
    throw new BackupError(
      `The backup is of a ${isDemo ? 'demonstration' : 'real installation'}: restore it ${settings}.`,
    );
  }
  if (kind === 'embedded' && String(postgres) !== majorVersion) {
    throw new BackupError(`The backup is of PostgreSQL ${postgres}, this version of the product has ${majorVersion}.`);
  }
}

/** Says how long each step took. */
function timing(say: (line: string) => void) {
  return async <Result>(step: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    say(`${step}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  };
}

interface Laid {
  order: RestoreOrder;
  archive: ArchiveSource;
  stage: string;
  header: ArchiveHeader;
  state: ArchiveState;
  step: ReturnType<typeof timing>;
}

/** Of a database that is up and has all migrations. */
async function checkContent({ order, archive, stage, header, state, step }: Laid, url: string): Promise<MissingFiles> {
  const pool = createPool({ url, max: 3, lanes: 1 });
  try {
    const db = createDb(pool);
    await step('Audit log verified', async () => order.say(await verifyAudit(db, state.seal)));
    await noteRestored(db, header, state, archive);
    const log = createLog('warn');
    const files = createFileStorage({ config: { ...order.config, dataDir: stage }, log });
    return await step('Files compared with their rows', () => findMissingFiles(db, files));
  } finally {
    await pool.end();
  }
}

async function startRestored(laid: Laid): Promise<MissingFiles> {
  const { order, stage, state, step } = laid;
  const start = () => startEmbeddedPostgres({ dataDir: stage, log: () => {} });
  const postgres = await step('Database recovered', start);
  try {
    const read = await step('Database read whole', () => checkCluster(postgres.superuserUrl));
    order.say(`Every page of ${read.tables} tables and ${read.indexes} indexes is as its checksum says.`);
    const client = new pg.Client(postgres.ownerUrl);
    await client.connect();
    const names = state.tables.map(({ name }) => name.replace(/^public\./, ''));
    checkGrown(state.tables, await countRows(client, names).finally(() => client.end()));
    await step('Schema brought up to date', () =>
      prepareDatabase({ ...order.config, dataDir: stage }, { ownerUrl: postgres.ownerUrl, appRole }),
    );
    return await checkContent(laid, postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}

async function fillExternal(
  laid: Laid,
  { databaseUrl, migrationDatabaseUrl, pgBin, ...config }: Config,
): Promise<MissingFiles> {
  const { stage, state, step } = laid;
  const ownerUrl = migrationDatabaseUrl ?? databaseUrl ?? '';
  const states = await step('Database restored', () => restoreDump({ ownerUrl, pgBin }, stage));
  compareTables(state.tables, states);
  laid.order.say(`All ${states.length} tables have the rows and the content that were backed up.`);
  const separate = ownerUrl !== databaseUrl;
  const role = separate ? { appRole: new URL(databaseUrl ?? '').username } : {};
  await step('Schema brought up to date', () => prepareDatabase(config, { ownerUrl, ...role }));
  return checkContent(laid, ownerUrl);
}

/** @throws BackupError with one line; nothing is left in DATA_DIR then; of an external database it says that it may be full */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { config, from, identities } = order;
  const begun = performance.now();
  const step = timing(order.say);
  const archive = await openArchive(from, config);
  const stage = await openStage(config);
  let isFilled = false;
  try {
    const accept = async (header: ArchiveHeader) => {
      checkHeader(header, config);
      if (!config.embedded) {
        const ownerUrl = config.migrationDatabaseUrl ?? config.databaseUrl ?? '';
        await checkTarget({ ownerUrl, pgBin: config.pgBin }, header.postgres);
        return {};
      }
      return {
        clusterOwner: operatingUser(
          join(
            findOrMakeHome(stage.path, () => {}),
            'cluster',
          ),
        ),
      };
    };
    order.say(`Restoring ${archive.where}`);
    const laid = await step('Laid down and compared with its checksums', () =>
      layDown({ source: archive.content, identities, stage: stage.path, accept }),
    );
    const all = { order, archive, stage: stage.path, step, ...laid };
    isFilled = !config.embedded;
    const files = config.embedded ? await startRestored(all) : await fillExternal(all, config);
    await stage.finish();
    const { header } = laid;
    const hasItsKey = header.hasKey || header.keyMark === keyMarkOf(config);
    return { header, files, hasItsKey, seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    await stage.undo();
    if (isFilled)
      order.say(
        'The database may hold what was restored and then refused: start no server on it, and create it anew before the next try.',
      );
    throw error;
  }
}
