// The product's processes on one durable database, each on its own port; they can be killed and restarted.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../server/src/platform/embedded-postgres/roles.ts';
import { startServer } from '../start-server.ts';

/** Seconds of processor time of the process and its ended children; /proc counts in hundredths. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, part) => sum + Number(part), 0) / 100;
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export interface Database {
  /** Of all of PostgreSQL's processes. */
  cpu(): number;
  appUrl: string;
  ownerUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** With fsync, as the product runs it: a throwaway database would hide what a commit costs. */
export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-realtime-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { appUrl, ownerUrl, path, postmasterPid } = postgres;
  const cpu = () => [postmasterPid, ...childrenOf(postmasterPid)].reduce((sum, pid) => sum + cpuOf(pid), 0);
  const stop = async () => {
    await postgres.stop();
    await rm(path, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  await migrateDatabase({ ownerUrl, appRole });
  return { appUrl, ownerUrl, dataDir, cpu, stop };
}

export interface ProductProcess {
  url: string;
  /** Resident memory in MB. */
  memory(): number;
  cpu(): number;
  /** `SIGKILL`: the process cannot react. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function startProcess({ appUrl, ownerUrl, dataDir }: Database, port: number): Promise<ProductProcess> {
  const env = {
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRET_KEY: 'only-for-measuring-never-for-anything-else',
    LOG_LEVEL: 'warn',
    // Few users make all calls.
    USER_LIMIT_FACTOR: '1000000',
  };
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const { url, pid, stop } = await startServer({ args: profile, port, env });
  return {
    url,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    cpu: () => cpuOf(pid),
    end: stop,
  };
}
