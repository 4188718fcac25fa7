// Creates a cluster's roles and database: an owner that migrates, and the app's role without DDL.
import pg from 'pg';
import type { Secrets } from './cluster-home.ts';

export const ownerRole = 'wattpact_owner';
export const appRole = 'wattpact_app';
const extensions = ['pg_trgm', 'unaccent', 'btree_gin', 'citext'];

const wanted = (secrets: Secrets) => [
  { role: ownerRole, password: secrets.owner },
  { role: appRole, password: secrets.app },
];

async function createMissingRoles(client: pg.Client, secrets: Secrets): Promise<void> {
  for (const { role, password } of wanted(secrets)) {
    const found = await client.query('select from pg_roles where rolname = $1', [role]);
    if (found.rowCount === 0) await client.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
  }
}

/**
 * Creates what is missing of the database and, given their passwords, of the roles; it may be interrupted and repeated.
 */
export async function ensureDatabase(serverUrl: string, database: string, secrets?: Secrets): Promise<void> {
  await asSuperuser(`${serverUrl}/postgres`, async (client) => {
    if (secrets) await createMissingRoles(client, secrets);
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${ownerRole}`);
  });
  await asSuperuser(`${serverUrl}/${database}`, async (client) => {
    const found = await client.query('select from pg_extension where extname = any($1)', [extensions]);
    if (found.rowCount === extensions.length) return;
    for (const name of extensions) await client.query(`create extension if not exists ${name}`);
    await client.query(`revoke temporary on database ${database} from public`);
    await client.query(`revoke create on schema public from public`);
  });
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
