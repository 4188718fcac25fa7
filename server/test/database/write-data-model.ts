// `npm run docs:model`: writes docs/data-model.md again after a migration.
import { writeFileSync } from 'node:fs';
import { dataModelPage, readDataModel } from './data-model.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

const database = await startThrowawayDatabase('wattpact');
try {
  const page = dataModelPage(await readDataModel(database.ownerUrl));
  writeFileSync(new URL('../../../docs/data-model.md', import.meta.url), page);
} finally {
  await database.stop();
}
