// Writes an archive while its content is read: what is in memory does not grow with it. Until it is whole it has the name
// of a partial one, which no restoration takes.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { encrypted, encrypterFor } from './age-keys.ts';
import { sumsName } from './archive-format.ts';
import { itemsOf } from './web-streams.ts';

export interface ArchivePart {
  name: string;
  /** In bytes: the content must have exactly as many. */
  size: number;
  /** The permissions; 0600 by default. */
  mode?: number;
}

export interface Archive {
  /** Parts are added one after the other. */
  add(part: ArchivePart, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  addFolder(name: string): Promise<void>;
}

export interface WrittenArchive {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

interface Writing {
  /** Public keys of age; without any the archive is not encrypted. */
  recipients: readonly string[];
  signal?: AbortSignal | undefined;
}

export const partialEnding = '.partial';
export const sumsEnding = '.sums';

const sumLine = (digest: string, name: string) => `${digest}  ${name}\n`;

function archiveOf(packer: TarPackController, sums: FileHandle): Archive {
  async function add({ name, size, mode = 0o600 }: ArchivePart, content: Parameters<Archive['add']>[1]): Promise<void> {
    const writer = packer.add({ name, size, mode }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    await sums.appendFile(sumLine(hash.digest('hex'), name));
  }
  return {
    add,
    async addText(name, text) {
      const bytes = Buffer.from(text);
      await add({ name, size: bytes.length }, [bytes]);
    },
    async addFolder(name) {
      await packer.add({ name: `${name}/`, size: 0, type: 'directory', mode: 0o700 }).close();
    },
  };
}

/** Passes everything on; the result is there when all has passed. */
function measured(result: WrittenArchive) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    for await (const chunk of source) {
      hash.update(chunk);
      result.bytes += chunk.length;
      yield chunk;
    }
    result.sha256 = hash.digest('hex');
  };
}

/** After a loss of power the new name is there too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Has the archive at this path once it is whole.
 * @param fill adds the parts; when it fails nothing is left
 */
export async function writeArchive(
  path: string,
  { recipients, signal }: Writing,
  fill: (archive: Archive) => Promise<void>,
): Promise<WrittenArchive> {
  const encrypter = recipients.length > 0 ? encrypterFor(recipients) : undefined;
  const [partial, sumsPath] = [`${path}${partialEnding}`, `${path}${sumsEnding}`];
  const result: WrittenArchive = { bytes: 0, sha256: '' };
  const { readable, controller } = createTarPacker();
  const sums = await open(sumsPath, 'wx', 0o600);
  try {
    const written = pipeline(
      itemsOf(readable),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      (plain: AsyncIterable<Uint8Array>) => (encrypter ? encrypted(encrypter, plain) : plain),
      measured(result),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    const adding = fillWith(archiveOf(controller, sums), { fill, sums, sumsPath }).then(
      () => controller.finalize(),
      (error) => controller.error(error),
    );
    // Whichever fails first ends the other, and is what the pipeline tells.
    await Promise.all([written, adding]);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await sums.close();
    for (const leftover of [partial, sumsPath]) await rm(leftover, { force: true });
  }
}

interface Filling {
  fill: (archive: Archive) => Promise<void>;
  sums: FileHandle;
  sumsPath: string;
}

async function fillWith(archive: Archive, { fill, sums, sumsPath }: Filling): Promise<void> {
  await fill(archive);
  const { size } = await sums.stat();
  await archive.add({ name: sumsName, size }, createReadStream(sumsPath));
}
