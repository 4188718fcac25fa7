// What a move asks of the old database beside its rows.
import type pg from 'pg';

/** Somebody else is connected: a server, or a process of jobs. */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()',
  );
  return rowCount !== 0;
}

/** Another one afterwards means that somebody wrote meanwhile. */
export const newestEvent = async (client: pg.ClientBase): Promise<unknown> =>
  (await client.query('select id from event order by id desc limit 1')).rows[0]?.id;
