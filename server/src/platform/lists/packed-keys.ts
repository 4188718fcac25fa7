// Stores the keys of a long list in sixteen bytes each: as text they would take five times as much while a file is
// sent.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

const size = 16;

export interface PackedKeys {
  count: number;
  /** Some of the keys from this position on, in their order. */
  from: (place: number, most: number) => string[];
}

/** @param keys a select of `id` in an order */
export async function packKeys(db: Db, keys: RawBuilder<unknown>): Promise<PackedKeys> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select string_agg(uuid_send(k.id), ''::bytea) as packed from (${keys}) k`.execute(db);
  const packed = rows[0]?.packed ?? Buffer.alloc(0);
  const count = packed.length / size;
  return {
    count,
    from: (place, most) =>
      Array.from({ length: Math.max(0, Math.min(most, count - place)) }, (_, index) =>
        packed.toString('hex', (place + index) * size, (place + index + 1) * size),
      ),
  };
}
