// Moves an installation out of its data folder, with the settings that it will have: the database into the one at
// DATABASE_URL, the files into S3_BUCKET. The old ones stay as they are, to go back to.
//   npm run move -- --database
//   npm run move -- --files
// And the other way, files of the bucket as a copy in a folder, as often as one likes:
//   npm run move -- --files-into /srv/backups/files-of-the-bucket
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveDatabase, requireUnused } from './moving/move-database.ts';
import { moveFiles } from './moving/move-files.ts';
import { printOutcome, Refused } from './operator-command.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from './platform/embedded-postgres/roles.ts';
import { createFileStorage } from './platform/files/file-storage.ts';
import { createLog } from './platform/log.ts';

type Say = (line: string) => void;

/** With another key second factors, links and known devices would be lost. */
function requireItsKey({ dataDir, secretKey }: Config): void {
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file) || readFileSync(file, 'utf8').trim() === secretKey) return;
  throw new Refused(
    `SECRET_KEY is not the key in ${file}: set it to that one. If SECRET_KEY was set before, that file is an older one: remove it.`,
  );
}

async function database(config: Config, say: Say): Promise<void> {
  const { dataDir } = config;
  if (config.embedded) throw new Refused('Set DATABASE_URL and MIGRATION_DATABASE_URL to the empty database.');
  if (!existsSync(join(dataDir, 'postgres', 'cluster'))) throw new Refused(`There is no database in ${dataDir}.`);
  requireItsKey(config);
  const postgres = await startEmbeddedPostgres({ dataDir, log: say });
  try {
    const { ownerUrl } = postgres;
    // Before it is migrated: the server of a running installation is joined here, not started.
    await requireUnused(ownerUrl);
    await prepareDatabase({ demo: false, embedded: true, dataDir }, { ownerUrl, appRole });
    await moveDatabase({ config, from: ownerUrl, say });
  } finally {
    await postgres.stop();
  }
}

/** @param into a folder that keeps copies of what is in the bucket; without it the files go from DATA_DIR to the bucket */
async function files(config: Config, say: Say, into?: string): Promise<void> {
  if (config.s3Bucket === undefined) throw new Refused('Set S3_BUCKET and its settings to that of the files.');
  const log = createLog('warn');
  const stops: (() => Promise<void>)[] = [];
  try {
    const url = await openDatabase(config, { log: say, atEnd: (stop) => stops.push(stop) });
    const pool = createPool({ url, max: 2 });
    stops.push(() => pool.end());
    const dataDir = into ?? config.dataDir;
    const folder = createFileStorage({ config: { ...config, dataDir, s3Bucket: undefined }, log });
    const bucket = createFileStorage({ config, log });
    const moved = await (into === undefined
      ? moveFiles(createDb(pool), folder, bucket)
      : moveFiles(createDb(pool), bucket, folder));
    say(`Files: ${moved.copied} copied, ${moved.kept} were there, ${moved.missing} missing.`);
    if (moved.missing > 0) throw new Refused(`Missing, among others: ${moved.names.join(', ')}`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const usage = 'npm run move -- --database, --files, or both; or --files-into <folder>';

await printOutcome(async (say) => {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { database: flag, files: flag, 'files-into': { type: 'string' } } });
  const { database: ofDatabase, files: ofFiles, 'files-into': into } = values;
  const isMove = ofDatabase || ofFiles;
  if (isMove ? into : !into) throw new Refused(`Usage: ${usage}`);
  const config = loadConfig(process.env);
  if (into) {
    await files(config, say, resolve(into));
    return `Copied into ${resolve(into)}.`;
  }
  if (ofDatabase) await database(config, say);
  if (ofFiles) await files(config, say);
  return 'Moved. Nothing was removed where it was.';
});
