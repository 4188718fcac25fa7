// Making, listing and ending a company's API keys over HTTP: who may, in which state, what is refused, what is told.
import { mostApiKeys } from '@wattpact/domain/api-keys/api-key';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiKeysPath, makeApiKeys } from '../../../test/companies/api-keys.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { anonymous, as, db, make } = t;
const { mailsTo } = receiveMails(t);
const makeKey = makeApiKeys(t);
const today = lisbonDate(new Date());
let manager: TestUser;
let colleague: TestUser;
let trader: TestUser;
let stranger: TestUser;
let entityId: string;
let path: string;
beforeEach(async () => {
  [manager, colleague, trader, stranger] = await Promise.all([
    make.user({ language: 'en' }),
    make.user({ language: 'en' }),
    make.user(),
    make.user(),
  ]);
  entityId = (await make.entity(manager, { name: 'Solar da Planície, Lda.' })).id;
  await make.entity(stranger);
  await make.role(entityId, colleague, 'manage');
  await make.role(entityId, trader, 'contracting');
  path = apiKeysPath(entityId);
});
const given = { name: 'ERP', level: 'REGISTRY', expiresOn: addDays(today, 30) };
const setStatus = (status: string) =>
  db.updateTable('legal_entity').set({ status }).where('id', '=', entityId).execute();
const listed = async () => (await as(manager).get(path)).body;

test('[INT-01, INT-02] who manages the company makes a key; its answer alone has it, and only its hash is stored', async () => {
  const { status, body } = await as(manager).post(path, given);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'ERP', level: 'registry', effectiveLevel: 'registry', state: 'active' },
    ...{ expiresOn: given.expiresOn, lastUsedAt: null, createdBy: expect.stringContaining('Test') },
  });
  expect(body.key).toMatch(/^wattpact_[0-9A-Za-z]{49}$/);
  expect(body.hint).toBe(body.key.slice(-4));
  const { key, ...record } = body;
  expect(await listed()).toEqual([record]);
  const rows = JSON.stringify(await db.selectFrom('api_key').selectAll().execute());
  expect(rows).not.toContain(key.slice(9, 40));
});

describe('[INT-03] who may', () => {
  test.each([
    ['anonymous', 401],
    ['a trader of the company', 403],
    ['somebody of another company', 404],
    ['an administrator', 403],
  ] as const)('%s neither makes, sees nor ends keys: %d', async (who, status) => {
    const { id } = await makeKey(manager, entityId, 'view');
    const admin = await make.admin();
    const caller = {
      anonymous,
      'a trader of the company': as(trader),
      'somebody of another company': as(stranger),
      'an administrator': as(admin),
    }[who];
    expect((await caller.get(path)).status).toBe(status);
    expect((await caller.post(path, given)).status).toBe(status);
    expect((await caller.delete(`${path}/${id}`)).status).toBe(status);
    expect(await listed()).toHaveLength(1);
  });

  test('a fresh proof is asked of a new key, and not of its end', async () => {
    const { id } = await makeKey(manager, entityId, 'view');
    await make.ageProof(manager);
    const refused = { status: 403, body: { code: 'error_fresh_sign_in_required' } };
    expect(await as(manager).post(path, given)).toMatchObject(refused);
    expect((await as(manager).delete(`${path}/${id}`)).status).toBe(204);
  });

  test('[INT-04] a company that is not approved gets no new key, and still sees and ends those it has', async () => {
    const { id } = await makeKey(manager, entityId, 'view');
    await setStatus('pending_validation');
    expect(await as(manager).post(path, given)).toMatchObject({ status: 409, body: { code: 'error_wrong_status' } });
    expect(await listed()).toHaveLength(1);
    expect((await as(manager).delete(`${path}/${id}`)).status).toBe(204);
    await setStatus('deleted');
    expect((await as(manager).get(path)).status).toBe(404);
  });
});

describe('bad input', () => {
  test('[INT-01] every failing field is told at once, and a day that has passed', async () => {
    const fields = async (body: unknown) => (await as(manager).post(path, body)).body.errors;
    expect(await fields({ name: ' ', level: 'manage', expiresOn: 'soon', other: 1 })).toMatchObject([
      { path: 'name', key: 'error_required.name' },
      { path: 'level', key: 'error_invalid.level' },
      { path: 'expiresOn', key: 'error_invalid.date' },
      { path: 'other', key: 'error_unknown_field' },
    ]);
    expect(await fields({ ...given, expiresOn: addDays(today, -1) })).toEqual([
      { path: 'expiresOn', key: 'error_invalid.expires_on_past' },
    ]);
    expect((await as(manager).post(path, { ...given, expiresOn: today })).status).toBe(201);
  });

  test('[INT-06] a name is used by one key at a time, whatever its case; twice at once makes one key', async () => {
    const answers = await Promise.all([
      as(manager).post(path, given),
      as(colleague).post(path, { ...given, name: 'erp' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'error_api_key_name',
      errors: [{ path: 'name' }],
    });
    const [key] = await listed();
    expect((await as(manager).delete(`${path}/${key.id}`)).status).toBe(204);
    expect((await as(manager).post(path, given)).status).toBe(201);
  });

  test('[INT-06] a company has at most twenty; what was ended does not count', async () => {
    for (let count = 0; count < mostApiKeys; count += 1) await makeKey(manager, entityId, 'view');
    expect(await as(manager).post(path, given)).toMatchObject({
      status: 409,
      body: { code: 'error_too_many_api_keys' },
    });
    await as(manager).delete(`${path}/${(await listed())[0].id}`);
    expect((await as(manager).post(path, given)).status).toBe(201);
  });
});

test('[INT-08] a key is ended once, by one of two at the same moment, and only in its own company', async () => {
  const { id, token } = await makeKey(manager, entityId, 'view');
  const others = await make.entity(manager);
  for (const wrong of [`${apiKeysPath(others.id)}/${id}`, `${path}/no-id`, `${path}/${others.id}`])
    expect((await as(manager).delete(wrong)).status).toBe(404);
  expect((await as({ token }).get('/api/projects')).status).toBe(200);
  const both = await Promise.all([as(manager).delete(`${path}/${id}`), as(colleague).delete(`${path}/${id}`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await as({ token }).get('/api/projects')).status).toBe(401);
  expect(await listed()).toEqual([]);
});

test('[INT-09] the history and the audit log tell of a key and of its end; who manages the company gets a mail', async () => {
  const { body } = await as(manager).post(path, given);
  for (const { email } of [manager, colleague]) {
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('New API key of Solar da Planície, Lda.');
    expect(mail?.text).toContain('Name: ERP\nLevel: Registry\nCreated by: Test');
    expect(mail?.text).not.toContain(body.key);
  }
  expect(await mailsTo(trader.email)).toEqual([]);
  await as(colleague).delete(`${path}/${body.id}`);
  await t.runJobs();
  const { items } = (await as(manager).get('/api/notifications')).body;
  expect(items).toMatchObject([{ title: { translationKey: 'legal_entity.api_key_ended' }, message: 'ERP' }]);
  const { body: history } = await as(trader).get(`/api/legal-entities/${entityId}/history`);
  expect(history).toMatchObject([
    { status: 'api_key_ended', comment: 'ERP' },
    { status: 'api_key_created', comment: 'ERP' },
  ]);
  const admin = await make.admin();
  const { body: audit } = await as(admin).get(`/api/admin/audit?resourceId=${entityId}`);
  expect(audit.items).toMatchObject([
    { action: 'api_key_ended', actor: { id: colleague.id } },
    { action: 'api_key_created', actor: { id: manager.id }, networkHash: null },
  ]);
});
