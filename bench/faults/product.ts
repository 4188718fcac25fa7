// The product with its embedded database, as an operator runs it: to be killed in parts or altogether, and started again.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClusterHome } from '../../server/src/platform/embedded-postgres/cluster-home.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { processesOf } from '../../server/src/platform/embedded-postgres/leftovers.ts';
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts';
import { freePort, type Launched, launch } from '../../server/src/testing/server-process.ts';

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
}

export async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-faults-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  };
  const start = (): Launched => launch('main.ts', env);
  let server = start();

  /** In seconds, from now. */
  async function untilReady(): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < 120_000) {
      if (server.started.exitCode !== null) throw new Error(`The server has ended: ${server.texts.err}`);
      const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
      if (answer?.ok) return (performance.now() - began) / 1000;
      await pause(20);
    }
    throw new Error('The server is not ready within two minutes');
  }

  await untilReady();
  const home = openClusterHome(dataDir, () => {});
  const adopted = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await adopted.stop();
  const postmaster = (): number => findPostmaster(home)?.pid ?? 0;
  return {
    url,
    dataDir,
    appUrl: adopted.appUrl,
    /** A new start of the server gives the database another port. */
    ownerUrl() {
      const address = new URL(adopted.ownerUrl);
      address.port = String(findPostmaster(home)?.port ?? '');
      return address.href;
    },
    untilReady,
    pid: () => server.started.pid,
    /** Of this process only: lines of the log. */
    lines: () => server.texts.out.split('\n').filter((line) => line.startsWith('{')).length,
    killPostmaster: () => kill([postmaster()]),
    /** PostgreSQL ends all others then, and recovers by itself. */
    killBackend: () => kill(childrenOf(postmaster()).slice(-1)),
    /** Then the operator, or what starts services, starts it again. */
    async killAll() {
      const { pid = 0 } = server.started;
      kill([pid, ...childrenOf(pid), ...processesOf(home)]);
      await server.ended;
      server = start();
    },
    async stop() {
      server.started.kill('SIGTERM');
      await server.ended;
      await rm(home.path, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
