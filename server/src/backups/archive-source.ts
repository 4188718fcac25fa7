// Where an archive is read from: a file, the youngest one in a folder, or a copy in S3.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { WrittenArchive } from '../platform/backup/archive-writer.ts';
import { openBackupBucket } from '../platform/backup/backup-bucket.ts';
import { asBackupError, BackupError } from '../platform/backup/backup-error.ts';
import { backupsAmong } from '../platform/backup/kept-backups.ts';
import type { Config } from '../platform/config.ts';

export interface ArchiveSource {
  name: string;
  where: string;
  content: AsyncIterable<Uint8Array>;
  /** Complete once the content was read to its end. */
  measured: WrittenArchive;
}

async function* measuring(content: AsyncIterable<Uint8Array>, measured: WrittenArchive): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    measured.bytes += chunk.length;
    yield chunk;
  }
  measured.sha256 = hash.digest('hex');
}

function sourceOf(where: string, content: AsyncIterable<Uint8Array>): ArchiveSource {
  const measured = { bytes: 0, sha256: '' };
  return { name: basename(where), where, content: measuring(content, measured), measured };
}

async function youngestIn(folder: string): Promise<string> {
  const [youngest] = backupsAmong(await readdir(folder));
  if (!youngest) throw new BackupError(`There is no backup in ${folder}.`);
  return join(folder, youngest.name);
}

/** A bare name is one of BACKUP_DIR. */
function pathOf(from: string, { backupDir }: Config): string {
  const named = resolve(from);
  return backupDir !== undefined && !existsSync(named) ? resolve(backupDir, from) : named;
}

/**
 * @param from a file, a folder, a name in BACKUP_DIR, or `s3://bucket/key`
 * @throws BackupError where nothing can be read there
 */
export async function openArchive(from: string, config: Config): Promise<ArchiveSource> {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(from) ?? [];
  if (bucket !== undefined && key !== undefined) {
    return sourceOf(from, await (await openBackupBucket(config, bucket)).read(key));
  }
  const given = pathOf(from, config);
  try {
    const path = (await stat(given)).isDirectory() ? await youngestIn(given) : given;
    return sourceOf(path, createReadStream(path, { highWaterMark: 1_048_576 }));
  } catch (error) {
    throw asBackupError(error, 'The backup cannot be read');
  }
}

/** One line for each archive in BACKUP_DIR and in the bucket, the youngest first. */
export async function listArchives(config: Config): Promise<string[]> {
  const { backupDir, backupS3Bucket: bucket } = config;
  const inFolder = backupDir !== undefined && existsSync(backupDir) ? backupsAmong(await readdir(backupDir)) : [];
  const inBucket = bucket === undefined ? [] : backupsAmong(await (await openBackupBucket(config, bucket)).list());
  return [
    ...inFolder.map(({ name }) => join(resolve(backupDir ?? ''), name)),
    ...inBucket.map(({ name }) => `s3://${bucket}/${config.backupS3Prefix}${name}`),
  ];
}
