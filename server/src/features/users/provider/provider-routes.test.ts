// Single sign-on over HTTP with a small provider on loopback: who can sign in, and to which account.
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { cookieHeader, cookiesOf } from '../../../../test/support/cookies.ts';
import { type Person, startIdentityProvider } from '../../../../test/support/identity-provider.ts';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp, type TestAnswer } from '../../../../test/support/test-app.ts';

const provider = await startIdentityProvider();
const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'wattpact',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Serra',
};
const t = await startTestApp(settings);
afterAll(() => provider.stop());
const { anonymous, as, db } = t;
const { mailsTo, tokenFor } = receiveMails(t);
const base = '/api/auth/providers/oidc';

let counter = 0;
const newPerson = (changes: object = {}): Person => {
  counter += 1;
  const email = `ze${counter}@serra.example`;
  return { sub: `person-${counter}`, email, email_verified: true, given_name: 'Zé', family_name: 'Melo', ...changes };
};
const start = (query = '', headers: Record<string, string> = {}) => anonymous.get(`${base}/start${query}`, headers);
const authorization = ({ headers }: TestAnswer) => new URL(String(headers['location']));
const finish = (query: string, headers: Record<string, string>) => anonymous.get(`${base}/callback${query}`, headers);
/** Goes through the provider as this person. */
async function through(person: Person, { query = '', session = '' } = {}) {
  const begun = await start(query, session ? { cookie: `session=${session}` } : {});
  expect(begun.status).toBe(302);
  const { cookie } = cookieHeader(cookiesOf(begun));
  return finish(provider.agree(authorization(begun), person), {
    cookie: session ? `${cookie}; session=${session}` : cookie,
  });
}
const sessionOf = (answer: TestAnswer) => cookiesOf(answer).find(({ name }) => name === 'session')?.value ?? '';
const me = async (answer: TestAnswer) => (await as({ token: sessionOf(answer) }).get('/api/users/me')).body;

describe('the way to the provider', () => {
  test('the sign-in page learns which providers there are', async () => {
    expect((await anonymous.get('/api/auth/providers')).body).toEqual([{ id: 'oidc', name: 'Serra' }]);
  });

  test('it asks with PKCE, state and nonce, and keeps the rest sealed in a cookie', async () => {
    const begun = await start('?returnTo=/pt/settings/profile');
    const asked = authorization(begun);
    expect(`${asked.origin}${asked.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'wattpact',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:3000${base}/callback`,
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
    });
    const [cookie] = cookiesOf(begun);
    expect(cookie?.name).toBe('provider');
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600']));
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain('profile');
  });

  test('an unknown provider is not found', async () => {
    expect((await anonymous.get('/api/auth/providers/other/start')).status).toBe(404);
    expect((await anonymous.get('/api/auth/providers/other/callback')).status).toBe(404);
  });
});

describe('the way back', () => {
  test('[AUTH-04, AUTH-17] a new person has an account with a proven address, and comes back signed in', async () => {
    const person = newPerson();
    const answer = await through(person, { query: '?returnTo=/pt/settings/profile&language=en' });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/pt/settings/profile']);
    expect(await me(answer)).toMatchObject({
      email: person['email'],
      emailVerified: true,
      firstName: 'Zé',
      lastName: 'Melo',
      language: 'en',
      hasPassword: false,
    });
    expect((await me(await through(person))).id).toBe((await me(answer)).id);
  });

  test('what the id token leaves out is asked at the provider', async () => {
    const { sub, ...claims } = newPerson({ name: 'Rosa Branca' });
    provider.tellAtUserInfo({ sub, ...claims });
    expect(await me(await through({ sub }))).toMatchObject({ email: claims['email'] });
  });

  test('it leads to no other host', async () => {
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a b']) {
      const answer = await through(newPerson(), { query: `?returnTo=${encodeURIComponent(elsewhere)}` });
      expect(answer.headers['location']).toBe('/pt');
    }
  });

  const refusedWith = (answer: TestAnswer, code: string) => {
    expect([answer.status, answer.headers['location']]).toEqual([302, `/pt/sign-in?error=${code}`]);
    expect(sessionOf(answer)).toBe('');
  };

  test('an address that has an account is never taken over', async () => {
    const { email } = await t.make.user();
    refusedWith(await through(newPerson({ email: email.toUpperCase() })), 'error_provider_address_in_use');
  });

  test.each([false, 'true', undefined])(
    'an address that is not proven (%s) opens no account',
    async (email_verified) => {
      refusedWith(await through(newPerson({ email_verified })), 'error_provider_without_address');
    },
  );

  test('wrong state, wrong nonce, a used code, a forged or missing cookie', async () => {
    const person = newPerson();
    const begin = async () => {
      const begun = await start();
      return { asked: authorization(begun), headers: cookieHeader(cookiesOf(begun)) };
    };
    const one = await begin();
    refusedWith(
      await finish(provider.agree(one.asked, person, { state: 'other' }), one.headers),
      'error_provider_refused',
    );
    const two = await begin();
    refusedWith(
      await finish(provider.agree(two.asked, { ...person, nonce: 'other' }), two.headers),
      'error_provider_refused',
    );
    const three = await begin();
    const query = provider.agree(three.asked, person);
    expect((await finish(query, three.headers)).headers['location']).toBe('/pt');
    refusedWith(await finish(query, three.headers), 'error_provider_refused');
    const four = await begin();
    const other = provider.agree(four.asked, person);
    refusedWith(await finish(other, one.headers), 'error_provider_refused');
    refusedWith(
      await finish(provider.agree(four.asked, person), { cookie: 'provider=forged' }),
      'error_challenge_expired',
    );
    refusedWith(await finish('?error=access_denied', {}), 'error_challenge_expired');
  });

  test('[AUTH-55] a disabled account is refused', async () => {
    const person = newPerson();
    const { id } = await me(await through(person));
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', id).execute();
    refusedWith(await through(person), 'error_account_inactive');
  });

  test('a closed sign-up opens no account this way either', async () => {
    t.config.signUpOpen = false;
    try {
      refusedWith(await through(newPerson()), 'error_sign_up_closed');
    } finally {
      t.config.signUpOpen = true;
    }
  });

  test('an account with a second factor is asked for its code', async () => {
    const person = newPerson();
    const { id } = await me(await through(person));
    await db.updateTable('app_user').set({ second_factor_secret: 'sealed' }).where('id', '=', id).execute();
    const answer = await through(person);
    expect(answer.headers['location']).toMatch(/^\/pt\/sign-in#challenge=[\w-]{43}$/);
    expect(sessionOf(answer)).toBe('');
  });
});

describe('fresh proof', () => {
  const now = () => Math.floor(Date.now() / 1000);

  test('without a password the account ends after a fresh sign-in at the provider alone', async () => {
    const person = newPerson();
    const usual = await through(person);
    const remove = (answer: TestAnswer) => as({ token: sessionOf(answer) }).post('/api/auth/delete-account', {});
    expect(await remove(usual)).toMatchObject({ status: 403, body: { code: 'error_fresh_sign_in_required' } });
    const begun = await start('?fresh=true');
    expect(Object.fromEntries(authorization(begun).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    const fresh = await through({ ...person, auth_time: now() }, { query: '?fresh=true' });
    expect((await remove(fresh)).status).toBe(204);
  });

  test('an old proof, or none told, does not pass for fresh', async () => {
    const person = newPerson();
    for (const auth_time of [now() - 3600, undefined]) {
      const answer = await through({ ...person, auth_time }, { query: '?fresh=true' });
      expect(answer.headers['location']).toBe('/pt/sign-in?error=error_provider_refused');
    }
  });
});

describe('adding the provider to an account', () => {
  test('who is signed in adds it and signs in with it from then on', async () => {
    const user = await t.make.user();
    const person = newPerson({ email_verified: false });
    expect((await start('?link=true')).status).toBe(403);
    const foreign = { cookie: `session=${user.token}`, 'sec-fetch-site': 'cross-site' };
    expect((await start('?link=true', foreign)).status).toBe(403);
    const linked = await through(person, { query: '?link=true', session: user.token });
    expect((await me(linked)).id).toBe(user.id);
    expect((await me(await through(person))).id).toBe(user.id);
    const [mail, ...more] = await mailsTo(user.email);
    expect([mail?.subject, more]).toEqual(['Foi associado um fornecedor de identidade à sua conta', []]);
  });

  test('only soon after a proof of who it is; to sign in with it needs none', async () => {
    const user = await t.make.user();
    await t.make.ageProof(user);
    const headers = { cookie: `session=${user.token}` };
    expect(await start('?link=true', headers)).toMatchObject({
      status: 403,
      body: { code: 'error_fresh_sign_in_required' },
    });
    expect((await start('?link=false', headers)).status).toBe(302);
    expect((await start('', headers)).status).toBe(302);
  });

  test('not to another account than the one that began it, nor one that is taken', async () => {
    const [one, other] = [await t.make.user(), await t.make.user()];
    const begun = await start('?link=true', { cookie: `session=${one.token}` });
    const { cookie } = cookieHeader(cookiesOf(begun));
    const answer = await finish(provider.agree(authorization(begun), newPerson()), {
      cookie: `${cookie}; session=${other.token}`,
    });
    expect(answer.headers['location']).toBe('/pt/sign-in?error=error_provider_refused');
    const taken = newPerson();
    await through(taken);
    const refused = await through(taken, { query: '?link=true', session: one.token });
    expect(refused.headers['location']).toBe('/pt/sign-in?error=error_provider_refused');
  });

  test('not to the slower one of two accounts that add the same person at once', async () => {
    const [quick, slow] = [await t.make.user(), await t.make.user()];
    const person = newPerson();
    const identity = { issuer: provider.issuer, subject: person.sub, user_id: quick.id };
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
      ).rows.length;
    const { pending } = await db.transaction().execute(async (held) => {
      await held
        .insertInto('provider_identity')
        .values({ ...identity, created_at: new Date().toISOString() })
        .execute();
      const pending = through(person, { query: '?link=true', session: slow.token });
      await expect.poll(waiting).toBe(1);
      return { pending };
    });
    expect((await pending).headers['location']).toBe('/pt/sign-in?error=error_provider_refused');
    expect(await mailsTo(slow.email)).toEqual([]);
  });
});

test('a provider that does not answer is said on the sign-in page', async () => {
  const away = await startTestApp({ ...settings, OIDC_ISSUER: 'http://127.0.0.1:9' });
  const answer = await away.anonymous.get(`${base}/start?language=es&app=admin`);
  expect([answer.status, answer.headers['location']]).toEqual([
    302,
    '/admin/es/sign-in?error=error_provider_unavailable',
  ]);
});

describe('the external accounts of an account', () => {
  const links = (signed: { token: string }) => as(signed).get('/api/auth/provider-links');
  const remove = (signed: { token: string }, id: string) => as(signed).delete(`/api/auth/provider-links/${id}`);

  test('are listed for their owner, and removed by their owner alone: other sessions end, a mail tells', async () => {
    const [user, other] = [await t.make.user(), await t.make.user()];
    await db.updateTable('app_user').set({ password_hash: 'a password' }).where('id', '=', user.id).execute();
    const person = newPerson();
    const linked = await through(person, { query: '?link=true', session: user.token });
    const elsewhere = await through(person);
    const { body } = await links({ token: sessionOf(linked) });
    expect(body).toEqual([{ id: expect.any(String), provider: 'oidc', name: 'Serra', linkedAt: expect.any(String) }]);
    expect((await links(other)).body).toEqual([]);
    expect((await remove(other, body[0].id)).status).toBe(404);
    const stale = { token: sessionOf(linked) };
    await t.make.ageProof({ id: user.id });
    expect(await remove(stale, body[0].id)).toMatchObject({
      status: 403,
      body: { code: 'error_fresh_sign_in_required' },
    });
    await db
      .updateTable('session')
      .set({ proven_at: new Date().toISOString() })
      .where('user_id', '=', user.id)
      .execute();
    expect((await remove(stale, body[0].id)).status).toBe(204);
    expect((await links(stale)).body).toEqual([]);
    expect((await me(elsewhere)).code).toBe('error_not_signed_in');
    expect(await me(await through(person))).not.toMatchObject({ id: user.id });
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Foi removida uma conta externa');
  });

  test('of another realm of the same host are no account with the present provider', async () => {
    const user = await t.make.user();
    const issuer = new URL('/realms/old', settings.OIDC_ISSUER).href;
    await db
      .insertInto('provider_identity')
      .values({ user_id: user.id, issuer, subject: 'old-1', created_at: new Date().toISOString() })
      .execute();
    expect((await links(user)).body).toMatchObject([{ provider: null, name: new URL(issuer).host }]);
  });

  test('the last one of an account without a password stays', async () => {
    const signed = { token: sessionOf(await through({ ...newPerson(), auth_time: Math.floor(Date.now() / 1000) })) };
    const [{ id }] = (await links(signed)).body;
    expect(await remove(signed, id)).toMatchObject({ status: 409, body: { code: 'error_last_way_in' } });
  });

  test('go with a new password where its chooser does not know them', async () => {
    const person = newPerson();
    const opened = await through(person);
    const { email } = await me(opened);
    const reset = async (body: object) => {
      await anonymous.post('/api/auth/forgot-password', { email });
      const token = await tokenFor(email, 'reset-password');
      return anonymous.post('/api/auth/reset-password', { token, password: 'Correct-1horse', ...body });
    };
    expect((await reset({})).status).toBe(204);
    expect((await me(await through(person))).email).toBe(email);
    expect((await reset({ removeProviderLinks: true })).status).toBe(204);
    expect((await through(person)).headers['location']).toBe('/pt/sign-in?error=error_provider_address_in_use');
  });
});
