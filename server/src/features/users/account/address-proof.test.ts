// The proof of an address over HTTP: who confirms it, who refuses it, and what remains to the account's opener.
import { afterEach, describe, expect, test } from 'vitest';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { issueToken } from '../credentials/single-use-token-service.ts';

// With a mail server addresses must be proven.
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { anonymous, as, db } = t;
const { mailsTo, tokenFor } = receiveMails(t);
const password = 'Correct-1horse';
const names = { firstName: 'Lia', lastName: 'Reis', language: 'en', acceptTerms: true };

let counter = 0;
async function signedUp(changes: object = {}) {
  counter += 1;
  const email = `lia${counter}@agua.example`;
  const answer = await anonymous.post('/api/auth/sign-up', { ...names, email, password, ...changes });
  expect(answer.status).toBe(201);
  return { email, id: answer.body.user.id as string, token: answer.body.token as string, profile: answer.body.user };
}
const linkOf = ({ email }: { email: string }) => tokenFor(email, 'verify-email');
const verify = (body: object, signed?: { token: string }) => as(signed).post('/api/auth/verify-email', body);
const refuse = (token: string) => anonymous.post('/api/auth/verify-email/refuse', { token });
const isProven = async ({ id }: { id: string }) =>
  (await db.selectFrom('app_user').select('email_verified_at').where('id', '=', id).executeTakeFirstOrThrow())
    .email_verified_at !== null;
const isSignedIn = async (signed: { token: string }) => (await as(signed).get('/api/users/me')).status === 200;
const login = (email: string, typed = password) => anonymous.post('/api/auth/login', { email, password: typed });
const keys = (body: { errors?: { path: string; key: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }) => [path, key]));
const spent = { status: 400, body: { errors: [{ path: 'token', key: 'error_invalid.token' }] } };
/** An employee with this address, not linked yet, in an approved entity. */
async function placeFor(email: string) {
  const { id } = await t.make.entity(await t.make.user());
  await t.make.role(id, { ...(await t.make.user()), email }, 'manage');
  await db.updateTable('employee').set({ user_id: null }).where('email', '=', email).execute();
  return async () =>
    (await db.selectFrom('employee').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()).user_id;
}
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

describe('confirming', () => {
  test('[AUTH-17] in a session of the account the link is enough, once', async () => {
    const user = await signedUp();
    expect(user.profile.emailVerified).toBe(false);
    expect((await mailsTo(user.email))[0]).toMatchObject({ subject: 'Confirm your e-mail address' });
    const token = await linkOf(user);
    expect((await verify({ token }, user)).status).toBe(204);
    expect((await as(user).get('/api/users/me')).body.emailVerified).toBe(true);
    expect(await verify({ token }, user)).toMatchObject(spent);
  });

  test('[AUTH-17] from elsewhere it asks for the password of the account; the link is not spent by asking', async () => {
    const user = await signedUp();
    const token = await linkOf(user);
    const other = await signedUp();
    for (const signed of [undefined, other])
      for (const body of [{ token }, { token, password: '' }])
        expect(await verify(body, signed)).toMatchObject({ status: 403, body: { code: 'error_confirm_identity' } });
    const wrong = await verify({ token, password: 'Wrong-1horse' });
    expect([wrong.status, keys(wrong.body)]).toEqual([400, { password: 'error_invalid_password' }]);
    expect(await isProven(user)).toBe(false);
    const right = await verify({ token, password });
    expect([right.status, right.headers['set-cookie']]).toEqual([204, undefined]);
    expect([await isProven(user), await isProven(other), await isSignedIn(user)]).toEqual([true, false, true]);
    expect(await verify({ token, password })).toMatchObject(spent);
  });

  test('guesses at the password count as those of the sign-in do', async () => {
    const user = await signedUp();
    const token = await linkOf(user);
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) seen.push((await verify({ token, password: 'Wrong-1horse' })).status);
    expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
    const refused = await verify({ token, password });
    expect([refused.status, Number(refused.headers['retry-after']) > 800]).toEqual([429, true]);
    expect((await login(user.email)).status).toBe(429);
    expect((await verify({ token }, user)).status).toBe(204);
  });

  test('wrong, expired and missing tokens are 400, those of another kind and of closed accounts too', async () => {
    const user = await signedUp();
    const token = await linkOf(user);
    const reset = await issueToken(db, { kind: 'reset_password', userId: user.id, email: user.email, now: new Date() });
    for (const wrong of ['wrong', reset]) {
      expect(await verify({ token: wrong, password }, user)).toMatchObject(spent);
      expect(await refuse(wrong)).toMatchObject(spent);
    }
    expect((await anonymous.post('/api/auth/reset-password', { token, password })).status).toBe(400);
    for (const body of [{}, { token, more: 1 }, { token, password: 1 }]) expect((await verify(body)).status).toBe(400);
    expect((await anonymous.post('/api/auth/verify-email/refuse', { token, password })).status).toBe(400);
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', user.id).execute();
    expect(await verify({ token, password })).toMatchObject(spent);
    await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', user.id).execute();
    await db.updateTable('single_use_token').set({ expires_at: new Date().toISOString() }).execute();
    expect(await verify({ token }, user)).toMatchObject(spent);
    expect(await refuse(token)).toMatchObject(spent);
  });

  test('[AUTH-17] the mail can be sent again, three times an hour; the earlier link counts no more', async () => {
    const user = await signedUp();
    const first = await linkOf(user);
    const resend = () => as(user).post('/api/auth/resend-verification');
    expect((await anonymous.post('/api/auth/resend-verification')).status).toBe(401);
    expect((await resend()).status).toBe(204);
    expect(await verify({ token: first }, user)).toMatchObject(spent);
    expect([(await resend()).status, (await resend()).status]).toEqual([204, 204]);
    const refused = await resend();
    expect([refused.status, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
    expect((await verify({ token: await linkOf(user) }, user)).status).toBe(204);
    await db.deleteFrom('rate_counter').execute();
    expect((await resend()).status).toBe(204);
    const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Confirm your e-mail address')).toHaveLength(4);
  });

  test('[ENT-61] whoever signs in and proves their address gets the role that waits for it in an approved entity', async () => {
    const user = await signedUp();
    const holder = await placeFor(user.email);
    expect((await verify({ token: await linkOf(user) })).status).toBe(403);
    expect(await holder()).toBe(null);
    expect((await verify({ token: await linkOf(user) }, user)).status).toBe(204);
    expect(await holder()).toBe(user.id);
  });
});

describe('this was not me', () => {
  test('[AUTH-41, AUTH-54] the account is closed, its sessions and links end, and the address is free', async () => {
    const attacker = await signedUp();
    const holder = await placeFor(attacker.email);
    const second = (await login(attacker.email)).body;
    const token = await linkOf(attacker);
    expect((await refuse(token)).status).toBe(204);
    expect([await isSignedIn(attacker), await isSignedIn(second)]).toEqual([false, false]);
    expect(await refuse(token)).toMatchObject(spent);
    expect(await verify({ token, password })).toMatchObject(spent);
    expect((await login(attacker.email)).status).toBe(401);
    const row = await db.selectFrom('app_user').selectAll().where('id', '=', attacker.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'user_soft_deleted', password_hash: null });
    expect(row.email).not.toContain('agua.example');
    const left = db.selectFrom('single_use_token').selectAll().where('user_id', '=', attacker.id);
    expect(await left.execute()).toEqual([]);

    const owner = await anonymous.post('/api/auth/sign-up', { ...names, email: attacker.email, password });
    expect(owner.status).toBe(201);
    const link = await tokenFor(attacker.email, 'verify-email');
    expect((await verify({ token: link }, owner.body)).status).toBe(204);
    expect(await holder()).toBe(owner.body.user.id);
  });

  test('an account that is proven already is not closed by another link', async () => {
    const user = await signedUp();
    const token = await linkOf(user);
    const issue = () => issueToken(db, { kind: 'verify_email', userId: user.id, email: user.email, now: new Date() });
    await issue();
    expect((await verify({ token }, user)).status).toBe(204);
    const left = db.selectFrom('single_use_token').selectAll().where('user_id', '=', user.id);
    expect(await left.execute()).toEqual([]);
    expect(await refuse(await issue())).toMatchObject(spent);
    expect((await login(user.email)).status).toBe(200);
  });

  test('no administrator restores the account, only deletes it for ever; the last administrator stays', async () => {
    const attacker = await signedUp();
    await refuse(await linkOf(attacker));
    const admin = await t.make.admin();
    const path = `/api/admin/users/${attacker.id}`;
    expect((await as(admin).get(path)).body.allowedActions).toEqual(['remove']);
    const restored = await as(admin).post(`${path}/restore`);
    expect(restored).toMatchObject({ status: 409, body: { code: 'error_account_refused' } });
    expect((await as(admin).get(path)).body.status).toBe('user_soft_deleted');
    expect((await as(admin).delete(path)).status).toBe(204);

    await db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', admin.id).execute();
    const link = { kind: 'verify_email', userId: admin.id, email: admin.email, now: new Date() } as const;
    const answer = await refuse(await issueToken(db, link));
    expect(answer).toMatchObject({ status: 409, body: { code: 'error_last_administrator' } });
    expect(await isSignedIn(admin)).toBe(true);
  });
});

describe('an account that somebody opened with another’s address', () => {
  test('a new password takes it over whole: no session, second factor or provider of the opener stays', async () => {
    const opener = await signedUp({ phone: '+351912345678' });
    const token = await linkOf(opener);
    const identity = { issuer: 'https://id.example', subject: 'opener', user_id: opener.id };
    await db
      .insertInto('provider_identity')
      .values({ ...identity, created_at: new Date().toISOString() })
      .execute();
    const factor = { second_factor_secret: 'sealed', second_factor_recovery: '["x"]' };
    await db.updateTable('app_user').set(factor).where('id', '=', opener.id).execute();
    await anonymous.post('/api/auth/forgot-password', { email: opener.email });
    const reset = await tokenFor(opener.email, 'reset-password');
    const answer = await anonymous.post('/api/auth/reset-password', { token: reset, password: 'Battery-2staple' });
    expect(answer.status).toBe(204);
    expect([await isSignedIn(opener), await isProven(opener)]).toEqual([false, true]);
    expect((await login(opener.email, 'Battery-2staple')).body.user).toMatchObject({
      hasSecondFactor: false,
      phone: null,
    });
    const identities = db.selectFrom('provider_identity').selectAll().where('user_id', '=', opener.id);
    expect(await identities.execute()).toEqual([]);
    expect(await verify({ token, password: 'Battery-2staple' })).toMatchObject(spent);
  });

  test('an administrator keeps the second factor through a new password', async () => {
    const admin = await t.make.admin();
    const factor = { second_factor_secret: 'sealed', email_verified_at: null };
    await db.updateTable('app_user').set(factor).where('id', '=', admin.id).execute();
    await anonymous.post('/api/auth/forgot-password', { email: admin.email });
    const reset = await tokenFor(admin.email, 'reset-password');
    expect((await anonymous.post('/api/auth/reset-password', { token: reset, password })).status).toBe(204);
    expect(await login(admin.email)).toMatchObject({ status: 401, body: { code: 'error_second_factor_required' } });
  });

  test('an invitation proves the address that it was sent to, and no other', async () => {
    const email = 'convidada@agua.example';
    const token = await issueToken(db, { kind: 'invitation', email, now: new Date() });
    const wrong = { ...names, email: 'outra@agua.example', password };
    const answer = await anonymous.post('/api/auth/sign-up', { ...wrong, invitation: token });
    expect([answer.status, keys(answer.body)]).toEqual([400, { invitation: 'error_invalid.invitation' }]);
    expect((await signedUp({ email, invitation: token })).profile.emailVerified).toBe(true);
    const again = { ...wrong, email: 'terceira@agua.example', invitation: token };
    expect((await anonymous.post('/api/auth/sign-up', again)).status).toBe(400);
  });

  test('an invitation of its owner gives the opener nothing, and stays good until the account is closed', async () => {
    const opener = await signedUp();
    const holder = await placeFor(opener.email);
    const invitation = await issueToken(db, { kind: 'invitation', email: opener.email, now: new Date() });
    const join = () =>
      anonymous.post('/api/auth/sign-up', { ...names, email: opener.email, password: 'Battery-2staple', invitation });
    expect(await join()).toMatchObject({ status: 409, body: { code: 'error_email_in_use' } });
    expect(await verify({ token: invitation, password })).toMatchObject(spent);
    expect([await isProven(opener), await holder()]).toEqual([false, null]);
    expect((await refuse(await linkOf(opener))).status).toBe(204);
    const joined = await join();
    expect([joined.status, joined.body.user.emailVerified]).toEqual([201, true]);
    expect(await holder()).toBe(joined.body.user.id);
  });
});

test('the mail to an address that nobody has confirmed greets nobody by the name that was typed', async () => {
  const user = await signedUp({ firstName: 'Free gift for you' });
  const [mail] = await mailsTo(user.email);
  expect(mail?.text).not.toContain('Free gift');
  expect((await verify({ token: await linkOf(user) }, user)).status).toBe(204);
  await anonymous.post('/api/auth/forgot-password', { email: user.email });
  expect((await mailsTo(user.email)).at(-1)?.text).toContain('Free gift');
});
