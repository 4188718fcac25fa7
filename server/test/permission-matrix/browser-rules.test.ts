// Browser rules for every call of the API: foreign pages change nothing, the bearer token precedes the cookie, a
// disabled user has no access.
import { expect, test } from 'vitest';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';

const t = await startTestApp({
  PUBLIC_URL: 'https://market.example',
  ADMIN_HOST: 'admin.market.example',
  ADMIN_SECOND_FACTOR: 'off',
});
const { app, make, as, db } = t;
const user = await make.user();
const other = await make.user();
const admin = await make.admin();
const cookieOf = ({ token }: { token: string }) => ({ cookie: `__Host-session=${token}` });

const id = '01936b1e-0000-7000-8000-000000000001';
const changing = describedCalls.filter(({ method, path }) => method !== 'GET' || path === '/api/auth/logout');
const reading = describedCalls.filter((call) => !changing.includes(call) && call.raw === undefined);
async function ask(method: string, path: string, headers: Record<string, string>) {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const answer = await app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, id),
    headers,
    ...(hasBody && { payload: {} }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, code: isJson ? answer.json().code : undefined, headers: answer.headers };
}

const foreign: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'https://market.example.elsewhere.example' },
  { origin: 'http://market.example' },
  { origin: 'https://market.example:8443' },
  { origin: 'http://localhost:3000' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

test.each(changing.map((call) => [nameOf(call), call] as const))('%s is refused to foreign pages', async (_, call) => {
  for (const headers of foreign) {
    // With and without the cookie that a browser would send: signing in is a change too.
    for (const cookie of [cookieOf(user), {}]) {
      const { status, code } = await ask(call.method, call.path, { ...cookie, ...headers });
      expect([headers, status, code]).toEqual([headers, 403, 'error_foreign_origin']);
    }
  }
});

test('both own origins, and addresses typed by hand, may change something', async () => {
  for (const headers of [
    { origin: 'https://market.example' },
    { origin: 'https://admin.market.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[]) {
    expect((await ask('PATCH', '/api/notifications/read', { ...cookieOf(user), ...headers })).code).toBe(
      'error_invalid_input',
    );
  }
});

test('no page of another origin may read an answer', async () => {
  for (const { method, path } of [...reading, { method: 'OPTIONS', path: '/api/users/me' }]) {
    const { headers } = await ask(method, path, { ...cookieOf(user), origin: 'https://elsewhere.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('the bearer counts, whatever the cookie says', async () => {
  const me = async (headers: Record<string, string>) => {
    const { statusCode, body } = await app.inject({ url: '/api/users/me', headers });
    return statusCode === 200 ? JSON.parse(body).id : statusCode;
  };
  expect(await me(cookieOf(user))).toBe(user.id);
  expect(await me({ ...cookieOf(user), authorization: `Bearer ${other.token}` })).toBe(other.id);
  for (const authorization of ['', 'Bearer', 'Bearer x', 'Basic dTpw', `bearer  ${other.token}x`, other.token]) {
    expect([authorization, await me({ ...cookieOf(user), authorization })]).toEqual([authorization, 401]);
  }
  // A cookie with the name for unencrypted connections is no session here.
  expect(await me({ cookie: `session=${user.token}` })).toBe(401);
});

test('[AUTH-45, AUTH-46] a disabled user is nobody on every call, and stays so once enabled', async () => {
  const status = (name: string) => as(admin).patch(`/api/admin/users/${other.id}/status/${name}`);
  expect((await status('inactive')).status).toBe(200);
  for (const { method, path } of describedCalls.filter(({ access }) => access !== 'public')) {
    for (const headers of [cookieOf(other), { authorization: `Bearer ${other.token}` }]) {
      expect([path, (await ask(method, path, headers as Record<string, string>)).status]).toEqual([path, 401]);
    }
  }
  await status('active');
  expect((await as(other).get('/api/users/me')).status).toBe(401);
});

test('a session that has run out is none, whatever bears it', async () => {
  const past = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('session').set({ expires_at: past }).where('user_id', '=', user.id).execute();
  expect((await ask('GET', '/api/users/me', cookieOf(user))).status).toBe(401);
});
