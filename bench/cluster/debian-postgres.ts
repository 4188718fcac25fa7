// PostgreSQL 15 as Debian packages it: a primary and a streaming replica on loopback, set up as docs/operations.md says.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { operatingUser } from '../../server/src/platform/embedded-postgres/operating-user.ts';

const programs = '/usr/lib/postgresql/15/bin';
export const hasDebianPostgres = existsSync(join(programs, 'pg_basebackup'));

const passwords = { owner: 'only-for-measuring', app: 'only-for-measuring', replication: 'only-for-measuring' };
/** Of the embedded database, measured for this product on two cores. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
};

const ofReplica = { hot_standby_feedback: 'on', max_standby_streaming_delay: '2s' };

export interface Cluster {
  port: number;
  superuserUrl: string;
  appUrl: string;
  ownerUrl: string;
  /** Of the postmaster that runs now. */
  pid(): number;
  /** SIGINT ends it in order, SIGKILL without a word. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
}

const urlOf = (role: string, port: number, database = 'wattpact') =>
  `postgres://${role}:only-for-measuring@127.0.0.1:${port}/${database}`;

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await ask(urlOf('postgres', port, 'postgres'), 'select').then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`PostgreSQL does not answer on port ${port}`);
}

function clusterIn(folder: string, port: number, more: Record<string, string> = {}): Cluster {
  const user = operatingUser(folder);
  let running: ChildProcess | undefined;
  const args = Object.entries({ ...settings, ...more, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return {
    port,
    superuserUrl: urlOf('postgres', port),
    appUrl: urlOf('wattpact_app', port),
    ownerUrl: urlOf('wattpact_owner', port),
    pid: () => running?.pid ?? 0,
    async start() {
      running = spawn(join(programs, 'postgres'), ['-D', folder, ...args], { ...user, cwd: '/', stdio: 'ignore' });
      await untilReady(port);
    },
    async stop(signal = 'SIGINT') {
      const ending = running;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      ending.kill(signal);
      await once(ending, 'exit');
    },
  };
}

const asUser = (folder: string, program: string, args: string[]) =>
  execFileSync(join(programs, program), args, {
    ...operatingUser(folder),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PGPASSWORD: passwords.replication, LC_ALL: 'C' },
  });

function ownFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const user = operatingUser(folder);
  if (user) chownSync(folder, user.uid, user.gid);
}

const roles = [
  ...['wattpact_owner', 'wattpact_app'].map((role) => `create role ${role} login password 'only-for-measuring'`),
  `create role wattpact_replica login replication password 'only-for-measuring'`,
  `create database wattpact owner wattpact_owner encoding 'UTF8' template template0`,
];
const inDatabase = [
  ...['pg_trgm', 'unaccent', 'btree_gin', 'citext'].map((name) => `create extension ${name}`),
  'revoke temporary on database wattpact from public',
];

/** @param folder every user may enter it */
export async function startPrimary(folder: string, port: number): Promise<Cluster> {
  chmodSync(folder, 0o711);
  const data = join(folder, 'primary');
  ownFolder(data);
  const passwordFile = join(data, '..', 'password');
  execFileSync('sh', ['-c', `printf only-for-measuring > '${passwordFile}' && chmod 644 '${passwordFile}'`]);
  asUser(data, 'initdb', [
    ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'],
  ]);
  const cluster = clusterIn(data, port);
  await cluster.start();
  for (const statement of roles) await ask(urlOf('postgres', port, 'postgres'), statement);
  for (const statement of inDatabase) await ask(cluster.superuserUrl, statement);
  return cluster;
}

/** Copies the primary with pg_basebackup, with a slot that keeps for the replica what it has not read yet. */
export async function startReplica(folder: string, primary: Cluster, port: number): Promise<Cluster> {
  const data = join(folder, 'replica');
  ownFolder(data);
  asUser(data, 'pg_basebackup', [
    ...['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'wattpact_replica', '-D', data],
    ...['--write-recovery-conf', '--create-slot', '--slot=replica_1', '--checkpoint=fast'],
  ]);
  const cluster = clusterIn(data, port, ofReplica);
  await cluster.start();
  return cluster;
}
