// Exports of the market's lists: their content, who gets which rows, and what is refused.

import { offerSearch } from '@wattpact/domain/offers/offer-filters';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { strFromU8, unzipSync } from 'fflate';
import { type KyselyPlugin, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { listPage } from '../../platform/lists/list-page.ts';

let t: TestApp;
let seller: TestUser;
let admin: TestUser;
/** Its files exceed what sockets buffer ahead of their readers. */
const longName = 'Muitos '.repeat(300);
const unknownId = '01980000-0000-7000-8000-000000000000';
const base = projectPayload(unknownId, unknownId);

beforeAll(async () => {
  t = await startTestApp();
  [seller, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  const { id } = await t.make.entity(seller, { name: 'Ventos da Serra; "S.A."' });
  const { financialConditions } = base;
  await t.make.project(seller, id, { designation: '=HYPERLINK("http://x")', financialConditions });
  await t.make.project(seller, id, {
    designation: 'Évora <1> & filhos',
    financialConditions: { ...financialConditions, price: 12.5 },
  });
  await t.make.project(seller, id, { designation: 'Guardado', isPublishedInMarketplace: false });
});

const csv = async (path: string, user: TestUser = seller) => {
  const answer = await t.as(user).get(path);
  expect(answer.status).toBe(200);
  return { ...answer, lines: String(answer.body).trimEnd().split('\r\n') };
};

async function sheetOf(path: string): Promise<string> {
  const { rawPayload, statusCode } = await t.app.inject({
    url: path,
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(statusCode).toBe(200);
  const sheet = unzipSync(rawPayload)['xl/worksheets/sheet1.xml'];
  return strFromU8(sheet ?? new Uint8Array());
}

describe('a list as CSV', () => {
  test('holds the chosen columns in their order, in the words of the reader, without formulas', async () => {
    const path =
      '/api/search/projects/export?format=csv&columns=name,price,country,start,owner,technology&sortByPrice=true&sortOrder=asc';
    const { lines, headers } = await csv(path);
    expect(lines).toEqual([
      '\ufeffDesignação;Preço (€/MWh);País;Data de início;Vendedor;Tecnologias',
      'Évora <1> & filhos;12,5;Portugal;01/07/2027;"Ventos da Serra; ""S.A.""";Solar',
      '"\'=HYPERLINK(""http://x"")";35,5;Portugal;01/07/2027;"Ventos da Serra; ""S.A.""";Solar',
    ]);
    expect(headers['content-disposition']).toMatch(/attachment; .*Projetos para venda \d{4}-\d\d-\d\d\.csv/);
    expect(headers['cache-control']).toBe('no-store');
    const reader = await t.make.user({ language: 'en' });
    await t.make.entity(reader);
    const english = await csv(path, reader);
    expect(english.lines[0]).toBe('\ufeffDesignation,Price (€/MWh),Country,Start date,Seller,Technologies');
    expect(english.lines[1]).toContain(',12.5,Portugal,01/07/2027,');
  });

  test('holds what the list holds: filters, text, rights; what strangers may not know stays empty', async () => {
    const stranger = await t.make.user();
    await t.make.entity(stranger);
    const names = async (path: string, user?: TestUser) =>
      (await csv(`${path}columns=name,negotiations`, user)).lines.slice(1);
    const market = '/api/search/projects/export?format=csv&';
    expect(await names(`${market}searchQuery=evora&`, stranger)).toEqual(['Évora <1> & filhos;']);
    expect(await names(`${market}searchQuery=evora&`)).toEqual(['Évora <1> & filhos;0']);
    expect(await names(`${market}maxPrice=1&`)).toEqual([]);
    expect(await names('/api/projects/export?format=csv&', stranger)).toEqual([]);
    const own = '/api/projects/export?format=csv&sortByName=true&sortOrder=asc&';
    expect(await names(own)).toHaveLength(3);
    expect(await names('/api/admin/projects/export?format=csv&', admin)).toHaveLength(3);
    expect((await t.as(seller).get('/api/admin/projects/export?format=csv')).status).toBe(403);
    expect((await t.as(await t.make.user()).get('/api/search/projects/export?format=csv')).status).toBe(403);
    expect((await t.anonymous.get('/api/search/projects/export?format=csv')).status).toBe(401);
  });

  test.each<[string, string]>([
    ['format=pdf', 'format'],
    ['columns=name', 'format'],
    ['format=csv&columns=name,secret', 'columns'],
    ['format=csv&maxPrice=x', 'maxPrice'],
  ])('%s is refused', async (query, path) => {
    const { status, body } = await t.as(seller).get(`/api/search/offers/export?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});

describe('a list as a workbook', () => {
  test('holds numbers as numbers, dates as dates and text as text', async () => {
    const sheet = await sheetOf(
      '/api/search/projects/export?format=xlsx&columns=name,price,start&sortByPrice=true&sortOrder=asc',
    );
    expect(sheet).toContain('Preço (€/MWh)');
    expect(sheet).toContain('Évora &lt;1&gt; &amp; filhos');
    expect(sheet).toContain('<c><v>12.5</v></c><c s="2"><v>46569</v></c>');
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://x")</t>');
    expect(sheet).not.toContain('<f>');
  });

  test('is refused above 20,000 rows, which a CSV takes', async () => {
    const { id: owner } = await t.make.entity(seller, { name: longName });
    await sql`
      insert into offer (id, owner_id, status, is_published, content, search_text, created_by, created_at, updated_at, submitted_at)
      select gen_random_uuid(), ${owner}, 'approved', true,
        jsonb_build_object('name', 'Oferta ' || n, 'hasWarranties', false, 'isNegotiable', true, 'allowMultipleEnergyContracts', false),
        '', ${seller.id}, now(), now(), now() from generate_series(1, 20001) n`.execute(t.db);
    const { status, body } = await t.as(seller).get('/api/search/offers/export?format=xlsx');
    expect([status, body.code]).toEqual([409, 'error_export_workbook']);
    const { lines } = await csv('/api/search/offers/export?format=csv&columns=name,id');
    expect(lines).toHaveLength(20_002);
    expect(new Set(lines).size).toBe(20_002);
  });
});

test('every page of a long list is answered; behind all that its table can hold nothing is looked for', async () => {
  const statements: string[] = [];
  const noted: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const source = {
    table: 'offer',
    declaration: offerSearch,
    where: [],
    select: sql<{ id: string }>`t.id`,
    isAdmin: false,
    language: 'pt' as const,
  };
  const page = (number: number) => {
    statements.length = 0;
    return listPage(t.db.withPlugin(noted), source, { page: number, limit: 100, sortByPrice: true, sortOrder: 'asc' });
  };
  const pages = () => statements.filter((text) => text.includes(' offset '));
  const total = { total: 10_000, totalIsCapped: true };
  expect(await page(200)).toMatchObject({ ...total, items: { length: 100 } });
  expect(await page(201)).toMatchObject({ ...total, items: [{ id: expect.any(String) }] });
  expect(pages()).toHaveLength(1);
  expect(await page(1_000_000_000)).toMatchObject({ ...total, items: [] });
  expect(pages()).toEqual([]);
});

describe('files on their way', () => {
  const path = '/api/search/offers/export?format=csv';

  test('are two at once, to each user; a third waits until one is there or given up', async () => {
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const open = ({ token }: TestUser) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const [first, second] = await Promise.all([open(seller), open(seller)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = await t.as(seller).get(path);
    expect([third.status, third.body.code]).toEqual([429, 'error_export_running']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    const other = await open(admin);
    expect(other.status).toBe(200);
    await Promise.all([first.body?.cancel(), other.body?.cancel()]);
    // A short file, so that the request itself takes no time.
    const short = '/api/projects/export?format=csv';
    await expect.poll(async () => (await t.as(seller).get(short)).status, { timeout: 30_000 }).toBe(200);
    expect((await second.text()).trimEnd().split('\r\n')).toHaveLength(20_002);
  });

  test('that come to nothing leave no trace', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await t.as(seller).get('/api/search/offers/export?format=xlsx')).status).toBe(409);
  });
});

test('files are given out twenty times in ten minutes, to each user', async () => {
  const eager = await t.make.user();
  const ask = () => t.as(eager).get('/api/projects/export?format=csv');
  const answers = [];
  for (let time = 0; time < 21; time += 1) answers.push(await ask());
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await t.as(seller).get('/api/projects/export?format=csv')).status).toBe(200);
});
