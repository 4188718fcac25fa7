// An instant inside JSON that PostgreSQL builds, formatted as everywhere else in the API.
import { type RawBuilder, sql } from 'kysely';

/** ISO 8601 in UTC with milliseconds. @param column a reference in dotted form, e.g. `m.created_at` */
export const isoInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
