// What stands beside a row, declared as columns of its own statement, so that a record is one read.
import { type RawBuilder, sql } from 'kysely';

/** JSON by the name in which the row carries it. */
export type Columns<Beside extends object> = { readonly [Name in keyof Beside]: RawBuilder<Beside[Name]> };

/** All of them as one JSON object, so that one `case when` decides who gets them. */
export const jsonOf = <Beside extends object>(columns: Columns<Beside>): RawBuilder<Beside> =>
  sql<Beside>`json_build_object(${sql.join(
    Object.entries(columns as Record<string, RawBuilder<unknown>>).map(
      ([name, value]) => sql`${sql.lit(name)}, ${value}`,
    ),
  )})`;
