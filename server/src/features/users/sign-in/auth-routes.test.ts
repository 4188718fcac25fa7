// Sign-up, login, the session's cookie, foreign origins, sign-out and the list of sessions, over HTTP.
import { afterEach, describe, expect, test } from 'vitest';
import { cookieHeader, cookiesOf } from '../../../../test/support/cookies.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp();
const { anonymous, as, db } = t;

let counter = 0;
const password = 'Correct-1horse';
const someone = (changes: object = {}) => {
  counter += 1;
  return {
    firstName: 'Inês',
    lastName: 'Prata',
    email: `ines${counter}@sol.example`,
    password,
    acceptTerms: true,
    ...changes,
  };
};
async function signedUp(changes: object = {}) {
  const input = someone(changes);
  const answer = await anonymous.post('/api/auth/sign-up', input);
  expect(answer.status).toBe(201);
  return { ...input, id: answer.body.user.id as string, token: answer.body.token as string, answer };
}
const login = (email: string, typed = password, headers = {}) =>
  anonymous.post('/api/auth/login', { email, password: typed }, headers);
const keys = (body: { errors?: { path: string; key: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }) => [path, key]));

describe('sign-up', () => {
  test('[AUTH-06, AUTH-07, AUTH-08, AUTH-18] opens an account, signs in and answers the profile', async () => {
    const { answer, token, email } = await signedUp({ phone: '912 345 678', language: 'en' });
    expect(answer.body.user).toMatchObject({
      isAdmin: false,
      language: 'en',
      firstName: 'Inês',
      lastName: 'Prata',
      displayName: 'Inês Prata',
      email,
      avatarFileId: null,
      phone: '+351912345678',
      preferences: { analytical: false, skipNegotiationAgreement: false },
    });
    expect(answer.body.user).not.toHaveProperty('passwordHash');
    expect((await as({ token }).get('/api/users/me')).body).toEqual(answer.body.user);
  });

  test('[AUTH-14, AUTH-16] phones lose spaces, take any prefix and default to +351', async () => {
    const read = async (phone: string) => (await signedUp({ phone })).answer.body.user.phone;
    expect(await read('21 123 45 67')).toBe('+351211234567');
    expect(await read('+34 612 34 56 78')).toBe('+34612345678');
    expect(await read('+49-30-901820')).toBe('+4930901820');
    expect(keys((await anonymous.post('/api/auth/sign-up', someone({ phone: '12' }))).body)).toEqual({
      phone: 'error_phone_number',
    });
  });

  test('all failing fields are named at once, and nothing is stored', async () => {
    const input = {
      firstName: ' ',
      lastName: 'x'.repeat(101),
      email: 'no',
      password: 'short',
      acceptTerms: false,
      more: 1,
    };
    const { status, body } = await anonymous.post('/api/auth/sign-up', input);
    expect(status).toBe(400);
    expect(Object.keys(keys(body)).sort()).toEqual([
      'acceptTerms',
      'email',
      'firstName',
      'lastName',
      'more',
      'password',
    ]);
    expect(keys(body)).toMatchObject({
      firstName: 'error_first_name',
      email: 'error_email',
      more: 'error_unknown_field',
    });
  });

  test.each([
    ['AUTH-09', 'Abcde1!'],
    ['AUTH-10', 'abcdefg1!'],
    ['AUTH-11', 'Abcdefgh!'],
    ['AUTH-12', 'Abcdefgh1'],
  ])('[%s] the password %s is refused', async (_, typed) => {
    const { status, body } = await anonymous.post('/api/auth/sign-up', someone({ password: typed }));
    expect([status, keys(body)]).toEqual([400, { password: 'error_password' }]);
  });

  test('[AUTH-08] addresses of more than 200 characters are refused, upper case is the same address', async () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(20)}.example`;
    expect((await anonymous.post('/api/auth/sign-up', someone({ email: long }))).status).toBe(400);
    const { email } = await signedUp();
    const again = await anonymous.post('/api/auth/sign-up', someone({ email: email.toUpperCase() }));
    expect(again).toMatchObject({ status: 409, body: { code: 'error_email_in_use' } });
    expect(keys(again.body)).toEqual({ email: 'error_email_in_use' });
  });

  test('two at once with one address make one account', async () => {
    const input = someone();
    const answers = await Promise.all([1, 2, 3].map(() => anonymous.post('/api/auth/sign-up', input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('passwords and tokens are kept as hashes, and the change is in the log without them', async () => {
    const { id, token } = await signedUp();
    const user = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const session = await db.selectFrom('session').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
    expect(session.token_hash).toHaveLength(32);
    const events = await db.selectFrom('event').selectAll().where('record_id', '=', id).orderBy('id').execute();
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['signed_up', id],
      ['address_proven', id],
      ['signed_in', id],
    ]);
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${token}|${password}`));
  });

  test('a closed sign-up answers 403 and opens nothing', async () => {
    t.config.signUpOpen = false;
    try {
      const answer = await anonymous.post('/api/auth/sign-up', someone());
      expect(answer).toMatchObject({ status: 403, body: { code: 'error_sign_up_closed' } });
    } finally {
      t.config.signUpOpen = true;
    }
  });
});

describe('login', () => {
  test('[AUTH-04, AUTH-53] the right password signs in, whatever the case of the address', async () => {
    const { email, id } = await signedUp();
    const answer = await login(` ${email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { user: { id } } });
    expect((await as(answer.body).get('/api/users/me')).status).toBe(200);
  });

  test('wrong password, unknown address and provider-only account are told alike', async () => {
    const { email } = await signedUp();
    const provided = await t.make.user();
    const answers = await Promise.all([
      login(email, 'Wrong-1horse'),
      login('nobody@sol.example'),
      login(provided.email),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
    }
    expect(answers[0]?.body.code).toBe('error_invalid_credentials');
  });

  test('[AUTH-55] inactive and soft-deleted accounts: right password 403, wrong one 401', async () => {
    for (const status of ['inactive', 'user_soft_deleted']) {
      const { email, id } = await signedUp();
      await db.updateTable('app_user').set({ status }).where('id', '=', id).execute();
      expect(await login(email)).toMatchObject({ status: 403, body: { code: 'error_account_inactive' } });
      expect((await login(email, 'Wrong-1horse')).status).toBe(401);
    }
  });

  test('bad bodies are 400, NUL and lone surrogates included', async () => {
    const wrong = [{}, { email: 1, password }, { email: 'a@b.example' }, { email: 'a@b.example', password, more: 1 }];
    for (const body of [...wrong, { email: 'a\u0000@b.example', password }]) {
      expect((await anonymous.post('/api/auth/login', body)).status).toBe(400);
    }
    expect((await login('\ud800@b.example')).status).toBe(401);
  });
});

describe('the cookie', () => {
  test('sign-up and login set it: HttpOnly, SameSite=Lax, Path=/, no domain', async () => {
    const { email, answer } = await signedUp();
    for (const from of [answer, await login(email)]) {
      const session = cookiesOf(from).find(({ name }) => name === 'session');
      expect(session?.value).toBe(from.body.token);
      expect(session?.attributes).toEqual(
        expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']),
      );
      expect(session?.attributes.join()).not.toMatch(/Secure|Domain/);
    }
  });

  test('over https it is Secure and bound to the host', async () => {
    const { config } = t;
    config.secure = true;
    try {
      const { answer } = await signedUp();
      const cookies = cookiesOf(answer);
      expect(cookies.map(({ name }) => name)).toContain('__Host-session');
      for (const { name, attributes } of cookies) {
        expect(name).toMatch(/^__Host-/);
        expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'Path=/', 'SameSite=Lax']));
      }
    } finally {
      config.secure = false;
    }
  });

  test('[GEN-54] a session comes as a bearer token or as a cookie; of both the bearer counts', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const cookie = { cookie: `session=${one.token}` };
    expect((await anonymous.get('/api/users/me', cookie)).body.id).toBe(one.id);
    expect((await as(other).get('/api/users/me', cookie)).body.id).toBe(other.id);
    expect((await as({ token: 'wrong' }).get('/api/users/me', cookie)).status).toBe(401);
  });

  test('signing in anew in one browser ends the session that the cookie had', async () => {
    const { email, answer, token } = await signedUp();
    await login(email, password, cookieHeader(cookiesOf(answer)));
    expect((await as({ token }).get('/api/users/me')).status).toBe(401);
  });
});

describe('origin', () => {
  const paths = ['sign-up', 'login', 'second-factor', 'forgot-password', 'reset-password', 'verify-email'];
  test.each(paths)('POST /auth/%s from another site is refused', async (path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await anonymous.post(`/api/auth/${path}`, {}, headers as unknown as Record<string, string>);
      expect(answer).toMatchObject({ status: 403, body: { code: 'error_foreign_origin' } });
    }
  });

  test('sign-out from another site leaves the session alone', async () => {
    const { token } = await signedUp();
    const foreign = { cookie: `session=${token}`, 'sec-fetch-site': 'cross-site' };
    expect((await anonymous.get('/api/auth/logout', foreign)).status).toBe(403);
    expect((await as({ token }).get('/api/users/me')).status).toBe(200);
  });

  test('own origins and calls with a bearer token pass', async () => {
    const { email, token } = await signedUp();
    expect(
      (await login(email, password, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
    const put = as({ token }).put('/api/users/language', { language: 'es' }, { origin: 'https://evil.example' });
    expect((await put).status).toBe(200);
  });
});

describe('sign-out', () => {
  test('[AUTH-02] ends the session, clears the cookie and answers where to go', async () => {
    const { token } = await signedUp({ language: 'es' });
    const answer = await anonymous.get('/api/auth/logout', {
      cookie: `session=${token}`,
      origin: 'http://localhost:3000',
    });
    expect(answer).toMatchObject({ status: 200, body: { url: '/es/sign-in' } });
    const cleared = cookiesOf(answer).find(({ name }) => name === 'session');
    expect([cleared?.value, cleared?.attributes.join()]).toEqual([
      '',
      expect.stringContaining('Expires=Thu, 01 Jan 1970'),
    ]);
    expect((await as({ token }).get('/api/users/me')).status).toBe(401);
  });

  test('administrators are led to their own application, also when the session is gone', async () => {
    const admin = await t.make.admin();
    expect((await as(admin).get('/api/auth/logout')).body.url).toBe('/admin/pt/sign-in');
    const referer = { referer: 'http://localhost:3000/admin/pt/users' };
    expect((await anonymous.get('/api/auth/logout', referer)).body.url).toBe('/admin/pt/sign-in');
    expect((await anonymous.get('/api/auth/logout')).body.url).toBe('/pt/sign-in');
  });
});

describe('sessions', () => {
  test('the list names devices, networks and the present one; each can be ended, by its owner alone', async () => {
    const { email, token } = await signedUp();
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0' };
    const second = (await login(email, password, agent)).body;
    const { body } = await as(second).get('/api/auth/sessions');
    expect(body).toMatchObject([
      { device: 'Firefox, Windows', network: '127.0.0.1', current: true },
      { device: expect.any(String), network: '127.0.0.1', current: false },
    ]);
    const stranger = await t.make.user();
    expect((await as(stranger).delete(`/api/auth/sessions/${body[1].id}`)).status).toBe(404);
    expect((await anonymous.delete(`/api/auth/sessions/${body[1].id}`)).status).toBe(401);
    expect((await as(second).delete(`/api/auth/sessions/${body[1].id}`)).status).toBe(204);
    expect((await as({ token }).get('/api/users/me')).status).toBe(401);
    expect((await as(second).delete(`/api/auth/sessions/${body[1].id}`)).status).toBe(404);
    expect((await as(second).delete('/api/auth/sessions/nothing')).status).toBe(404);
  });

  const hour = 3_600_000;
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  test.each([
    ['user', 'last_seen_at', 7 * 24 * hour - 60_000, 7 * 24 * hour + 60_000],
    ['admin', 'last_seen_at', 2 * hour - 60_000, 2 * hour + 60_000],
  ] as const)('a session of an idle %s ends', async (kind, column, still, gone) => {
    const user = await (kind === 'admin' ? t.make.admin() : t.make.user());
    const age = (ms: number) =>
      db
        .updateTable('session')
        .set({ [column]: ago(ms) })
        .where('user_id', '=', user.id)
        .execute();
    await age(still);
    expect((await as(user).get('/api/users/me')).status).toBe(200);
    await age(gone);
    expect((await as(user).get('/api/users/me')).status).toBe(401);
  });

  test("it ends at the latest after 30 days, an administrator's after 12 hours", async () => {
    const lifetime = async (user: { id: string }) => {
      const { created_at, expires_at } = await db
        .selectFrom('session')
        .selectAll()
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      return (Date.parse(expires_at) - Date.parse(created_at)) / hour;
    };
    const [user, admin] = [await t.make.user(), await t.make.admin()];
    expect([await lifetime(user), await lifetime(admin)]).toEqual([720, 12]);
    await db
      .updateTable('session')
      .set({ expires_at: ago(1) })
      .where('user_id', '=', user.id)
      .execute();
    expect((await as(user).get('/api/users/me')).status).toBe(401);
  });

  test('[AUTH-55] a disabled user is refused at the next request', async () => {
    const user = await t.make.user();
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', user.id).execute();
    expect((await as(user).get('/api/users/me')).status).toBe(401);
  });
});

afterEach(async () => {
  // Wrong tries of one test must not count in the next.
  await db.deleteFrom('rate_counter').execute();
});
