// The test's database as its owner has it, for what the server's role may not do.
import { createDb, createPool, type Db } from '../../src/platform/database/database.ts';
import { atEndOfFile } from '../support/end-of-file.ts';
import type { TestApp } from '../support/test-app.ts';

export function ownerDb({ database }: Pick<TestApp, 'database'>): Db {
  const pool = createPool({ url: database.ownerUrl, max: 1, lanes: 1 });
  atEndOfFile(() => pool.end());
  return createDb(pool);
}
