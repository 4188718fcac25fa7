// Works through the rows of a stored job (an import, a bulk decision): each row in a transaction of its own, together with
// the note of its result. So whoever goes on after a killed process, or works through them twice, does nothing twice.
import type { Db } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/** The row cannot be done: the transaction takes back what it has written, and the reason is noted in one of its own. */
export class RefusedRow extends Error {
  readonly note: (db: Db) => Promise<void>;
  constructor(note: (db: Db) => Promise<void>) {
    super('refused');
    this.note = note;
  }
}

/** A process that is to stop waits for its jobs, so each of them does only some rows and leaves the others to the next. */
export const rowsOfAJob = 50;

/**
 * @param next does the next row; false when none is left
 * @param most rows at once
 * @returns whether rows are left
 */
export async function workThroughRows(
  { db }: Pick<Platform, 'db'>,
  next: (db: Db) => Promise<boolean>,
  most: number = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let count = 0; count < most; count += 1) {
    try {
      if (!(await db.transaction().execute(next))) return false;
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      await db.transaction().execute(error.note);
    }
  }
  return true;
}
