// A PostgreSQL with a streaming replica, for one test file: two clusters on this machine, the second a copy of the first.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { type ClusterHome, openClusterHome } from '../../src/platform/embedded-postgres/cluster-home.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../src/platform/embedded-postgres/roles.ts';

export interface ReplicatedDatabase {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  stop(): Promise<void>;
}

const log = () => {};
const newFolder = () => join(tmpdir(), `wattpact-replicated-${crypto.randomUUID()}`);

/** As pg_basebackup does, which the embedded PostgreSQL lacks: its files are copied while it runs. */
async function copyCluster(from: ClusterHome, to: ClusterHome, superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', from.cluster, to.cluster]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const own = (name: string) => join(to.cluster, name);
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal']) rmSync(own(name), { recursive: true });
    mkdirSync(own('pg_wal'), { mode: 0o700 });
    const { hostname, port, password } = new URL(superuserUrl);
    const settings = `primary_conninfo = 'host=${hostname} port=${port} user=postgres password=${password}'\n`;
    writeFileSync(own('backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(own('postgresql.auto.conf'), settings);
    writeFileSync(own('standby.signal'), '');
    for (const name of ['pg_wal', 'backup_label', 'postgresql.auto.conf', 'standby.signal'])
      if (to.user) chownSync(own(name), to.user.uid, to.user.gid);
  } finally {
    await client.end();
  }
}

/** The replica of a running cluster, with its passwords. */
async function startReplica(primaryDir: string, superuserUrl: string, dataDir: string): Promise<EmbeddedPostgres> {
  const original = openClusterHome(primaryDir, log);
  const home = openClusterHome(dataDir, log);
  const { clusterName } = home.secrets;
  writeFileSync(join(home.path, 'secrets.json'), JSON.stringify({ ...original.secrets, clusterName }));
  await copyCluster(original, home, superuserUrl);
  return startEmbeddedPostgres({ dataDir, log });
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const [primaryDir, replicaDir] = [newFolder(), newFolder()];
  const started: EmbeddedPostgres[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
    const folders = [...started.map(({ path }) => path), primaryDir, replicaDir];
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
  try {
    const primary = await startEmbeddedPostgres({ dataDir: primaryDir, log });
    started.push(primary);
    await migrateDatabase({ ownerUrl: primary.ownerUrl, appRole });
    const replica = await startReplica(primaryDir, primary.superuserUrl, replicaDir);
    started.push(replica);
    return { primary, replica, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
