// The headers of every answer, page, record or refusal: they restrict the browser and reveal nothing internal.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { createDb, createPool } from '../../src/platform/database/database.ts';
import { atEndOfFile } from '../support/end-of-file.ts';
import { startTestApp } from '../support/test-app.ts';
import { upload } from '../support/uploads.ts';

const web = await mkdtemp(join(tmpdir(), 'wattpact-headers-'));
atEndOfFile(() => rm(web, { recursive: true }));
for (const name of ['index.html', 'admin.html']) await writeFile(join(web, name), '<title>Wattpact</title>');
const t = await startTestApp({}, undefined, `${web}/`);
const secure = await startTestApp({ PUBLIC_URL: 'https://market.example' }, undefined, `${web}/`);
const alone = await startTestApp(
  { PUBLIC_URL: 'https://market.example', HSTS_SUBDOMAINS: 'off' },
  { ...secure.database, drop: async () => {} },
  `${web}/`,
);
const user = await t.make.user();

const addresses = [
  '/',
  '/pt',
  '/admin/en/sign-in',
  '/api/docs/static/index.html',
  '/api/openapi.json',
  '/api/settings',
  '/api/users/me',
  '/api/projects/nothing',
  '/api/nothing',
  '/nothing.js',
  '/../../etc/passwd',
];
const get = (app: typeof t.app, url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${user.token}`, accept: 'text/html' } });

describe.each(addresses)('%s', (url) => {
  test('runs no foreign script, stands in no frame, is not sniffed', async () => {
    const { headers } = await get(t.app, url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('asks to stay on https once it is served there', async () => {
    const { headers } = await get(secure.app, url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('asks nothing of subdomains where the operator says so', async () => {
    const { headers } = await get(alone.app, url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

test('each answer has a nonce of its own', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () =>
      /'nonce-([^']+)'/.exec(String((await get(t.app, '/pt')).headers['content-security-policy'])),
    ),
  );
  expect(nonces[0]?.[1]).toBeTruthy();
  expect(nonces[0]?.[1]).not.toBe(nonces[1]?.[1]);
});

describe('the constant headers of the API are those that helmet makes', () => {
  const asked = async (app: typeof t.app, method: 'GET' | 'HEAD' | 'POST', url: string, token = user.token) =>
    (await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })).headers;
  /** The answer about an unknown address has them from helmet itself, with nonces that only a page needs. */
  const madeByHelmet = async (app: typeof t.app) => {
    const all = Object.entries((await get(app, '/api/nothing')).headers);
    const ours = /^(content-type|content-length|date|connection|x-request-id|cache-control)$/;
    const made = Object.fromEntries(all.filter(([name]) => !ours.test(name)));
    const policy = String(made['content-security-policy']).replace(/ 'nonce-[^']+'/g, '');
    return { ...made, 'content-security-policy': policy };
  };
  const apps = [
    ['in the clear', t],
    ['on https', secure],
  ] as const;

  test.each(apps)('%s: of reads, HEAD, refusals, errors and files of lists', async (_, { app, make }) => {
    const made = await madeByHelmet(app);
    expect(Object.keys(made).length).toBeGreaterThan(10);
    const { token } = await make.user();
    for (const [method, url, status] of [
      ['GET', '/api/settings', 200],
      ['HEAD', '/api/settings', 200],
      ['GET', '/api/users/me', 200],
      ['HEAD', '/api/users/me', 200],
      ['GET', '/api/projects/export?format=none', 400],
      ['GET', '/api/projects/nothing', 404],
      ['HEAD', '/api/projects/nothing', 404],
      ['GET', '/api/admin/users', 403],
      ['POST', '/api/auth/login', 400],
      ['GET', '/api/projects/export?format=csv', 200],
      ['HEAD', '/api/projects/export?format=csv', 200],
    ] as const) {
      const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
      expect([method, url, answer.statusCode]).toEqual([method, url, status]);
      expect([url, answer.headers]).toEqual([url, expect.objectContaining(made)]);
    }
    expect(await asked(app, 'GET', '/api/users/me', 'nobody')).toMatchObject(made);
  });

  test('a stored file has them too, and may run and load nothing at all', async () => {
    const { id } = (await upload(t.as(user))).body;
    const { url } = (await t.as(user).get(`/api/files/download/${id}`)).body;
    const headers = await asked(t.app, 'GET', url.replace(/^https?:\/\/[^/]+/, ''));
    expect(headers).toMatchObject({
      ...(await madeByHelmet(t.app)),
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
    });
  });
});

test('what the API answers is kept nowhere', async () => {
  const answers = ['/api/users/me', '/api/projects', '/api/projects/nothing', '/api/auth/sessions', '/api/settings'];
  for (const url of [...answers, '/nothing.js'])
    expect([url, (await get(t.app, url)).headers['cache-control']]).toEqual([url, 'no-store']);
});

test('[ERR-23] what there is not is a problem like any other', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['POST', '/api/settings'],
    ['DELETE', '/api/users/me'],
    ['OPTIONS', '/api/users/me'],
    ['PATCH', '/pt'],
    ['GET', '/api/projects/%'],
    ['GET', `/api/projects/${'x'.repeat(2000)}`],
    ['GET', '/%C0%AE%C0%AE/x'],
  ] as const) {
    const answer = await t.app.inject({ method, url });
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'error_not_found',
      requestId: answer.headers['x-request-id'],
    });
  }
});

describe('our own failure', () => {
  const pool = createPool({ url: `${t.database.appUrl}?options=-csearch_path%3Dno_such_schema`, max: 1 });
  afterAll(() => pool.end());

  test('is told without a detail, and found in the log by its id', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const broken = await buildApp({ ...t.platform, db: createDb(pool), log });
    const answer = await broken.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${user.token}` } });
    await broken.close();
    const requestId = String(answer.headers['x-request-id']);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'error_unexpected',
      requestId,
    });
    const logged = lines.join('');
    expect(logged).toContain(requestId);
    expect(logged).toContain('does not exist');
    expect(logged).not.toContain(user.token);
  });
});

test('whoever asks too often is told how long to wait', async () => {
  const owner = await t.make.user();
  const { fiscalNumber } = await t.make.entity(owner);
  const answers = [];
  for (let count = 0; count < 62; count += 1)
    answers.push(await t.as(user).get(`/api/fiscal-info/fiscal-number/${fiscalNumber}`));
  expect(answers.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429, 429]);
  const { headers, body } = answers[61] ?? {};
  expect(Number(headers?.['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(body.code).toBe('error_too_many_requests');
});

test('security.txt says to whom a finder of a vulnerability writes, and until when that is right', async () => {
  const { statusCode, headers, body } = await secure.app.inject({ url: '/.well-known/security.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Contact: mailto:${secure.config.contactEmail}\n`);
  expect(body).toContain('Canonical: https://market.example/.well-known/security.txt\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('the description of the API is sent compressed', async () => {
  const { headers } = await t.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
});
