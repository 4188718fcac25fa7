// What the log says of sign-ins and changed credentials: who and from where, without secrets and addresses.
import { describe, expect, test } from 'vitest';
import { makeApiKeys } from '../../../test/companies/api-keys.ts';
import { codeOf } from '../../../test/permission-matrix/account-records.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { buildApp } from '../../app.ts';
import { issueToken } from '../../features/users/credentials/single-use-token-service.ts';
import { createLog } from '../log.ts';

const t = await startTestApp();
const texts: string[] = [];
const log = createLog('info', { write: (line) => texts.push(line) });
const app = await buildApp({ ...t.platform, log });
const password = 'Correct-1horse';
const email = 'ana.reis@segredo.example';

/** Calls, and the security lines of the call. */
async function call(url: string, payload?: object, token?: string, method: 'POST' | 'DELETE' = 'POST') {
  texts.length = 0;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method, url, headers, remoteAddress: '203.0.113.7', ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  expect(texts.join('')).not.toMatch(/segredo|horse|staple/);
  const lines = texts.map((text) => JSON.parse(text)).filter(({ security }) => security !== undefined);
  return { lines, body: answer.body ? answer.json() : {} };
}
const input = { firstName: 'Ana', lastName: 'Reis', email, password, language: 'pt', acceptTerms: true };
const { lines: signUp, body } = await call('/api/auth/sign-up', input);
const { id } = body.user as { id: string };
const signIn = (typed = password) => call('/api/auth/login', { email, password: typed });

describe('a line with the call, the network and the person, but no address, for', () => {
  const common = { network: '203.0.113.7', level: 30, reqId: expect.any(String), userId: id, recordId: id };

  test('signing up and in', async () => {
    const names = ['signed_up', 'address_proven', 'signed_in'];
    expect(signUp).toMatchObject(names.map((security) => ({ ...common, security, call: 'POST /api/auth/sign-up' })));
    expect((await signIn()).lines).toMatchObject([{ ...common, security: 'signed_in', call: 'POST /api/auth/login' }]);
  });

  test('a password that is changed', async () => {
    const { body } = await signIn();
    const change = { currentPassword: password, newPassword: 'Battery-2staple' };
    const changed = await call('/api/auth/change-password', change, body.token);
    expect(changed.lines).toMatchObject([{ ...common, security: 'password_changed' }]);
  });

  test('a reset that is asked for, whether there is an account or not, and one that is used', async () => {
    const asked = await call('/api/auth/forgot-password', { email: email.toUpperCase() });
    const unknown = await call('/api/auth/forgot-password', { email: 'nobody@segredo.example' });
    const line = {
      security: 'password_reset_asked',
      network: '203.0.113.7',
      account: expect.stringMatching(/^.{22}$/),
    };
    expect(asked.lines).toMatchObject([line]);
    expect(unknown.lines).toMatchObject([line]);
    expect(Object.keys(unknown.lines[0])).toEqual(Object.keys(asked.lines[0]));
    const token = await issueToken(t.db, { kind: 'reset_password', userId: id, email, now: new Date() });
    const used = await call('/api/auth/reset-password', { token, password });
    const reset = { ...common, security: 'password_changed', call: 'POST /api/auth/reset-password' };
    expect(used.lines).toContainEqual(expect.objectContaining(reset));
    expect(texts.join('')).not.toContain(token);
  });

  test('a second factor that comes and goes', async () => {
    const { token } = (await signIn()).body;
    const { secret } = (await call('/api/auth/second-factor/enrol', { password }, token)).body;
    const confirmed = await call('/api/auth/second-factor/confirm', { code: codeOf(secret) }, token);
    expect(confirmed.lines).toMatchObject([{ ...common, security: 'second_factor_enabled' }]);
    const [code] = confirmed.body.recoveryCodes as string[];
    const removed = await call('/api/auth/second-factor/remove', { code, password }, token);
    expect(removed.lines).toMatchObject([{ ...common, security: 'second_factor_disabled' }]);
    expect(texts.join('')).not.toContain(code);
  });

  test('a provider that is taken away', async () => {
    const { token } = (await signIn()).body;
    const linked = await t.db
      .insertInto('provider_identity')
      .values({ issuer: 'https://id.example', subject: 'segredo', user_id: id, created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { lines } = await call(`/api/auth/provider-links/${linked.id}`, undefined, token, 'DELETE');
    expect(lines).toMatchObject([{ ...common, security: 'provider_unlinked' }]);
  });
});

test("another one's key and factor are named by their records", async () => {
  const [maker, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  const entity = await t.make.entity(maker);
  const { id: keyId } = await makeApiKeys(t)(maker, entity.id, 'view');
  const ended = await call(`/api/legal-entities/${entity.id}/api-keys/${keyId}`, undefined, maker.token, 'DELETE');
  expect(ended.lines).toMatchObject([{ security: 'api_key_ended', userId: maker.id }]);
  await t.db.updateTable('app_user').set({ second_factor_secret: 'sealed' }).where('id', '=', maker.id).execute();
  const reset = await call(`/api/admin/users/${maker.id}/second-factor/reset`, {}, admin.token);
  expect(reset.lines).toMatchObject([{ security: 'second_factor_reset', userId: admin.id, recordId: maker.id }]);
});
