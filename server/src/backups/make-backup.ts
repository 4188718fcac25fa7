// Makes one backup: an archive in a folder, its copy in S3, its record; then those go that are not kept any longer.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  beginBackup,
  deleteBackupsBefore,
  type EndedBackup,
  endBackup,
  keepsBackups,
  listUncopied,
} from '../features/backups/backup-queries.ts';
import { partialEnding, sumsEnding, type WrittenArchive, writeArchive } from '../platform/backup/archive-writer.ts';
import { type BackupBucket, openBackupBucket } from '../platform/backup/backup-bucket.ts';
import { asBackupError, BackupError } from '../platform/backup/backup-error.ts';
import { archiveName, backupsAmong, expiredAmong } from '../platform/backup/kept-backups.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { addParts, type BackupAbout } from './backup-parts.ts';
import { type BackupSource, openSource } from './backup-source.ts';

export interface BackupOrder {
  config: Config;
  /** Instead of BACKUP_DIR. */
  folder?: string | undefined;
  isScheduled: boolean;
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
}

export interface MadeBackup extends WrittenArchive {
  id: string;
  path: string;
  copiedTo: string | null;
  seconds: number;
}

const dayMs = 86_400_000;
const recordedDays = 400;
/** A process that writes changes its file more often. */
const leftoverMs = 600_000;

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (![partialEnding, sumsEnding].some((ending) => name.endsWith(ending)) || !name.startsWith('wattpact-')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > leftoverMs) await rm(join(folder, name), { force: true });
  }
}

/** @returns an absolute path */
async function openFolder({ folder, config }: BackupOrder): Promise<string> {
  const named = folder ?? config.backupDir;
  if (named === undefined) throw new BackupError('Set BACKUP_DIR to the folder for backups, or name one by --to.');
  const path = resolve(named);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await removeLeftovers(path);
    return path;
  } catch (error) {
    throw asBackupError(error, `The folder for backups cannot be used, ${path}`);
  }
}

const bucketOf = async (config: Config): Promise<BackupBucket | undefined> =>
  config.backupS3Bucket === undefined ? undefined : openBackupBucket(config, config.backupS3Bucket);

/** What cannot be removed is said, and fails nothing: the backup itself is there. */
async function removeExpired({ config, say }: BackupOrder, folder: string): Promise<void> {
  const bucket = await bucketOf(config);
  const places = [
    { list: () => readdir(folder), remove: (name: string) => rm(join(folder, name)) },
    ...(bucket ? [bucket] : []),
  ];
  const rule = { daily: config.backupKeepDaily, weekly: config.backupKeepWeekly, now: new Date() };
  for (const { list, remove } of places) {
    try {
      for (const { name } of expiredAmong(backupsAmong(await list()), rule)) await remove(name);
    } catch (error) {
      say(`Old backups could not be removed: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Writes into a database that may have gone meanwhile: the error of the backup is the one that counts. */
async function noteFailure(db: Db, id: string, ended: EndedBackup): Promise<void> {
  await endBackup(db, id, ended).catch(() => {});
}

const now = () => new Date().toISOString();

interface Making {
  order: BackupOrder;
  source: BackupSource;
  about: BackupAbout;
  path: string;
  /** False for the database of an older version. */
  isRecorded: boolean;
}

async function write({ order, source, about, path }: Making): Promise<WrittenArchive> {
  const { config, signal } = order;
  const signals = [source.lost, ...(signal ? [signal] : [])];
  const writing = { recipients: config.backupRecipient ?? [], signal: AbortSignal.any(signals) };
  try {
    return await writeArchive(path, writing, (archive) => addParts(archive, config, source, about));
  } catch (error) {
    for (const { aborted, reason } of signals) if (aborted) throw reason;
    throw asBackupError(error, 'The backup could not be written');
  }
}

/** @returns where in S3 the copy lies */
async function copy({ order, source, path, isRecorded }: Making): Promise<string | null> {
  // Archives of a bucket that refuses for long would fill the disk.
  for (const name of isRecorded ? await listUncopied(source.db) : [])
    await rm(join(dirname(path), name), { force: true });
  const bucket = await bucketOf(order.config);
  const copiedTo = (await bucket?.upload(path, basename(path), order.signal)) ?? null;
  if (copiedTo) order.say(`Copied to ${copiedTo}`);
  return copiedTo;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function make(making: Making): Promise<MadeBackup> {
  const { order, source, about, path, isRecorded } = making;
  const { id, startedAt, isScheduled } = about;
  const name = basename(path);
  const isEncrypted = order.config.backupRecipient !== undefined;
  const row = { id, kind: source.kind, is_scheduled: isScheduled, is_encrypted: isEncrypted };
  if (isRecorded) await beginBackup(source.db, { ...row, started_at: startedAt.toISOString() });
  const seconds = () => (Date.now() - startedAt.getTime()) / 1000;
  let written: WrittenArchive | undefined;
  try {
    written = await write(making);
    order.say(`${path}: ${written.bytes} bytes in ${seconds().toFixed(1)} s, SHA-256 ${written.sha256}`);
    const copiedTo = await copy(making);
    if (isRecorded) {
      await endBackup(source.db, id, { outcome: 'ok', ended_at: now(), name, ...written, copied_to: copiedTo });
      await deleteBackupsBefore(source.db, new Date(Date.now() - recordedDays * dayMs));
    }
    await removeExpired(order, dirname(path));
    return { ...written, id, path, copiedTo, seconds: seconds() };
  } catch (error) {
    const failed = { outcome: 'failed', ended_at: now(), error: messageOf(error) } as const;
    if (isRecorded) await noteFailure(source.db, id, { ...failed, ...(written && { name, ...written }) });
    throw error;
  }
}

/**
 * @throws BackupError with one line for the operator; no archive is left then, unless only its copy failed
 * @throws BackupBusyError while another one is made
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const folder = await openFolder(order);
  const source = await openSource(order.config, order.say);
  try {
    const about = { id: newId(), startedAt: new Date(), isScheduled: order.isScheduled };
    const name = archiveName(about.startedAt, order.config.backupRecipient !== undefined);
    const isRecorded = await keepsBackups(source.db);
    return await make({ order, source, about, path: join(folder, name), isRecorded });
  } finally {
    await source.close();
  }
}
