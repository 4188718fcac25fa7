// A database of its own for a test file: a clone of the migrated template, ready in a few hundredths of a second.
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  name: string;
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  /** Also cuts off whoever is still connected. */
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { superuserUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const onServer = async (statements: string[]) => {
    const client = new pg.Client(`${superuserUrl}/postgres`);
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await onServer([
    `create database ${name} template template_app strategy file_copy owner wattpact_owner`,
    // A clone inherits no rights on the database itself.
    `revoke temporary on database ${name} from public`,
  ]);
  return {
    name,
    ownerUrl: `${ownerUrl}/${name}`,
    appUrl: `${appUrl}/${name}`,
    superuserUrl: `${superuserUrl}/${name}`,
    drop: () => onServer([`drop database ${name} with (force)`]),
  };
}
