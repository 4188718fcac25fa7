// Who uses the embedded database: the last one to leave stops it. Only touched under the launch lock.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { killLeftovers, processesOf } from './leftovers.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, startOf } from './processes.ts';
import { waitFor } from './wait.ts';

/** Puts this process on the list; the answer is the name to take it off with. */
export function addHolder(home: ClusterHome): string {
  const name = `${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(join(home.holders, name), startOf(process.pid));
  return name;
}

/** Takes one holder off the list, and those that died, then stops the database if nobody is left. */
export async function removeHolder(home: ClusterHome, name: string, pgCtl: string): Promise<void> {
  rmSync(join(home.holders, name), { force: true });
  if (!existsSync(home.cluster) || readdirSync(home.holders).some((holder) => isPresent(home, holder))) return;
  // A postmaster that has just been started is seen as a process before it has written its file.
  const gone = () => (processesOf(home).length === 0 ? 'gone' : undefined);
  const running = await waitFor(() => findPostmaster(home) ?? gone(), 10);
  if (running === undefined) killLeftovers(home);
  else if (running !== 'gone') await stopPostmaster(home, running, pgCtl);
}

function isPresent(home: ClusterHome, holder: string): boolean {
  const file = join(home.holders, holder);
  const pid = Number.parseInt(holder, 10);
  // The start tells a living holder from a stranger that was given its pid.
  const present = isAlive(pid) && startOf(pid) === readFileSync(file, 'utf8');
  if (!present) rmSync(file, { force: true });
  return present;
}
