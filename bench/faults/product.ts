// The product as an operator runs it, by default with its embedded database, under a supervisor that starts it again by
// the rules of the systemd unit. Parts of it, or all of it, can be killed and frozen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type ClusterHome, openClusterHome } from '../../server/src/platform/embedded-postgres/cluster-home.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { processesOf } from '../../server/src/platform/embedded-postgres/leftovers.ts';
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { readUnitRules } from '../unit-rules.ts';
import { toStop } from './started.ts';

/** A fault without an effect makes the case fail. */
async function until(what: string, holds: () => Promise<boolean>, seconds = 15): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    if (await holds()) return;
    await pause(5);
  }
  throw new Error(`Not within ${seconds} s: ${what}`);
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  // 0 would be this process and all of its group.
  for (const pid of pids.filter((one) => one > 0)) {
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended by itself.
    }
  }
}

export interface ProductOptions {
  env?: Record<string, string>;
  dataDir?: string;
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Starts the server again whenever it ends, as systemd does. */
function supervise(env: Record<string, string>) {
  const { restartMs, program, nodeArguments } = readUnitRules();
  const path = fileURLToPath(new URL(`../../${program}`, import.meta.url));
  const { NODE_ENV: _, ...inherited } = process.env;
  let isOver = false;
  let running: ChildProcess;
  let errors = '';
  let log = '';

  function start(): void {
    running = spawn(process.execPath, [...nodeArguments, path], {
      env: { ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.stdout?.on('data', (text) => (log += text));
    running.stderr?.on('data', (text) => (errors += text));
    running.once('exit', () => {
      if (!isOver) setTimeout(() => isOver || start(), restartMs);
    });
  }

  start();
  return {
    pid: () => running.pid ?? 0,
    errors: () => errors,
    /** Lines of the log of all its runs. */
    lines: () => log.split('\n').filter((line) => line.startsWith('{')),
    async stop() {
      isOver = true;
      if (running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGTERM');
      await once(running, 'exit');
    },
  };
}

export async function startProduct({ env = {}, dataDir: given }: ProductOptions = {}) {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'wattpact-faults-')));
  const home = env.DATABASE_URL === undefined ? openClusterHome(dataDir, () => {}) : undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = supervise({
    NODE_ENV: 'production',
    ALLOW_PLAIN_HTTP: 'on',
    ADMIN_SECOND_FACTOR: 'off',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '2',
    // Few users make all calls, and the machine's other disks are of no concern.
    USER_LIMIT_FACTOR: '1000000',
    // What a decision causes is due at once.
    UNDO_SECONDS: '0',
    FREE_SPACE_MB: '0',
    ...env,
  });
  const stop = toStop(async () => {
    // What is frozen cannot end.
    if (home) signal(processesOf(home), 'SIGCONT');
    await server.stop();
    if (home) await rm(home.path, { recursive: true, force: true });
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
  });

  const isReady = async (): Promise<boolean> =>
    (await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.ok ?? false;

  /** @returns the seconds from now */
  async function untilReady(seconds = 120): Promise<number> {
    const began = performance.now();
    await until('the server is ready', isReady, seconds).catch((error: unknown) => {
      throw new Error(`${error}\n${server.errors()}`);
    });
    return (performance.now() - began) / 1000;
  }

  let database: Awaited<ReturnType<typeof embedded>> | undefined;
  try {
    await untilReady();
    database = home && (await embedded(dataDir, home));
  } catch (error) {
    await stop();
    throw error;
  }
  const isDown = async () => !(await isReady());
  return {
    url,
    dataDir,
    isReady,
    untilReady,
    appUrl: env.DATABASE_URL ?? database?.appUrl ?? '',
    ownerUrl: () => env.MIGRATION_DATABASE_URL ?? database?.ownerUrl() ?? '',
    pid: server.pid,
    lines: server.lines,
    errors: server.errors,
    /** The server alone: its watchdog waits for the next server, which takes the database over. */
    async killServer() {
      signal([server.pid()], 'SIGKILL');
      await until('the server is gone', isDown);
    },
    /** The server and its watchdog: the database is orphaned, and the next server adopts it. */
    async orphanDatabase() {
      const pid = server.pid();
      signal([...childrenOf(pid).filter((child) => !database?.processes().includes(child)), pid], 'SIGKILL');
      await until('the server is gone', isDown);
    },
    /** As systemd does with what a crashed unit leaves. */
    async killAll() {
      const pid = server.pid();
      signal([...childrenOf(pid), pid, ...(database?.processes() ?? [])], 'SIGKILL');
      await until('the server is gone', isDown);
    },
    async killPostmaster() {
      const before = database?.postmaster() ?? 0;
      signal([before], 'SIGKILL');
      await until('another postmaster runs', async () => ![0, before].includes(database?.postmaster() ?? 0), 60);
    },
    /** PostgreSQL then ends all other backends and recovers by itself. */
    async killBackend() {
      signal([(await database?.backend()) ?? 0], 'SIGKILL');
      await until('a question for readiness is refused', isDown);
    },
    freezeDatabase: () => signal(database?.processes() ?? [], 'SIGSTOP'),
    thawDatabase: () => signal(database?.processes() ?? [], 'SIGCONT'),
    stop,
  };
}

/** The embedded database of a running product, looked up anew each time: a new start gives it another port. */
async function embedded(dataDir: string, home: ClusterHome) {
  const adopted = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await adopted.stop();
  function ofNow(given: string): string {
    const address = new URL(given);
    address.port = String(findPostmaster(home)?.port ?? '');
    return address.href;
  }
  return {
    appUrl: adopted.appUrl,
    ownerUrl: () => ofNow(adopted.ownerUrl),
    processes: () => processesOf(home),
    postmaster: () => findPostmaster(home)?.pid ?? 0,
    /** One of the server's own connections that lasts: a single question's may have ended before it is killed. */
    async backend(): Promise<number> {
      // On other systems the purpose of a process is not visible.
      const client = new pg.Client(ofNow(adopted.superuserUrl));
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()
           and pid <> pg_backend_pid() and usename = 'wattpact_app' and application_name not in ('pulse', 'outages')
         order by backend_start limit 1`,
      );
      await client.end();
      if (!rows[0]) throw new Error('The server has no connection to the database');
      return rows[0].pid;
    },
  };
}
