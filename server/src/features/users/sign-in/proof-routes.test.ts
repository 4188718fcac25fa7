// POST /auth/confirm over HTTP: how each account proves itself, and which calls the proof opens.
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { hashPassword } from '../credentials/password.ts';

const t = await startTestApp();
const { anonymous, as, db, make } = t;
const password = 'Correct-1horse';
const hash = await hashPassword(password, 'test');
const path = '/api/auth/confirm';
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

/** A user with an old proof, by a password unless specified otherwise. */
async function person({ isAdmin = true, hasPassword = true, hasFactor = false } = {}) {
  const user = await make.user({ isAdmin });
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', user.id).execute();
  const factor = hasFactor ? await enrol(user) : { codes: [] as string[], code: () => '' };
  if (!hasPassword) await db.updateTable('app_user').set({ password_hash: null }).where('id', '=', user.id).execute();
  await make.ageProof(user);
  return { ...user, ...factor };
}

async function enrol(user: { id: string; token: string }) {
  const { secret } = (await as(user).post('/api/auth/second-factor/enrol', { password })).body;
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = (await as(user).post('/api/auth/second-factor/confirm', { code: code() })).body;
  // That sign-in used the code of the current step.
  await db.updateTable('app_user').set({ second_factor_last_step: 0 }).where('id', '=', user.id).execute();
  return { code, codes: recoveryCodes as string[] };
}

const isOpen = async (user: { token: string }) => {
  const { status, body } = await as(user).patch('/api/admin/users/018f0000-0000-7000-8000-000000000000/status/active');
  expect([404, 403]).toContain(status);
  return body.code !== 'error_fresh_sign_in_required';
};
const refusedAt = (field: string, key: string) => ({ status: 400, body: { errors: [{ path: field, key }] } });

describe('an account with a password alone', () => {
  test('proves itself by it, in this session and no other, and the log knows', async () => {
    const user = await person();
    const { body: other } = await anonymous.post('/api/auth/login', { email: user.email, password });
    await make.ageProof(user);
    expect(await isOpen(user)).toBe(false);
    expect((await as(user).post(path, { password })).status).toBe(204);
    expect([await isOpen(user), await isOpen(other)]).toEqual([true, false]);
    const logged = await db
      .selectFrom('event')
      .select(['actor_id', 'record_id'])
      .where('action', '=', 'identity_confirmed')
      .where('record_id', '=', user.id)
      .execute();
    expect(logged).toEqual([{ actor_id: user.id, record_id: user.id }]);
  });

  test('not by a wrong one, a code or nothing; anonymous 401; a bad body 400', async () => {
    const user = await person();
    expect(await as(user).post(path, { password: 'Wrong-1horse' })).toMatchObject(
      refusedAt('password', 'error_invalid_password'),
    );
    for (const body of [{}, { code: '123456' }])
      expect(await as(user).post(path, body)).toMatchObject(refusedAt('password', 'error_required.password'));
    expect((await as(user).post(path, { password: 7 })).status).toBe(400);
    expect(await as(user).post(path, { password, more: 1 })).toMatchObject(refusedAt('more', 'error_unknown_field'));
    expect(await isOpen(user)).toBe(false);
    expect((await anonymous.post(path, { password })).status).toBe(401);
  });

  test('five wrong ones are enough, and the right one is refused then', async () => {
    const user = await person();
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1)
      seen.push((await as(user).post(path, { password: 'Wrong-1horse' })).status);
    expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
    const late = await as(user).post(path, { password });
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await isOpen(user)).toBe(false);
  });
});

describe('an account with a second factor', () => {
  test('proves itself by a code, which counts once', async () => {
    const user = await person({ hasFactor: true });
    const once = user.code();
    expect((await as(user).post(path, { code: once })).status).toBe(204);
    expect(await isOpen(user)).toBe(true);
    await make.ageProof(user);
    expect(await as(user).post(path, { code: once })).toMatchObject(refusedAt('code', 'error_invalid_code'));
    expect(await isOpen(user)).toBe(false);
  });

  test('or by a recovery code, once; never by the password alone', async () => {
    const user = await person({ hasFactor: true });
    expect(await as(user).post(path, { password })).toMatchObject(refusedAt('code', 'error_required.code'));
    expect((await as(user).post(path, { code: user.codes[0] })).status).toBe(204);
    await make.ageProof(user);
    expect((await as(user).post(path, { code: user.codes[0] })).status).toBe(400);
    expect(await isOpen(user)).toBe(false);
  });

  test('five wrong codes are enough', async () => {
    const user = await person({ hasFactor: true });
    for (let index = 0; index < 5; index += 1) expect((await as(user).post(path, { code: '000000' })).status).toBe(400);
    expect((await as(user).post(path, { code: user.code() })).status).toBe(429);
  });
});

test('who has neither signs in at the provider anew: the call alone proves nothing', async () => {
  const user = await person({ isAdmin: false, hasPassword: false });
  await make.ageProof(user, 1);
  for (const body of [{}, { password: '' }, { password, code: '123456' }])
    expect(await as(user).post(path, body)).toMatchObject({
      status: 403,
      body: { code: 'error_fresh_sign_in_required' },
    });
});

test('a sign-in is a proof', async () => {
  const user = await person();
  const { body } = await anonymous.post('/api/auth/login', { email: user.email, password });
  expect(await isOpen(body)).toBe(true);
});
