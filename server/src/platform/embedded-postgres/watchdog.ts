// A process of its own beside the server: when the server dies, however suddenly, it stops the database.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ClusterHome } from './cluster-home.ts';
import { removeHolder } from './holders.ts';
import { underLaunchLock } from './launch-lock.ts';

const orderSchema = z.object({ home: z.custom<ClusterHome>(), holder: z.string(), pgCtl: z.string() });

/** Starts the watchdog of this process. It works as soon as the pipe between the two is cut. */
export function startWatchdog(home: ClusterHome, holder: string, pgCtl: string): { dismiss(): void } {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  child.once('error', () => {});
  child.stdin.once('error', () => {});
  child.stdin.write(JSON.stringify({ home, holder, pgCtl }));
  child.unref();
  return { dismiss: () => child.stdin.end() };
}

async function watch(): Promise<void> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { home, holder, pgCtl } = orderSchema.parse(JSON.parse(text));
  await underLaunchLock(home.path, () => removeHolder(home, holder, pgCtl));
}

if (import.meta.main) await watch();
