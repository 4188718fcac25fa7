// The demo data are created through the services, and every record passes its schema when it is read.
import { expect, test } from 'vitest';
import { rebuildBenchmark } from '../src/features/benchmark/benchmark-rebuild.ts';
import { withPatience } from '../src/platform/database/with-patience.ts';
import { startTestApp } from '../test/support/test-app.ts';
import { demoPassword } from './demo-accounts.ts';
import { comparedProjects } from './demo-compared.ts';
import { loadDemoData } from './demo-data.ts';

const t = await startTestApp();

async function signIn(email: string) {
  const { body } = await t.anonymous.post('/api/auth/login', { email, password: demoPassword });
  return { token: body.token as string };
}

test('an empty database gets sellers, buyers, projects, offers, contracts and invoices in every state', {
  timeout: 120_000,
}, async () => {
  await loadDemoData(t.platform, () => {});
  const admin = await signIn('admin@demo.example');
  const statuses = async (path: string, field = 'status') => {
    const { status, body } = await t.as(admin).get(`/api/admin/${path}?limit=100`);
    expect(status).toBe(200);
    return new Set(body.items.map((item: Record<string, string>) => item[field]));
  };
  expect(await statuses('legal-entities')).toEqual(new Set(['pending_validation', 'approved', 'rejected']));
  expect(await statuses('projects')).toEqual(
    new Set(['pending_validation', 'approved', 'rejected', 'closed', 'fractioned']),
  );
  expect(await statuses('offers')).toEqual(new Set(['pending_validation', 'approved', 'rejected']));
  expect(await statuses('energy-contracts')).toEqual(
    new Set(['pending_validation', 'approved', 'rejected', 'active', 'terminated']),
  );
  expect(await statuses('support')).toEqual(new Set(['open', 'answered', 'closed']));
  expect(await statuses('invoices')).toEqual(new Set(['pending', 'paid', 'overdue']));
  expect(await statuses('invoices', 'paymentStatus')).toEqual(new Set([null, 'pending', 'confirmed']));
});

test('numbers of contracts and invoices follow the order of their dates', async () => {
  const admin = await signIn('admin@demo.example');
  for (const [list, date] of [
    ['energy-contracts', 'createdAt'],
    ['invoices', 'issuedDate'],
  ] as const) {
    const { body } = await t.as(admin).get(`/api/admin/${list}?limit=100`);
    const rows = body.items as Record<string, string>[];
    const numbered = rows.toSorted((one, other) => (String(one.number) < String(other.number) ? -1 : 1));
    const dates = numbered.map((row) => String(row[date]));
    expect(dates.length).toBeGreaterThan(10);
    expect(dates, list).toEqual(dates.toSorted());
  }
});

test('the demo has comments to use again in each language', async () => {
  const { body } = await t.as(await signIn('admin@demo.example')).get('/api/admin/decision-texts');
  expect(new Set(body.map(({ language }: { language: string }) => language))).toEqual(new Set(['pt', 'en', 'es']));
});

test('the four accounts sign in; seller and buyer hold manage in approved companies', async () => {
  const roles = async (email: string) => (await t.as(await signIn(email)).get('/api/legal-entities/user-roles')).body;
  expect((await roles('seller@demo.example')).MANAGE).toHaveLength(2);
  expect((await roles('buyer@demo.example')).MANAGE).toHaveLength(1);
  expect((await roles('newcomer@demo.example')).VIEW).toEqual([]);
});

test('a project opens with its documents, its history and its negotiations; the seller has news', async () => {
  const seller = await signIn('seller@demo.example');
  const { body } = await t.as(seller).get('/api/projects?searchQuery=charneca');
  const { body: project } = await t.as(seller).get(`/api/projects/${body.items[0].id}`);
  expect(project.history.map(({ status }: { status: string }) => status)).toEqual([
    'approved',
    'edited',
    'rejected',
    'created',
  ]);
  expect(project.negotiationStatus).toBe('ONGOING');
  const { body: link } = await t.as(seller).get(`/api/files/download/${project.files[0].id}`);
  const file = await t.as().get(new URL(link.url).pathname + new URL(link.url).search);
  expect(file.body.slice(0, 5)).toBe('%PDF-');
  expect((await t.as(seller).get('/api/notifications')).body.unreadCount).toBeGreaterThan(0);
});

test("the seller's company has more history than its page shows at once, with a person's name in it", async () => {
  const seller = t.as(await signIn('seller@demo.example'));
  const { body } = await seller.get('/api/legal-entities?searchQuery=planicie');
  const { body: entity } = await seller.get(`/api/legal-entities/${body.items[0].id}`);
  const statuses = entity.history.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(['api_key_created', 'edited', 'approved', 'edited', 'approved', 'created']);
  expect(entity.history[1].changes[0]).toMatchObject({ fieldName: 'authorizationLevel', subject: expect.any(String) });
  expect(entity.status).toBe('approved');
});

test("the seller's company has an API key, and a webhook that is switched off", async () => {
  const seller = t.as(await signIn('seller@demo.example'));
  const { body } = await seller.get('/api/legal-entities?searchQuery=planicie');
  const of = async (list: string) => (await seller.get(`/api/legal-entities/${body.items[0].id}/${list}`)).body;
  expect(await of('api-keys')).toMatchObject([{ name: 'ERP', level: 'registry', state: 'active' }]);
  expect(await of('webhooks')).toMatchObject([{ name: 'ERP', isActive: false, offReason: 'by_hand', waiting: 0 }]);
});

test('[BEN-17] buyer and seller see prices of both lists against the median', async () => {
  await withPatience(t.db, (db) => rebuildBenchmark(db, new Date()));
  for (const email of ['buyer@demo.example', 'seller@demo.example']) {
    const user = t.as(await signIn(email));
    for (const [kind, path] of [
      ['project', 'projects'],
      ['offer', 'offers'],
    ] as const) {
      const { body: list } = await user.get(`/api/search/${path}?limit=100`);
      const ids = list.items.map(({ id }: { id: string }) => `&ids=${id}`).join('');
      const { body } = await user.get(`/api/benchmark/against-median?kind=${kind}${ids}`);
      expect(body.items).toHaveLength(list.items.length);
      const told = body.items.filter(({ percent }: { percent?: number }) => percent !== undefined);
      expect(told.length, `${email} ${kind}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('[BEN-13] the imported index says in its source and its licence that it is invented', async () => {
  const lines = await t.db.selectFrom('benchmark_index').select(['source', 'licence_note']).execute();
  expect(lines.length).toBeGreaterThan(0);
  for (const { source, licence_note: note } of lines) {
    expect(source).toMatch(/inventado, invented/);
    for (const words of ['Inventado para demonstração', 'Inventado para demostración', 'Invented for demonstration'])
      expect(note).toContain(words);
  }
  const user = t.as(await signIn('buyer@demo.example'));
  const { body } = await user.get('/api/benchmark?country=portugal&technology=SOLAR_POWER');
  expect(body.index.map(({ source }: { source: string }) => source)).toEqual(
    expect.arrayContaining(['Demo (inventado, invented)']),
  );
});

test('the projects that a benchmark compares lie in places of their own, all on the map', async () => {
  const names = comparedProjects.map(({ designation }) => designation);
  const found = await t.db.selectFrom('project').select('municipality_code').where('name', 'in', names).execute();
  const places = found.map(({ municipality_code }) => municipality_code);
  expect(places).toHaveLength(names.length);
  expect(places).not.toContain(null);
  expect(new Set(places).size).toBe(names.length);
});

test('a second start adds nothing', async () => {
  const count = async () => (await t.db.selectFrom('event').select('id').execute()).length;
  const before = await count();
  await loadDemoData(t.platform, () => {});
  expect(await count()).toBe(before);
});
