// Which files of PostgreSQL's data folder belong into a backup, as PostgreSQL's manual lists them ("Low Level API").
import { createReadStream, type Dirent } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '../embedded-postgres/failure.ts';
import { BackupError } from './backup-error.ts';

/** Their content belongs to the running server, or comes into the backup otherwise. */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]);
const left =
  /^(postmaster\.(pid|opts)|(backup_label|tablespace_map)(\.old)?|backup_manifest|current_logfiles(\.tmp)?|postgresql\.auto\.conf\.tmp|pg_internal\.init(\.\d+)?|pgsql_tmp.*)$/;
/** Read last, when everything else is there. */
export const controlFile = 'global/pg_control';

export interface ClusterEntry {
  /** Relative to the data folder. */
  name: string;
  isFolder: boolean;
}

/** A folder that is dropped meanwhile is empty. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** @throws BackupError for a tablespace, which lies outside of the folder */
export async function* clusterEntries(cluster: string, inside = ''): AsyncGenerator<ClusterEntry> {
  for (const entry of await entriesOf(join(cluster, inside))) {
    const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (left.test(entry.name) || name === controlFile) continue;
    if (entry.isSymbolicLink())
      throw new BackupError(`The embedded database has a link ${name}: tablespaces cannot be backed up.`);
    yield { name, isFolder: entry.isDirectory() };
    if (entry.isDirectory() && !emptied.has(name)) yield* clusterEntries(cluster, name);
  }
}

const zeros = Buffer.alloc(65_536);

async function* exactly(size: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let missing = size;
  for await (const chunk of content) {
    missing -= chunk.length;
    yield chunk;
  }
  for (; missing > 0; missing -= zeros.length) yield zeros.subarray(0, Math.min(missing, zeros.length));
}

export interface OpenedFile {
  size: number;
  mode: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * The file as long as it is now, whatever grows or shrinks meanwhile: PostgreSQL's log mends both.
 * @returns undefined where it is gone
 */
export async function openSteady(path: string): Promise<OpenedFile | undefined> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const { size, mode } = await handle.stat();
  if (size === 0) {
    await handle.close();
    return { size, mode: mode & 0o777, content: exactly(0, Readable.from([])) };
  }
  const bytes = createReadStream('', { fd: handle, start: 0, end: size - 1, highWaterMark: 1_048_576 });
  return { size, mode: mode & 0o777, content: exactly(size, bytes) };
}

/** PostgreSQL may be writing it: two readings that agree are whole. */
export async function readControlFile(cluster: string): Promise<Buffer> {
  let last = await readFile(join(cluster, controlFile));
  for (let tries = 0; tries < 100; tries += 1) {
    const again = await readFile(join(cluster, controlFile));
    if (again.equals(last)) return again;
    last = again;
  }
  throw new BackupError(`${controlFile} changes faster than it can be read.`);
}
