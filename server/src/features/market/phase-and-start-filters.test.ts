// The filters by phase, pricing type and start of delivery: in the market, on own lists, for administrators, in files and
// in the notices of saved searches.
import { readFile } from 'node:fs/promises';
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { CompiledQuery } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let [seller, buyer, admin]: TestUser[] = [];
const unknownId = '01980000-0000-7000-8000-000000000000';
const { financialConditions, documentations } = projectPayload(unknownId, unknownId);
const variable = { ...financialConditions, pricingType: 'VARIABLE_PRICING' as const, price: undefined };

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.admin()]);
  const { id: owner } = await t.make.entity(seller);
  const { id: wants } = await t.make.entity(buyer);
  const project = (designation: string, changes: Partial<ProjectPayload>) =>
    t.make.project(seller as TestUser, owner, { designation, ...changes });
  await project('Alfa', { startDate: '2027-07-01' });
  await project('Beta', { startDate: '2027-01-01', currentProjectStatus: 'UNDER_LICENSING' });
  await project('Gama', { startDate: '2028-03-15', financialConditions: variable });
  await project('Delta', { startDate: '2027-01-01', isPublishedInMarketplace: false });
  const offer = (name: string, { startDate, pricingType, ...changes }: Partial<OfferPayload> = {}) => {
    const { startDate: _, pricingType: __, price: ___, ...least } = offerPayload(wants, { name, ...changes });
    return t.as(buyer as TestUser).post('/api/offers', {
      ...least,
      ...(startDate && { startDate }),
      ...(pricingType && { pricingType, price: 30 }),
    });
  };
  const made = [
    await offer('Já', { startDate: 'IMMEDIATELY', pricingType: 'FIXED_PRICING' }),
    await offer('Depois', { startDate: 'ONE_YEAR', pricingType: 'HYBRID_PRICING', country: 'spain' }),
    await offer('Aberta'),
  ];
  for (const { body } of made) await t.as(admin).post(`/api/admin/offers/${body.id}/approve`, {});
});

const found = async (path: string, user = buyer): Promise<string[]> => {
  const { status, body } = await t.as(user as TestUser).get(path);
  expect(status).toBe(200);
  return body.items.map((one: { designation?: string; name?: string }) => one.designation ?? one.name).sort();
};

test.each<[string, string, string[]]>([
  ['phase', 'currentProjectStatus=UNDER_LICENSING', ['Beta']],
  ['phase that none has', 'currentProjectStatus=UNDER_EXPLORATION', []],
  [
    'several phases',
    'currentProjectStatus=UNDER_LICENSING&currentProjectStatus=UNDER_CONSTRUCTION',
    ['Alfa', 'Beta', 'Gama'],
  ],
  ['pricing type', 'pricingType=VARIABLE_PRICING', ['Gama']],
  ['delivery from a day on', 'startDateStart=2027-01-02', ['Alfa', 'Gama']],
  ['delivery until a day', 'startDateEnd=2027-06-30', ['Beta']],
  ['both days included', 'startDateStart=2027-07-01&startDateEnd=2028-03-15', ['Alfa', 'Gama']],
  ['instants, as the page sends them', 'startDateEnd=2027-07-01T22:59:59.999Z', ['Alfa', 'Beta']],
  ['reversed days: nothing', 'startDateStart=2028-01-01&startDateEnd=2027-01-01', []],
  ['pricing type and days', 'pricingType=FIXED_PRICING&startDateStart=2027-01-02', ['Alfa']],
  ['phase and price', 'currentProjectStatus=UNDER_CONSTRUCTION&minPrice=1', ['Alfa']],
  [
    'phase, technology and order',
    'currentProjectStatus=UNDER_LICENSING&technologies=SOLAR_POWER&sortByPrice=true',
    ['Beta'],
  ],
  ['phase and days that none has together', 'currentProjectStatus=UNDER_LICENSING&startDateStart=2027-02-01', []],
])('[SRCH-60] projects for sale: %s', async (_, query, expected) => {
  expect(await found(`/api/search/projects?${query}`)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['pricing type', 'pricingType=HYBRID_PRICING', ['Depois']],
  [
    'several pricing types, which an open offer has none of',
    'pricingType=FIXED_PRICING&pricingType=HYBRID_PRICING',
    ['Depois', 'Já'],
  ],
  ['start', 'startDate=IMMEDIATELY', ['Já']],
  ['several starts', 'startDate=IMMEDIATELY&startDate=ONE_YEAR', ['Depois', 'Já']],
  ['start and country', 'startDate=IMMEDIATELY&startDate=ONE_YEAR&countries=spain', ['Depois']],
  ['start and pricing type that none has together', 'startDate=IMMEDIATELY&pricingType=HYBRID_PRICING', []],
])('[SRCH-61] purchase offers: %s', async (_, query, expected) => {
  expect(await found(`/api/search/offers?${query}`)).toEqual(expected);
});

test('[SRCH-60, SRCH-61] own lists, those of administrators and files filter alike', async () => {
  const early = 'startDateEnd=2027-06-30&pricingType=FIXED_PRICING';
  expect(await found(`/api/projects?${early}`, seller)).toEqual(['Beta', 'Delta']);
  expect(await found(`/api/admin/projects?${early}&currentProjectStatus=UNDER_CONSTRUCTION`, admin)).toEqual(['Delta']);
  for (const [path, user] of [
    ['/api/offers', buyer],
    ['/api/admin/offers', admin],
  ] as const)
    expect(await found(`${path}?startDate=ONE_YEAR&pricingType=HYBRID_PRICING`, user)).toEqual(['Depois']);
  const file = async (path: string) =>
    String((await t.as(buyer as TestUser).get(`${path}&format=csv&columns=name`)).body)
      .trimEnd()
      .split('\r\n')
      .slice(1);
  expect(await file('/api/search/projects/export?startDateStart=2028-01-01')).toEqual(['Gama']);
  expect(await file('/api/search/offers/export?startDate=IMMEDIATELY')).toEqual(['Já']);
});

test.each([
  ['projects', 'currentProjectStatus=FINISHED'],
  ['projects', 'pricingType=FREE'],
  ['projects', 'startDateStart=01/07/2027'],
  ['projects', 'startDateEnd=2027-02-30'],
  ['offers', 'pricingType=FREE'],
  ['offers', 'startDate=2027-01-01'],
])('[SRCH-60, SRCH-61] a bad value is 400: %s, %s', async (kind, query) => {
  expect((await t.as(buyer as TestUser).get(`/api/search/${kind}?${query}`)).status).toBe(400);
});

test('[SRCH-60, SRCH-61] what is corrected is found by its new values, and saved searches are told of it', async () => {
  await t.runJobs();
  const reader = await t.make.user();
  await t.make.entity(reader);
  const save = (name: string, listEntity: string, filters: object) =>
    t.as(reader).post('/api/search/save', { name, notify: true, listEntity, filters });
  const phase = { currentProjectStatus: ['UNDER_EXPLORATION'], startDateStart: '2029-01-01' };
  expect((await save('Em exploração', 'projects', phase)).body.filters).toEqual(phase);
  await save('Mais cedo', 'projects', { ...phase, startDateEnd: '2029-12-31' });
  await save('Já', 'offers', { startDate: ['IMMEDIATELY'], pricingType: ['FIXED_PRICING'] });
  await save('Depois', 'offers', { startDate: ['ONE_YEAR'] });

  const user = seller as TestUser;
  const { id: owner } = await t.make.entity(user);
  const sent = projectPayload(owner, await t.make.file(user), { designation: 'Ómega' });
  const { id } = (await t.as(user).post('/api/projects', sent)).body;
  const files = documentations.map((group) => ({ ...group, fileIds: sent.documentations[0]?.fileIds ?? [] }));
  const corrected = {
    ...{ ...sent, startDate: '2030-01-01', endDate: '2040-12-31', currentProjectStatus: 'UNDER_EXPLORATION' },
    documentations: files.map((group) => ({ ...group, phase: 'UNDER_EXPLORATION' })),
  };
  const approve = (plural: string, one: string) => t.as(admin).post(`/api/admin/${plural}/${one}/approve`, {});
  await approve('projects', id);
  expect((await t.as(user).put(`/api/projects/${id}`, corrected)).status).toBe(200);
  await approve('projects', id);
  const start = { startDate: 'IMMEDIATELY' as const, pricingType: 'FIXED_PRICING' as const, price: 40 };
  const offer = (await t.as(user).post('/api/offers', offerPayload(owner, start))).body.id;
  await approve('offers', offer);

  expect(await found('/api/search/projects?currentProjectStatus=UNDER_EXPLORATION')).toEqual(['Ómega']);
  await t.runJobs();
  const { items } = (await t.as(reader).get('/api/notifications?limit=100')).body;
  const told = items.map((one: { message: string; title: { data: { resourceId: string } } }) => [
    one.message,
    one.title.data.resourceId,
  ]);
  expect(told.sort()).toEqual(
    [
      ['Em exploração', id],
      ['Já', offer],
    ].sort(),
  );
});

test('[SRCH-60, SRCH-61] what was stored before the filters is filled in, in batches that end', async () => {
  const values = async () => {
    const rows = await Promise.all([
      t.db.selectFrom('project').select(['name', 'current_project_status', 'starts_on']).orderBy('id').execute(),
      t.db.selectFrom('offer').select(['name', 'delivery_start']).orderBy('id').execute(),
    ]);
    return rows.flat();
  };
  const before = await values();
  await t.db.updateTable('project').set({ current_project_status: null, starts_on: null }).execute();
  await t.db.updateTable('offer').set({ delivery_start: null }).execute();
  const now = new Date().toISOString();
  for (const name of ['1492-phases-of-projects.batches.sql', '1496-starts-of-offers.batches.sql']) {
    const text = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    const batch = () => t.db.executeQuery(CompiledQuery.raw(text, [now]));
    expect(Number((await batch()).numAffectedRows)).toBeGreaterThan(2);
    expect(Number((await batch()).numAffectedRows)).toBe(0);
  }
  expect(await values()).toEqual(before);
});
