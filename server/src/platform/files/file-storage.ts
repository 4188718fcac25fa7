// Stores the bytes of files: in a folder by default, in an S3 bucket by setting. It does not check who may read them.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { collected } from './collect-young.ts';
import { telling } from './storage-away.ts';
import { inTemporaryFile } from './temporary-file.ts';

export interface StoredContent {
  contentType: string;
  /** In bytes, when it is known before the stream ends. */
  size?: number;
}

interface Place {
  /** Reads the stream to its end. When that fails, nothing is stored and the stream's own error is thrown. */
  put(key: string, content: Readable, about: StoredContent): Promise<void>;
  read(key: string): Promise<Readable>;
  /** In bytes; undefined where there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
  isReachable(): Promise<boolean>;
}

export type FileStorage = ReturnType<typeof telling<Place>>;

export const createFileStorage = ({ config, log }: { config: Config; log: Logger }): FileStorage =>
  telling(
    config.s3Bucket === undefined ? folderStorage(filesFolder(config), log) : bucketStorage(config, config.s3Bucket),
    log,
  );

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

/** flydrive wraps errors; the caller needs the original one. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

async function sizeIn(disk: Disk, key: string): Promise<number | undefined> {
  return (await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : undefined;
}

/** Fails only when it is read: a file that is created after its removal would stay. */
function failingLate(content: Readable): Readable {
  content.on('error', () => {});
  return Readable.from(content, { objectMode: false });
}

/**
 * Nobody else on the machine may enter the folder, whatever the modes inside; a group that the operator lets in stays.
 * Only the folder's owner may change that: where it is somebody else (a mounted volume), the log says so once.
 */
function privateFolder(folder: string, log: Logger): () => Promise<void> {
  let hasWarned = false;
  return async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { mode } = await stat(folder);
    if ((mode & 0o007) === 0) return;
    try {
      await chmod(folder, mode & 0o770);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      if (!hasWarned) log.warn({ folder }, `other users of this machine may enter the files: run chmod o= '${folder}'`);
      hasWarned = true;
    }
  };
}

function folderStorage(folder: string, log: Logger): Place {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const makePrivate = privateFolder(folder, log);
  return {
    async put(key, content, { contentType }) {
      const given = failingLate(content);
      try {
        await makePrivate();
        await disk.putStream(key, given, { contentType });
      } catch (error) {
        // What remains is deleted by a job (file-removal.ts).
        await disk.delete(key).catch(() => {});
        throw causeOf(error);
      }
    },
    async read(key) {
      // A stream alone would find out only after the headers of the answer.
      const file = createReadStream(join(folder, key));
      await once(file, 'open');
      return file;
    },
    sizeOf: (key) => sizeIn(disk, key),
    remove: (key) => disk.delete(key),
    async isReachable() {
      try {
        await makePrivate();
        await access(folder, constants.R_OK | constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** In ms: by default nobody gives a service up that takes the connection, or the bytes, and does not answer. */
const serviceTimeouts = { connectionTimeout: 1500, socketTimeout: 10_000 };

/** The first call loads the SDK, so a start without S3 does not need it. */
async function openBucket(config: Config, bucket: string): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  const driver = new S3Driver({
    bucket,
    region: config.s3Region,
    visibility: 'private',
    // Current buckets refuse access lists.
    supportsACL: false,
    forcePathStyle: config.s3ForcePathStyle,
    // Servers of other vendors do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: serviceTimeouts,
    ...(config.s3Endpoint !== undefined && { endpoint: config.s3Endpoint }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return new Disk(driver);
}

function bucketStorage(config: Config, bucket: string): Place {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= openBucket(config, bucket);
    return opened;
  };
  return {
    async put(key, content, { contentType, size }) {
      const to = await disk();
      const send = (stream: Readable, contentLength: number) =>
        to.putStream(key, stream, { contentType, contentLength }).catch((error: unknown) => {
          throw causeOf(error);
        });
      await (size === undefined ? viaFolder(content, send) : send(content, size));
    },
    read: async (key) => (await disk()).getStream(key),
    sizeOf: async (key) => sizeIn(await disk(), key),
    remove: async (key) => (await disk()).delete(key),
    async isReachable() {
      try {
        await (await disk()).exists('reachable');
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** S3 needs the size before the bytes, so a stream of unknown length goes through a temporary file. */
const viaFolder = (content: Readable, send: (content: Readable, size: number) => Promise<void>): Promise<void> =>
  inTemporaryFile(content, async (path) => {
    const { size } = await stat(path);
    await send(collected(createReadStream(path)), size);
  });
