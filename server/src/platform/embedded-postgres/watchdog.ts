// A process of its own beside the server: when the server dies, however suddenly, it stops the database.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClusterHome } from './cluster-home.ts';
import { removeHolder } from './holders.ts';
import { underLaunchLock } from './launch-lock.ts';

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
  await underLaunchLock(home.path, () => removeHolder(home, holder, pgCtl));
}

if (import.meta.main) await watch();
