// Allows one launcher at a time per database, by a lock that the operating system releases when its holder dies.
import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, DatabaseStartError } from './failure.ts';
import { waitFor } from './wait.ts';

/** On Linux and Windows a name in the kernel, which leaves no file; elsewhere a socket file. */
function lockName(home: string): string {
  const name = `wattpact-${createHash('sha256').update(home).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

const tryToListen = (name: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(name, () => resolve(server));
  });

const somebodyAnswers = (name: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(name, () => resolve(true));
    socket.once('error', (error) => resolve(codeOf(error) !== 'ECONNREFUSED'));
    socket.once('connect', () => socket.destroy());
  });

async function take(name: string): Promise<Server | undefined> {
  const server = await tryToListen(name);
  const isFile = process.platform !== 'linux' && process.platform !== 'win32';
  if (!server && isFile && !(await somebodyAnswers(name))) unlinkSync(name);
  return server;
}

/** Runs the work while no other process does so for this database. */
export async function underLaunchLock<Result>(
  home: string,
  work: () => Promise<Result>,
  ending?: AbortSignal,
): Promise<Result> {
  const server = await waitFor(() => take(lockName(home)), 120, ending);
  if (!server)
    throw new DatabaseStartError(`Another process has been starting the database in ${home} for two minutes.`);
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
