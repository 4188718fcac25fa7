// Statements that wait for a lock, for tests of two calls at once.
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from '../support/test-app.ts';

/** Returns once so many statements in the tests' database wait for a lock. */
export const untilWaiting = (db: TestApp['db'], count = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows.length).toBeGreaterThanOrEqual(count);
    },
    { timeout: 30_000 },
  );
