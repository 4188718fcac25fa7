// The postmaster, PostgreSQL's first process: finding it, starting it and stopping it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { codeOf, DatabaseStartError } from './failure.ts';
import { isAlive, titleOf } from './processes.ts';
import { settingArguments } from './settings.ts';
import { waitFor } from './wait.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** As PostgreSQL writes it into postmaster.pid: starting, ready, stopping, standby. */
  status: string;
}

const pidFileOf = (home: ClusterHome) => join(home.cluster, 'postmaster.pid');

/** What postmaster.pid says, whether or not it is still true. */
function readPidFile(home: ClusterHome): Postmaster | undefined {
  if (!existsSync(pidFileOf(home))) return undefined;
  const lines = readFileSync(pidFileOf(home), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}

/** The postmaster of this cluster that is running now. */
export function findPostmaster(home: ClusterHome): Postmaster | undefined {
  const found = readPidFile(home);
  return found && isOurs(found.pid, home) ? found : undefined;
}

/** Another process may have got the pid since, so the command line must contain our cluster's name. */
function isOurs(pid: number, home: ClusterHome): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false;
  return process.platform === 'win32' || titleOf(pid).includes(`cluster_name=${home.secrets.clusterName}`);
}

/**
 * A process that is ending has lost its command line before it is gone, and then still holds the cluster.
 * Only another command line says that the pid belongs to another process by now.
 */
const hasEnded = (pid: number, home: ClusterHome) => !isAlive(pid) || (!isOurs(pid, home) && titleOf(pid) !== '');

/** PostgreSQL takes the file for a running server when any process of the same user has its pid. */
export function removeStalePidFile(home: ClusterHome): void {
  if (!findPostmaster(home)) rmSync(pidFileOf(home), { force: true });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface StartOptions {
  throwaway: boolean;
  log: (line: string) => void;
  /** A free port by default. */
  port?: number;
  /** Called when the process has been started and is waited for. */
  whileStarting?: (() => void) | undefined;
  /** Ends the waiting; the caller must then stop PostgreSQL. */
  signal?: AbortSignal;
}

export type StartAttempt = { started: Postmaster; child: ChildProcess } | { refused: string };

/** One attempt: the running postmaster, or PostgreSQL's last error line. */
export async function startPostmaster(
  home: ClusterHome,
  binaries: Binaries,
  options: StartOptions,
): Promise<StartAttempt> {
  const port = options.port ?? (await freePort());
  const output = openLog(home.logFile);
  const before = statSync(home.logFile).size;
  const args = ['-D', home.cluster, ...settingArguments({ ...options, port, clusterName: home.secrets.clusterName })];
  const child = spawn(binaries.postgres, args, {
    ...home.user,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  options.whileStarting?.();
  const patience = setTimeout(() => options.log('The database is recovering from an interruption …'), 5000);
  const outcome = await waitFor(() => {
    const found = readPidFile(home);
    if (found?.pid === child.pid && found?.status === 'ready') return found;
    return ended || options.signal?.aborted ? 'ended' : undefined;
  }, 600);
  clearTimeout(patience);
  if (typeof outcome === 'object') return { started: outcome, child };
  const printed = readFileSync(home.logFile).subarray(before).toString();
  return { refused: reasonIn(printed, child.pid) };
}

/** PostgreSQL's error in one line. Backends of an earlier postmaster write to the same log, with other pids. */
function reasonIn(printed: string, pid: number | undefined): string {
  const isOwn = (line: string) => (/ \[(\d+)\] [A-Z]+: /.exec(line)?.[1] ?? String(pid)) === String(pid);
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && isOwn(line));
  const fatal = lines.find((line) => line.includes('FATAL'));
  return fatal ?? (lines.map((line) => line.trim()).join(' ') || 'no reason given');
}

/** Kept small: what is older than the previous 10 MB is dropped. */
function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Stops the postmaster: it disconnects sessions and loses no commit. SIGTERM would wait for every client. */
export async function stopPostmaster(home: ClusterHome, { pid }: Postmaster, pgCtl?: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalPostmaster(pid, signal, pgCtl);
    if (await waitFor(() => (hasEnded(pid, home) ? true : undefined), 30)) return;
  }
  throw new DatabaseStartError(`The database process ${pid} does not end.`);
}

function signalPostmaster(pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', pgCtl?: string): void {
  try {
    if (process.platform === 'win32' && pgCtl) execFileSync(pgCtl, ['kill', signal.slice(3), String(pid)]);
    else process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
