// What a person loses is lost with their next request, also in another process whose shared connections have just
// answered them: nothing about a caller is remembered between two calls.
import { expect, test } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

const here = await startTestApp();
const { make, db } = here;
const elsewhere = await startTestApp({}, { ...here.database, drop: async () => {} });
const [owner, admin] = [await make.user(), await make.admin()];
const entity = await make.entity(owner);
const path = `/api/legal-entities/${entity.id}`;

async function reader() {
  const person = await make.user();
  await make.role(entity.id, person, 'view');
  const asked = (calls: number) =>
    Promise.all(Array.from({ length: calls }, async () => (await elsewhere.as(person).get(path)).status));
  // More at once than there are shared connections.
  expect(new Set(await asked(12))).toEqual(new Set([200]));
  return { person, next: async () => (await asked(1))[0] };
}

test('a session that was ended', async () => {
  const { person, next } = await reader();
  expect((await here.as(person).get('/api/auth/logout')).status).toBe(200);
  expect(await next()).toBe(401);
});

test('[AUTH-45] a user whom an administrator has disabled', async () => {
  const { person, next } = await reader();
  expect((await here.as(admin).patch(`/api/admin/users/${person.id}/status/inactive`)).status).toBe(200);
  expect(await next()).toBe(401);
});

test('[PERM-08] a role that was taken away', async () => {
  const { person, next } = await reader();
  const removed_at = new Date().toISOString();
  await db.updateTable('employee').set({ removed_at }).where('user_id', '=', person.id).execute();
  expect(await next()).toBe(404);
  expect((await elsewhere.as(owner).get(path)).status).toBe(200);
});

test('[PERM-13] an entity that is no longer approved', async () => {
  const { person } = await reader();
  const negotiations = async () => (await elsewhere.as(person).get('/api/negotiations')).status;
  expect(await negotiations()).toBe(200);
  await db.updateTable('legal_entity').set({ status: 'rejected' }).where('id', '=', entity.id).execute();
  expect(await negotiations()).toBe(403);
});
