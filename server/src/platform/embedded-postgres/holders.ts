// The list of processes that use the embedded database; the last one stops it. Changed only under the
// launch lock; a process that ends removes its own name without it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { codeOf } from './failure.ts';
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

/** Removes the name alone, of a process that ends now: its watchdog does the rest. */
export const dropHolder = (home: ClusterHome, name: string): void => rmSync(join(home.holders, name), { force: true });

/** Removes one holder and all dead ones, then stops the database if none is left. */
export async function removeHolder(home: ClusterHome, name: string, pgCtl: string): Promise<void> {
  dropHolder(home, name);
  if (!existsSync(home.cluster)) return;
  for (const dead of readdirSync(home.holders).filter((holder) => !isPresent(home, holder))) {
    rmSync(join(home.holders, dead), { force: true });
  }
  if (isHeld(home)) return;
  // A postmaster that has just started may run before it has written its pid file.
  const gone = () => (processesOf(home).length === 0 ? 'gone' : undefined);
  const running = await waitFor(() => findPostmaster(home) ?? gone(), 10);
  if (running === undefined) killLeftovers(home);
  else if (running !== 'gone') await stopPostmaster(home, running, pgCtl);
}

/** Whether the holder has not been removed from the list. */
export const isListed = (home: ClusterHome, name: string): boolean => existsSync(join(home.holders, name));

/** Whether a living process uses the database. May be asked without the launch lock. */
export const isHeld = (home: ClusterHome): boolean =>
  existsSync(home.holders) && readdirSync(home.holders).some((holder) => isPresent(home, holder));

function isPresent(home: ClusterHome, holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  try {
    // The start time distinguishes a living holder from another process that got the same pid.
    return isAlive(pid) && startOf(pid) === readFileSync(join(home.holders, holder), 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return false;
  }
}
