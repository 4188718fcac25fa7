// A process of its own beside the server: when the server dies, however suddenly, it stops the database, unless another
// server takes it over.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClusterHome } from './cluster-home.ts';
import { isHeld, isListed, removeHolder } from './holders.ts';
import { underLaunchLock } from './launch-lock.ts';
import { waitFor } from './wait.ts';

/** A supervisor starts the next server within a second; a slow machine takes some more to load it. */
const graceSeconds = 5;

interface Order {
  home: ClusterHome;
  holder: string;
  pgCtl: string;
}

/** Starts the watchdog of this process. It acts as soon as the pipe between the two is closed. */
export function startWatchdog(home: ClusterHome, holder: string, pgCtl: string): { dismiss(): void } {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  child.once('error', () => {});
  child.stdin.once('error', () => {});
  const order: Order = { home, holder, pgCtl };
  child.stdin.write(JSON.stringify(order));
  child.unref();
  return { dismiss: () => child.stdin.end() };
}

/** The order is complete when the pipe ends. It is parsed without a schema, so that this process stays small. */
async function watch(): Promise<void> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { home, holder, pgCtl }: Order = JSON.parse(text);
  // A server that ended in order is not listed any more. A killed one is: the next server may take the running database
  // over, and is then spared a stop and a start of it.
  if (isListed(home, holder)) await waitFor(() => isHeld(home) || undefined, graceSeconds);
  await underLaunchLock(home.path, () => removeHolder(home, holder, pgCtl));
}

if (import.meta.main) await watch();
