// What administrators do to users, over HTTP: the list, new administrators, states, deletion for good.
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { passwordGate } from '../credentials/password.ts';
import { issueToken } from '../credentials/single-use-token-service.ts';

const t = await startTestApp();
const { anonymous, as, db } = t;
const admin = await t.make.admin();
const path = '/api/admin/users';
const password = 'Correct-1horse';

const statusOf = async (id: string) =>
  (await db.selectFrom('app_user').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const setStatus = (id: string, status: string) =>
  db.updateTable('app_user').set({ status }).where('id', '=', id).execute();
const patch = (id: string, status: string, by = admin) => as(by).patch(`${path}/${id}/status/${status}`);
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

describe('the list', () => {
  test('[AUTH-01, AUTH-48, AUTH-49, AUTH-53] shows marketplace users and administrators, to administrators alone', async () => {
    const user = await t.make.user();
    const ids = async (query: string) =>
      (await as(admin).get(`${path}?limit=100&${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual(expect.arrayContaining([user.id, admin.id]));
    expect(await ids('kind=admin')).toContain(admin.id);
    expect(await ids('kind=admin')).not.toContain(user.id);
    expect(await ids('kind=marketplace')).toContain(user.id);
    expect(await ids('kind=marketplace')).not.toContain(admin.id);
    expect((await as(user).get(path)).status).toBe(403);
    expect((await anonymous.get(path)).status).toBe(401);
    expect((await as(admin).get('/api/users')).status).toBe(404);
  });

  test('is filtered by status and by words of name and address, sorted, and paged', async () => {
    const [one, two] = [await t.make.user({ email: 'agata@cedro.example' }), await t.make.user()];
    await db
      .updateTable('app_user')
      .set({ first_name: 'Ágata', last_name: 'Zambujal' })
      .where('id', '=', one.id)
      .execute();
    await setStatus(two.id, 'inactive');
    const items = async (query: string) => (await as(admin).get(`${path}?${query}`)).body.items;
    for (const query of ['searchQuery=agata', 'searchQuery=ZAMBU', 'searchQuery=cedro']) {
      expect(await items(query)).toMatchObject([{ id: one.id, displayName: 'Ágata Zambujal' }]);
    }
    expect(await items('status=inactive')).toMatchObject([{ id: two.id, allowedActions: ['enable'] }]);
    expect((await items('sortByName=true&sortOrder=asc&limit=5'))[0].id).toBe(one.id);
    expect((await items('sortByName=true&sortOrder=desc&limit=5'))[0].displayName).toMatch(/^Test/);
    for (const query of ['status=gone', 'kind=all', 'page=0'])
      expect((await as(admin).get(`${path}?${query}`)).status).toBe(400);
  });

  test('[AUTH-48, ADM-56] names the first company of each and how many, sorts by the last access, and is a file, too', async () => {
    const [often, never] = [
      await t.make.user({ email: 'often@acesso.example' }),
      await t.make.user({ email: 'never@acesso.example' }),
    ];
    const first = await t.make.entity(often, { name: 'Primeira, Lda.' });
    await t.make.entity(often, { name: 'Segunda, Lda.' });
    const at = new Date().toISOString();
    await db.updateTable('app_user').set({ last_login_at: at }).where('id', '=', often.id).execute();
    const items = async (query: string) => (await as(admin).get(`${path}?searchQuery=acesso&${query}`)).body.items;
    for (const order of ['asc', 'desc'])
      expect((await items(`sortByLastLogin=true&sortOrder=${order}`)).map(({ id }: { id: string }) => id)).toEqual([
        often.id,
        never.id,
      ]);
    expect(await items('sortByLastLogin=true')).toMatchObject([
      { companies: { first: { id: first.id, name: 'Primeira, Lda.' }, count: 2 } },
      { companies: null },
    ]);
    const { status, body } = await as(admin).get(`${path}/export?format=csv&searchQuery=often`);
    expect([status, String(body)]).toEqual([200, expect.stringContaining('often@acesso.example')]);
    expect(String(body)).toContain('Primeira, Lda.');
    expect((await as(often).get(`${path}/export?format=csv`)).status).toBe(403);
    expect((await as(admin).get(`${path}/export`)).status).toBe(400);
  });

  test('shows deleted accounts only where their status or a text is asked for', async () => {
    const [left, erased] = [await t.make.user(), await t.make.user()];
    await setStatus(left.id, 'user_soft_deleted');
    await setStatus(erased.id, 'user_deleted');
    const ids = async (query: string) =>
      (await as(admin).get(`${path}?limit=100&${query}`)).body.items.map(({ id }: { id: string }) => id);
    for (const query of ['', 'kind=marketplace']) {
      expect(await ids(query)).not.toContain(left.id);
      expect(await ids(query)).not.toContain(erased.id);
    }
    expect(await ids('status=user_soft_deleted')).toEqual([left.id]);
    expect(await ids(`searchQuery=${left.email}`)).toEqual([left.id]);
    expect(await ids('status=user_deleted')).toEqual([erased.id]);
    expect(await ids('status=active&status=user_soft_deleted')).toEqual(expect.arrayContaining([left.id, admin.id]));
    const file = async (query: string) => String((await as(admin).get(`${path}/export?format=csv${query}`)).body);
    expect(await file('')).not.toContain(left.email);
    expect(await file('&status=user_soft_deleted')).toContain(left.email);
  });

  test('one record says what may be done with it, nothing with oneself', async () => {
    const user = await t.make.user();
    expect((await as(admin).get(`${path}/${user.id}`)).body).toMatchObject({
      id: user.id,
      status: 'active',
      allowedActions: ['disable'],
    });
    expect((await as(admin).get(`${path}/${admin.id}`)).body.allowedActions).toEqual([]);
    expect((await as(user).get(`${path}/${user.id}`)).status).toBe(403);
    for (const id of ['no-id', '018f0000-0000-7000-8000-000000000000'])
      expect((await as(admin).get(`${path}/${id}`)).status).toBe(404);
  });
});

describe('creating an administrator', () => {
  const input = (email: string) => ({ firstName: 'Nuno', lastName: 'Dias', email, password });

  test('passwords that wait to be hashed hold no connection: other calls are answered', async () => {
    const turn = Promise.withResolvers<void>();
    const busy = ['one', 'two'].map((asker) => passwordGate(asker, () => turn.promise));
    // One more than may wait for one person: when it is refused, the others wait.
    const creating = Array.from({ length: 13 }, (_, index) => as(admin).post(path, input(`n${index}@op.example`)));
    expect((await Promise.race(creating)).status).toBe(503);
    expect((await as(admin).get(path)).status).toBe(200);
    turn.resolve();
    await Promise.all(busy);
    const statuses = (await Promise.all(creating)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 201), 503]);
  });

  test('[AUTH-13, AUTH-50, AUTH-51] who changes the password at the first sign-in; no mail goes to them', async () => {
    const created = await as(admin).post(path, input('nuno@op.example'));
    expect(created).toMatchObject({ status: 201, body: { isAdmin: true, status: 'active', email: 'nuno@op.example' } });
    const mails = await db.selectFrom('mail').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).not.toContain('nuno@op.example');
    const { body: signedIn } = await anonymous.post('/api/auth/login', { email: 'nuno@op.example', password });
    expect(signedIn.user.mustChangePassword).toBe(true);
    expect(await as(signedIn).get(path)).toMatchObject({
      status: 403,
      body: { code: 'error_password_change_required' },
    });
    const change = (newPassword: string) =>
      as(signedIn).post('/api/auth/change-password', { currentPassword: password, newPassword });
    expect((await change(password)).body.errors).toEqual([{ path: 'newPassword', key: 'error_password_unchanged' }]);
    expect((await change('Battery-2staple')).status).toBe(204);
    expect((await as(signedIn).get(path)).status).toBe(200);
  });

  test('[AUTH-51] the first password opens the account for 72 hours; then a mailed link does', async () => {
    const { email, id } = (await as(admin).post(path, input('tarde@op.example'))).body;
    const createdBefore = (hours: number) =>
      db
        .updateTable('app_user')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
        .where('id', '=', id)
        .execute();
    const login = (typed: string) => anonymous.post('/api/auth/login', { email, password: typed });
    await createdBefore(71.9);
    expect((await login(password)).status).toBe(200);
    await createdBefore(72.1);
    expect(await login(password)).toMatchObject({ status: 403, body: { code: 'error_initial_password_expired' } });
    expect((await login('Wrong-1horse')).body.code).toBe('error_invalid_credentials');
    const token = await issueToken(db, { kind: 'reset_password', userId: id, email, now: new Date() });
    const own = 'Battery-2staple';
    expect((await anonymous.post('/api/auth/reset-password', { token, password: own })).status).toBe(204);
    expect((await login(own)).status).toBe(200);
  });

  test('[AUTH-13] the rules of sign-up hold; a used address is 409; others may not', async () => {
    const weak = await as(admin).post(path, { ...input('weak@op.example'), password: 'weak', firstName: '' });
    expect(weak.body.errors.map(({ path: at }: { path: string }) => at).sort()).toEqual(['firstName', 'password']);
    const { email } = await t.make.user();
    const used = await as(admin).post(path, input(email));
    expect(used).toMatchObject({ status: 409, body: { code: 'error_email_in_use', errors: [{ path: 'email' }] } });
    expect((await as(await t.make.user()).post(path, input('x@op.example'))).status).toBe(403);
    expect((await anonymous.post(path, input('x@op.example'))).status).toBe(401);
  });

  test('sent twice with one key it creates one', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [
      await as(admin).post(path, input('once@op.example'), key),
      await as(admin).post(path, input('once@op.example'), key),
    ];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect((await as(admin).post(path, input('twice@op.example'), key)).status).toBe(409);
  });
});

describe('disabling and enabling', () => {
  test('[AUTH-42, AUTH-45, AUTH-46, AUTH-55] a disabled user is out at once and cannot sign in; an enabled one can', async () => {
    const signUp = { firstName: 'Bea', lastName: 'Cruz', email: 'bea@op.example', password, acceptTerms: true };
    const { body: user } = await anonymous.post('/api/auth/sign-up', signUp);
    expect(await patch(user.user.id, 'inactive')).toMatchObject({
      status: 200,
      body: { status: 'inactive', allowedActions: ['enable'] },
    });
    expect((await as(user).get('/api/users/me')).status).toBe(401);
    expect(await db.selectFrom('session').selectAll().where('user_id', '=', user.user.id).execute()).toEqual([]);
    const login = () => anonymous.post('/api/auth/login', { email: signUp.email, password });
    expect((await login()).status).toBe(403);
    expect((await patch(user.user.id, 'active')).body.status).toBe('active');
    expect((await as(user).get('/api/users/me')).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  test('[AUTH-56] not oneself, not twice, no other status, no other person', async () => {
    const user = await t.make.user();
    expect(await patch(admin.id, 'inactive')).toMatchObject({ status: 409, body: { code: 'error_own_account' } });
    expect(await patch(user.id, 'active')).toMatchObject({ status: 409, body: { code: 'error_wrong_status' } });
    expect((await patch(user.id, 'user_deleted')).status).toBe(400);
    expect((await patch('018f0000-0000-7000-8000-000000000000', 'inactive')).status).toBe(404);
    expect((await patch(user.id, 'inactive', await t.make.user())).status).toBe(403);
    expect((await anonymous.patch(`${path}/${user.id}/status/inactive`)).status).toBe(401);
    expect(await statusOf(user.id)).toBe('active');
  });

  test('two administrators who disable each other at once: one remains', async () => {
    const alone = await startTestApp();
    const [one, two] = [await alone.make.admin(), await alone.make.admin()];
    const disable = (by: { token: string }, id: string) => alone.as(by).patch(`${path}/${id}/status/inactive`);
    const answers = await Promise.all([disable(one, two.id), disable(two, one.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await alone.db.selectFrom('app_user').select('id').where('status', '=', 'active').execute();
    expect(left).toHaveLength(1);
  });

  test('the change is in the log', async () => {
    const user = await t.make.user();
    await patch(user.id, 'inactive');
    const events = await db.selectFrom('event').selectAll().where('record_id', '=', user.id).execute();
    expect(events).toMatchObject([
      {
        action: 'disable',
        actor_id: admin.id,
        changes: [{ fieldName: 'status', oldValue: 'active', newValue: 'inactive' }],
      },
    ]);
  });
});

test('[ADM-02, AUTH-52] administrators list, create, disable, enable, restore and delete users', async () => {
  const input = { firstName: 'Iva', lastName: 'Serra', email: 'iva@op.example', password };
  const created = await as(admin).post(path, input);
  const one = `${path}/${created.body.id}`;
  const found = await as(admin).get(`${path}?searchQuery=iva%40op.example`);
  const read = await as(admin).get(one);
  expect([created.status, found.body.total, read.status, read.body.id]).toEqual([201, 1, 200, created.body.id]);
  expect((await as(admin).patch(`${one}/status/inactive`)).body.status).toBe('inactive');
  expect((await as(admin).patch(`${one}/status/active`)).body.status).toBe('active');
  await setStatus(created.body.id, 'user_soft_deleted');
  expect((await as(admin).post(`${one}/restore`)).body.status).toBe('active');
  await setStatus(created.body.id, 'user_soft_deleted');
  expect((await as(admin).delete(one)).status).toBe(204);
});

describe('restoring and deleting for good', () => {
  const restore = (id: string, by = admin) => as(by).post(`${path}/${id}/restore`);
  const remove = (id: string, by = admin) => as(by).delete(`${path}/${id}`);

  test('[AUTH-43, AUTH-44, AUTH-47] a soft-deleted user becomes active again; anybody else is 409', async () => {
    const user = await t.make.user();
    await setStatus(user.id, 'user_soft_deleted');
    expect((await as(admin).get(`${path}/${user.id}`)).body.allowedActions).toEqual(['restore', 'remove']);
    expect(await restore(user.id)).toMatchObject({ status: 200, body: { status: 'active' } });
    expect((await restore(user.id)).status).toBe(409);
    expect((await restore(admin.id)).status).toBe(409);
    expect((await restore(user.id, user)).status).toBe(403);
  });

  test("[AUTH-42, AUTH-54] only what is soft-deleted; nothing of the person stays, companies' records do", async () => {
    const user = await t.make.user({ email: 'adeus@op.example' });
    const entity = await t.make.entity(user);
    expect((await remove(user.id)).status).toBe(409);
    expect(await remove(admin.id)).toMatchObject({ status: 409, body: { code: 'error_own_account' } });
    await setStatus(user.id, 'user_soft_deleted');
    expect((await remove(user.id, await t.make.user())).status).toBe(403);
    expect((await remove(user.id)).status).toBe(204);
    const row = await db.selectFrom('app_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'user_deleted',
      email: `${user.id}@deleted.invalid`,
      first_name: '—',
      phone: null,
    });
    const sessions = await db.selectFrom('session').selectAll().where('user_id', '=', user.id).execute();
    const kept = await db.selectFrom('legal_entity').select('owner_user_id').where('id', '=', entity.id).execute();
    expect([sessions, kept]).toEqual([[], [{ owner_user_id: user.id }]]);
    expect([(await remove(user.id)).status, (await restore(user.id)).status]).toEqual([409, 409]);
    const again = { firstName: 'Novo', lastName: 'Eu', email: 'adeus@op.example', password, acceptTerms: true };
    expect((await anonymous.post('/api/auth/sign-up', again)).status).toBe(201);
  });
});
