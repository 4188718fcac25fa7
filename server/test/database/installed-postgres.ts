// A PostgreSQL of the system's packages, as an operator has one of their own: an empty cluster for one run, on loopback.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { operatingUser } from '../../src/platform/embedded-postgres/operating-user.ts';
import { freePort } from '../processes/free-port.ts';

const packages = '/usr/lib/postgresql';
/** What the product needs. */
const oldest = 15;

/** The folder with the programs of the newest version that is installed; undefined where there is none. */
export function installedPrograms(): string | undefined {
  const versions = existsSync(packages)
    ? readdirSync(packages)
        .map(Number)
        .filter((version) => version >= oldest)
    : [];
  const folders = versions.toSorted((one, other) => other - one).map((version) => `${packages}/${version}/bin`);
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_dump')));
}

export interface OwnDatabase {
  ownerUrl: string;
  appUrl: string;
}

export interface InstalledPostgres {
  /** Makes a database as docs/operations.md tells the operator to. */
  createDatabase(name: string): Promise<OwnDatabase>;
  stop(): Promise<void>;
}

const password = 'for-one-run';
const roles = ['wattpact_owner', 'wattpact_app'];
const extensions = ['pg_trgm', 'unaccent', 'btree_gin', 'citext'];

async function query(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The installed PostgreSQL does not start');
    const answers = await query(url, ['select 1']).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(50);
  }
}

/** @param options.isDurable as in operation; otherwise faster */
export async function startInstalledPostgres(
  programs: string,
  { isDurable }: { isDurable: boolean },
): Promise<InstalledPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wattpact-installed-'));
  const cluster = join(folder, 'cluster');
  const user = operatingUser(cluster);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const options = { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const initialise = [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
  ];
  execFileSync(join(programs, 'initdb'), [...initialise, '--no-sync'], { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  if (!isDurable)
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) settings.push('-c', `${name}=off`);
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...settings], { ...options, stdio: 'ignore' });
  const url = (role: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  await untilAnswers(url('postgres', 'postgres'), server);
  await query(
    url('postgres', 'postgres'),
    roles.map((role) => `create role ${role} login password '${password}'`),
  );
  return {
    async createDatabase(name) {
      await query(url('postgres', 'postgres'), [`create database ${name} owner wattpact_owner encoding 'UTF8'`]);
      await query(url('postgres', name), [
        ...extensions.map((extension) => `create extension if not exists ${extension}`),
        `revoke temporary on database ${name} from public`,
      ]);
      return { ownerUrl: url('wattpact_owner', name), appUrl: url('wattpact_app', name) };
    },
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
