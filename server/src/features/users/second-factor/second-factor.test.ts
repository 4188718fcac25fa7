// The second factor over HTTP: set-up, sign-in with codes that work once, and the demand for it.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp();
const { anonymous, as, db } = t;
const password = 'Correct-1horse';
const code = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * 30_000 });

let counter = 0;
async function signedUp() {
  counter += 1;
  const input = { firstName: 'Gil', lastName: 'Sá', email: `gil${counter}@luz.example`, password, acceptTerms: true };
  const { body } = await anonymous.post('/api/auth/sign-up', input);
  return { email: input.email, id: body.user.id as string, token: body.token as string };
}
/** A person with a second factor; the code of the current step is used. */
async function enrolled() {
  const user = await signedUp();
  const { secret } = (await as(user).post('/api/auth/second-factor/enrol', { password })).body;
  const spentCode = code(secret);
  const confirmed = await as(user).post('/api/auth/second-factor/confirm', { code: spentCode });
  expect(confirmed.status).toBe(200);
  return { ...user, spentCode, secret: secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
const login = (email: string, typed = password) => anonymous.post('/api/auth/login', { email, password: typed });
const challengeOf = async (email: string) => (await login(email)).body.challenge as string;
const complete = (challenge: string, typed: string) =>
  anonymous.post('/api/auth/second-factor', { challenge, code: typed });
/** Resets the used codes of the past. */
const forgetSteps = (id: string) =>
  db.updateTable('app_user').set({ second_factor_last_step: 0 }).where('id', '=', id).execute();
const waitingForLocks = async () =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db))
    .rows.length;
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

describe('enrolling', () => {
  test('answers a secret for an authenticator app, which is kept sealed', async () => {
    const user = await signedUp();
    expect((await anonymous.post('/api/auth/second-factor/enrol', { password })).status).toBe(401);
    expect((await as(user).post('/api/auth/second-factor/enrol', { password: 'Wrong-1horse' })).status).toBe(400);
    const { status, body } = await as(user).post('/api/auth/second-factor/enrol', { password });
    expect(status).toBe(200);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Wattpact:gil/);
    expect(body.picture).toMatch(/^data:image\/png;base64,/);
    const row = await db.selectFrom('app_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row.second_factor_pending).not.toContain(body.secret);
    expect((await login(user.email)).status).toBe(200);
  });

  test('a first code switches it on; sessions that showed none end', async () => {
    const user = await signedUp();
    const other = (await login(user.email)).body;
    expect((await as(user).post('/api/auth/second-factor/confirm', { code: '123456' })).status).toBe(409);
    const { secret } = (await as(user).post('/api/auth/second-factor/enrol', { password })).body;
    const wrong = await as(user).post('/api/auth/second-factor/confirm', { code: code(secret, 5) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'code', key: 'error_invalid_code' }] } });
    const { status, body } = await as(user).post('/api/auth/second-factor/confirm', { code: code(secret) });
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await as(user).get('/api/users/me')).body.hasSecondFactor).toBe(true);
    expect((await as(other).get('/api/users/me')).status).toBe(401);
    expect((await as(user).post('/api/auth/second-factor/enrol', { password })).status).toBe(409);
  });

  test('of two first codes at once one switches it on, and its recovery codes count', async () => {
    const user = await signedUp();
    const { secret } = (await as(user).post('/api/auth/second-factor/enrol', { password })).body;
    const confirm = () => as(user).post('/api/auth/second-factor/confirm', { code: code(secret) });
    const { both } = await db.transaction().execute(async (held) => {
      await held.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute();
      const both = [confirm(), confirm()];
      await expect.poll(waitingForLocks).toBe(2);
      return { both };
    });
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const shown = answers.find(({ status }) => status === 200)?.body.recoveryCodes[0];
    expect((await complete(await challengeOf(user.email), shown)).status).toBe(200);
  });

  test('it is switched off with the password and a code, neither alone', async () => {
    const user = await enrolled();
    const [one = '', other = ''] = user.recoveryCodes;
    const remove = (body: object) => as(user).post('/api/auth/second-factor/remove', body);
    const refused = [
      [{ password }, 'code', 'error_required.code'],
      [{ code: one }, 'password', 'error_required.password'],
      [{ code: one, password: 'Wrong-1horse' }, 'password', 'error_invalid_password'],
      [{ code: user.spentCode, password }, 'code', 'error_invalid_code'],
    ] as const;
    for (const [body, path, key] of refused)
      expect(await remove(body)).toMatchObject({ status: 400, body: { errors: [{ path, key }] } });
    expect((await anonymous.post('/api/auth/second-factor/remove', { password, code: one })).status).toBe(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await remove({ code: one, password })).status).toBe(204);
    expect((await login(user.email)).status).toBe(200);
    expect((await remove({ code: other, password })).status).toBe(409);
  });

  test('however old the last proof is, what is typed is the proof: one code is enough', async () => {
    const user = await enrolled();
    await t.make.ageProof(user, 600);
    const body = { code: user.recoveryCodes[0], password };
    expect((await as(user).post('/api/auth/second-factor/remove', body)).status).toBe(204);
  });

  test('new recovery codes replace those from before', async () => {
    const user = await enrolled();
    const path = '/api/auth/second-factor/recovery-codes';
    expect((await anonymous.post(path)).status).toBe(401);
    expect((await as(await signedUp()).post(path)).status).toBe(409);
    const { status, body } = await as(user).post(path);
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await complete(await challengeOf(user.email), user.recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await complete(await challengeOf(user.email), body.recoveryCodes[0])).status).toBe(200);
  });

  test('each change is told by mail, in the language of the person', async () => {
    const { mailsTo } = receiveMails(t);
    const user = await enrolled();
    // What came before: the welcome, and that the second factor is on.
    const before = (await mailsTo(user.email)).map(({ subject }) => subject);
    expect(before).toContain('O segundo fator foi ativado');
    await as(user).put('/api/users/language', { language: 'en' });
    const { recoveryCodes } = (await as(user).post('/api/auth/second-factor/recovery-codes')).body;
    await as(user).post('/api/auth/second-factor/remove', { password, code: recoveryCodes[0] });
    const mails = (await mailsTo(user.email)).slice(before.length);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You have new recovery codes',
      'The second factor was turned off',
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain(recoveryCodes[1]);
  });
});

describe('signing in', () => {
  test('the right password answers 401 with a challenge, a wrong one none', async () => {
    const user = await enrolled();
    const asked = await login(user.email);
    expect(asked).toMatchObject({ status: 401, body: { code: 'error_second_factor_required' } });
    expect(asked.body.challenge).toMatch(/^[\w-]{43}$/);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await login(user.email, 'Wrong-1horse')).body).not.toHaveProperty('challenge');
    await forgetSteps(user.id);
    const done = await complete(asked.body.challenge, code(user.secret));
    expect(done).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await as(done.body).get('/api/users/me')).status).toBe(200);
    expect((await as({ token: asked.body.challenge }).get('/api/users/me')).status).toBe(401);
  });

  test('a code works once, also in two requests at once', async () => {
    const user = await enrolled();
    const spent = await complete(await challengeOf(user.email), user.spentCode);
    expect(spent).toMatchObject({ status: 401, body: { code: 'error_invalid_code' } });
    await forgetSteps(user.id);
    const challenges = [await challengeOf(user.email), await challengeOf(user.email)];
    const once = code(user.secret);
    const answers = await Promise.all(challenges.map((challenge) => complete(challenge, once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a wrong code may be corrected, a challenge counts once and for five minutes', async () => {
    const user = await enrolled();
    await forgetSteps(user.id);
    const challenge = await challengeOf(user.email);
    expect((await complete(challenge, '000000')).status).toBe(401);
    expect((await complete(challenge, code(user.secret))).status).toBe(200);
    await forgetSteps(user.id);
    const again = await complete(challenge, code(user.secret));
    expect(again).toMatchObject({ status: 401, body: { code: 'error_challenge_expired' } });
    const late = await challengeOf(user.email);
    const row = await db
      .selectFrom('single_use_token')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(300_000);
    await db.updateTable('single_use_token').set({ expires_at: new Date().toISOString() }).execute();
    expect((await complete(late, code(user.secret))).body.code).toBe('error_challenge_expired');
  });

  test('a recovery code works once, however it is typed', async () => {
    const user = await enrolled();
    const recovery = user.recoveryCodes[3] ?? '';
    const typed = recovery.toLowerCase().replaceAll('-', ' ');
    expect((await complete(await challengeOf(user.email), typed)).status).toBe(200);
    expect((await complete(await challengeOf(user.email), recovery)).status).toBe(401);
    expect((await complete(await challengeOf(user.email), user.recoveryCodes[4] ?? '')).status).toBe(200);
  });

  test('five wrong codes are enough, whatever the challenge', async () => {
    const user = await enrolled();
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1)
      seen.push((await complete(await challengeOf(user.email), '000000')).status);
    expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
    await forgetSteps(user.id);
    expect((await complete(await challengeOf(user.email), code(user.secret))).status).toBe(429);
  });

  test('the right code of a burst is told no better than the wrong ones, and nothing of it is spent', async () => {
    const user = await enrolled();
    const challenge = await challengeOf(user.email);
    const right = user.recoveryCodes[0] ?? '';
    // The right code has passed the first check and is being verified when the wrong ones are counted.
    const answer = await db.transaction().execute(async (held) => {
      await held.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute();
      const pending = complete(challenge, right);
      await expect.poll(waitingForLocks).toBe(1);
      for (let index = 0; index < 5; index += 1) expect((await complete(challenge, '000000')).status).toBe(401);
      return { pending };
    });
    expect(await answer.pending).toMatchObject({ status: 429, body: { code: 'error_too_many_requests' } });
    await db.deleteFrom('rate_counter').execute();
    expect((await complete(challenge, right)).status).toBe(200);
  });

  test('bad bodies are 400, unknown challenges 401, a disabled account 403', async () => {
    for (const body of [{}, { challenge: 'x' }, { challenge: 'x', code: 1 }]) {
      expect((await anonymous.post('/api/auth/second-factor', body)).status).toBe(400);
    }
    expect((await complete('unknown', '123456')).status).toBe(401);
    const user = await enrolled();
    const challenge = await challengeOf(user.email);
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', user.id).execute();
    expect((await complete(challenge, code(user.secret))).status).toBe(403);
  });
});

test('an installation may demand it of administrators: until then they get nowhere', async () => {
  t.config.adminSecondFactor = true;
  try {
    const admin = await t.make.admin();
    const list = () => as(admin).get('/api/admin/users');
    expect(await list()).toMatchObject({ status: 403, body: { code: 'error_second_factor_enrolment_required' } });
    expect((await as(admin).get('/api/users/me')).body.mustEnrolSecondFactor).toBe(true);
    const { secret } = (await as(admin).post('/api/auth/second-factor/enrol', {})).body;
    expect((await as(admin).post('/api/auth/second-factor/confirm', { code: code(secret) })).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect((await as(admin).get('/api/users/me')).body).toMatchObject({ secondFactorDemanded: true });
    const removal = await as(admin).post('/api/auth/second-factor/remove', { code: '000000' });
    expect(removal).toMatchObject({ status: 409, body: { code: 'error_second_factor_demanded' } });
    expect((await as(await t.make.user()).get('/api/users/me')).status).toBe(200);
  } finally {
    t.config.adminSecondFactor = false;
  }
});

test('a change of SECRET_KEY costs nobody the second factor: what is used is sealed with the new key', async () => {
  const keys = { SECRET_KEY: 'a new key for everything, 0123456789', SECRET_KEY_PREVIOUS: t.config.secretKey };
  const changing = await startTestApp(keys, { ...t.database, drop: async () => {} });
  const changed = await startTestApp({ SECRET_KEY: keys.SECRET_KEY }, { ...t.database, drop: async () => {} });
  const user = await enrolled();
  const completeAt = async (app: Pick<typeof t, 'anonymous'>) => {
    await forgetSteps(user.id);
    const { challenge } = (await app.anonymous.post('/api/auth/login', { email: user.email, password })).body;
    return (await app.anonymous.post('/api/auth/second-factor', { challenge, code: code(user.secret) })).status;
  };
  expect([await completeAt(changed), await completeAt(changing), await completeAt(changed)]).toEqual([401, 200, 200]);
});

test('a second factor that is removed while its code is checked does not come back under the new key', async () => {
  const keys = { SECRET_KEY: 'a new key for everything, 0123456789', SECRET_KEY_PREVIOUS: t.config.secretKey };
  const changing = await startTestApp(keys, { ...t.database, drop: async () => {} });
  const user = await enrolled();
  await forgetSteps(user.id);
  const challenge = await challengeOf(user.email);
  const completing = await db.transaction().execute(async (removal) => {
    await removal.updateTable('app_user').set({ second_factor_secret: null }).where('id', '=', user.id).execute();
    const completed = changing.anonymous.post('/api/auth/second-factor', { challenge, code: code(user.secret) });
    await expect.poll(waitingForLocks).toBe(1);
    return { completed };
  });
  await completing.completed;
  const row = await db.selectFrom('app_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect(row.second_factor_secret).toBeNull();
});

test('recovery codes have 24 letters; those of twelve from before count too', async () => {
  const user = await enrolled();
  for (const one of user.recoveryCodes) expect(one).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
  const hash = createHash('sha256').update('ABCDEFGH2345').digest('hex');
  await db
    .updateTable('app_user')
    .set({ second_factor_recovery: JSON.stringify([hash]) })
    .where('id', '=', user.id)
    .execute();
  expect((await complete(await challengeOf(user.email), 'abcd-efgh-2345')).status).toBe(200);
  expect((await complete(await challengeOf(user.email), 'abcd-efgh-2345')).status).toBe(401);
});
