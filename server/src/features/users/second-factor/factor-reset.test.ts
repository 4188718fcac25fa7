// Another administrator removes a lost second factor, over HTTP.
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { hashPassword } from '../credentials/password.ts';

const t = await startTestApp();
const { anonymous, as, db, make } = t;
const { mailsTo } = receiveMails(t);
const password = 'Correct-1horse';
const hash = await hashPassword(password, 'test');
const admin = await make.admin();
const reset = (id: string, by: { token: string } = admin) =>
  as(by).post(`/api/admin/users/${id}/second-factor/reset`, {});

async function withFactor(changes: Parameters<typeof make.user>[0] = {}) {
  const user = await make.user(changes);
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', user.id).execute();
  const { secret } = (await as(user).post('/api/auth/second-factor/enrol', { password })).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await as(user).post('/api/auth/second-factor/confirm', { code })).status).toBe(200);
  return user;
}
const hasFactor = async ({ id }: { id: string }) =>
  (await as(admin).get(`/api/admin/users/${id}`)).body.hasSecondFactor;

test.each([
  ['an administrator', { isAdmin: true, language: 'es' }, 'Se ha retirado el segundo factor de su cuenta'],
  ['a user', { language: 'pt' }, 'O segundo fator foi retirado da sua conta'],
])('%s gets in with the password alone, their sessions end, a mail and the log tell of it', async (_, who, subject) => {
  const user = await withFactor(who);
  const waiting = (await anonymous.post('/api/auth/login', { email: user.email, password })).body.challenge;
  expect((await as(admin).get(`/api/admin/users/${user.id}`)).body).toMatchObject({
    hasSecondFactor: true,
    allowedActions: ['disable', 'resetSecondFactor'],
  });
  expect(await reset(user.id)).toMatchObject({
    status: 200,
    body: { id: user.id, hasSecondFactor: false, allowedActions: ['disable'] },
  });
  expect((await as(user).get('/api/users/me')).status).toBe(401);
  expect((await anonymous.post('/api/auth/second-factor', { challenge: waiting, code: '123456' })).body.code).toBe(
    'error_challenge_expired',
  );
  expect((await anonymous.post('/api/auth/login', { email: user.email, password })).status).toBe(200);
  expect((await mailsTo(user.email)).at(-1)?.subject).toBe(subject);
  const logged = await db
    .selectFrom('event')
    .select(['actor_id', 'record_kind'])
    .where('record_id', '=', user.id)
    .where('action', '=', 'second_factor_reset')
    .execute();
  expect(logged).toEqual([{ actor_id: admin.id, record_kind: 'user' }]);
  expect((await reset(user.id)).body.code).toBe('error_second_factor_not_active');
});

test('only an administrator with a fresh proof, and not to themselves', async () => {
  const user = await withFactor();
  expect((await anonymous.post(`/api/admin/users/${user.id}/second-factor/reset`)).status).toBe(401);
  expect((await reset(user.id, await make.user())).status).toBe(403);
  const stale = await make.admin();
  await make.ageProof(stale);
  expect(await reset(user.id, stale)).toMatchObject({ status: 403, body: { code: 'error_fresh_sign_in_required' } });
  const own = await withFactor({ isAdmin: true });
  expect(await reset(own.id, own)).toMatchObject({ status: 409, body: { code: 'error_own_account' } });
  expect(await Promise.all([hasFactor(user), hasFactor(own)])).toEqual([true, true]);
});

test('not where there is none, of a deleted user, of nobody', async () => {
  const plain = await make.user();
  expect(await reset(plain.id)).toMatchObject({ status: 409, body: { code: 'error_second_factor_not_active' } });
  const gone = await withFactor();
  await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', gone.id).execute();
  expect((await reset(gone.id)).status).toBe(409);
  for (const id of ['018f0000-0000-7000-8000-000000000000', 'no-id']) expect((await reset(id)).status).toBe(404);
});

test('of two who reset at once one does', async () => {
  const user = await withFactor();
  const answers = await Promise.all([reset(user.id), reset(user.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
