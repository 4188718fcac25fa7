// The parts of an archive, in their order: what it is of, the database, the key, the files, and the state that it has.
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findLastSeal } from '../features/audit/audit-seal-queries.ts';
import { storedFiles } from '../features/files/file-queries.ts';
import {
  type ArchiveHeader,
  type ArchiveState,
  archiveFormat,
  clusterFolder,
  filesFolderName,
  headerName,
  secretKeyName,
  stateName,
} from '../platform/backup/archive-format.ts';
import type { Archive } from '../platform/backup/archive-writer.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { addCluster } from '../platform/backup/base-backup.ts';
import { openSteady } from '../platform/backup/cluster-files.ts';
import { addDump } from '../platform/backup/database-dump.ts';
import { majorVersionOf } from '../platform/backup/pg-tools.ts';
import { countRows } from '../platform/backup/table-sums.ts';
import type { Config } from '../platform/config.ts';
import { tableRights } from '../platform/database/table-rights.ts';
import { filesFolder } from '../platform/files/file-storage.ts';
import { sign } from '../platform/sealed-text.ts';
import type { BackupSource } from './backup-source.ts';

export interface BackupAbout {
  id: string;
  startedAt: Date;
  isScheduled: boolean;
}

/** Tables whose rows the server can only append. */
const growing = Object.entries(tableRights).flatMap(([table, rights]) =>
  rights.join() === 'select,insert' ? [table] : [],
);

/** Tells two keys apart, and nothing of either. */
export const keyMarkOf = (config: Pick<Config, 'secretKey'>): string => sign(config, 'backup', 'mark');

const keyFile = ({ dataDir }: Config) => join(dataDir, secretKeyName);

async function headerOf(
  config: Config,
  { db, client, kind }: BackupSource,
  about: BackupAbout,
): Promise<ArchiveHeader> {
  const { rows: migrations } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  const { rows: installation } = await sql<{ isDemo: boolean }>`
    select is_demo as "isDemo" from installation`.execute(db);
  return {
    format: archiveFormat,
    id: about.id,
    startedAt: about.startedAt.toISOString(),
    kind,
    isScheduled: about.isScheduled,
    postgres: await majorVersionOf(client),
    migrations: migrations.map(({ name }) => name),
    isDemo: installation[0]?.isDemo ?? false,
    files: config.s3Bucket === undefined ? 'folder' : 'bucket',
    keyMark: keyMarkOf(config),
    // SECRET_KEY stands above the file, which may be an older one.
    hasKey:
      config.embedded &&
      existsSync(keyFile(config)) &&
      readFileSync(keyFile(config), 'utf8').trim() === config.secretKey,
  };
}

/**
 * Files never change once they are there; one that goes meanwhile has no row in the database that was copied before.
 * @returns how many there were
 */
async function addFolder(archive: Archive, folder: string, name: string): Promise<number> {
  let added = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) added += await addFolder(archive, path, `${name}/${entry.name}`);
    if (entry.isSymbolicLink()) throw new BackupError(`${path} is a link: files behind links are not backed up.`);
    if (!entry.isFile()) continue;
    const file = await openSteady(path);
    if (!file) continue;
    await archive.add({ ...file, name: `${name}/${entry.name}` }, file.content);
    added += 1;
  }
  return added;
}

/** @throws BackupError where the database has files and this machine has none */
async function addFiles(archive: Archive, config: Config, { db }: BackupSource): Promise<void> {
  const folder = filesFolder(config);
  // The folder alone proves nothing: it may be where a disk is missing.
  if (existsSync(folder) && (await addFolder(archive, folder, filesFolderName)) > 0) return;
  const { done } = await storedFiles(db).next();
  if (done) return;
  throw new BackupError(
    `The files are not on this machine, in ${folder}: make the backup where the servers store them.`,
  );
}

async function addOwnFile(archive: Archive, path: string, name: string): Promise<void> {
  const file = await openSteady(path);
  if (file) await archive.add({ ...file, name }, file.content);
}

async function addEmbedded(
  archive: Archive,
  { client, home }: BackupSource,
  id: string,
): Promise<Omit<ArchiveState, 'seal'>> {
  const tables = await countRows(client, growing);
  await addOwnFile(archive, join(home, 'secrets.json'), clusterFolder.replace('cluster', 'secrets.json'));
  return { completeUntil: await addCluster(client, archive, join(home, 'cluster'), id), tables };
}

async function addExternal(archive: Archive, { url }: BackupSource, pgBin: string | undefined) {
  const completeUntil = new Date().toISOString();
  return { completeUntil, tables: await addDump(archive, { url, pgBin }) };
}

export async function addParts(
  archive: Archive,
  config: Config,
  source: BackupSource,
  about: BackupAbout,
): Promise<void> {
  const header = await headerOf(config, source, about);
  await archive.addText(headerName, `${JSON.stringify(header, null, 2)}\n`);
  const seal = (await findLastSeal(source.db)) ?? null;
  const state = config.embedded
    ? await addEmbedded(archive, source, about.id)
    : await addExternal(archive, source, config.pgBin);
  if (header.hasKey) await addOwnFile(archive, keyFile(config), secretKeyName);
  if (header.files === 'folder') await addFiles(archive, config, source);
  const kept = seal && { place: seal.place, hash: seal.hash };
  await archive.addText(stateName, `${JSON.stringify({ ...state, seal: kept }, null, 2)}\n`);
}
