// The API on a host of its own: pages of PUBLIC_URL and ADMIN_HOST use it from their origins, nobody else does.
import { expect, test } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

const t = await startTestApp({
  PUBLIC_URL: 'https://market.example',
  ADMIN_HOST: 'admin.market.example',
  API_HOST: 'api.market.example',
  ADMIN_SECOND_FACTOR: 'off',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'market',
  OIDC_CLIENT_SECRET: 'of the test',
});
const { app, make } = t;
const host = 'api.market.example';
const pages = ['https://market.example', 'https://admin.market.example'];
const strangers = ['https://elsewhere.example', 'https://api.market.example', 'http://localhost:3000', 'null'];
const headersOf = async (headers: Record<string, string>, method: 'GET' | 'OPTIONS' = 'GET', url = '/api/settings') =>
  (await app.inject({ method, url, headers: { host, ...headers } })).headers;

test('[GEN-53, GEN-55] both apps read the answers with the session of the cookie, another page does not', async () => {
  const user = await make.user();
  for (const origin of pages) {
    const answer = await app.inject({
      url: '/api/users/me',
      headers: { host, origin, cookie: `__Host-session=${user.token}`, 'sec-fetch-site': 'same-site' },
    });
    expect([answer.statusCode, answer.json().email]).toEqual([200, user.email]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('content-disposition'),
      'cross-origin-resource-policy': 'same-site',
    });
    expect(answer.headers.vary).toMatch(/origin/i);
  }
  for (const origin of strangers) {
    expect(await headersOf({ origin })).not.toHaveProperty('access-control-allow-origin');
  }
});

test('[GEN-53] a refusal is readable too: its reason reaches the page', async () => {
  const answer = await app.inject({ url: '/api/users/me', headers: { host, origin: pages[0] ?? '' } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, pages[0]]);
});

test('[GEN-53] a preflight allows what the apps send, to their origins alone and on this host alone', async () => {
  const asked = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' };
  const [market = ''] = pages;
  expect(await headersOf({ ...asked, origin: market }, 'OPTIONS', '/api/users/me')).toMatchObject({
    'access-control-allow-origin': market,
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringContaining('idempotency-key, if-match, x-socket-id'),
  });
  for (const headers of [...strangers.map((origin) => ({ origin })), { origin: market, host: 'market.example' }]) {
    const answered = await headersOf({ ...asked, ...headers }, 'OPTIONS', '/api/users/me');
    expect(answered).not.toHaveProperty('access-control-allow-methods');
  }
});

test('[GEN-55] a page may call, listen to and show pictures of the API; the API itself has no pages', async () => {
  const policy = String((await headersOf({ host: 'market.example' }, 'GET', '/pt'))['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://api.market.example wss://api.market.example");
  expect(policy).toContain("img-src 'self' data: blob: https://api.market.example");
  const page = await app.inject({ url: '/pt', headers: { host, accept: 'text/html' } });
  expect(page.statusCode).toBe(404);
});

test('[GEN-53] the pages learn of a session, which is bound to the host of the API, by a cookie without it', async () => {
  const person = { firstName: 'Rui', lastName: 'Mota', email: 'rui@vento.example' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    headers: { host, origin: pages[0] ?? '' },
    payload: { ...person, password: 'Correct-1horse', acceptTerms: true },
  });
  expect(answer.statusCode).toBe(201);
  const { '__Host-session': session, signed_in: hint } = Object.fromEntries(
    answer.cookies.map((cookie) => [cookie.name, cookie]),
  );
  expect(session?.domain).toBeUndefined();
  expect(hint).toMatchObject({ domain: 'market.example', value: '1', httpOnly: true, secure: true });
  const out = await app.inject({
    url: '/api/auth/logout',
    headers: { host, origin: pages[0] ?? '', cookie: `__Host-session=${session?.value}` },
  });
  expect(out.cookies).toContainEqual(
    expect.objectContaining({ name: 'signed_in', value: '', domain: 'market.example' }),
  );
});

test('[GEN-53] a link of our own pages starts the addition of a provider, a link of other sites does not', async () => {
  const user = await make.user();
  const start = (headers: Record<string, string>) =>
    app.inject({
      url: '/api/auth/providers/oidc/start?link=true&language=pt',
      headers: { host, cookie: `__Host-session=${user.token}`, ...headers },
    });
  for (const headers of [
    { 'sec-fetch-site': 'same-site', referer: 'https://blog.market.example/' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'https://market.example/' },
  ]) {
    expect((await start(headers)).statusCode).toBe(403);
  }
  const own = await start({ 'sec-fetch-site': 'same-site', referer: 'https://market.example/' });
  // The provider of this test does not answer: the sign-in page, which is on the pages' host, says so.
  expect([own.statusCode, own.headers.location]).toEqual([
    302,
    'https://market.example/pt/sign-in?error=error_provider_unavailable',
  ]);
});
