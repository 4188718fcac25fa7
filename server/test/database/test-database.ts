// A database of its own for a test file: a clone of the migrated template, ready in a few hundredths of a second.
import pg from 'pg';
import { inject } from 'vitest';
import { ensureDatabase, ownerRole } from '../../src/platform/embedded-postgres/roles.ts';

export interface TestDatabase {
  name: string;
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  /** Also cuts off whoever is still connected. */
  drop(): Promise<void>;
}

const onServer = async (statements: string[]): Promise<void> => {
  const client = new pg.Client(`${inject('postgres').superuserUrl}/postgres`);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

function newDatabase(): TestDatabase {
  const { superuserUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  return {
    name,
    ownerUrl: `${ownerUrl}/${name}`,
    appUrl: `${appUrl}/${name}`,
    superuserUrl: `${superuserUrl}/${name}`,
    drop: () => onServer([`drop database ${name} with (force)`]),
  };
}

/** Where the system can, it copies the files itself: PostgreSQL then needs a quarter of the time. */
const cloneFiles = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`;

export async function createTestDatabase(): Promise<TestDatabase> {
  const database = newDatabase();
  await onServer([
    cloneFiles,
    `create database ${database.name} template template_app strategy file_copy owner ${ownerRole}`,
    // A clone inherits no rights on the database itself.
    `revoke temporary on database ${database.name} from public`,
  ]);
  return database;
}

/** With roles and extensions alone. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = newDatabase();
  await ensureDatabase(inject('postgres').superuserUrl, database.name);
  return database;
}
