// Lays the parts of an archive down in a folder that nobody uses yet, and compares each with its checksum.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { OperatingUser } from '../embedded-postgres/operating-user.ts';
import {
  type ArchiveHeader,
  type ArchiveState,
  archiveFormat,
  clusterFolder,
  dumpFolder,
  headerName,
  headerSchema,
  stateName,
  stateSchema,
  sumsName,
} from './archive-format.ts';
import { asReadError, damaged, type ReadPart, readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';

interface LayingDown {
  source: AsyncIterable<Uint8Array>;
  identities: readonly string[];
  /** Empty. */
  stage: string;
  /** Asked as soon as it is known, before anything else is laid down. May throw. */
  accept: (header: ArchiveHeader) => Promise<{ clusterOwner?: OperatingUser | undefined }>;
}

export interface LaidDown {
  header: ArchiveHeader;
  state: ArchiveState;
}

/** Pieces of a dump go one after the other into one file. */
const isPiece = (name: string) => name.startsWith(`${dumpFolder}/`);
export const dumpFile = 'database.dump.joined';
const found = '.found-sums';

async function* hashing(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

const isOfCluster = (name: string) => name === clusterFolder || name.startsWith(`${clusterFolder}/`);

/** PostgreSQL itself syncs its folder when it recovers. @returns the part's digest in hexadecimal digits */
async function write(part: ReadPart, path: string): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const flags = isPiece(part.name) ? 'a' : 'wx';
  await pipeline(
    hashing(part.content, hash),
    createWriteStream(path, { flags, mode: part.mode, flush: !isOfCluster(part.name) }),
  );
  if (flags === 'wx') await chmod(path, part.mode);
  return hash.digest('hex');
}

async function layPart(part: ReadPart, stage: string, owner: OperatingUser | undefined): Promise<void> {
  const path = join(stage, isPiece(part.name) ? dumpFile : part.name);
  if (part.isFolder) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    for await (const _ of part.content);
  } else {
    const digest = await write(part, path);
    if (part.name !== sumsName) await writeFile(join(stage, found), `${digest}  ${part.name}\n`, { flag: 'a' });
  }
  if (owner && isOfCluster(part.name)) await chown(path, owner.uid, owner.gid);
}

async function readHeader(part: ReadPart, stage: string): Promise<ArchiveHeader> {
  if (part.name !== headerName) throw damaged(`it begins with ${part.name}`);
  await layPart(part, stage, undefined);
  const { format } = JSON.parse(await readFile(join(stage, headerName), 'utf8')) as { format?: unknown };
  if (Number(format) > archiveFormat) {
    throw new BackupError('The backup was made by a newer version of the product: restore it with that version.');
  }
  return headerSchema.parse(JSON.parse(await readFile(join(stage, headerName), 'utf8')));
}

const linesOf = (path: string) =>
  createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();

/** Both lists are in the order of the archive. */
async function compareSums(stage: string): Promise<void> {
  const [expected, given] = [linesOf(join(stage, sumsName)), linesOf(join(stage, found))];
  for (;;) {
    const [one, other] = [await expected.next(), await given.next()];
    if (one.done && other.done) return;
    if (one.value !== other.value) {
      throw damaged(`${String(one.value ?? other.value).slice(66)} is not what its checksum says`);
    }
  }
}

/**
 * What is laid down is whole and unaltered when this returns; when it throws, the folder is for the caller to remove.
 * @throws BackupError with one line for an archive that is torn, altered, encrypted to other keys, or not accepted
 */
export async function layDown({ source, identities, stage, accept }: LayingDown): Promise<LaidDown> {
  try {
    let header: ArchiveHeader | undefined;
    let owner: OperatingUser | undefined;
    let last = '';
    for await (const part of readArchive(source, identities)) {
      if (header === undefined) {
        header = await readHeader(part, stage);
        owner = (await accept(header)).clusterOwner;
      } else await layPart(part, stage, owner);
      last = part.name;
    }
    if (header === undefined || last !== sumsName) throw damaged('its end is missing');
    await compareSums(stage);
    return { header, state: stateSchema.parse(JSON.parse(await readFile(join(stage, stateName), 'utf8'))) };
  } catch (error) {
    throw asReadError(error);
  }
}
