// The language of addresses without one, and chosen languages, for signed-in and unknown visitors. It uses its own
// folder.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import { languages } from '@wattpact/domain/terms/enumerations';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { useCompression } from '../http/compression.ts';
import type { Platform } from '../platform.ts';
import { useSecurityHeaders } from '../security/security-headers.ts';
import { usePages } from './pages.ts';

const { platform, make } = await startTestApp({ DEFAULT_LANGUAGE: 'pt' });
const user = await make.user({ language: 'es' });

let folder = '';
const apps: FastifyInstance[] = [];
async function serve(changes: Partial<Platform['config']> = {}, db = platform.db) {
  const app = Fastify() as unknown as FastifyInstance;
  apps.push(app);
  app.decorate('platform', { ...platform, db, config: { ...platform.config, ...changes } });
  await app.register(cookie);
  await useSecurityHeaders(app);
  await useCompression(app);
  await usePages(app, `${folder}/`);
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });
}
let get: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattpact-languages-'));
  const names = languages.flatMap((one) => [`landing/open/${one}`, `legal/${one}/terms`, `manual/${one}/index`]);
  for (const name of ['index', 'admin', ...names]) {
    const path = join(folder, `${name}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `<title>${name}</title>${'long '.repeat(500)}`);
  }
  get = await serve();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true, force: true });
});

const spanish = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' };
const session = () => ({ cookie: `session=${user.token}` });
const chosen = (language: string) => ({ cookie: `i18nextLng=${language}` });
const led = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).headers.location;

test('[GEN-23] an address without a language is led to one, with all that was asked of it', async () => {
  expect(await led('/?from=mail', spanish)).toBe('/es?from=mail');
  expect(await led('/?a=1&a=2&b=%26?', spanish)).toBe('/es?a=1&a=2&b=%26?');
  expect(await led('/terms?x=1', spanish)).toBe('/es/terms?x=1');
  expect(await led('/manual?x=1', spanish)).toBe('/manual/es/?x=1');
  expect(await led('/manual/en?x=1', spanish)).toBe('/manual/en/?x=1');
  expect(await led('/', spanish)).toBe('/es');
});

test('[GEN-18] a chosen language goes before the profile, this before the browser, and that before the setting', async () => {
  for (const [url, to] of [
    ['/terms', '/en/terms'],
    ['/manual', '/manual/en/'],
    ['/', '/en'],
  ] as const)
    expect(await led(url, { ...spanish, ...chosen('en') })).toBe(to);
  expect(await led('/terms', { cookie: `i18nextLng=en; session=${user.token}` })).toBe('/en/terms');
  expect(await led('/terms', { ...session(), 'accept-language': 'en' })).toBe('/es/terms');
  expect(await led('/terms', { cookie: 'session=nobody', 'accept-language': 'en' })).toBe('/en/terms');
  expect(await led('/terms', { ...spanish, ...chosen('fr') })).toBe('/es/terms');
  expect(await led('/terms', { 'accept-language': 'fr' })).toBe('/pt/terms');
});

test('who leads says what the answer depends on, and nobody keeps it for others', async () => {
  for (const url of ['/', '/terms', '/manual']) {
    const { headers, statusCode } = await get(url, spanish);
    expect([statusCode, headers.vary, headers['cache-control']]).toEqual([302, 'accept-language, cookie', 'no-cache']);
  }
  const { headers } = await get('/pt', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['gzip', 'no-cache']);
  expect(String(headers.vary).toLowerCase()).toMatch(/cookie.*accept-encoding/);
});

test('a language chosen on a page is remembered, and the address is the plain one', async () => {
  const answer = await get('/es?chosen', { 'accept-language': 'pt' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/es']);
  const [kept] = answer.cookies;
  expect(kept).toMatchObject({ name: 'i18nextLng', value: 'es', path: '/', maxAge: 31_536_000, sameSite: 'Lax' });
  expect(kept?.httpOnly).toBeUndefined();
  expect(kept?.secure).toBeUndefined();
  expect(await led('/', { 'accept-language': 'pt', ...chosen('es') })).toBe('/es');
  expect(await led('/en/terms?x=1&chosen&y=2')).toBe('/en/terms?x=1&y=2');
  expect(await led('/manual/es/?chosen')).toBe('/manual/es/');
  const secure = await (await serve({ secure: true }))('/es?chosen');
  expect(secure.cookies[0]).toMatchObject({ name: 'i18nextLng', secure: true });
});

test('nothing else is a choice', async () => {
  for (const url of ['/es?chosen=1', '/es?x=chosen', '/fr?chosen', '/admin/es?chosen', '/es/terms', '//es?chosen']) {
    const { cookies, headers } = await get(url);
    expect([url, cookies, headers.location]).toEqual([url, [], undefined]);
  }
});

test('without the database a page is led to, by the browser’s language', async () => {
  const broken = await serve({}, undefined as unknown as Platform['db']);
  expect((await broken('/terms', { ...session(), ...spanish })).headers.location).toBe('/es/terms');
});

test('HEAD of a page is what GET is, without the page', async () => {
  for (const headers of [{}, session(), { 'accept-encoding': 'gzip' }]) {
    for (const url of ['/', '/pt', '/pt/projects/my-projects', '/admin/pt', '/pt/terms', '/manual/pt/', '/terms?x=1']) {
      const [one, other] = [await get(url, headers), await get(url, headers, 'HEAD')];
      expect([url, other.statusCode, other.body]).toEqual([url, one.statusCode, '']);
      for (const name of ['content-type', 'location', 'vary', 'cache-control', 'content-encoding'])
        expect([url, name, other.headers[name]]).toEqual([url, name, one.headers[name]]);
    }
  }
  expect((await get('/api/nothing', {}, 'HEAD')).statusCode).toBe(404);
  expect((await get('/nothing.js', {}, 'HEAD')).statusCode).toBe(404);
});
