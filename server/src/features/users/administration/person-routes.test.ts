// What administrators see of a person beside the account, over HTTP on a real database.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { newId } from '../../../platform/ids.ts';

const t = await startTestApp();
const admin = await t.make.admin();
const of = (id: string, part: string) => t.as(admin).get(`/api/admin/users/${id}/${part}`);

test.each(['person', 'acts'])('the %s of a user is for administrators, and of a user who exists', async (part) => {
  const user = await t.make.user();
  const path = `/api/admin/users/${user.id}/${part}`;
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await t.as(user).get(path)).status).toBe(403);
  expect((await t.as(admin).get(path)).status).toBe(200);
  for (const id of [newId(), 'no-id']) expect((await of(id, part)).status).toBe(404);
  expect((await of(user.id, 'acts?page=0')).status).toBe(400);
});

test('[ADM-55] a person stands with their companies and roles, without those that they left', async () => {
  const [holder, person] = [await t.make.user(), await t.make.user()];
  const own = await t.make.entity(person, { name: 'Própria, Lda.', status: 'pending_validation' });
  const other = await t.make.entity(holder, { name: 'Alheia, Lda.' });
  await t.make.role(other.id, person, 'view');
  const left = await t.make.entity(holder);
  const place = await t.make.role(left.id, person, 'registry');
  await t.db.updateTable('employee').set({ removed_at: new Date().toISOString() }).where('id', '=', place).execute();
  await t.make.entity(person, { status: 'deleted' });
  const { companies } = (await of(person.id, 'person')).body;
  expect(companies).toMatchObject([
    { legalEntityId: own.id, name: 'Própria, Lda.', status: 'pending_validation', role: 'manage', isHolder: true },
    { legalEntityId: other.id, name: 'Alheia, Lda.', status: 'approved', role: 'view', isHolder: false },
  ]);
});

test('[AUTH-58] people read their own companies and roles, and no others', async () => {
  const [person, other] = [await t.make.user(), await t.make.user()];
  const own = await t.make.entity(person, { name: 'Minha, Lda.' });
  const foreign = await t.make.entity(other, { name: 'Do Outro, Lda.' });
  await t.make.role(foreign.id, person, 'registry');
  expect((await t.anonymous.get('/api/users/me/legal-entities')).status).toBe(401);
  expect((await t.as(person).get('/api/users/me/legal-entities')).body).toMatchObject([
    { legalEntityId: own.id, name: 'Minha, Lda.', role: 'manage', isHolder: true, since: expect.any(String) },
    { legalEntityId: foreign.id, name: 'Do Outro, Lda.', role: 'registry', isHolder: false },
  ]);
  expect((await t.as(other).get('/api/users/me/legal-entities')).body).toHaveLength(1);
  expect((await t.as(admin).get('/api/users/me/legal-entities')).body).toEqual([]);
});

test('[ADM-55] sessions name browser and system, and go when they end; sign-ins stay', async () => {
  const email = 'eva@sessoes.example';
  const password = 'Correct-1horse';
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const names = { firstName: 'Eva', lastName: 'Sessões', language: 'pt', acceptTerms: true };
  const opened = await t.anonymous.post('/api/auth/sign-up', { ...names, email, password }, { 'user-agent': agent });
  expect(opened.status).toBe(201);
  const { id } = opened.body.user;
  const signedIn = await t.anonymous.post('/api/auth/login', { email, password }, { 'user-agent': agent });
  const before = (await of(id, 'person')).body;
  expect(before.sessions.map(({ device, method }: { device: string; method: string }) => [device, method])).toEqual([
    ['Chrome, Linux', 'password'],
    ['Chrome, Linux', 'password'],
  ]);
  expect(JSON.stringify(before)).not.toContain(signedIn.body.token);
  await t.as(signedIn.body).get('/api/auth/logout');
  const after = (await of(id, 'person')).body;
  expect(after.sessions).toHaveLength(1);
  expect(after.signIns).toEqual(before.signIns);
  expect(after.signIns[0]).toMatchObject({ method: 'password' });
});

test('[ADM-55] acts are listed newest first, with the present name of their record, page by page', async () => {
  const user = await t.make.user();
  const entity = await t.make.entity(user, { name: 'Barro Novo, S.A.' });
  expect((await t.as(user).put('/api/users/language', { language: 'es' })).status).toBe(200);
  const removed = await t.as(user).delete(`/api/legal-entities/${entity.id}?force=true`);
  expect(removed.status).toBe(204);
  const { body } = await of(user.id, 'acts?limit=5');
  expect(body.items[0]).toMatchObject({
    action: 'deleted',
    recordKind: 'legal_entity',
    recordId: entity.id,
    recordName: 'Barro Novo, S.A.',
  });
  expect(body.total).toBe(body.items.length);
  expect((await of(user.id, 'acts?page=2&limit=5')).body.items).toEqual([]);
});
