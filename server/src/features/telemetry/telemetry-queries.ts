// Every statement on the usage counts. Days are those of Portugal.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The names in one order, so that two writers cannot wait for each other. */
export const addCounts = (db: Db, day: string, names: readonly string[]) =>
  sql`insert into usage_count as u (day, name, count)
    select ${day}::date, name, count(*) from unnest(${names}::text[]) as name group by name order by name
    on conflict (day, name) do update set count = u.count + excluded.count`.execute(db);

interface Period {
  from: string;
  to: string;
  names: readonly string[];
}

/** The sum of the given names on each day of the period, oldest first. */
export async function countByDay(db: Db, { from, to, names }: Period) {
  const { rows } = await sql<{ date: string; count: number }>`
    select d::date::text as date, coalesce(sum(u.count), 0)::int as count
    from generate_series(${from}::date, ${to}::date, interval '1 day') d
    left join usage_count u on u.day = d::date and u.name = any(${names}::text[])
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The sum of each of the given names, the most frequent first. */
export async function countByName<Name extends string>(
  db: Db,
  { from, to, names }: Period & { names: readonly Name[] },
): Promise<{ name: Name; count: number }[]> {
  const { rows } = await sql<{ name: Name; count: number }>`
    select name, sum(count)::int as count from usage_count
    where day between ${from}::date and ${to}::date and name = any(${names}::text[])
    group by name order by 2 desc, name`.execute(db);
  return rows;
}

export const deleteCountsBefore = (db: Db, day: string) =>
  db.deleteFrom('usage_count').where('day', '<', day).execute();
