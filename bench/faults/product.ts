// The product with its embedded database, as an operator runs it; parts of it, or all of it, can be killed and
// restarted.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openClusterHome } from '../../server/src/platform/embedded-postgres/cluster-home.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { processesOf } from '../../server/src/platform/embedded-postgres/leftovers.ts';
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { type Launched, launch } from '../../server/test/processes/server-process.ts';

/** A fault without an effect makes the round fail. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < 15_000) {
    if (await holds()) return;
    await pause(5);
  }
  throw new Error(`Not within 15 s: ${what}`);
}

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
    ALLOW_PLAIN_HTTP: 'on',
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    // Few users make all calls.
    USER_LIMIT_FACTOR: '1000000',
  };
  const start = (): Launched => launch('main.ts', env);
  let server = start();

  const isReady = async (): Promise<boolean> => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok ?? false;

  /** In seconds from now. */
  async function untilReady(): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < 120_000) {
      if (server.started.exitCode !== null) throw new Error(`The server has ended: ${server.texts.err}`);
      if (await isReady()) return (performance.now() - began) / 1000;
      await pause(20);
    }
    throw new Error('The server is not ready within two minutes');
  }

  await untilReady();
  const home = openClusterHome(dataDir, () => {});
  const adopted = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await adopted.stop();
  const postmaster = (): number => findPostmaster(home)?.pid ?? 0;
  /** A new start of the server gives the database another port. */
  function ofNow(url: string): string {
    const address = new URL(url);
    address.port = String(findPostmaster(home)?.port ?? '');
    return address.href;
  }

  /** One of the server's own connections. */
  async function aClientsBackend(): Promise<number> {
    // On other systems the purpose of a process is not visible.
    const client = new pg.Client(ofNow(adopted.superuserUrl));
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()
         and pid <> pg_backend_pid() and usename = 'wattpact_app' limit 1`,
    );
    await client.end();
    if (!rows[0]) throw new Error('The server has no connection to the database');
    return rows[0].pid;
  }

  return {
    url,
    dataDir,
    appUrl: adopted.appUrl,
    ownerUrl: () => ofNow(adopted.ownerUrl),
    untilReady,
    pid: () => server.started.pid,
    /** Of this process only: lines of the log. */
    lines: () => server.texts.out.split('\n').filter((line) => line.startsWith('{')).length,
    async killPostmaster() {
      const before = postmaster();
      kill([before]);
      await until('Another postmaster runs', async () => ![0, before].includes(postmaster()));
    },
    /** PostgreSQL then ends all other backends and recovers by itself. */
    async killBackend() {
      kill([await aClientsBackend()]);
      await until('A question for readiness is refused', async () => !(await isReady()));
    },
    /** The operator, or the service manager, then starts it again. */
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
