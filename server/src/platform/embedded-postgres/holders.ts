// The list of processes that use the embedded database; the last one stops it. Changed only under the launch lock.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { killLeftovers, processesOf } from './leftovers.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, startOf } from './processes.ts';
import { waitFor } from './wait.ts';

/** Adds this process to the list. @returns the name under which to remove it */
export function addHolder(home: ClusterHome): string {
  const name = `${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(join(home.holders, name), startOf(process.pid));
  return name;
}

/** Removes one holder and all dead ones, then stops the database if none is left. */
export async function removeHolder(home: ClusterHome, name: string, pgCtl: string): Promise<void> {
  rmSync(join(home.holders, name), { force: true });
  if (!existsSync(home.cluster) || readdirSync(home.holders).some((holder) => isPresent(home, holder))) return;
  // A postmaster that has just started may run before it has written its pid file.
  const gone = () => (processesOf(home).length === 0 ? 'gone' : undefined);
  const running = await waitFor(() => findPostmaster(home) ?? gone(), 10);
  if (running === undefined) killLeftovers(home);
  else if (running !== 'gone') await stopPostmaster(home, running, pgCtl);
}

function isPresent(home: ClusterHome, holder: string): boolean {
  const file = join(home.holders, holder);
  const pid = Number.parseInt(holder, 10);
  // The start time distinguishes a living holder from another process that got the same pid.
  const present = isAlive(pid) && startOf(pid) === readFileSync(file, 'utf8');
  if (!present) rmSync(file, { force: true });
  return present;
}
