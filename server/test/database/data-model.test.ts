// docs/data-model.md matches the migrated database.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataModelPage, readDataModel } from './data-model.ts';
import { createTestDatabase } from './test-database.ts';

const file = new URL('../../../docs/data-model.md', import.meta.url);
const database = await createTestDatabase();
const model = await readDataModel(database.ownerUrl);
afterAll(() => database.drop());

test('docs/data-model.md is the migrated database (else: npm run docs:model)', () => {
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(dataModelPage(model));
});

test('it tells keys, lists, what may be missing, and how many refer', () => {
  const page = dataModelPage(model);
  expect(page).toMatch(/^ {4}uuid id PK$/m);
  expect(page).toMatch(/^ {4}text\[\] \w+/m);
  expect(page).toMatch(/^ {4}uuid \w+ FK "optional"$/m);
  expect(page).toMatch(/^ {2}negotiation \|\|--o\{ message : negotiation_id$/m);
});

test('a table without a room, and a room without its table, are told', () => {
  const [column] = model.columns;
  const stray = { table: 'stray', name: 'id', type: 'uuid', optional: false, primary: true };
  expect(() => dataModelPage({ ...model, columns: [...model.columns, stray] })).toThrow(
    'Give these tables a room in data-model.ts: stray',
  );
  const without = model.columns.filter(({ table }) => table !== column?.table);
  expect(() => dataModelPage({ ...model, columns: without })).toThrow(`${column?.table}`);
});
