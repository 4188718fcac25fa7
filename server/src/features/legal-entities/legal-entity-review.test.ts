// Review and edit of legal entities over HTTP: decisions, corrections, people, owners.

import { legalEntityPayload, offerPayload } from '@wattpact/domain/samples/sample-payloads';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let mailsTo: ReturnType<typeof receiveMails>['mailsTo'];
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  ({ mailsTo } = receiveMails(t));
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

describe('review', () => {
  test('[ENT-56, ENT-57, ADM-23, ADM-24, GEN-102] approval and rejection with comments; repeating is 409; the files follow', async () => {
    const { id, files } = await created();
    expect(files[0].validationStatus).toBe('PENDING');
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

  test('[ADM-26, ADM-27] the status call sets review statuses only, with a comment to reject', async () => {
    const { id } = await created();
    const set = (status: string, body: object = {}) =>
      t.as(admin).patch(`/api/admin/legal-entities/${id}/${status}`, body);
    expect((await set('closed')).status).toBe(400);
    expect((await set('pending_validation')).status).toBe(409);
    expect(fieldKeys(await set('rejected'))).toEqual({ comment: 'error_comment' });
    expect((await set('approved')).body.status).toBe('approved');
    expect((await set('pending_validation')).body.status).toBe('pending_validation');
  });

  test('[ENT-83] administrators list, read, approve, reject, set the status and delete, each by its own call', async () => {
    const { id } = await created();
    const path = '/api/admin/legal-entities';
    const desk = t.as(admin);
    const { items } = (await desk.get(`${path}?limit=100`)).body;
    expect(items.map((one: { id: string }) => one.id)).toContain(id);
    expect((await desk.get(`${path}/${id}`)).body).toMatchObject({ id, status: 'pending_validation' });
    const comment = 'Falta a certidão.';
    expect((await desk.post(`${path}/${id}/reject`, { comment })).body.status).toBe('rejected');
    expect((await desk.post(`${path}/${id}/approve`, { comment })).body.status).toBe('approved');
    expect((await desk.patch(`${path}/${id}/pending_validation`, {})).body.status).toBe('pending_validation');
    expect((await desk.delete(`${path}/${id}?force=true`)).status).toBe(204);
    expect((await desk.get(`${path}/${id}`)).body.status).toBe('deleted');
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

  test('[ENT-60] approval invites representatives by mail; whoever has proven the address is linked at once', async () => {
    const known = await t.make.user();
    await t.db.updateTable('app_user').set({ language: 'en' }).where('id', '=', known.id).execute();
    const payload = await payloadOf(owner);
    const [one] = payload.representatives;
    const body = { ...payload, representatives: [one, { ...one, email: known.email, role: 'manage' }] };
    const { body: entity } = await t.as(owner).post('/api/legal-entities/create', body);
    expect((await t.as(known).get(`/api/legal-entities/${entity.id}`)).status).toBe(404);
    await approve(entity.id);
    await t.runJobs();
    expect((await t.as(known).get('/api/legal-entities/user-roles')).body.MANAGE).toEqual([entity.id]);
    const mails = await t.db
      .selectFrom('mail')
      .select(['recipient', 'subject'])
      .where('kind', '=', 'invitation')
      .where('recipient', 'in', ['rita@serra.example', known.email])
      .execute();
    const words = { entity: entity.name, app: t.config.appName };
    const subjectIn = (language: Language) => t.platform.texts.in(language)('legalEntity:invitation.subject', words);
    expect(Object.fromEntries(mails.map(({ recipient, subject }) => [recipient, subject]))).toEqual({
      'rita@serra.example': subjectIn('pt'),
      [known.email]: subjectIn('en'),
    });
  });
});

describe('invitations', () => {
  const invite = async (email: string) => {
    const payload = await payloadOf(owner);
    const representatives = payload.representatives.map((one) => ({ ...one, email }));
    const { body } = await t.as(owner).post('/api/legal-entities/create', { ...payload, representatives });
    await approve(body.id);
    const mails = await mailsTo(email);
    return { id: body.id as string, text: mails.map((mail) => mail.text).join() };
  };

  test('[ENT-61] a mail leads strangers to sign up, which links them; those with an account are notified, too', async () => {
    const email = `nova-${crypto.randomUUID()}@serra.example`;
    const { id, text } = await invite(email);
    const [, invitation] = /\/pt\/sign-up#invitation=([\w-]+)/.exec(text) ?? [];
    const read = (token: unknown) => t.anonymous.post('/api/auth/invitation', { token });
    const { name } = (await t.as(owner).get(`/api/legal-entities/${id}`)).body;
    const { status, body } = await read(invitation);
    expect([status, body]).toEqual([
      200,
      { company: name, firstName: expect.any(String), lastName: expect.any(String), email },
    ]);
    expect((await read('made-up')).body.errors).toEqual([{ path: 'token', key: 'error_invalid.token' }]);
    const names = { firstName: 'Nova', lastName: 'Prata', email, password: 'Correct-1horse', acceptTerms: true };
    const signedUp = await t.anonymous.post('/api/auth/sign-up', { ...names, invitation });
    expect(signedUp.status).toBe(201);
    expect((await read(invitation)).status).toBe(400);
    const roles = await t.as(signedUp.body).get('/api/legal-entities/user-roles');
    expect(roles.body.CONTRACTING).toEqual([id]);

    const known = await t.make.user();
    const { id: second } = await invite(known.email);
    const { items } = (await t.as(known).get('/api/notifications')).body;
    expect(items.map(({ title }: { title: { data: { resourceId: string } } }) => title.data.resourceId)).toEqual([
      second,
    ]);
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

  test('[ENT-63, PERM-13] while it is reviewed again its people do not act in the market, and its items stay', async () => {
    const entity = await created();
    const user = await t.make.user();
    await t.make.role(entity.id, user, 'contracting');
    const wanted = await t.make.project(stranger, (await t.make.entity(stranger)).id);
    const market = [
      'search/projects',
      'search/offers',
      'search/energy-contracts',
      'negotiations',
      `projects/${wanted.id}`,
    ];
    const refused = market.map(() => [403, 'error_entity_not_approved']);
    const reads = async () => {
      const answers = await Promise.all(market.map((path) => t.as(user).get(`/api/${path}`)));
      return answers.map(({ status, body }) => [status, body.code]);
    };
    expect(await reads()).toEqual(refused);
    await approve(entity.id);
    expect(await reads()).toEqual(market.map(() => [200, undefined]));
    const project = await t.make.project(user, entity.id);
    const offer = await t.make.offer(user, entity.id);

    const body = await payloadOf(owner, { fiscalNumber: entity.fiscalNumber, city: 'Viseu' });
    const representatives = body.representatives.map((one) => ({ ...one, email: user.email }));
    const edited = await t.as(owner).put(`/api/legal-entities/${entity.id}`, { ...body, representatives });
    expect(edited.body.status).toBe('pending_validation');
    expect(await reads()).toEqual(refused);
    const negotiation = { entityType: 'PROJECT', projectId: wanted.id, legalEntityId: entity.id };
    expect((await t.as(user).post('/api/negotiations', negotiation)).body.code).toBe('error_entity_not_approved');
    expect((await t.as(user).post('/api/offers', offerPayload(entity.id))).body.code).toBe('error_entity_not_approved');

    const found = async (kind: string) =>
      (await t.as(stranger).get(`/api/search/${kind}?limit=100`)).body.items.map(({ id }: { id: string }) => id);
    expect(await found('projects')).toContain(project.id);
    expect(await found('offers')).toContain(offer.id);
    expect((await t.as(stranger).get(`/api/projects/${project.id}`)).body.isPublishedInMarketplace).toBe(true);
    await approve(entity.id);
    expect(await reads()).toEqual(market.map(() => [200, undefined]));
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

  test('[HIS-13, HIS-15] the history of the entity tells whose role and level were changed, and not by whom', async () => {
    const entity = await t.make.entity(owner);
    const employeeId = await t.make.role(entity.id, await t.make.user(), 'view');
    const body = { authorizationLevel: 'attorney', role: 'contracting' };
    await t.as(admin).patch(`/api/admin/legal-entities/${entity.id}/employee/${employeeId}`, body);
    const { history } = (await t.as(owner).get(`/api/legal-entities/${entity.id}`)).body;
    expect(history[0]).toEqual({
      id: expect.any(String),
      status: 'edited',
      createdAt: expect.any(String),
      comment: null,
      apiKey: null,
      changes: [
        { fieldName: 'role', subject: 'Test view', oldValue: 'view', newValue: 'contracting' },
        { fieldName: 'authorizationLevel', subject: 'Test view', oldValue: 'manager', newValue: 'attorney' },
      ],
    });
  });

  test('[PERM-07] the authorization level permits nothing and forbids nothing', async () => {
    const entity = await t.make.entity(owner);
    const [reader, manager] = [await t.make.user(), await t.make.user()];
    const [low, high] = [await t.make.role(entity.id, reader, 'view'), await t.make.role(entity.id, manager, 'manage')];
    const seen = async (user: TestUser) => (await t.as(user).get(`/api/legal-entities/${entity.id}`)).body;
    for (const level of ['administrator', 'manager', 'attorney'] as const) {
      await t.db.updateTable('employee').set({ authorization_level: level }).where('id', 'in', [low, high]).execute();
      expect((await seen(reader)).allowedActions).toEqual([]);
      expect((await seen(manager)).allowedActions).toEqual(expect.arrayContaining(['edit', 'delete']));
      const changed = await payloadOf(reader, { fiscalNumber: entity.fiscalNumber });
      expect((await t.as(reader).put(`/api/legal-entities/${entity.id}`, changed)).status).toBe(403);
    }
  });

  test('whoever edits the entity while an administrator edits an employee learns that it has changed', async () => {
    const entity = await t.make.entity(owner);
    const employeeId = await t.make.role(entity.id, await t.make.user(), 'manage');
    const path = `/api/admin/legal-entities/${entity.id}/employee/${employeeId}`;
    const lesser = { authorizationLevel: 'manager', role: 'view' };
    const body = await payloadOf(owner, { fiscalNumber: entity.fiscalNumber });
    expect((await t.as(admin).patch(path, lesser, { 'if-match': '"1"' })).status).toBe(200);
    expect((await t.as(admin).patch(path, lesser, { 'if-match': '"1"' })).status).toBe(412);
    const stale = await t.as(owner).put(`/api/legal-entities/${entity.id}`, body, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
  });

  test('[FIL-21, HIS-13] a document is deleted by itself, but for the last, and the history names it', async () => {
    const [first, second] = [await t.make.file(owner), await t.make.file(owner)];
    const files = [first, second].map((fileId) => ({ fileId, category: 'other' as const }));
    const { id } = await created(owner, { files });
    expect((await t.as(owner).delete(`/api/files/${first}`)).status).toBe(409);
    await approve(id);
    expect((await t.as(owner).delete(`/api/files/${first}`)).status).toBe(204);
    const { body } = await t.as(owner).get(`/api/legal-entities/${id}`);
    expect(body).toMatchObject({ status: 'approved', version: 3, files: [{ fileId: second }] });
    expect(body.history[0]).toMatchObject({
      status: 'edited',
      changes: [{ fieldName: 'files', oldValue: [{ fileId: first, name: 'documento.pdf' }], newValue: [] }],
    });
    expect((await t.as(owner).delete(`/api/files/${second}`)).status).toBe(409);
  });

  test('an administrator hands the entity to another manager; the former owner stays as an employee', async () => {
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
