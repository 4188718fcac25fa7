// The folder in which a restoration is made ready: within DATA_DIR, so that its parts only need to be renamed at the end.
// One that a killed restoration left is removed by the next.
import { existsSync, realpathSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../platform/backup/backup-error.ts';
import type { Config } from '../platform/config.ts';
import { makeDataFolder } from '../platform/data-folder.ts';

const stageName = 'restoring';

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);

/** @throws BackupError where something is in the place of what would be restored */
async function checkFree({ dataDir, embedded }: Config): Promise<void> {
  const taken = embedded ? (await namesIn(dataDir)).filter((name) => name !== stageName) : [];
  if (taken.length > 0) {
    throw new BackupError(
      `${dataDir} is not empty (${taken[0]}): restore into an empty folder, or move this one away.`,
    );
  }
  if ((await namesIn(join(dataDir, 'files'))).length > 0) {
    throw new BackupError(`${join(dataDir, 'files')} is not empty: move it away, or name another DATA_DIR by --into.`);
  }
}

/** The database's folder may be a link to another place (decision 002). */
async function removeStage(stage: string): Promise<void> {
  const home = join(stage, 'postgres');
  if (existsSync(home)) await rm(realpathSync(home), { recursive: true, force: true });
  await rm(stage, { recursive: true, force: true });
}

export interface Stage {
  path: string;
  /** Makes the parts the installation's own. The database comes last: without it nothing starts. */
  finish(): Promise<void>;
  /** Nothing is left. */
  undo(): Promise<void>;
}

/** @throws BackupError where the place is not free */
export async function openStage(config: Config): Promise<Stage> {
  const { dataDir } = config;
  await checkFree(config);
  const isNew = !existsSync(dataDir);
  const path = join(dataDir, stageName);
  await removeStage(path);
  makeDataFolder(path);
  const moved: string[] = [];
  return {
    path,
    async finish() {
      for (const name of ['secret.key', 'files', 'postgres']) {
        if (!existsSync(join(path, name))) continue;
        if (name === 'files') await rm(join(dataDir, name), { recursive: true, force: true });
        await rename(join(path, name), join(dataDir, name));
        moved.push(name);
      }
      // All is in place: what is left of the stage does no harm.
      await rm(path, { recursive: true, force: true }).catch(() => {});
    },
    async undo() {
      for (const name of moved) await rm(join(dataDir, name), { recursive: true, force: true });
      await removeStage(path);
      if (isNew) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
