// Saved terms over HTTP: who in the company reads and writes them, their bounds, and that they go with the company.
import { mostSavedTerms } from '@wattpact/domain/saved-terms/saved-terms';
import { beforeEach, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const { as, make } = await startTestApp();
const path = '/api/saved-terms';
let owner: TestUser;
let reader: TestUser;
let trader: TestUser;
let stranger: TestUser;
let entityId: string;
beforeEach(async () => {
  [owner, reader, trader, stranger] = await Promise.all([make.user(), make.user(), make.user(), make.user()]);
  entityId = (await make.entity(owner)).id;
  await make.entity(stranger);
  await make.role(entityId, reader, 'view');
  await make.role(entityId, trader, 'contracting');
});

const terms = { pricingType: 'FIXED_PRICING', price: 41.5, contractStructure: ['PAY_AS_PRODUCED'] };
const save = (user: TestUser, changes: object = {}) =>
  as(user).post(path, { legalEntityId: entityId, name: 'PPA solar', terms, ...changes });
const namesOf = async (user: TestUser, query = '') =>
  (await as(user).get(`${path}${query}`)).body.map(({ name }: { name: string }) => name);

test('[CON-157] CONTRACTING saves terms, everybody in the company reads them, nobody else does', async () => {
  const { status, body } = await save(trader);
  expect(status).toBe(201);
  expect(body).toMatchObject({ version: 1, legalEntityId: entityId, terms, allowedActions: ['edit', 'delete'] });
  expect(await namesOf(reader)).toEqual(['PPA solar']);
  expect((await as(reader).get(`${path}/${body.id}`)).body).toMatchObject({ terms, allowedActions: [] });
  expect(await namesOf(stranger)).toEqual([]);
  expect(await namesOf(stranger, `?legalEntityId=${entityId}`)).toEqual([]);
  expect((await as(stranger).get(`${path}/${body.id}`)).status).toBe(404);
  expect((await as(await make.admin()).get(`${path}/${body.id}`)).status).toBe(404);
});

test('[CON-157] a reader saves, changes and deletes nothing, a stranger does not know of them', async () => {
  const { id } = (await save(trader)).body;
  expect((await save(reader, { name: 'Outro' })).status).toBe(403);
  expect((await save(stranger, { name: 'Outro' })).body.errors[0].path).toBe('legalEntityId');
  for (const [user, status] of [
    [reader, 403],
    [stranger, 404],
  ] as const) {
    expect((await as(user).put(`${path}/${id}`, { name: 'Outro' })).status).toBe(status);
    expect((await as(user).delete(`${path}/${id}`)).status).toBe(status);
  }
});

test('[CON-159] a name is used once in a company, whatever its case', async () => {
  const { body } = await save(trader);
  expect(await save(owner, { name: 'ppa SOLAR' })).toMatchObject({
    status: 409,
    body: { code: 'error_saved_terms_name' },
  });
  const other = (await save(owner, { name: 'Eólico' })).body;
  expect((await as(owner).put(`${path}/${other.id}`, { name: 'PPA Solar' })).status).toBe(409);
  expect((await as(owner).put(`${path}/${body.id}`, { name: 'PPA SOLAR' })).body.name).toBe('PPA SOLAR');
});

test('[CON-159] they are renamed, replaced and deleted; a stale version is 412', async () => {
  const { id } = (await save(trader)).body;
  const renamed = await as(trader).put(`${path}/${id}`, { name: 'Base' }, { 'if-match': '1' });
  expect(renamed.body).toMatchObject({ name: 'Base', version: 2, terms });
  expect((await as(trader).put(`${path}/${id}`, { name: 'X' }, { 'if-match': '1' })).status).toBe(412);
  const replaced = await as(trader).put(`${path}/${id}`, { name: 'Base', terms: { price: 40 } });
  expect(replaced.body.terms).toEqual({ price: 40 });
  expect((await as(trader).delete(`${path}/${id}`)).status).toBe(204);
  expect(await namesOf(owner)).toEqual([]);
});

test('[CON-159] a company keeps at most fifty', async () => {
  for (let count = 0; count < mostSavedTerms; count += 1) await save(owner, { name: `Termos ${count}` });
  expect(await save(owner, { name: 'Mais' })).toMatchObject({
    status: 409,
    body: { code: 'error_too_many_saved_terms' },
  });
  expect(await namesOf(owner)).toHaveLength(mostSavedTerms);
});

test('[CON-160] they go with their company', async () => {
  const { id } = (await save(owner)).body;
  expect((await as(owner).delete(`/api/legal-entities/${entityId}?force=true`)).status).toBe(204);
  expect((await as(owner).get(`${path}/${id}`)).status).toBe(404);
});
