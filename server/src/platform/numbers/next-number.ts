// Numbers without gaps per calendar year: the counter's row stays locked until the record is written.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * The next number of a kind in the year of `now` in Portugal. A failed transaction returns its number, so call it
 * inside the transaction that writes the record.
 */
export async function nextNumber(db: Db, kind: string, now: Date): Promise<{ year: number; number: number }> {
  const year = Number(lisbonDate(now).slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into number_counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = number_counter.last + 1
    returning last`.execute(db);
  return { year, number: rows[0]?.last ?? 1 };
}

/** `000123`, with at least six digits. */
export const inSixDigits = (number: number): string => String(number).padStart(6, '0');
