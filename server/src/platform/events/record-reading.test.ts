// Which events are marked for the audit log.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';

const { as, db, make } = await startTestApp();
const admin = await make.admin();
const owner = await make.user();

const marks = () => db.selectFrom('event').select(['action', 'record_kind', 'audited', 'data']).orderBy('id').execute();

test('what an administrator opens and exports is marked, and what a company reads of itself is no event', async () => {
  const { id } = await make.entity(owner);
  for (const path of [`/api/legal-entities/${id}`, '/api/legal-entities/export?format=csv'])
    expect((await as(owner).get(path)).status).toBe(200);
  expect(await marks()).toEqual([]);
  for (const path of [`/api/admin/legal-entities/${id}`, '/api/admin/legal-entities/export?format=csv'])
    expect((await as(admin).get(path)).status).toBe(200);
  const about = { record_kind: 'legal_entity', audited: true };
  expect(await marks()).toEqual([
    { ...about, action: 'opened', data: {} },
    { ...about, action: 'exported', data: { format: 'csv', rows: 1 } },
  ]);
  await as(owner).put('/api/users/language', { language: 'en' });
  expect((await marks()).at(-1)).toMatchObject({ action: 'language_changed', audited: false });
});
