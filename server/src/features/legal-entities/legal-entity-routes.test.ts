// The calls about legal entities over HTTP: who may, in which state, with which input.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../testing/factories.ts';
import { legalEntityPayload, nextFiscalNumber } from '../../testing/sample-payloads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

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
const approve = (id: string, body: object = {}, headers?: Record<string, string>) =>
  t.as(admin).post(`/api/admin/legal-entities/${id}/approve`, body, headers);
const fieldKeys = (answer: { body: { errors?: { path: string; key: string }[] } }) =>
  Object.fromEntries((answer.body.errors ?? []).map(({ path, key }) => [path, key]));

describe('registering', () => {
  test('[ENT-01, ENT-02, ENT-04, ENT-05, ENT-06, ENT-07, ENT-55, ENT-75] answers the whole record, pending, the creator with manage', async () => {
    const entity = await created();
    expect(entity).toMatchObject({
      status: 'pending_validation',
      version: 1,
      name: 'Ventos da Serra, S.A.',
      fiscalInfo: { name: 'Ventos da Serra, S.A.', city: 'Castro Daire', postalCode: '3600-123', country: 'portugal' },
      contact: { firstName: 'Ana', phone: '+351912345678' },
      owner: { id: owner.id },
      files: [{ category: 'other', isTemp: false, validationStatus: 'PENDING' }],
      history: [{ status: 'created', comment: null, changes: [] }],
      allowedActions: [],
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

  test('anonymous 401, administrator 403, unproven address 403', async () => {
    const unproven = await t.make.user({ verified: false });
    expect((await t.anonymous.post('/api/legal-entities/create', {})).status).toBe(401);
    expect((await t.as(admin).post('/api/legal-entities/create', await payloadOf(admin))).status).toBe(403);
    const answer = await t.as(unproven).post('/api/legal-entities/create', await payloadOf(unproven));
    expect(answer).toMatchObject({ status: 403, body: { code: 'error_email_not_verified' } });
  });

  test('[ENT-10, ENT-11, ENT-19, ENT-21, ENT-30, ENT-43, ENT-44, ENT-46] an empty body names every missing field at once', async () => {
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

  test('[ENT-47, ENT-48, ENT-49] the maximum per user counts what he owns and has not deleted', async () => {
    const busy = await t.make.user();
    for (let index = 0; index < 10; index += 1) await t.make.entity(busy);
    const eleventh = await t.as(busy).post('/api/legal-entities/create', await payloadOf(busy));
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'error_max_legal_entities' } });
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

describe('review', () => {
  test('[ENT-56, ENT-57, ADM-23, ADM-24] approval and rejection with comments; repeating is 409; the files follow', async () => {
    const { id } = await created();
    expect((await t.as(owner).post(`/api/admin/legal-entities/${id}/approve`, {})).status).toBe(403);
    expect(fieldKeys(await t.as(admin).post(`/api/admin/legal-entities/${id}/reject`, {}))).toEqual({
      comment: 'error_comment',
    });
    expect(fieldKeys(await t.as(admin).post(`/api/admin/legal-entities/${id}/reject`, { comment: '  ' }))).toEqual({
      comment: 'error_comment',
    });
    const rejected = await t.as(admin).post(`/api/admin/legal-entities/${id}/reject`, { comment: 'Falta a certidão.' });
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      version: 2,
      history: [{ status: 'rejected', comment: 'Falta a certidão.' }, {}],
    });
    expect(rejected.body.files[0].validationStatus).toBe('REJECTED');
    expect((await t.as(admin).post(`/api/admin/legal-entities/${id}/reject`, { comment: 'Outra vez' })).status).toBe(
      409,
    );
    const approved = await approve(id, { comment: 'Conferido.' });
    expect(approved.body).toMatchObject({ status: 'approved', version: 3 });
    expect(approved.body.files[0].validationStatus).toBe('VALIDATED');
    expect((await approve(id)).status).toBe(409);
    expect((await approve('0192d5a0-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('[ENT-83, ADM-26, ADM-27] the status call sets review statuses only, with a comment to reject', async () => {
    const { id } = await created();
    const set = (status: string, body: object = {}) =>
      t.as(admin).patch(`/api/admin/legal-entities/${id}/${status}`, body);
    expect((await set('closed')).status).toBe(400);
    expect((await set('pending_validation')).status).toBe(409);
    expect(fieldKeys(await set('rejected'))).toEqual({ comment: 'error_comment' });
    expect((await set('approved')).body.status).toBe('approved');
    expect((await set('pending_validation')).body.status).toBe('pending_validation');
  });

  test('two administrators decide at once: one wins, the other learns that it is decided', async () => {
    const { id } = await created();
    const other = await t.make.admin();
    const answers = await Promise.all([approve(id), t.as(other).post(`/api/admin/legal-entities/${id}/approve`, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await t
      .as(admin)
      .post(`/api/admin/legal-entities/${id}/reject`, { comment: 'x' }, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'error_version_mismatch' } });
  });

  test('[ENT-60, ENT-61] approval invites representatives by mail; who has proven the address is linked', async () => {
    const known = await t.make.user();
    const payload = await payloadOf(owner);
    const [one] = payload.representatives;
    const body = { ...payload, representatives: [one, { ...one, email: known.email, role: 'manage' }] };
    const { body: entity } = await t.as(owner).post('/api/legal-entities/create', body);
    expect((await t.as(known).get(`/api/legal-entities/${entity.id}`)).status).toBe(404);
    await approve(entity.id);
    expect((await t.as(known).get('/api/legal-entities/user-roles')).body.MANAGE).toEqual([entity.id]);
    const mails = await t.db
      .selectFrom('mail')
      .select(['recipient', 'kind'])
      .where('kind', '=', 'invitation')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['rita@serra.example', known.email]),
    );
  });
});

describe('editing', () => {
  test('[ENT-59, ENT-62, ENT-64, ENT-65, ENT-77] by manage, not while pending; it goes to review again with the exact changes', async () => {
    const entity = await created();
    const clerk = await t.make.user();
    await t.make.role(entity.id, clerk, 'contracting');
    const { contact, fiscalNumber } = entity;
    const body = {
      ...(await payloadOf(owner, { name: 'Ventos da Serra Alta, S.A.', city: 'Viseu', fiscalNumber, contact })),
      files: [{ fileId: entity.files[0].fileId, category: 'user_powers' }],
    };
    expect((await t.as(owner).put(`/api/legal-entities/${entity.id}`, body)).status).toBe(409);
    await approve(entity.id);
    expect((await t.as(clerk).put(`/api/legal-entities/${entity.id}`, body)).status).toBe(403);
    expect((await t.as(stranger).put(`/api/legal-entities/${entity.id}`, body)).status).toBe(404);
    expect((await t.as(owner).put(`/api/legal-entities/${entity.id}`, body, { 'if-match': '1' })).status).toBe(412);
    const edited = await t.as(owner).put(`/api/legal-entities/${entity.id}`, body, { 'if-match': '"2"' });
    expect(edited.body).toMatchObject({ status: 'pending_validation', version: 3, city: 'Viseu' });
    expect(edited.headers.etag).toBe('"3"');
    const [entry] = edited.body.history;
    expect(entry.status).toBe('edited');
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { fieldName: 'name', oldValue: 'Ventos da Serra, S.A.', newValue: 'Ventos da Serra Alta, S.A.' },
        { fieldName: 'city', oldValue: 'Castro Daire', newValue: 'Viseu' },
        expect.objectContaining({ fieldName: 'files' }),
      ]),
    );
  });

  test('[ENT-63, PERM-13] while it is reviewed again its people do not act in the market', async () => {
    const entity = await created(await t.make.user());
    const user = await t.make.user();
    await t.make.role(entity.id, user, 'contracting');
    const search = () => t.as(user).get('/api/search/projects');
    expect(await search()).toMatchObject({ status: 403, body: { code: 'error_entity_not_approved' } });
    await approve(entity.id);
    expect((await search()).status).toBe(200);
    await t.as(admin).patch(`/api/admin/legal-entities/${entity.id}/pending_validation`, {});
    expect((await search()).status).toBe(403);
  });

  test('[ENT-101, ERR-38] representatives are added, changed and removed by address; ids survive; the owner stays', async () => {
    const entity = await created();
    await approve(entity.id);
    const [, rita] = entity.employees;
    const payload = await payloadOf(owner, { fiscalNumber: entity.fiscalNumber });
    const [one] = payload.representatives;
    const representatives = [
      { ...one, role: 'view' as const },
      { ...one, email: owner.email, firstName: 'Olga', role: 'view' as const },
    ];
    const { body } = await t.as(owner).put(`/api/legal-entities/${entity.id}`, { ...payload, representatives });
    expect(body.employees).toHaveLength(2);
    expect(body.employees[0]).toMatchObject({ email: owner.email, firstName: 'Olga', role: 'manage' });
    expect(body.employees[1]).toMatchObject({ id: rita.id, role: 'view' });
  });

  test('[ENT-84, ENT-99, ENT-100] an administrator edits role and level of an employee; the role holds from the next call', async () => {
    const entity = await t.make.entity(owner);
    const user = await t.make.user();
    const employeeId = await t.make.role(entity.id, user, 'view');
    const patch = (body: object, who = admin) =>
      t.as(who).patch(`/api/admin/legal-entities/${entity.id}/employee/${employeeId}`, body);
    expect((await patch({ authorizationLevel: 'manager', role: 'manage' }, owner)).status).toBe(403);
    expect(fieldKeys(await patch({}))).toEqual({
      authorizationLevel: 'error_authorization_level',
      role: 'invalid_role',
    });
    expect(fieldKeys(await patch({ authorizationLevel: 'boss', role: 'king' }))).toEqual({
      authorizationLevel: 'invalid_authorization_level',
      role: 'invalid_role',
    });
    expect((await patch({ authorizationLevel: 'attorney', role: 'manage' })).body).toMatchObject({
      role: 'manage',
      authorizationLevel: 'attorney',
    });
    expect((await t.as(user).get('/api/legal-entities/user-roles')).body.MANAGE).toEqual([entity.id]);
  });

  test('an administrator hands the entity to another holder of manage; the former owner stays as an employee', async () => {
    const entity = await t.make.entity(owner);
    const heir = await t.make.user();
    await t.make.role(entity.id, heir, 'manage');
    const hand = (userId: string) => t.as(admin).patch(`/api/admin/legal-entities/${entity.id}/owner`, { userId });
    expect((await hand(stranger.id)).status).toBe(400);
    const { body } = await hand(heir.id);
    expect(body.owner.id).toBe(heir.id);
    expect(body.employees.find(({ userId }: { userId: string }) => userId === owner.id)).toMatchObject({
      isOwner: false,
      role: 'manage',
    });
    expect((await hand(heir.id)).status).toBe(409);
  });
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
    expect((await t.as(owner).get(`/api/legal-entities/${entity.id}`)).status).toBe(404);
    expect((await t.as(admin).get(`/api/admin/legal-entities/${entity.id}`)).body.status).toBe('deleted');
    expect(
      (await t.as(admin).get('/api/admin/legal-entities?limit=100')).body.items.map(({ id }: { id: string }) => id),
    ).not.toContain(entity.id);
  });

  test('[ENT-68, ENT-70, ENT-72, ENT-82, ERR-12] dependents stop the owner with kinds and counts; the administrator goes through and takes them along', async () => {
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

  test('at most 60 positive answers per user and hour', async () => {
    const reader = await t.make.user();
    const entity = await t.make.entity(owner);
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await t.as(reader).get(`/api/fiscal-info/fiscal-number/${entity.fiscalNumber}`)).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  });
});
