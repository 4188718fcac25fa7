// Copies the files that rows name from one place to another, and reads each copy back.
import { createHash } from 'node:crypto';
import { type StoredFile, storedFiles } from '../features/files/file-queries.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import type { Db } from '../platform/database/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';

const atOnce = 8;
const mostNamed = 10;

interface MovedFiles {
  copied: number;
  /** They were there already, by an earlier run. */
  kept: number;
  missing: number;
  /** Some of those that are missing. */
  names: string[];
}

async function isThere(files: FileStorage, { storage_key: key, size, sha256 }: StoredFile): Promise<boolean> {
  if ((await files.sizeOf(key)) !== size) return false;
  const hash = createHash('sha256');
  for await (const chunk of await files.read(key)) hash.update(chunk);
  return hash.digest().equals(sha256);
}

async function copy(from: FileStorage, to: FileStorage, row: StoredFile): Promise<void> {
  const { storage_key: key, content_type: contentType, size } = row;
  await to.put(key, await from.read(key), { contentType, size });
  if (!(await isThere(to, row))) throw new BackupError(`The copy of ${key} is not like the file.`);
}

/**
 * May be repeated: what is there is compared and kept. Nothing is removed.
 * @throws BackupError for a copy that is not like its file
 */
export async function moveFiles(db: Db, from: FileStorage, to: FileStorage): Promise<MovedFiles> {
  const result: MovedFiles = { copied: 0, kept: 0, missing: 0, names: [] };
  const rows = storedFiles(db);
  const work = async () => {
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      const row = next.value;
      if (await isThere(to, row)) result.kept += 1;
      else if (await isThere(from, row)) {
        await copy(from, to, row);
        result.copied += 1;
      } else {
        result.missing += 1;
        if (result.names.length < mostNamed) result.names.push(`${row.storage_key} (${row.name})`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}
