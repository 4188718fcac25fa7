// A call with an API key: what it may do at each moment, what is refused, how guessing and running wild are slowed down.
import { apiKeyLimit } from '@wattpact/domain/api-keys/api-key';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiKeysPath, makeApiKeys } from '../../../test/companies/api-keys.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { newApiKeyToken } from '../api-keys/api-key-token.ts';

const t = await startTestApp({ TRUST_PROXY: '1' });
const { app, as, db, make } = t;
const makeKey = makeApiKeys(t);
let maker: TestUser;
let entity: { id: string };
beforeEach(async () => {
  maker = await make.user();
  entity = await make.entity(maker);
});
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});
const read = (token: string, headers?: Record<string, string>) => as({ token }).get('/api/projects', headers);
const refused = { status: 401, body: { code: 'error_invalid_api_key' } };
const rolesOf = async (token: string) => (await as({ token }).get('/api/legal-entities/user-roles')).body;
const none = { VIEW: [], REGISTRY: [], CONTRACTING: [], MANAGE: [] };
const holdRole = (role: string) =>
  db
    .updateTable('employee')
    .set({ role })
    .where('user_id', '=', maker.id)
    .where('legal_entity_id', '=', entity.id)
    .execute();

describe('[INT-11] a key acts for its company alone', () => {
  test('with its level, although its maker manages two companies', async () => {
    const second = await make.entity(maker);
    await make.project(maker, second.id);
    const own = await make.project(maker, entity.id);
    const { token } = await makeKey(maker, entity.id, 'registry');
    expect(await rolesOf(token)).toEqual({ ...none, VIEW: [entity.id], REGISTRY: [entity.id] });
    const { items } = (await read(token)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect((await as({ token }).get(`/api/legal-entities/${second.id}`)).status).toBe(404);
    expect((await as({ token }).get(`/api/legal-entities/${entity.id}`)).body.allowedActions).toEqual([]);
  });

  test('below its level it is refused like a person', async () => {
    const { id } = await make.project(maker, entity.id);
    const { token } = await makeKey(maker, entity.id, 'registry');
    const publish = { isPublishedInMarketplace: true };
    expect((await as({ token }).patch(`/api/projects/${id}/settings`, publish)).status).toBe(403);
    const trading = await makeKey(maker, entity.id, 'contracting');
    expect((await as(trading).patch(`/api/projects/${id}/settings`, publish)).status).toBe(200);
  });
});

describe('[INT-05] a key never may more than its maker', () => {
  test('it falls with their role and rises with it, up to its own level', async () => {
    const { token } = await makeKey(maker, entity.id, 'contracting');
    await holdRole('view');
    expect(await rolesOf(token)).toEqual({ ...none, VIEW: [entity.id] });
    const other = await make.user();
    await make.role(entity.id, other, 'manage');
    const [listed] = (await as(other).get(apiKeysPath(entity.id))).body;
    expect(listed).toMatchObject({ state: 'active', level: 'contracting', effectiveLevel: 'view' });
    await holdRole('manage');
    expect(await rolesOf(token)).toMatchObject({ CONTRACTING: [entity.id], MANAGE: [] });
  });

  test.each([
    [
      'is removed',
      () => db.updateTable('employee').set({ removed_at: new Date().toISOString() }).where('user_id', '=', maker.id),
    ],
    ['is disabled', () => db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', maker.id)],
    [
      'deletes the account',
      () => db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', maker.id),
    ],
    ['becomes an administrator', () => db.updateTable('app_user').set({ is_admin: true }).where('id', '=', maker.id)],
  ])('it stops when its maker %s', async (_, change) => {
    const other = await make.user();
    await make.role(entity.id, other, 'manage');
    const { token } = await makeKey(maker, entity.id, 'view');
    expect((await read(token)).status).toBe(200);
    await change().execute();
    expect(await read(token)).toMatchObject(refused);
    const [listed] = (await as(other).get(apiKeysPath(entity.id))).body;
    expect(listed).toMatchObject({ state: 'stopped', effectiveLevel: null });
  });
});

describe('[INT-12] with the company and with time', () => {
  test('a company that is not approved opens itself alone, a deleted one nothing', async () => {
    const { token } = await makeKey(maker, entity.id, 'contracting');
    const setStatus = (status: string) =>
      db.updateTable('legal_entity').set({ status }).where('id', '=', entity.id).execute();
    await setStatus('rejected');
    expect((await as({ token }).get(`/api/legal-entities/${entity.id}`)).status).toBe(200);
    const { status, body } = await as({ token }).get('/api/search/projects');
    expect([status, body.code]).toEqual([403, 'error_entity_not_approved']);
    await setStatus('approved');
    expect((await as({ token }).get('/api/search/projects')).status).toBe(200);
    expect((await as(maker).delete(`/api/legal-entities/${entity.id}?force=true`)).status).toBe(204);
    expect(await read(token)).toMatchObject(refused);
    expect(
      await db
        .selectFrom('api_key')
        .select('ended_at')
        .where('ended_at', 'is', null)
        .where('legal_entity_id', '=', entity.id)
        .execute(),
    ).toEqual([]);
  });

  test('it holds through its last day, and no longer', async () => {
    const today = lisbonDate(new Date());
    const { id, token } = await makeKey(maker, entity.id, 'view', { expiresOn: today });
    expect((await read(token)).status).toBe(200);
    await db
      .updateTable('api_key')
      .set({ expires_on: addDays(today, -1) })
      .where('id', '=', id)
      .execute();
    expect(await read(token)).toMatchObject(refused);
    expect((await as(maker).get(apiKeysPath(entity.id))).body).toMatchObject([
      { state: 'expired', effectiveLevel: null },
    ]);
  });

  test('the keys of a person who is deleted for good are ended, and the company’s history says so', async () => {
    const keeper = await make.user();
    await make.role(entity.id, keeper, 'manage');
    const second = await make.user();
    await make.role(entity.id, second, 'manage');
    await makeKey(second, entity.id, 'view');
    await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', second.id).execute();
    expect((await as(await make.admin()).delete(`/api/admin/users/${second.id}`)).status).toBe(204);
    expect((await as(keeper).get(apiKeysPath(entity.id))).body).toEqual([]);
    const [newest] = (await as(keeper).get(`/api/legal-entities/${entity.id}/history`)).body;
    expect(newest.status).toMatch(/api_key_ended|edited/);
  });
});

describe('[INT-13] what is no key', () => {
  test('a wrong checksum is refused without a statement, and so is a key in a cookie or a socket’s place', async () => {
    const { token } = await makeKey(maker, entity.id, 'view');
    const wrong = `${token.slice(0, 30)}${token[30] === 'a' ? 'b' : 'a'}${token.slice(31)}`;
    const before = t.statements.length;
    for (const bad of [wrong, token.slice(0, -1), `${token}0`, 'wattpact_', token.toLowerCase()])
      expect(await read(bad)).toMatchObject(refused);
    expect(t.statements.length).toBe(before);
    const cookie = await app.inject({ url: '/api/projects', headers: { cookie: `session=${token}` } });
    expect(cookie.statusCode).toBe(401);
  });

  test('[INT-15] unknown keys of one network are slowed down, and no valid one is', async () => {
    const { token } = await makeKey(maker, entity.id, 'view');
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 30; count += 1)
      expect(await read(newApiKeyToken(), from('198.51.100.7'))).toMatchObject(refused);
    const slowed = await read(newApiKeyToken(), from('198.51.100.7'));
    expect([slowed.status, Number(slowed.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await read(token, from('198.51.100.7'))).status).toBe(200);
    expect(await read(newApiKeyToken(), from('198.51.100.8'))).toMatchObject(refused);
  });
});

describe('[INT-14] its own limit', () => {
  test('each answer says what is left; beyond it 429, while another key of its maker goes on', async () => {
    const { token } = await makeKey(maker, entity.id, 'view');
    const other = await makeKey(maker, entity.id, 'view');
    const first = await read(token);
    expect(first.headers['ratelimit-policy']).toBe(`"api-key";q=${apiKeyLimit.limit};w=${apiKeyLimit.windowSeconds}`);
    expect(first.headers.ratelimit).toBe(`"api-key";r=${apiKeyLimit.limit - 1}`);
    await db.updateTable('rate_counter').set({ count: apiKeyLimit.limit }).where('key', 'like', 'api key:%').execute();
    const { status, body, headers } = await read(token);
    expect([status, body.code, headers.ratelimit]).toEqual([429, 'error_api_key_limit', '"api-key";r=0']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(other.token)).status).toBe(200);
    expect((await read(maker.token)).headers.ratelimit).toBeUndefined();
  });

  test('the largest factor of the setting multiplies it, too', async () => {
    const factor = 1_000_000;
    const generous = await startTestApp({ USER_LIMIT_FACTOR: String(factor) });
    const owner = await generous.make.user();
    const company = await generous.make.entity(owner);
    const { token } = await makeApiKeys(generous)(owner, company.id, 'view');
    const { status, headers } = await generous.as({ token }).get('/api/projects');
    expect([status, headers.ratelimit]).toEqual([200, `"api-key";r=${apiKeyLimit.limit * factor - 1}`]);
  });

  test('[INT-16] its last use is kept, by the minute, and a session costs no statement more', async () => {
    const { id, token } = await makeKey(maker, entity.id, 'view');
    const lastUse = async () => {
      await app.afterAnswers.settled();
      return (await db.selectFrom('api_key').select('last_used_at').where('id', '=', id).execute())[0];
    };
    await read(token);
    const first = await lastUse();
    expect(first).toEqual({ last_used_at: expect.any(String) });
    const before = t.statements.length;
    await read(token);
    expect(await lastUse()).toEqual(first);
    expect(t.statements.slice(before).filter((one) => one.includes('api_key'))).toHaveLength(2);
    const start = t.statements.length;
    await read(maker.token);
    expect(t.statements.slice(start).filter((one) => one.includes('api_key'))).toEqual([]);
  });
});
