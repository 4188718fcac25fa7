// What search engines read, over HTTP: robots.txt, the site map, the headers, and the names in the structured data. It uses
// its own folder and needs no build.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '@wattpact/domain/terms/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from '../../../test/processes/served-pages.ts';

const site = 'https://market.example';
const data =
  '<script type="application/ld+json">{"name":"%OPERATOR%","url":"%PUBLIC_URL%/","site":"%APP_NAME%"}</script>';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattpact-search-'));
  const names = languages.flatMap((one) => [
    `landing/open/${one}`,
    `legal/${one}/terms`,
    `manual/${one}/index`,
    `manual/${one}/invoices`,
    `manual/${one}/not-found`,
  ]);
  for (const name of ['index', 'admin', ...names]) {
    const path = join(folder, `${name}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `<link rel="canonical" href="%PUBLIC_URL%/x">${data}<p>%OPERATOR%, %TODAY%</p>`);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = (env: Record<string, string> = {}) =>
  servePages(folder, {
    PUBLIC_URL: site,
    SMTP_URL: 'smtps://mail.example',
    ADMIN_SECOND_FACTOR: 'on',
    ...env,
  });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('[LND-16] the site map lists each public page in each language, with its other languages, and nothing else', async () => {
  const { statusCode, headers, body } = await (await serve())('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const pages = languages.flatMap((one) => [`/${one}`, `/${one}/terms`, `/manual/${one}/`, `/manual/${one}/invoices`]);
  expect(locations(body).toSorted()).toEqual(pages.map((page) => `${site}${page}`).toSorted());
  expect(body.match(/hreflang="es" href="https:\/\/market\.example\/manual\/es\/invoices"/g)).toHaveLength(3);
  for (const address of locations(body))
    expect((await (await serve())(new URL(address ?? '').pathname)).statusCode, address).toBe(200);
});

test('[LND-16] robots.txt names the site map; a manual elsewhere is not listed', async () => {
  const get = await serve({ MANUAL_URL: 'https://help.example.org/' });
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`);
  expect(locations((await get('/sitemap.xml')).body).some((address) => address?.includes('/manual/'))).toBe(false);
});

test('[LND-17] public pages may be listed; the apps, in front of and behind the sign-in, may not', async () => {
  const get = await serve();
  const robots = async (url: string, headers = {}) => (await get(url, headers)).headers['x-robots-tag'];
  for (const url of ['/pt', '/es/terms', '/manual/en/invoices'])
    expect([url, await robots(url)]).toEqual([url, undefined]);
  for (const url of ['/pt/sign-in', '/pt/projects/x', '/admin', '/admin/pt/users'])
    expect([url, await robots(url)]).toEqual([url, 'noindex']);
  expect(await robots('/pt', { cookie: '__Host-session=somebody' })).toBe('noindex');
});

test('[LND-17] no page of the administrators’ host may be listed, and it has no site map', async () => {
  const get = await serve({ ADMIN_HOST: 'admin.example' });
  const host = { host: 'admin.example' };
  expect((await get('/pt', host)).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/robots.txt', host)).body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml', host)).statusCode).toBe(404);
  expect((await get('/sitemap.xml', { host: 'market.example' })).statusCode).toBe(200);
});

test('the names of the installation are filled in as HTML in the page, as JSON in its structured data', async () => {
  const get = await serve({
    APP_NAME: 'Watt "&" </script>',
    ISSUER_NAME: 'Operador, S.A.',
    ISSUER_FISCAL_NUMBER: '509999990',
  });
  const { body } = await get('/pt');
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ name: 'Operador, S.A.', url: `${site}/`, site: 'Watt "&" </script>' });
  expect(body).toContain(`href="${site}/x"`);
  expect(body).toMatch(/<p>Operador, S\.A\. \(509999990\), \d\d\/\d\d\/20\d\d<\/p>/);
});
