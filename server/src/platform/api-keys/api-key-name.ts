// The name of the API key that did something, beside the name of whoever made the key.
import { type RawBuilder, sql } from 'kysely';

/** Null for what a person did. @param column with the key's id: `m.api_key_id` */
export const apiKeyNameOf = (column: string): RawBuilder<string | null> =>
  sql`(select k.name from api_key k where k.id = ${sql.ref(column)})`;
