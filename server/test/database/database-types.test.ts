// The generated types stand for the migrated database, and nobody edits them by hand.
import { expect, test } from 'vitest';
import { generateDatabaseTypes } from './database-types.ts';
import { createTestDatabase } from './test-database.ts';

test('the database types are those of the migrated database (else: npm run db:types)', async () => {
  const database = await createTestDatabase();
  await expect(generateDatabaseTypes(database.ownerUrl, { verify: true })).resolves.toBeUndefined();
  await database.drop();
});
