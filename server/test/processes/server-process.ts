// The server, or another of its programs, as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Launched {
  started: ChildProcess;
  /** What it has printed so far. */
  texts: { out: string; err: string };
  /** Its exit code. */
  ended: Promise<number>;
}

/** @param file in server/src */
export function launch(file: string, env: Record<string, string>, args: string[] = []): Launched {
  const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
  const { NODE_ENV: _, ...inherited } = process.env;
  const started = spawn(process.execPath, [path, ...args], {
    env: { ...inherited, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  started.stdout.on('data', (chunk) => (texts.out += chunk));
  started.stderr.on('data', (chunk) => (texts.err += chunk));
  return { started, texts, ended: once(started, 'exit').then(([code]) => code as number) };
}
