// Which operating system user runs PostgreSQL: it refuses to run as root, so root switches to another user.
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseStartError } from './failure.ts';

export interface OperatingUser {
  uid: number;
  gid: number;
}

const isRoot = () => process.getuid?.() === 0;

/**
 * The user to switch to, or undefined when this process is not root and runs PostgreSQL itself. An existing cluster
 * keeps its owner, because PostgreSQL refuses a data folder of another user.
 */
export function operatingUser(clusterDir: string): OperatingUser | undefined {
  if (!isRoot()) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new DatabaseStartError(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": start as another user.',
  );
}

/** Whether the user may enter every existing folder above `path` (mode bits; ACLs are not read). */
export function canReach(user: OperatingUser | undefined, path: string): boolean {
  if (!user) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found) {
      const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
