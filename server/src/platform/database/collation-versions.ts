// An index keeps the sort order of the collation library with which it was built. With another version of the library,
// or of the system's locale, it finds wrong rows or none until it is rebuilt.
import { sql } from 'kysely';
import type { Db } from './database.ts';

interface Changed {
  name: string;
  made: string;
  now: string;
  statements: string[];
}

/** The warnings for the operator, one line each. */
export async function collationWarnings(db: Db): Promise<string[]> {
  const { rows } = await sql<Changed>`
    select c.collname as name, c.collversion as made, pg_collation_actual_version(c.oid) as now,
      array_agg(format('REINDEX INDEX %s;', i.indexrelid::regclass) order by i.indexrelid::regclass::text)
        || format('ALTER COLLATION %s REFRESH VERSION;', c.oid::regcollation) as statements
    from pg_collation c join pg_index i on c.oid = any(i.indcollation::oid[])
    where c.collversion <> pg_collation_actual_version(c.oid)
    group by c.oid, c.collname, c.collversion
    union all
    select 'of the database', d.datcollversion, pg_database_collation_actual_version(d.oid),
      array[format('REINDEX DATABASE %I;', d.datname), format('ALTER DATABASE %I REFRESH COLLATION VERSION;', d.datname)]
    from pg_database d
    where d.datname = current_database() and d.datcollversion <> pg_database_collation_actual_version(d.oid)
    order by name`.execute(db);
  return rows.map(
    ({ name, made, now, statements }) =>
      `The collation ${name} has another version than its indexes were made with (${now}, not ${made}): lists may miss rows. ` +
      `Run as the owner, one statement at a time: ${statements.join(' ')}`,
  );
}
