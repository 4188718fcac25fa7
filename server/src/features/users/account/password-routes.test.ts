// Changed and forgotten passwords, and the end of an account, over HTTP.
import { afterEach, describe, expect, test } from 'vitest';
import { cookiesOf } from '../../../../test/support/cookies.ts';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { passwordFits } from '../credentials/password.ts';
import { issueToken } from '../credentials/single-use-token-service.ts';

// With a mail server addresses must be proven.
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { anonymous, as, db } = t;
const { mailsTo, tokenFor } = receiveMails(t);
const password = 'Correct-1horse';
const newPassword = 'Battery-2staple';

let counter = 0;
async function signedUp(changes: object = {}) {
  counter += 1;
  const email = `lia${counter}@agua.example`;
  const input = { firstName: 'Lia', lastName: 'Reis', email, password, language: 'en', acceptTerms: true, ...changes };
  const answer = await anonymous.post('/api/auth/sign-up', input);
  expect(answer.status).toBe(201);
  return { email, id: answer.body.user.id as string, token: answer.body.token as string, profile: answer.body.user };
}
const login = (email: string, typed = password) => anonymous.post('/api/auth/login', { email, password: typed });
const isSignedIn = async (token: string) => (await as({ token }).get('/api/users/me')).status === 200;
const keys = (body: { errors?: { path: string; key: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }) => [path, key]));
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

describe('changing the password', () => {
  const change = (signed: { token: string }, body: object) => as(signed).post('/api/auth/change-password', body);

  test('[AUTH-23] every other session ends, the own one goes on, and a mail tells it', async () => {
    const user = await signedUp();
    const other = (await login(user.email)).body.token;
    expect((await change(user, { currentPassword: password, newPassword })).status).toBe(204);
    expect([await isSignedIn(user.token), await isSignedIn(other)]).toEqual([true, false]);
    expect([(await login(user.email)).status, (await login(user.email, newPassword)).status]).toEqual([401, 200]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('[AUTH-22] wrong present password and weak new one are named; anonymous 401', async () => {
    const user = await signedUp();
    expect((await anonymous.post('/api/auth/change-password', {})).status).toBe(401);
    const weak = await change(user, { currentPassword: password, newPassword: 'weakpass' });
    expect([weak.status, keys(weak.body)]).toEqual([400, { newPassword: 'error_password' }]);
    const wrong = await change(user, { currentPassword: 'Wrong-1horse', newPassword });
    expect([wrong.status, keys(wrong.body)]).toEqual([400, { currentPassword: 'error_invalid_password' }]);
    expect((await login(user.email)).status).toBe(200);
  });

  test('who sits at an open session has five guesses', async () => {
    const user = await signedUp();
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      seen.push((await change(user, { currentPassword: 'Wrong-1horse', newPassword })).status);
    }
    expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(user, { currentPassword: password, newPassword })).status).toBe(429);
  });
});

describe('the forgotten password', () => {
  const forgot = (email: string) => anonymous.post('/api/auth/forgot-password', { email });
  const reset = (token: string, typed = newPassword) =>
    anonymous.post('/api/auth/reset-password', { token, password: typed });

  test('[AUTH-05] the link sets a new password once; every session ends and the address is proven', async () => {
    const user = await signedUp();
    expect((await forgot(user.email.toUpperCase())).status).toBe(204);
    const token = await tokenFor(user.email, 'reset-password');
    const weak = await reset(token, 'weak');
    expect([weak.status, keys(weak.body)]).toEqual([400, { password: 'error_password' }]);
    const answer = await reset(token);
    expect([answer.status, await isSignedIn(user.token)]).toEqual([204, false]);
    expect(cookiesOf(answer).map(({ name }) => name)).toEqual([expect.stringMatching(/^device-/)]);
    const signedIn = await login(user.email, newPassword);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
    const again = await reset(token);
    expect([again.status, keys(again.body)]).toEqual([400, { token: 'error_invalid.token' }]);
  });

  test('[AUTH-05] the link lasts one hour', async () => {
    const user = await signedUp();
    await forgot(user.email);
    const token = await tokenFor(user.email, 'reset-password');
    const row = await db
      .selectFrom('single_use_token')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('kind', '=', 'reset_password')
      .executeTakeFirstOrThrow();
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(3_600_000);
    await db
      .updateTable('single_use_token')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('user_id', '=', user.id)
      .execute();
    expect((await reset(token)).status).toBe(400);
  });

  test('[AUTH-05] the answer is the same for an unknown address, whose mail box stays empty', async () => {
    const user = await signedUp();
    const [known, unknown] = [await forgot(user.email), await forgot('nobody@agua.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const jobs = await db.selectFrom('mail').selectAll().where('recipient', '=', 'nobody@agua.example').execute();
    expect([jobs, await mailsTo('nobody@agua.example')]).toEqual([[], []]);
    expect((await forgot('no address')).status).toBe(400);
  });

  test('disabled accounts get no link, and no more than three go to one address in an hour', async () => {
    const user = await signedUp();
    for (let index = 0; index < 5; index += 1) expect((await forgot(user.email)).status).toBe(204);
    const isReset = ({ subject }: { subject: string }) => subject === 'Choose a new password';
    expect((await mailsTo(user.email)).filter(isReset)).toHaveLength(3);
    const other = await signedUp();
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', other.id).execute();
    await forgot(other.email);
    expect((await mailsTo(other.email)).filter(isReset)).toHaveLength(0);
  });

  test('an account that does not exist is worth the same work, and no password fits it', async () => {
    expect(await passwordFits(undefined, 'no account has this password', 'test')).toBe(false);
    expect(await passwordFits(null, '', 'test')).toBe(false);
  });
});

describe('the end of an account', () => {
  const remove = (signed: { token: string }, body: object) => as(signed).post('/api/auth/delete-account', body);

  test('[AUTH-38, AUTH-39, AUTH-40, AUTH-41] needs the password, ends every session, and can be restored', async () => {
    const user = await signedUp();
    const other = (await login(user.email)).body.token;
    expect((await anonymous.post('/api/auth/delete-account', { password })).status).toBe(401);
    const missing = await remove(user, {});
    expect([missing.status, keys(missing.body)]).toEqual([400, { password: 'error_required.password' }]);
    const wrong = await remove(user, { password: 'Wrong-1horse' });
    expect([wrong.status, keys(wrong.body)]).toEqual([400, { password: 'error_invalid_password' }]);
    expect((await remove(user, { password })).status).toBe(204);
    expect([await isSignedIn(user.token), await isSignedIn(other)]).toEqual([false, false]);
    expect((await login(user.email)).status).toBe(403);
    const row = await db.selectFrom('app_user').select('status').where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row.status).toBe('user_soft_deleted');
  });

  test('the last administrator stays', async () => {
    const admin = await t.make.admin();
    expect(await remove(admin, {})).toMatchObject({ status: 409, body: { code: 'error_last_administrator' } });
  });

  test('without a password the proof at the provider must be fresh', async () => {
    const user = await t.make.user();
    const age = (minutes: number) => {
      const proven_at = new Date(Date.now() - minutes * 60_000).toISOString();
      return db.updateTable('session').set({ method: 'provider', proven_at }).where('user_id', '=', user.id).execute();
    };
    await age(6);
    expect(await remove(user, {})).toMatchObject({ status: 403, body: { code: 'error_fresh_sign_in_required' } });
    await age(1);
    expect((await remove(user, {})).status).toBe(204);
  });
});

test('an hourly job sweeps what has run out', async () => {
  const user = await signedUp();
  const [kept, gone] = [await t.make.user(), await t.make.user()];
  await issueToken(db, { kind: 'verify_email', userId: user.id, email: user.email, now: new Date(0) });
  await db
    .updateTable('session')
    .set({ expires_at: new Date(0).toISOString() })
    .where('user_id', '=', gone.id)
    .execute();
  await db
    .insertInto('rate_counter')
    .values({ key: 'old', window_start: new Date(0).toISOString(), count: 1 })
    .execute();
  await db
    .insertInto('idempotency_key')
    .values({
      user_id: user.id,
      call: 'x',
      key: 'y',
      request_hash: Buffer.alloc(1),
      created_at: new Date(0).toISOString(),
    })
    .execute();
  const { userJobs } = await import('../user-jobs.ts');
  expect(userJobs.schedule).toEqual([{ task: 'sweep_expired', match: '41 * * * *' }]);
  await userJobs.jobs['sweep_expired']?.({} as never, t.platform, { attempt: 1, isLast: false, canWait: false });
  const tokens = await db
    .selectFrom('single_use_token')
    .selectAll()
    .where('expires_at', '<', new Date().toISOString())
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select('user_id')
    .where('user_id', 'in', [kept.id, gone.id])
    .execute();
  const counters = await db.selectFrom('rate_counter').selectAll().execute();
  const idempotency = await db.selectFrom('idempotency_key').selectAll().execute();
  expect({ tokens, sessions, counters, idempotency }).toMatchObject({
    tokens: [],
    sessions: [{ user_id: kept.id }],
    idempotency: [],
  });
  expect(counters.map(({ key }) => key)).not.toContain('old');
});
