// Every list by name, in the order of the reader's language: over HTTP, page by page, and as a file.

import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

const shared = ['Álamo', 'alamos', 'bétula', 'Carvalho', 'Dália'];
const parks = ['Parque 9', 'Parque 9', 'Parque 10'];
const inOrder = {
  pt: [...shared, 'Nora', 'Ñora', 'Noz', ...parks],
  en: [...shared, 'Nora', 'Ñora', 'Noz', ...parks],
  es: [...shared, 'Nora', 'Noz', 'Ñora', ...parks],
} as const;
/** In the order of creation, which is no alphabetical order. */
const names = inOrder.pt.toSorted((one, other) => (one < other ? 1 : -1));
type Language = keyof typeof inOrder;

let t: TestApp;
let readers: Record<Language, { user: TestUser; admin: TestUser }>;

beforeAll(async () => {
  t = await startTestApp();
  const { make } = t;
  const first = await make.user();
  const second = await make.user({ language: 'es' });
  const third = await make.user({ language: 'en' });
  const admins = await Promise.all(
    (['pt', 'en', 'es'] as const).map((language) => make.user({ language, isAdmin: true })),
  );
  const [pt, en, es] = admins as [TestUser, TestUser, TestUser];
  readers = { pt: { user: first, admin: pt }, en: { user: third, admin: en }, es: { user: second, admin: es } };
  for (const name of names) {
    const { id } = await make.entity(first, { name });
    for (const user of [second, third]) await make.role(id, user, 'manage');
    await make.project(first, id, { designation: name });
    await make.offer(first, id, { name });
    await t.as(first).post('/api/energy-contracts', { ...contractPayload(id), name });
    const { id: userId } = await make.user();
    await t.db.updateTable('app_user').set({ first_name: name, last_name: 'Reis' }).where('id', '=', userId).execute();
  }
});

/** Page by page, so that no row is shown twice or left out. */
async function namesOf(reader: TestUser, path: string, sortOrder: 'asc' | 'desc'): Promise<string[]> {
  const found = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const query = `sortByName=true&sortOrder=${sortOrder}&limit=2&page=${page}`;
    const { status, body } = await t.as(reader).get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
    expect([path, status]).toEqual([path, 200]);
    for (const { id, designation, name, displayName } of body.items) {
      expect(found.has(id)).toBe(false);
      found.set(id, (designation ?? name ?? displayName).replace(' Reis', ''));
    }
    if (body.items.length === 0) return [...found.values()];
  }
}

describe.each(['pt', 'en', 'es'] as const)('for a reader of %s', (language) => {
  test.each<[path: string, who: 'user' | 'admin']>([
    ['/api/projects', 'user'],
    ['/api/search/projects', 'user'],
    ['/api/admin/projects', 'admin'],
    ['/api/offers', 'user'],
    ['/api/search/offers', 'user'],
    ['/api/admin/offers', 'admin'],
    ['/api/energy-contracts', 'user'],
    ['/api/admin/energy-contracts', 'admin'],
    ['/api/legal-entities', 'user'],
    ['/api/admin/legal-entities', 'admin'],
    ['/api/admin/users?searchQuery=Reis', 'admin'],
  ])('[SRCH-13] %s', async (path, who) => {
    const reader = readers[language][who];
    expect(await namesOf(reader, path, 'asc')).toEqual(inOrder[language]);
    expect(await namesOf(reader, path, 'desc')).toEqual(inOrder[language].toReversed());
  });

  test.each(['/api/projects/approved', '/api/offers/approved', '/api/legal-entities/approved'])('%s', async (path) => {
    const { body } = await t.as(readers[language].user).get(path);
    expect(body.map(({ designation, name }: { designation?: string; name?: string }) => designation ?? name)).toEqual(
      inOrder[language],
    );
  });

  test('a list as a file', async () => {
    const { user } = readers[language];
    const path = '/api/projects/export?format=csv&columns=name&sortByName=true&sortOrder=asc';
    const { status, body } = await t.as(user).get(path);
    expect([status, String(body).split('\r\n').slice(1, -1)]).toEqual([200, inOrder[language]]);
  });
});

test('the participants of a negotiation', async () => {
  const [owner, buyer] = await Promise.all([t.make.user(), t.make.user({ language: 'es' })]);
  const [sellers, buyers] = [await t.make.entity(owner), await t.make.entity(buyer)];
  for (const name of names) {
    const person = await t.make.user();
    await t.make.role(sellers.id, person, 'contracting');
    const named = { first_name: name, last_name: 'Reis' };
    await t.db.updateTable('app_user').set(named).where('id', '=', person.id).execute();
  }
  const { id: projectId } = await t.make.project(owner, sellers.id);
  const body = { entityType: 'PROJECT', projectId, legalEntityId: buyers.id, message: 'Bom dia' };
  const { id } = (await t.as(buyer).post('/api/negotiations', body)).body;
  const seen = async (reader: TestUser) =>
    (await t.as(reader).get(`/api/negotiations/${id}`)).body.participants
      .filter(({ displayName }: { displayName: string }) => displayName.endsWith(' Reis'))
      .map(({ displayName }: { displayName: string }) => displayName.replace(' Reis', ''));
  expect(await seen(buyer)).toEqual(inOrder.es);
  expect(await seen(owner)).toEqual(inOrder.pt);
});

test('who changes the language finds the lists in its order at once', async () => {
  const { user } = readers.en;
  const change = (language: Language) => t.as(user).put('/api/users/language', { language });
  expect((await change('es')).status).toBe(200);
  expect(await namesOf(user, '/api/projects', 'asc')).toEqual(inOrder.es);
  await change('en');
});
