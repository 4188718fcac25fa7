// A deleted search can be brought back for a minute, exactly as it was; then it is gone.
import { removedSearchKeptMs } from '@wattpact/domain/saved-searches/saved-search';
import { beforeEach, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { deleteRemoved } from './saved-search-queries.ts';

const { as, make, db } = await startTestApp();
let saver: TestUser;
beforeEach(async () => {
  saver = await make.user();
});

const save = async (changes: object = {}): Promise<{ id: string }> => {
  const filters = { technologies: ['SOLAR_POWER'], maxPrice: 40 };
  const body = { name: 'Solar até 40', notify: true, listEntity: 'projects', filters, ...changes };
  return (await as(saver).post('/api/search/save', body)).body;
};
const list = async () => (await as(saver).get('/api/search')).body.items;
const restore = (id: string, user = saver) => as(user).post(`/api/search/${id}/restore`);

test('[SRCH-54] brought back, it is where it was, with its filters, its alerts and its version', async () => {
  const first = await save();
  await save({ name: 'Outra', notify: false });
  const before = await list();
  expect((await as(saver).delete(`/api/search/${first.id}`)).status).toBe(204);
  expect(await list()).toHaveLength(1);
  expect((await as(saver).get(`/api/search/${first.id}`)).status).toBe(404);
  expect((await as(saver).delete(`/api/search/${first.id}`)).status).toBe(404);
  expect(await restore(first.id)).toMatchObject({ status: 200, body: before[1] });
  expect(await list()).toEqual(before);
});

test('[SRCH-54] nobody else brings it back, and what was not deleted is 404', async () => {
  const { id } = await save();
  expect((await restore(id)).status).toBe(404);
  await as(saver).delete(`/api/search/${id}`);
  expect((await restore(id, await make.user())).status).toBe(404);
  expect((await restore('x')).status).toBe(404);
});

test('[SRCH-54] after a minute its job deletes it, unless it was brought back meanwhile', async () => {
  const [kept, gone] = [await save(), await save()];
  for (const { id } of [kept, gone]) await as(saver).delete(`/api/search/${id}`);
  await restore(kept.id);
  const later = new Date(Date.now() + removedSearchKeptMs);
  for (const { id } of [kept, gone]) await deleteRemoved(db, id, later);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  expect((await restore(gone.id)).status).toBe(404);
});
