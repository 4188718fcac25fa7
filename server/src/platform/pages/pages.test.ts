// Which built page an address shows to which visitor. It uses its own folder and needs no build.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '@wattpact/domain/terms/enumerations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '../../../test/processes/served-pages.ts';

const legal = ['terms', 'privacy', 'cookies', 'accessibility'];
let folder = '';

const html = (language: string, name: string) =>
  `<!doctype html><html lang="${language}"><title>${name} %APP_NAME%</title>%OPERATOR% %SUPPORT_EMAIL% %CONTACT_EMAIL% %KEEP_MAILS_DAYS% d, %SESSION_DAYS% d build=%WEB_BUILD%</html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattpact-pages-'));
  const files = ['index.html', 'admin.html'].map((name) => [name, html('pt', name)] as const);
  const read = languages.flatMap((language) => [
    [`landing/open/${language}.html`, html(language, 'landing')] as const,
    [`landing/soon/${language}.html`, html(language, 'soon')] as const,
    ...legal.map((name) => [`legal/${language}/${name}.html`, html(language, name)] as const),
    ...['index', 'first-steps', 'not-found'].map(
      (name) => [`manual/${language}/${name}.html`, html(language, `m-${name}`)] as const,
    ),
  ]);
  const others = ['.vite/manifest.json', 'assets/page.css'].map((name) => [name, '{}'] as const);
  for (const [path, text] of [...files, ...read, ...others]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = (env: Record<string, string> = {}) => servePages(folder, env);

test('[GEN-109] a page and the answers of the API name the same build', async () => {
  const get = await serve();
  const { payload } = await get('/pt/projects', { cookie: 'session=somebody' });
  const [, build] = /build=(\w*)/.exec(payload) ?? [];
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect((await get('/api/nothing')).headers['x-web-build']).toBe(build);
  expect((await get('/assets/page.css')).headers['x-web-build']).toBeUndefined();
});

describe('[GEN-52] legal pages and manual, for everybody', () => {
  test.each(languages.flatMap((language) => legal.map((name) => [language, name] as const)))(
    '/%s/%s',
    async (language, name) => {
      const get = await serve();
      for (const headers of [{}, { cookie: 'session=somebody' }]) {
        const { statusCode, body } = await get(`/${language}/${name}?from=mail`, headers);
        expect([statusCode, body]).toEqual([200, expect.stringContaining(`<html lang="${language}"><title>${name} `)]);
      }
    },
  );
  test.each(languages)('[SUP-16] /manual/%s/ and its chapters', async (language) => {
    const get = await serve();
    expect((await get(`/manual/${language}/`)).body).toContain(`lang="${language}"><title>m-index`);
    expect((await get(`/manual/${language}/first-steps`)).body).toContain(`lang="${language}"><title>m-first-steps`);
  });
  test('[GEN-15] without a language the readers get their own, or that of the setting', async () => {
    const get = await serve({ DEFAULT_LANGUAGE: 'en' });
    const to = async (url: string, accepted: string) =>
      (await get(url, { 'accept-language': accepted })).headers.location;
    expect(await to('/terms', 'es-ES,es;q=0.9')).toBe('/es/terms');
    expect(await to('/cookies', 'fr')).toBe('/en/cookies');
    expect(await to('/manual', 'pt-PT')).toBe('/manual/pt/');
    expect(await to('/manual/es', 'pt-PT')).toBe('/manual/es/');
  });
  test('[SUP-19] an address of the manual without a language leads to that chapter in the reader’s own', async () => {
    const get = await serve();
    const { headers } = await get('/manual/first-steps', { 'accept-language': 'es' });
    expect(headers.location).toBe('/manual/es/first-steps');
    expect((await get('/manual/', { 'accept-language': 'en' })).headers.location).toBe('/manual/en/');
  });
  test('[SUP-18] a chapter that does not exist is answered in the frame of the manual, as not found', async () => {
    const get = await serve();
    for (const url of ['/manual/es/nothing', '/manual/es/not-found', '/manual/es/first-steps/x']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 404, expect.stringContaining('lang="es"><title>m-not-found')]);
    }
    expect((await get('/manual/nothing', { 'accept-language': 'pt' })).statusCode).toBe(404);
  });
});

test('[SUP-16] MANUAL_URL takes the place of the manual', async () => {
  const get = await serve({ MANUAL_URL: 'https://help.example.org/manual' });
  for (const url of ['/manual', '/manual/pt/', '/manual/en/first-steps']) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ location: 'https://help.example.org/manual', 'cache-control': 'no-cache' });
    expect((await get(`${url}?x=1`)).headers.location).toBe('https://help.example.org/manual?x=1');
  }
  const own = await serve({ MANUAL_URL: 'https://help.example.org/?book=2#start' });
  expect((await own('/manual?x=1')).headers.location).toBe('https://help.example.org/?book=2#start');
  const placed = await serve({ MANUAL_URL: 'https://help.example.org/manual#start' });
  expect((await placed('/manual?x=1')).headers.location).toBe('https://help.example.org/manual?x=1#start');
  expect((await get('/pt/terms')).statusCode).toBe(200);
});

test("the operator's settings stand in the text, harmless", async () => {
  const get = await serve({
    APP_NAME: 'Watt & <b>Co',
    ISSUER_NAME: 'Operador, S.A.',
    ISSUER_FISCAL_NUMBER: '509999990',
    SUPPORT_EMAIL: 'ajuda@example.org',
    CONTACT_EMAIL: 'geral@example.org',
  });
  const { body } = await get('/pt/terms');
  expect(body).toContain(
    'Watt &amp; &lt;b&gt;Co</title>Operador, S.A. (509999990) ajuda@example.org geral@example.org',
  );
  expect((await (await serve({ APP_NAME: 'Pacto' }))('/pt/terms')).body).toContain('</title>Pacto support@');
});

test('a page goes out at its own address alone, filled in', async () => {
  const get = await serve();
  for (const url of [
    '/legal/pt/terms.html',
    '/manual/pt/index.html',
    '/landing/open/pt.html',
    '/index.html',
    '/%69ndex.html',
    '/.vite/manifest.json',
  ]) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});

test('[GEN-12] the back office is under /admin, or at the root of a host of its own', async () => {
  const shared = await serve();
  expect((await shared('/admin/pt/users', { cookie: 'session=x' })).body).toContain('admin.html');
  expect((await shared('/pt/projects/my-projects', { cookie: 'session=x' })).body).toContain('index.html');
  const apart = await serve({ ADMIN_HOST: 'admin.example.org' });
  expect((await apart('/pt/users', { host: 'admin.example.org' })).body).toContain('admin.html');
  expect((await apart('/admin/pt/users', { host: 'example.org' })).body).not.toContain('admin.html');
});

test('[ADM-37] the admin app keeps its addresses, and has no manual on its own host', async () => {
  expect((await (await serve())('/admin/pt/terms')).body).toContain('admin.html');
  const get = await serve({ ADMIN_HOST: 'admin.example.org' });
  expect((await get('/manual/pt/', { host: 'admin.example.org' })).body).toContain('<title>admin.html');
  expect((await get('/manual/pt/', { host: 'example.org' })).body).toContain('<title>m-index');
});

test('assets are served as they are', async () => {
  const { statusCode, headers } = await (await serve())('/assets/page.css');
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
});

test('an asset goes out as the build has compressed it, for readers who take that', async () => {
  const path = join(folder, 'assets/page.css');
  for (const [ending, mark] of [
    ['br', 'brotli'],
    ['gz', 'gzip'],
  ])
    await writeFile(`${path}.${ending}`, `compressed by ${mark}`);
  const get = await serve();
  const answer = async (encoding: string) => {
    const { headers, body } = await get('/assets/page.css', { 'accept-encoding': encoding });
    return [headers['content-encoding'], headers['content-type'], headers.vary, body];
  };
  const type = 'text/css; charset=utf-8';
  const vary = expect.stringContaining('accept-encoding');
  expect(await answer('gzip, deflate, br')).toEqual(['br', type, vary, 'compressed by brotli']);
  expect(await answer('gzip')).toEqual(['gzip', type, vary, 'compressed by gzip']);
  expect(await answer('identity')).toEqual([undefined, type, vary, '{}']);
  expect((await get('/assets/page.css.br')).statusCode).toBe(404);
});

test('[LND-12] the home is the landing page for who is signed out, the app for who is signed in', async () => {
  const get = await serve();
  expect((await get('/pt')).body).toContain('<title>landing');
  expect((await get('/pt', { cookie: 'session=somebody' })).body).toContain('<title>index.html');
  expect((await get('/', { 'accept-language': 'es' })).headers.location).toBe('/es');
});

test('[LND-08, LND-14] until accounts can be created another landing page stands at the same address', async () => {
  const closed = await serve({ SIGN_UP_OPEN: 'off' });
  for (const language of languages) {
    expect((await closed(`/${language}`)).body).toContain(`lang="${language}"><title>soon`);
    expect((await (await serve())(`/${language}`)).body).toContain(`lang="${language}"><title>landing`);
  }
});

test('[GEN-111] a legal page shows the periods of the installation', async () => {
  const { body } = await (await serve({ KEEP_MAILS_DAYS: '45' }))('/pt/privacy');
  expect(body).toContain('45 d, 30 d');
});
