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
export const launch = (file: string, env: Record<string, string>, args: string[] = []): Launched =>
  launchProgram([fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), ...args], env);

/** @param cwd the project that it belongs to, such as another version's */
export function launchProgram(args: string[], env: Record<string, string>, cwd?: string): Launched {
  const { NODE_ENV: _, ...inherited } = process.env;
  const started = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  started.stdout.on('data', (chunk) => (texts.out += chunk));
  started.stderr.on('data', (chunk) => (texts.err += chunk));
  return { started, texts, ended: once(started, 'exit').then(([code]) => code as number) };
}
