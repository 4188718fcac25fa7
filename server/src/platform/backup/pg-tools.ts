// PostgreSQL's own programs for an external database: those of the server's major version.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { BackupError } from './backup-error.ts';

const run = promisify(execFile);

export async function majorVersionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/** Undefined where there is no such program. */
async function majorOfProgram(program: string): Promise<number | undefined> {
  if (!existsSync(program)) return undefined;
  try {
    const { stdout } = await run(program, ['--version']);
    const found = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}

/** Where the packages of Debian, of Red Hat and of others put them. */
const usualFolders = (major: number) => [
  ...[`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`],
  ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
];

/**
 * @param pgBin the only folder to look in (PG_BIN)
 * @returns the program's path
 * @throws BackupError where none of this version is found
 */
export async function findTool(name: 'pg_dump' | 'pg_restore', major: number, pgBin?: string): Promise<string> {
  const others: number[] = [];
  for (const folder of pgBin === undefined ? usualFolders(major) : [pgBin]) {
    const program = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    const found = await majorOfProgram(program);
    if (found === major) return program;
    if (found !== undefined) others.push(found);
  }
  const seen = others.length > 0 ? ` (found: version ${[...new Set(others)].join(', ')})` : '';
  throw new BackupError(
    `There is no ${name} of PostgreSQL ${major}, the server's version${seen}: install postgresql-client-${major}, or set PG_BIN to its folder.`,
  );
}

/** The bundle of the system's authorities, for programs before version 16 that cannot find it themselves. */
const bundles = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];

/** The driver checks the certificate in every mode but `no-verify`; the programs do so with `verify-full` alone. */
function tlsOf(url: string, major: number): Record<string, string> {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode === null) return {};
  if (mode === 'disable') return { PGSSLMODE: 'disable' };
  if (mode === 'no-verify') return { PGSSLMODE: 'require' };
  const given = searchParams.get('sslrootcert');
  const root = given ?? (major >= 16 ? 'system' : bundles.find((bundle) => existsSync(bundle)));
  return { PGSSLMODE: 'verify-full', ...(root !== undefined && { PGSSLROOTCERT: root }) };
}

/** The environment of a program: a password on its command line could be read by everybody on the machine. */
export function connectionEnvironment(url: string, major: number): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client(url);
  return {
    PATH: process.env.PATH ?? '',
    LC_ALL: 'C',
    PGHOST: host,
    PGPORT: String(port),
    ...(user !== undefined && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database !== undefined && { PGDATABASE: database }),
    ...tlsOf(url, major),
  };
}
