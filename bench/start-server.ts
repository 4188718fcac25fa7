// A server of a measurement in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readUnitRules } from './unit-rules.ts';

const host = '127.0.0.1';

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const urlOf = (port: number) => `http://${host}:${port}`;

/** The answers of another program would be taken for those of the server that is measured. */
export async function refuseTaken(port: number): Promise<void> {
  if (await isTaken(port)) throw new Error(`Another program listens at ${urlOf(port)}`);
}

interface ServerOptions {
  /** Another program than the product. */
  file?: string;
  port: number;
  env: Record<string, string>;
  /** For Node, beside those that the product always has. */
  args?: readonly string[];
  /** Where any answer, other than one of the server's own failure, tells that it is up. */
  path?: string;
}

export interface StartedServer {
  url: string;
  pid: number;
  /** Without a signal it is asked to end; `SIGKILL` lets it not react. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function untilUp(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} did not start`);
    const isUp = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error(`The server at ${url} does not answer`);
}

function productCommand(args: readonly string[]): string[] {
  const { program, nodeArguments } = readUnitRules();
  return [...nodeArguments, ...args, program];
}

export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const { file, port, env, args = [], path = '/api/health' } = options;
  const command = file === undefined ? productCommand(args) : [...args, file];
  const url = urlOf(port);
  await refuseTaken(port);
  const server = spawn(process.execPath, command, {
    // As `npm start` does.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  try {
    await untilUp(`${url}${path}`, server);
    return { url, pid: server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
