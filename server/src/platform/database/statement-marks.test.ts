// Marked statements are prepared once per connection and return the rows of their values; others are not prepared.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { prepared } from './statement-marks.ts';

const { db } = await startTestApp();

test('a marked statement is planned once for a connection, whatever its values', async () => {
  // A transaction keeps its connection.
  await db.transaction().execute(async (connection) => {
    const double = async (value: number) => {
      const { rows } = await sql<{ twice: number }>`select ${prepared} ${value}::int * 2 as twice`.execute(connection);
      return rows[0]?.twice;
    };
    expect([await double(1), await double(21)]).toEqual([2, 42]);
    await sql`select ${1}::int * 3 as thrice`.execute(connection);
    const { rows } = await sql<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements where statement like '%twice%'
      union all select 0 from pg_prepared_statements where statement like '%as thrice%'`.execute(connection);
    expect(rows).toEqual([{ uses: 2 }]);
  });
});
