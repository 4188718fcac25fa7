// Changes rows that a trigger keeps as they are, as only a test does.
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/** @param owner of the tables: the server's role may not switch triggers off */
export const withoutTriggers = <Answer>(owner: Db, table: string, act: (db: Db) => Promise<Answer>): Promise<Answer> =>
  owner.transaction().execute(async (db) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    const answer = await act(db);
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
    return answer;
  });
