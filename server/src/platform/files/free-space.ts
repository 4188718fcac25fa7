// Whether the folder of the files has room for more: below a floor uploads are refused, because the database and the
// outbox often share its disk. A bucket has no floor.
import { mkdir, statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { filesFolder } from './file-storage.ts';

/** In bytes. */
export interface Space {
  free: number;
  total: number;
  /** Below it uploads are refused. */
  floor: number;
}

export interface FreeSpace {
  /** The operator's log has a line when the answer changes. */
  isEnough(): Promise<boolean>;
}

const megabyte = 1_000_000;

/** Of the file system of a folder that exists. */
export async function spaceOf(folder: string, { freeSpaceMb, freeSpacePercent }: Config): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const total = blocks * bsize;
  // The smaller: five percent of a large disk are more than any upload needs.
  return {
    free: bavail * bsize,
    total,
    floor: Math.min(freeSpaceMb * megabyte, Math.floor((total * freeSpacePercent) / 100)),
  };
}

export function watchFreeSpace({ config, log }: { config: Config; log: Logger }): FreeSpace {
  if (config.s3Bucket !== undefined) return { isEnough: async () => true };
  const folder = filesFolder(config);
  let wasEnough = true;

  /** Undefined for a folder that cannot be used: storing in it fails then, and tells why. */
  async function look(): Promise<Space | undefined> {
    try {
      await mkdir(folder, { recursive: true });
      return await spaceOf(folder, config);
    } catch {
      return undefined;
    }
  }

  async function isEnough(): Promise<boolean> {
    const found = await look();
    if (!found) return true;
    const { free, floor } = found;
    const enough = free >= floor;
    if (enough !== wasEnough) {
      wasEnough = enough;
      const figures = { folder, freeMb: Math.round(free / megabyte), floorMb: Math.round(floor / megabyte) };
      if (enough) log.warn(figures, 'there is space again: uploads are taken');
      else log.error(figures, 'space is short: uploads are refused until there is more');
    }
    return enough;
  }
  return { isEnough };
}
