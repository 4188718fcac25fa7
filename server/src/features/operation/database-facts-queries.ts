// Version and size of the database.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function readDatabaseFacts(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db);
  const { version = '', bytes = 0 } = rows[0] ?? {};
  return { version, bytes: Number(bytes) };
}
