// The embedded PostgreSQL: it starts whatever state the last run left, and stops when its last user ends.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterHome, openClusterHome } from './cluster-home.ts';
import { codeOf, DatabaseStartError } from './failure.ts';
import { addHolder, dropHolder, removeHolder } from './holders.ts';
import { ensureCluster } from './initialise.ts';
import { keepRunning, type Running } from './keep-running.ts';
import { underLaunchLock } from './launch-lock.ts';
import { killLeftovers, processesOf } from './leftovers.ts';
import {
  findPostmaster,
  type Postmaster,
  removeStalePidFile,
  type StartOptions,
  startPostmaster,
} from './postmaster.ts';
import { appRole, ensureDatabase, ownerRole } from './roles.ts';
import { waitFor } from './wait.ts';
import { startWatchdog } from './watchdog.ts';

export interface EmbeddedPostgresOptions {
  /** The database goes into `<dataDir>/postgres`. */
  dataDir: string;
  log: (line: string) => void;
  /** Restarts PostgreSQL when it ends unexpectedly; called once when restarting does not help. */
  onLost?: (reason: DatabaseStartError) => void;
  /** Called when PostgreSQL's process has been started and is waited for. */
  whileStarting?: (() => void) | undefined;
  /** For tests: fast, but not durable. */
  throwaway?: boolean;
  /** The database's name; `wattpact` by default. */
  database?: string;
}

export interface EmbeddedPostgres {
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  /** The folder that really holds the database. */
  path: string;
  /** The current address; it changes with a restart. */
  readonly postmasterPid: number;
  /** Stops PostgreSQL, unless another process of this project still uses it. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on the data folder, or adopts the running one. Throws a DatabaseStartError. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = openHome(options);
  return underLaunchLock(home.path, async () => {
    const binaries = await findBinaries(home);
    const holder = addHolder(home);
    const watchdog = startWatchdog(home, holder, binaries.pgCtl);
    // A process that ends in order while it starts, or by an error, wants no successor to be waited for.
    const drop = () => dropHolder(home, holder);
    process.once('exit', drop);
    const leave = async () => {
      await removeHolder(home, holder, binaries.pgCtl);
      watchdog.dismiss();
      process.off('exit', drop);
    };
    try {
      await ensureCluster(home, binaries, { throwaway: false, ...options });
      const running = (await adopt(home)) ?? (await start(home, binaries, { throwaway: false, ...options }));
      const url = serverUrl('postgres', home, running.postmaster);
      await ensureDatabase(url, options.database ?? 'wattpact', home.secrets);
      const kept = keep(home, binaries, running, options);
      return describe(home, kept.postmaster, options.database ?? 'wattpact', async () => {
        await kept.stop();
        await underLaunchLock(home.path, leave);
      });
    } catch (error) {
      await leave();
      throw error;
    }
  });
}

/** A folder of another user or a full disk is reported in one line, without a stack. */
function openHome({ dataDir, log }: EmbeddedPostgresOptions): ClusterHome {
  try {
    return openClusterHome(dataDir, log);
  } catch (error) {
    if (!codeOf(error)) throw error;
    throw new DatabaseStartError(`The database in ${dataDir} cannot be opened: ${String(error)}`);
  }
}

/** Our running postmaster; undefined when there is none. */
async function adopt(home: ClusterHome, ending?: AbortSignal): Promise<Running | undefined> {
  const ask = async () => {
    const postmaster = findPostmaster(home);
    if (!postmaster) return 'none';
    const folder = postmaster.status === 'ready' ? await dataFolderOf(home, postmaster) : undefined;
    if (folder === home.cluster) return postmaster;
    // In a copy of a running database's folder, the pid file names the original's postmaster.
    return folder === undefined ? undefined : 'none';
  };
  const found = await waitFor(ask, 60, ending);
  if (found === undefined) {
    throw new DatabaseStartError(
      `A PostgreSQL runs on ${home.cluster} (process ${findPostmaster(home)?.pid}) and does not answer.`,
    );
  }
  return found === 'none' ? undefined : { postmaster: found };
}

async function dataFolderOf(home: ClusterHome, postmaster: Postmaster): Promise<string | undefined> {
  const client = new pg.Client(`${serverUrl('postgres', home, postmaster)}/postgres`);
  client.on('error', () => {});
  try {
    await client.connect();
    const answer = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return answer.rows[0]?.folder;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

async function start(home: ClusterHome, binaries: Binaries, options: StartOptions): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    removeStalePidFile(home);
    const outcome = await startPostmaster(home, binaries, options);
    if ('started' in outcome) return { postmaster: outcome.started, child: outcome.child };
    const memoryHeld = outcome.refused.includes('shared memory block');
    const passing = memoryHeld || /could not (create any|bind)|lock file/.test(outcome.refused);
    if (!passing || attempt > 25 || options.signal?.aborted) {
      throw new DatabaseStartError(`PostgreSQL does not start: ${outcome.refused} (see ${home.logFile})`);
    }
    if (memoryHeld && attempt === 5) {
      killLeftovers(home);
      await waitFor(() => (processesOf(home).length === 0 ? true : undefined), 10);
    }
    await pause(100);
  }
}

/** Restarts on the same port, because connected clients know no other. A cluster that is gone is not created again. */
function keep(home: ClusterHome, binaries: Binaries, running: Running, options: EmbeddedPostgresOptions) {
  const { log, onLost } = options;
  if (!onLost) return { postmaster: () => running.postmaster, stop: async () => {} };
  const { port } = running.postmaster;
  const restart = async (signal: AbortSignal): Promise<Running> => {
    const next = await underLaunchLock(
      home.path,
      async () =>
        (await adopt(home, signal)) ?? (await start(home, binaries, { throwaway: false, ...options, port, signal })),
      signal,
    );
    if (next.postmaster.port === port) return next;
    throw new DatabaseStartError(`It runs on port ${next.postmaster.port} now, and not on ${port} any more.`);
  };
  return keepRunning(running, { restart, log, onLost });
}

function describe(
  home: ClusterHome,
  postmaster: () => Postmaster,
  database: string,
  stop: () => Promise<void>,
): EmbeddedPostgres {
  const url = (role: string) => `${serverUrl(role, home, postmaster())}/${database}`;
  return {
    ownerUrl: url(ownerRole),
    appUrl: url(appRole),
    superuserUrl: url('postgres'),
    path: home.path,
    get postmasterPid() {
      return postmaster().pid;
    },
    stop,
  };
}

function serverUrl(role: string, { secrets }: ClusterHome, { port }: Postmaster): string {
  const passwords: Record<string, string> = {
    postgres: secrets.superuser,
    [ownerRole]: secrets.owner,
    [appRole]: secrets.app,
  };
  return `postgres://${role}:${passwords[role]}@127.0.0.1:${port}`;
}
