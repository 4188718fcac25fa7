// The calls about legal entities over HTTP: who may, in which state, with which input.

import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { legalEntityPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [stranger, admin] = await Promise.all([t.make.user(), t.make.admin()]);
});
beforeEach(async () => {
  owner = await t.make.user();
});

const payloadOf = async (user: TestUser, changes: Parameters<typeof legalEntityPayload>[1] = {}) =>
  legalEntityPayload([{ fileId: await t.make.file(user), category: 'other' }], changes);

async function created(user: TestUser = owner, changes: Parameters<typeof legalEntityPayload>[1] = {}) {
  const answer = await t.as(user).post('/api/legal-entities/create', await payloadOf(user, changes));
  expect(answer.status).toBe(201);
  return answer.body;
}
const fieldKeys = (answer: { body: { errors?: { path: string; key: string }[] } }) =>
  Object.fromEntries((answer.body.errors ?? []).map(({ path, key }) => [path, key]));

describe('registering', () => {
  test('[ENT-01, ENT-02, ENT-03, ENT-04, ENT-05, ENT-06, ENT-07, ENT-55, ENT-75] answers the whole record, pending, the creator with manage', async () => {
    const entity = await created();
    expect(entity).toMatchObject({
      status: 'pending_validation',
      version: 1,
      name: 'Ventos da Serra, S.A.',
      city: 'Castro Daire',
      postalCode: '3600-123',
      country: 'portugal',
      fiscalInfo: { name: 'Ventos da Serra, S.A.', city: 'Castro Daire', postalCode: '3600-123', country: 'portugal' },
      contact: { firstName: 'Ana', phone: '+351912345678' },
      owner: { id: owner.id },
      files: [{ category: 'other', isTemp: false, validationStatus: 'PENDING' }],
      history: [{ status: 'created', comment: null, changes: [] }],
      allowedActions: ['integrate'],
    });
    expect(entity.employees).toHaveLength(2);
    expect(entity.employees[0]).toMatchObject({
      email: owner.email,
      role: 'manage',
      authorizationLevel: 'administrator',
      userId: owner.id,
      isOwner: true,
    });
    expect(entity.employees[1]).toMatchObject({ email: 'rita@serra.example', userId: null, status: 'invited' });
  });

  test('anonymous 401, unproven address 403', async () => {
    const unproven = await t.make.user({ verified: false });
    expect((await t.anonymous.post('/api/legal-entities/create', {})).status).toBe(401);
    const answer = await t.as(unproven).post('/api/legal-entities/create', await payloadOf(unproven));
    expect(answer).toMatchObject({ status: 403, body: { code: 'error_email_not_verified' } });
  });

  test('[ENT-10, ENT-11, ENT-19, ENT-21, ENT-30, ENT-46] an empty body names every missing field at once', async () => {
    const answer = await t.as(owner).post('/api/legal-entities/create', {});
    expect(answer.status).toBe(400);
    expect(fieldKeys(answer)).toEqual({
      name: 'error_required.name',
      country: 'error_required.country',
      fiscalNumber: 'error_required.fiscal_number',
      streetAddress: 'error_required.street_address',
      city: 'error_required.city',
      postalCode: 'error_required.postal_code',
      contact: 'error_required.contact',
      representatives: 'error_required.representatives',
      files: 'error_required.files',
      declaration: 'error_required.declaration',
    });
  });

  test.each([
    [
      '[ENT-13, ENT-15] check digit',
      { fiscalNumber: '590101375' },
      { fiscalNumber: 'error_invalid.fiscal_number_invalid' },
    ],
    [
      '[ENT-22] Portuguese postal code',
      { postalCode: '3600123' },
      { postalCode: 'error_invalid.postal_code_invalid_portugal' },
    ],
    [
      '[ENT-23] Spanish postal code',
      { country: 'spain', fiscalNumber: 'B64717838', postalCode: '3600-123' },
      { postalCode: 'error_invalid.postal_code_invalid_spain' },
    ],
    [
      '[ENT-25, ENT-26] certificate',
      { permanentCertificate: '1234-5678-901' },
      { permanentCertificate: 'error_invalid.permanent_certificate_invalid' },
    ],
    ['[ENT-27] ACER code', { acerCode: 'ACERNONMP.EU' }, { acerCode: 'error_invalid.acer_code_invalid' }],
    ['[ENT-28] CRIA code', { criaCode: 'abc1234de' }, { criaCode: 'error_invalid.cria_code_invalid' }],
    ['[ENT-20] house number', { houseNumber: 'x'.repeat(21) }, { houseNumber: 'error_max_length' }],
    ['[ENT-11] name', { name: 'x'.repeat(101) }, { name: 'error_max_length' }],
    ['unknown field', { colour: 'red' }, { colour: 'error_unknown_field' }],
    ['[ENT-35] no document', { files: [] }, { files: 'error_min_documents' }],
    ['[ENT-37] no representative', { representatives: [] }, { representatives: 'error_min_items' }],
    ['[ENT-46] no declaration', { declaration: false }, { declaration: 'error_invalid.declaration' }],
  ])('%s is told at its field', async (_, changes, expected) => {
    const answer = await t.as(owner).post('/api/legal-entities/create', { ...(await payloadOf(owner)), ...changes });
    expect(answer.status).toBe(400);
    expect(fieldKeys(answer)).toEqual(expected);
  });

  test('[ENT-36, ENT-42, ENT-45] at most four representatives, no address twice, phone of the contact required', async () => {
    const payload = await payloadOf(owner);
    const [one] = payload.representatives;
    const five = Array.from({ length: 5 }, (_, index) => ({ ...one, email: `r${index}@serra.example` }));
    const twice = await t.as(owner).post('/api/legal-entities/create', {
      ...payload,
      representatives: [one, { ...one, email: 'RITA@serra.example' }],
    });
    expect(fieldKeys(twice)).toEqual({ 'representatives.1.email': 'error_email_in_use' });
    expect(
      fieldKeys(await t.as(owner).post('/api/legal-entities/create', { ...payload, representatives: five })),
    ).toEqual({
      representatives: 'error_max_items',
    });
    const { phone: _, ...contact } = payload.contact;
    expect(fieldKeys(await t.as(owner).post('/api/legal-entities/create', { ...payload, contact }))).toEqual({
      'contact.phone': 'error_phone_number',
    });
  });

  test('[ENT-14, ERR-09] a number in use answers 409 at its field, normalised, and is free again after deletion', async () => {
    const fiscalNumber = nextFiscalNumber();
    const first = await created(owner, { fiscalNumber });
    const again = await t
      .as(stranger)
      .post('/api/legal-entities/create', await payloadOf(stranger, { fiscalNumber: `PT ${fiscalNumber}` }));
    expect(again).toMatchObject({ status: 409, body: { code: 'error_invalid.fiscal_number_in_database' } });
    expect(fieldKeys(again)).toEqual({ fiscalNumber: 'error_invalid.fiscal_number_in_database' });
    expect((await t.as(admin).delete(`/api/admin/legal-entities/${first.id}?force=true`)).status).toBe(204);
    expect((await created(stranger, { fiscalNumber })).fiscalNumber).toBe(fiscalNumber);
  });

  test('[ENT-47, ENT-48, ENT-49] the maximum per user counts what they own and have not deleted', async () => {
    const busy = await t.make.user();
    const owned = await Promise.all(Array.from({ length: 9 }, () => t.make.entity(busy)));
    const { id: others } = await t.make.entity(stranger);
    await t.make.role(others, busy, 'manage');
    await created(busy);
    const eleventh = async () => t.as(busy).post('/api/legal-entities/create', await payloadOf(busy));
    expect(await eleventh()).toMatchObject({ status: 409, body: { code: 'error_max_legal_entities' } });
    expect((await t.as(busy).delete(`/api/legal-entities/${owned[0]?.id}?force=true`)).status).toBe(204);
    expect((await eleventh()).status).toBe(201);
    expect((await eleventh()).status).toBe(409);
  });

  test('the same key and body create once, another body is refused', async () => {
    const body = await payloadOf(owner);
    const key = { 'idempotency-key': 'one-entity' };
    const first = await t.as(owner).post('/api/legal-entities/create', body, key);
    const second = await t.as(owner).post('/api/legal-entities/create', body, key);
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    const other = await t.as(owner).post('/api/legal-entities/create', { ...body, name: 'Outra' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'error_idempotency_key_reused' } });
  });

  test('two creations with one key at once make one entity', async () => {
    const body = await payloadOf(owner);
    const send = () => t.as(owner).post('/api/legal-entities/create', body, { 'idempotency-key': 'twins' });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(two.body.id);
  });

  test("another user's file is no file", async () => {
    const body = legalEntityPayload([{ fileId: await t.make.file(stranger), category: 'other' }]);
    const answer = await t.as(owner).post('/api/legal-entities/create', body);
    expect(answer.status).toBe(400);
    expect(fieldKeys(answer)).toEqual({ 'files.0.fileId': 'error_invalid.file' });
  });
});

describe('reading', () => {
  test('[ENT-74, ENT-76, ENT-102, PERM-09] own ones are listed and read, to others they do not exist', async () => {
    const { id } = await created();
    expect((await t.anonymous.get(`/api/legal-entities/${id}`)).status).toBe(401);
    expect((await t.as(stranger).get(`/api/legal-entities/${id}`)).status).toBe(404);
    expect((await t.as(owner).get('/api/legal-entities/nonsense')).status).toBe(404);
    expect((await t.as(owner).get(`/api/legal-entities/${id}`)).body.id).toBe(id);
    expect((await t.as(admin).get(`/api/legal-entities/${id}`)).status).toBe(200);
    const list = await t.as(owner).get('/api/legal-entities?limit=5');
    expect(list.body).toMatchObject({ page: 1, limit: 5 });
    expect(list.body.items[0].id).toBe(id);
    const strangers = await t.as(await t.make.user()).get('/api/legal-entities');
    expect(strangers.body).toEqual({ items: [], total: 0, page: 1, limit: 10 });
  });

  test('[ENT-78, ENT-79, ENT-80, PERM-01, PERM-04, PERM-05, PERM-06, PERM-14] approved entities and the cumulative role map', async () => {
    const user = await t.make.user();
    const held = await t.make.entity(owner);
    const own = await t.make.entity(user);
    await t.make.entity(user, { status: 'rejected' });
    await t.make.role(held.id, user, 'registry');
    const roles = await t.as(user).get('/api/legal-entities/user-roles');
    expect(roles.body.VIEW).toEqual(expect.arrayContaining([held.id, own.id]));
    expect(roles.body.REGISTRY).toContain(held.id);
    expect(roles.body.CONTRACTING).not.toContain(held.id);
    expect(roles.body.MANAGE).toContain(own.id);
    const approved = await t.as(user).get('/api/legal-entities/approved');
    expect(approved.body).toHaveLength(2);
    expect(approved.body).toContainEqual(expect.objectContaining({ id: held.id, roles: ['view', 'registry'] }));
  });

  test('[ENT-104] administrators filter by name or number and by status', async () => {
    const entity = await created(owner, { name: 'Águas Quentes do Ermo' });
    const find = async (query: string) => (await t.as(admin).get(`/api/admin/legal-entities?${query}`)).body;
    expect((await find('searchQuery=aguas%20quen')).items.map(({ id }: { id: string }) => id)).toEqual([entity.id]);
    expect((await find(`searchQuery=${entity.fiscalNumber}`)).total).toBe(1);
    expect((await find('searchQuery=aguas&status=approved')).total).toBe(0);
    expect((await find('searchQuery=aguas&status=approved&status=pending_validation')).total).toBe(1);
    expect((await t.as(admin).get('/api/admin/legal-entities?status=nonsense')).status).toBe(400);
    expect((await t.as(admin).get('/api/admin/legal-entities?page=0')).status).toBe(400);
    expect((await find('limit=7')).limit).toBe(10);
    expect((await t.as(owner).get('/api/admin/legal-entities')).status).toBe(403);
  });
});

test('[ENT-104] administrators filter by country, market agent, creation and owner; owners only by what is theirs', async () => {
  const agent = await created(owner, { name: 'Serra do Ermo Agente', isMarketAgent: true });
  const other = await created(await t.make.user({ email: 'quiteria.ermo@empresa.example' }), {
    name: 'Serra do Ermo Outra',
  });
  const find = async (query: string, user = admin, base = '/api/admin') =>
    (await t.as(user).get(`${base}/legal-entities?searchQuery=serra%20ermo&${query}`)).body.items
      .map(({ id }: { id: string }) => id)
      .sort();
  const both = [agent.id, other.id].sort();
  const today = lisbonDate(new Date());
  expect(await find('isMarketAgent=true')).toEqual([agent.id]);
  expect(await find('isMarketAgent=false')).toEqual([other.id]);
  expect(await find(`countries=${agent.country}`)).toContain(agent.id);
  expect(await find('countries=malta')).toEqual([]);
  expect(await find(`createdAtStart=${today}&createdAtEnd=${today}`)).toEqual(both);
  expect(await find('createdAtEnd=2020-01-01')).toEqual([]);
  expect(await find('owner=quiteria')).toEqual([other.id]);
  expect(await find('owner=quiteria%20nobody')).toEqual([]);
  expect(await find('owner=quiteria', owner, '/api')).toEqual([agent.id]);
});

describe('deleting', () => {
  const remove = (user: TestUser, id: string, step: string) => t.as(user).delete(`/api/legal-entities/${id}?${step}`);

  test('[ENT-66, ENT-67, ENT-69, ENT-73, ENT-81] in two steps, by manage, not while pending; then it is gone for its people', async () => {
    const entity = await t.make.entity(owner);
    const clerk = await t.make.user();
    await t.make.role(entity.id, clerk, 'contracting');
    const pending = await t.make.entity(owner, { status: 'pending_validation' });
    expect((await remove(owner, entity.id, '')).status).toBe(400);
    expect((await remove(owner, entity.id, 'dry_run=true&force=true')).status).toBe(400);
    expect((await remove(clerk, entity.id, 'dry_run=true')).status).toBe(403);
    expect((await remove(stranger, entity.id, 'dry_run=true')).status).toBe(404);
    expect((await remove(owner, pending.id, 'dry_run=true')).status).toBe(409);
    expect((await remove(owner, entity.id, 'dry_run=true')).status).toBe(204);
    expect((await t.as(owner).get(`/api/legal-entities/${entity.id}`)).status).toBe(200);
    expect((await remove(owner, entity.id, 'force=true')).status).toBe(204);
    for (const url of [`/api/legal-entities/${entity.id}`, `/api/legal-entities/${entity.id}/history`])
      expect((await t.as(owner).get(url)).status).toBe(404);
    expect((await t.as(admin).get(`/api/admin/legal-entities/${entity.id}`)).body.status).toBe('deleted');
    expect(
      (await t.as(admin).get('/api/admin/legal-entities?limit=100')).body.items.map(({ id }: { id: string }) => id),
    ).not.toContain(entity.id);
  });

  test('[ENT-68, ENT-70, ENT-82, ERR-12] dependents stop the owner with kinds and counts; an administrator deletes them along with it', async () => {
    const entity = await t.make.entity(owner);
    const project = await t.make.project(owner, entity.id);
    await t.make.offer(owner, entity.id);
    const conflicts = [
      { kind: 'projects', count: 1 },
      { kind: 'offers', count: 1 },
    ];
    for (const step of ['dry_run=true', 'force=true']) {
      expect(await remove(owner, entity.id, step)).toMatchObject({ status: 409, body: { conflicts } });
    }
    const dry = await t.as(admin).delete(`/api/admin/legal-entities/${entity.id}?dry_run=true`);
    expect(dry).toMatchObject({ status: 409, body: { code: 'error_conflict_on_deletion', conflicts } });
    expect((await t.as(admin).delete(`/api/admin/legal-entities/${entity.id}?force=true`)).status).toBe(204);
    expect((await t.as(admin).get(`/api/admin/projects/${project.id}`)).body).toMatchObject({
      status: 'deleted',
      isPublishedInMarketplace: false,
    });
  });
});

describe('[VAL-12, VAL-13, VAL-14, VAL-15] fiscal numbers', () => {
  test('verification tells validity and use, info only of approved entities', async () => {
    const entity = await t.make.entity(owner, { name: 'Fotão Teste, Lda.' });
    const pending = await t.make.entity(owner, { status: 'pending_validation' });
    const verify = async (number: string) => (await t.as(stranger).get(`/api/fiscal-number/portugal/${number}`)).body;
    expect(await verify(entity.fiscalNumber)).toEqual({ valid: true, existsInDatabase: true });
    expect(await verify(pending.fiscalNumber)).toEqual({ valid: true, existsInDatabase: true });
    expect(await verify('501964843')).toEqual({ valid: true, existsInDatabase: false });
    expect(await verify('501964842')).toEqual({ valid: false, existsInDatabase: false });
    expect((await t.as(stranger).get('/api/fiscal-number/atlantis/1')).status).toBe(400);
    expect((await t.anonymous.get('/api/fiscal-number/portugal/1')).status).toBe(401);
    const info = await t.as(stranger).get(`/api/fiscal-info/fiscal-number/PT${entity.fiscalNumber}`);
    expect(info.body).toEqual({
      name: 'Fotão Teste, Lda.',
      streetAddress: 'Rua do Moinho 4',
      city: 'Castro Daire',
      postalCode: '3600-123',
      country: 'portugal',
      fiscalNumber: entity.fiscalNumber,
    });
    expect((await t.as(stranger).get(`/api/fiscal-info/fiscal-number/${pending.fiscalNumber}`)).status).toBe(404);
  });

  test('after 60 hits an hour a person is refused every number alike', async () => {
    const reader = await t.make.user();
    const { fiscalNumber } = await t.make.entity(owner);
    const pending = await t.make.entity(owner, { status: 'pending_validation' });
    const ask = async (number: string) => (await t.as(reader).get(`/api/fiscal-info/fiscal-number/${number}`)).status;
    const [misses, hits] = [[pending.fiscalNumber, pending.fiscalNumber], Array(60).fill(fiscalNumber)];
    const statuses: number[] = [];
    for (const number of [...misses, ...hits, fiscalNumber, pending.fiscalNumber]) statuses.push(await ask(number));
    expect(statuses).toEqual([404, 404, ...Array(60).fill(200), 429, 429]);
  });
});
