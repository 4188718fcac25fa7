// `npm run db:types`: writes the database types anew after a migration; with --verify it only compares.
import { generateDatabaseTypes } from './database-types.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

const verify = process.argv.includes('--verify');
const database = await startThrowawayDatabase('wattpact');
try {
  await generateDatabaseTypes(database.ownerUrl, { verify });
  console.log(verify ? 'The database types are fresh.' : 'The database types are written.');
} catch (error) {
  console.error(verify ? 'The database types are stale: run "npm run db:types".' : error);
  process.exitCode = 1;
} finally {
  await database.stop();
}
