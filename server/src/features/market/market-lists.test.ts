// The lists of the marketplace: every filter, sort, page bound, and free text.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { countItems, refreshSearchTexts } from './market-service.ts';

let t: TestApp;
let seller: TestUser;
let entity: string;
let otherEntity: string;
let buyer: TestUser;
let buyerEntity: string;
let admin: TestUser;
const unknownId = '01980000-0000-7000-8000-000000000000';
const base = projectPayload(unknownId, unknownId);

type ProjectChanges = Omit<Partial<ProjectPayload>, 'financialConditions'> & { conditions?: object };
const project = (designation: string, { conditions, ...changes }: ProjectChanges = {}, owner = entity) =>
  t.make.project(seller, owner, {
    designation,
    ...changes,
    financialConditions: { ...base.financialConditions, ...conditions },
  });

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.admin()]);
  entity = (await t.make.entity(seller, { name: 'Ventos da Serra, S.A.' })).id;
  otherEntity = (await t.make.entity(seller, { name: 'Hidro Norte, S.A.' })).id;
  buyerEntity = (await t.make.entity(buyer)).id;
  await project('Alfa', {
    location: { parish: 'Sé', municipality: 'Évora', country: 'portugal' },
    annualVolume: 80_000,
  });
  await project('Beta', {
    location: { parish: 'Centro', municipality: 'Sevilla', country: 'spain' },
    technologies: [
      { type: 'ONSHORE_WIND', installedCapacity: 60 },
      { type: 'STORAGE', installedCapacity: 20 },
    ],
    conditions: { price: 50, totalPurchasedCapacity: 100, maximumAmountEnergyAllowed: 90, hasWarranties: true },
    startDate: '2027-01-01',
    endDate: '2041-12-31',
    annualVolume: 10_000_000,
  });
  await project(
    'Gama',
    {
      conditions: {
        contractStructure: ['BASELOAD_ANNUAL', 'BASELOAD_MONTHLY'],
        price: undefined,
        pricingType: 'VARIABLE_PRICING',
        maximumAmountEnergyAllowed: undefined,
      },
      technologies: [{ type: 'HYDRO_POWER' }],
    },
    otherEntity,
  );
  await project('Delta', { isPublishedInMarketplace: false });
  const offer = (name: string, changes: Partial<OfferPayload>) =>
    t.make.offer(buyer, buyerEntity, { name, ...changes });
  await offer('Curta', { contractDuration: 'LESS_THAN_5_YEARS', annualVolume: 1500 });
  await offer('Média', { contractDuration: 'BETWEEN_5_AND_10_YEARS', contractStructure: 'BASELOAD_ANNUAL' });
  await offer('Longa', {
    contractDuration: 'BETWEEN_10_AND_15_YEARS',
    technologies: [],
    price: 90,
    totalPurchasedCapacity: 1,
  });
  await offer('Eterna', {
    contractDuration: 'MORE_THAN_15_YEARS',
    country: 'spain',
    price: 12.5,
    totalPurchasedCapacity: 900,
  });
  const { contractDuration: _, price: __, totalPurchasedCapacity: ___, ...least } = await offer('Aberta', {});
  await t.db.deleteFrom('offer').where('id', '=', least.id).execute();
  const aberta = { buyerLegalEntityId: buyerEntity, name: 'Aberta' };
  const { body } = await t.as(buyer).post('/api/offers', aberta);
  await t.as(admin).post(`/api/admin/offers/${body.id}/approve`, {});
});

const names = async (path: string, user: TestUser = buyer): Promise<string[]> => {
  const { status, body } = await t.as(user).get(path);
  expect(status).toBe(200);
  return body.items.map((one: { designation?: string; name?: string }) => one.designation ?? one.name);
};
const projects = async (query: string) => (await names(`/api/search/projects?${query}`)).sort();
const offers = async (query: string) => (await names(`/api/search/offers?${query}`)).sort();

describe('filters of projects', () => {
  test.each<[string, string, string[]]>([
    ['none: what is published', '', ['Alfa', 'Beta', 'Gama']],
    ['countries', 'countries=spain', ['Beta']],
    ['several countries', 'countries=spain&countries=portugal', ['Alfa', 'Beta', 'Gama']],
    ['technologies: any in common', 'technologies=STORAGE&technologies=HYDRO_POWER', ['Beta', 'Gama']],
    ['contract structure: any in common', 'contractStructure=BASELOAD_MONTHLY', ['Gama']],
    ['prices, bounds included', 'minPrice=35.5&maxPrice=50', ['Alfa', 'Beta']],
    ['lowest price: those without price do not match', 'minPrice=0', ['Alfa', 'Beta']],
    ['highest price', 'maxPrice=40', ['Alfa']],
    ['purchased capacity', 'minTotalPurchasedCapacity=41', ['Beta']],
    ['power: the sum of installed capacities', 'minPower=80&maxPower=80', ['Beta']],
    ['energy', 'maxEnergy=30', ['Alfa']],
    ['volume of a year, bounds included', 'minAnnualVolume=80000&maxAnnualVolume=10000000', ['Alfa', 'Beta']],
    ['volume of a year: those without do not match', 'minAnnualVolume=0', ['Alfa', 'Beta']],
    ['volume of a year at most', 'maxAnnualVolume=80000', ['Alfa']],
    ['term in whole years', 'startTermLength=15&endTermLength=15', ['Beta']],
    ['term from', 'minTermLength=11', ['Beta']],
    ['warranties', 'hasWarranties=true', ['Beta']],
    ['reversed bounds: nothing', 'minPrice=50&maxPrice=40', []],
    ['negotiation status', 'negotiationStatus=ONGOING', []],
    ['an id that is none: nothing', 'legalEntityId=1', []],
    ['status counts for administrators alone', 'status=fractioned', ['Alfa', 'Beta', 'Gama']],
    ['unknown parameters are ignored', 'colour=red', ['Alfa', 'Beta', 'Gama']],
    ['empty values are none', 'minPrice=&countries=&searchQuery=', ['Alfa', 'Beta', 'Gama']],
    ['negotiated=false is no filter', 'negotiated=false', ['Alfa', 'Beta', 'Gama']],
    ['negotiated=true: what the own entities have negotiated', 'negotiated=true', []],
  ])('[SRCH-11, SRCH-12] %s', async (_, query, expected) => {
    expect(await projects(query)).toEqual(expected);
  });

  test('the owning entity, and status and publication on own lists', async () => {
    expect(await projects(`legalEntityId=${otherEntity}`)).toEqual(['Gama']);
    expect(await names('/api/projects?isPublishedInMarketplace=false', seller)).toEqual(['Delta']);
    expect(await names('/api/projects?status=rejected', seller)).toEqual([]);
    expect(await names('/api/search/projects?status=fractioned', admin)).toEqual([]);
  });

  test('[SRCH-12] negotiated keeps what the own entities have negotiated, for both sides', async () => {
    const { items } = (await t.as(buyer).get('/api/search/projects?sortByName=true&sortOrder=asc')).body;
    const body = { entityType: 'PROJECT', projectId: items[0].id, legalEntityId: buyerEntity };
    await t.as(buyer).post('/api/negotiations', body);
    expect(await projects('negotiated=true')).toEqual(['Alfa']);
    expect(await names('/api/projects?negotiated=true', seller)).toEqual(['Alfa']);
    const third = await t.make.user();
    await t.make.entity(third);
    expect(await names('/api/search/projects?negotiated=true', third)).toEqual([]);
    expect(await names('/api/admin/projects?negotiated=true', admin)).toEqual([]);
    const negotiated = async (user: TestUser) =>
      (await t.as(user).get(`/api/projects/${items[0].id}`)).body.hasNegotiation;
    expect(await Promise.all([buyer, seller, third, admin].map(negotiated))).toEqual([true, true, false, false]);
  });

  test.each([
    'minPrice=abc',
    'minPrice=NaN',
    'minPrice=-1',
    'maxPrice=10000001',
    'minPower=10000001',
    'maxEnergy=-5',
    'minAnnualVolume=-1',
    'maxAnnualVolume=10000001',
    'countries=atlantis',
    'technologies=STEAM',
    'hasWarranties=maybe',
    'page=0',
    'page=-1',
    'page=x',
    'sortOrder=up',
    'sortByName=yes',
    `searchQuery=${'x'.repeat(10_000)}`,
  ])('[SRCH-23, SRCH-24] a bad value is 400: %s', async (query) => {
    expect((await t.as(buyer).get(`/api/search/projects?${query}`)).status).toBe(400);
  });
});

describe('filters of offers', () => {
  test.each<[string, string, string[]]>([
    ['none', '', ['Aberta', 'Curta', 'Eterna', 'Longa', 'Média']],
    ['countries', 'countries=spain', ['Eterna']],
    ['technologies', 'technologies=SOLAR_POWER', ['Curta', 'Eterna', 'Média']],
    ['contract structure', 'contractStructure=BASELOAD_ANNUAL', ['Média']],
    ['duration', 'contractDuration=LESS_THAN_5_YEARS&contractDuration=MORE_THAN_15_YEARS', ['Curta', 'Eterna']],
    ['price', 'maxPrice=20', ['Eterna']],
    ['volume of a year', 'minAnnualVolume=1500&maxAnnualVolume=1500', ['Curta']],
    ['term bands that overlap', 'startTermLength=10&endTermLength=12', ['Longa', 'Média']],
    ['term up to', 'endTermLength=4', ['Curta']],
    ['term from', 'minTermLength=15', ['Eterna', 'Longa']],
    ['reversed term', 'startTermLength=12&endTermLength=3', []],
  ])('[SRCH-11, SRCH-12] %s', async (_, query, expected) => {
    expect(await offers(query)).toEqual(expected);
  });
});

describe('order and pages', () => {
  test('[SRCH-13] each flag sorts both ways, records without the value last; of two flags the first counts', async () => {
    const by = (query: string) => names(`/api/search/projects?${query}`);
    expect(await by('sortByName=true&sortOrder=asc')).toEqual(['Alfa', 'Beta', 'Gama']);
    expect(await by('sortByName=true')).toEqual(['Gama', 'Beta', 'Alfa']);
    expect(await by('sortByPrice=true&sortOrder=asc')).toEqual(['Alfa', 'Beta', 'Gama']);
    expect(await by('sortByPrice=true&sortOrder=desc')).toEqual(['Beta', 'Alfa', 'Gama']);
    for (const flag of ['sortByTotalPurchasedCapacity', 'sortByTermLength']) {
      expect(await by(`${flag}=true`)).toEqual(['Beta', 'Gama', 'Alfa']);
      expect(await by(`${flag}=true&sortOrder=asc`)).toEqual(['Alfa', 'Gama', 'Beta']);
    }
    expect(await by('sortByCreatedAt=true&sortOrder=asc')).toEqual(['Alfa', 'Beta', 'Gama']);
    expect(await by('')).toEqual(['Gama', 'Beta', 'Alfa']);
    expect((await by('sortByTotalPurchasedCapacity=true&sortByName=true'))[0]).toBe('Beta');
    expect((await by('sortByName=true&sortByTotalPurchasedCapacity=true'))[0]).toBe('Gama');
    expect(await by('sortByColour=true&sortByPrice=true')).toEqual(['Beta', 'Alfa', 'Gama']);
  });

  test('[SRCH-13] offers too; the status on own lists', async () => {
    const by = (query: string) => names(`/api/search/offers?${query}`);
    expect(await by('sortByName=true&sortOrder=asc')).toEqual(['Aberta', 'Curta', 'Eterna', 'Longa', 'Média']);
    expect(await by('sortByName=true')).toEqual(['Média', 'Longa', 'Eterna', 'Curta', 'Aberta']);
    expect(await by('sortByPrice=true&sortOrder=asc')).toEqual(['Eterna', 'Curta', 'Média', 'Longa', 'Aberta']);
    expect(await by('sortByPrice=true')).toEqual(['Longa', 'Média', 'Curta', 'Eterna', 'Aberta']);
    expect(await by('sortByTotalPurchasedCapacity=true&sortOrder=asc')).toEqual([
      'Longa',
      'Curta',
      'Média',
      'Eterna',
      'Aberta',
    ]);
    expect(await by('sortByTotalPurchasedCapacity=true')).toEqual(['Eterna', 'Média', 'Curta', 'Longa', 'Aberta']);
    expect(await by('sortByCreatedAt=true&sortOrder=asc')).toEqual(['Curta', 'Média', 'Longa', 'Eterna', 'Aberta']);
    const owner = await t.make.user();
    const { id } = await t.make.entity(owner);
    for (const status of ['rejected', 'approved', 'pending_validation'] as const) {
      await t.make.project(owner, id, { designation: status, status, isPublishedInMarketplace: false });
      await t.make.offer(owner, id, { name: status, status, isPublishedInMarketplace: false });
    }
    for (const path of ['/api/projects', '/api/offers']) {
      const sorted = ['approved', 'pending_validation', 'rejected'];
      expect(await names(`${path}?sortByStatus=true&sortOrder=asc`, owner)).toEqual(sorted);
      expect(await names(`${path}?sortByStatus=true`, owner)).toEqual(sorted.toReversed());
    }
  });

  test('pages and their sizes; any other size means 10', async () => {
    const read = async (query: string) => (await t.as(buyer).get(`/api/search/offers?${query}`)).body;
    expect(await read('limit=5')).toMatchObject({ total: 5, page: 1, limit: 5 });
    for (const limit of ['7', 'x', '1000', '-5', '']) expect((await read(`limit=${limit}`)).limit).toBe(10);
    expect(await read('page=2&limit=5')).toMatchObject({ items: [], total: 5, page: 2 });
    expect(await read('page=1000000000')).toMatchObject({ items: [], total: 5 });
  });
});

describe('free text', () => {
  test.each<[string, string, string[]]>([
    ['a name', 'alfa', ['Alfa']],
    ['a beginning', 'alf', ['Alfa']],
    ['a place without accents', 'evora', ['Alfa']],
    ['a parish', 'centro', ['Beta']],
    ['capitals and accents', 'ÉVORA', ['Alfa']],
    ['every word must match', 'alfa evora', ['Alfa']],
    ['beginnings of both words', 'alf evo', ['Alfa']],
    ['not only one of them', 'alfa sevilla', []],
    ['signs separate', "alfa'; drop table--", []],
    ['signs alone are no text', '%_*.\\()&|!', ['Alfa', 'Beta', 'Gama']],
  ])('%s', async (_, typed, expected) => {
    expect(await projects(`searchQuery=${encodeURIComponent(typed)}`)).toEqual(expected);
  });

  test('the owner, its legal form and its new name; misspelt words once their right ones are known', async () => {
    const payload = projectPayload(entity, await t.make.file(seller), {
      designation: 'Central Fotovoltaica da Amareleja–Norte',
      location: { parish: 'Póvoa', municipality: 'Moura', country: 'portugal' },
    });
    const { body } = await t.as(seller).post('/api/projects', payload);
    await t.as(admin).post(`/api/admin/projects/${body.id}/approve`, {});
    await t.runJobs();
    const found = (typed: string) => projects(`searchQuery=${encodeURIComponent(typed)}`);
    const one = ['Central Fotovoltaica da Amareleja–Norte'];
    for (const typed of ['Ventos da Serra, S.A.', 'amareleja norte', 'norte', 'moura', 'POVOA'])
      expect(await found(typed), typed).toEqual(one);
    for (const typed of ['amarelega', 'fotovlotaica', 'mouar', 'fotovoltiaca amarelejja', 'povoo'])
      expect(await found(typed), typed).toEqual(one);
    expect(await found('xyzzyplugh')).toEqual([]);
    await t.db
      .updateTable('legal_entity')
      .set(({ fn, val }) => ({
        content: fn('jsonb_set', ['content', val('{name}'), val('"Brisa Atlântica, Lda."')]) as never,
      }))
      .where('id', '=', entity)
      .execute();
    await t.db.transaction().execute((db) => refreshSearchTexts({ db }, entity));
    await t.runJobs();
    expect(await found('brisa atlantica')).toEqual(expect.arrayContaining(one));
    expect(await found('brissa')).toEqual(expect.arrayContaining(one));
    expect(await found('ventos da serra')).toEqual([]);
  });

  test('every word is a beginning, however exactly another item matches', async () => {
    await project('Parque Sol Norte');
    await project('Parque Solar Norte');
    expect((await names('/api/search/projects?searchQuery=sol%20norte')).toSorted()).toEqual([
      'Parque Sol Norte',
      'Parque Solar Norte',
    ]);
  });

  test('signs within names break no search, nor do those that are no letters', async () => {
    await project('Poço d＇Água ＼ Norte', {
      location: { parish: 'Beʼja', municipality: 'Vilaŉova', country: 'portugal' },
    });
    await t.runJobs();
    expect(await projects('searchQuery=bejja')).toEqual([]);
    expect(await projects(`searchQuery=${encodeURIComponent("'|\\'")}`)).not.toEqual([]);
    expect(await projects(`searchQuery=${encodeURIComponent('①')}`)).toEqual([]);
    expect(await projects(`searchQuery=${encodeURIComponent('Beʼja')}`)).toEqual(['Poço d＇Água ＼ Norte']);
  });
});

test('one combination of values stands once, in whatever order they were chosen', async () => {
  const types = ['STORAGE', 'OFFSHORE_WIND', 'THERMAL_POWER'] as const;
  const structures = ['BASELOAD_ANNUAL', 'PAY_AS_PRODUCED'] as const;
  const values = (technologies: readonly (typeof types)[number][], contractStructure: readonly string[]) => ({
    location: { parish: 'Rua', municipality: 'Riga', country: 'latvia' as const },
    technologies: technologies.map((type) => ({ type })),
    conditions: { contractStructure },
  });
  await project('Uma', values(types, structures));
  await project('Outra', values(types.toReversed(), structures.toReversed()));
  await project('Mais uma', values([...types, 'STORAGE'], structures));
  expect(await projects('countries=latvia&technologies=THERMAL_POWER&contractStructure=BASELOAD_ANNUAL')).toHaveLength(
    3,
  );
  const { rows } = await sql`select from project_source where country = 'latvia'`.execute(t.db);
  expect(rows).toHaveLength(1);
});

test('an entity takes its items along when it is deleted, each with its entry in the history', async () => {
  const owner = await t.make.user();
  const { id } = await t.make.entity(owner);
  const item = await t.make.project(owner, id);
  const offer = await t.make.offer(owner, id);
  expect([await countItems(t.db, 'project', id), await countItems(t.db, 'offer', id)]).toEqual([1, 1]);
  expect((await t.as(admin).delete(`/api/admin/legal-entities/${id}?force=true`)).status).toBe(204);
  expect([await countItems(t.db, 'project', id), await countItems(t.db, 'offer', id)]).toEqual([0, 0]);
  for (const path of [`projects/${item.id}`, `offers/${offer.id}`]) {
    const { body } = await t.as(admin).get(`/api/admin/${path}`);
    expect(body).toMatchObject({
      status: 'deleted',
      isPublishedInMarketplace: false,
      history: [{ status: 'deleted' }],
    });
    expect((await t.as(buyer).get(`/api/${path}`)).status).toBe(404);
  }
});
