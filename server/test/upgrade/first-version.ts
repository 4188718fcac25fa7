// A backup of the first version (tag v0.1.0): how it is packed and laid down, and what somebody did in it just before.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';
import pg from 'pg';
import { operatingUser } from '../../src/platform/embedded-postgres/operating-user.ts';
import type { OwnDatabase } from '../database/installed-postgres.ts';

/** `embedded`: DATA_DIR as it was copied; `external`: the files, and the dump of the database. */
export type Kind = 'embedded' | 'external';

export interface Noted {
  negotiationId: string;
  message: string;
  /** Sent with the message. */
  file: { id: string; sha256: string };
  /** Of newcomer@demo.example; the database has it sealed by SECRET_KEY. */
  secondFactor: string;
}

/** The settings of the installation that was backed up, in both versions. */
export const settingsOf = (dataDir: string, database?: OwnDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(database && {
    NODE_ENV: 'production',
    ALLOW_PLAIN_HTTP: 'on',
    ADMIN_SECOND_FACTOR: 'off',
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: 'for the backup of the first version alone, 4711',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }),
});
const notedName = 'noted.json';
const dumpName = 'database.sql';
const archiveOf = (kind: Kind) => new URL(`first-version-${kind}.tar.zst`, import.meta.url);

/** Recycled pieces of the log are near each other only in a long window. */
const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 27,
};

/** @param dump of an external database */
export async function pack(kind: Kind, folder: string, noted: Noted, dump?: string): Promise<void> {
  await writeFile(join(folder, notedName), JSON.stringify(noted));
  if (dump !== undefined) await writeFile(join(folder, dumpName), dump);
  await pipeline(packTar(folder), createZstdCompress({ params }), createWriteStream(archiveOf(kind)));
}

/** @param folder exists and is empty */
export async function layDown(kind: Kind, folder: string): Promise<Noted> {
  await pipeline(createReadStream(archiveOf(kind)), createZstdDecompress(), unpackTar(folder));
  // As `cp -a` would have kept it: PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o711);
  const cluster = join(folder, 'postgres/cluster');
  const user = existsSync(cluster) ? operatingUser(cluster) : undefined;
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  return JSON.parse(await readFile(join(folder, notedName), 'utf8')) as Noted;
}

/** @param ownerUrl of an empty database with the roles and extensions of docs/operations.md */
export async function loadDump(folder: string, ownerUrl: string): Promise<void> {
  const text = await readFile(join(folder, dumpName), 'utf8');
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    // psql's own commands mean nothing to the server.
    await client.query(text.replaceAll(/^\\.*$/gm, ''));
  } finally {
    await client.end();
  }
}
