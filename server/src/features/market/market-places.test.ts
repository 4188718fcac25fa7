// Where the items of the marketplace are: the same items as in the list, by place.
import type { CountedPlace, PlacesOfList } from '@wattpact/domain/places/places-api';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let [seller, buyer]: TestUser[] = [];
let evora: string;

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer] = await Promise.all([t.make.user(), t.make.user()]);
  const [entity, buyerEntity] = [await t.make.entity(seller), await t.make.entity(buyer)];
  const project = async (
    designation: string,
    [municipality, country]: [string, Country],
    changes: Partial<ProjectPayload> = {},
  ) => {
    const location = { parish: 'Sé', municipality, country };
    return (await t.make.project(seller as TestUser, entity.id, { designation, location, ...changes })).id;
  };
  evora = await project('Alfa', ['Évora', 'portugal']);
  await project('Beta', ['Trujillo', 'spain'], { technologies: [{ type: 'ONSHORE_WIND' }] });
  await project('Gama', ['trujillo', 'spain']);
  await project('Delta', ['Herdade sem nome', 'portugal']);
  await project('Epsilon', ['Lyon', 'france']);
  await project('Escondido', ['Faro', 'portugal'], { isPublishedInMarketplace: false });
  await t.make.offer(buyer, buyerEntity.id, { name: 'Compra', country: 'portugal', totalPurchasedCapacity: 7 });
  const anywhere = await t.as(buyer).post('/api/offers', { buyerLegalEntityId: buyerEntity.id, name: 'Onde for' });
  await t.as(await t.make.admin()).post(`/api/admin/offers/${anywhere.body.id}/approve`, {});
});

async function places(base: string, query = '', reader = buyer as TestUser): Promise<PlacesOfList> {
  const { status, body } = await t.as(reader).get(`/api/search/${base}/places?${query}`);
  expect(status).toBe(200);
  return body;
}
const counts = ({ places: found }: PlacesOfList) =>
  Object.fromEntries(found.map(({ code, count }: CountedPlace) => [code, count]));

test('[SRCH-47, SRCH-48] each item counts once: in its municipality, its country, or without a place', async () => {
  const found = await places('projects');
  expect(counts(found)).toEqual({ 'pt-evora': 1, 'es-trujillo': 2 });
  expect(found.countries).toMatchObject([{ country: 'france', count: 1, item: { name: 'Epsilon' } }]);
  expect(found).toMatchObject({ total: 5, withoutPlace: 1 });
});

test('[SRCH-49] a place with one item names it, with its coordinates and its power', async () => {
  const [alfa] = (await places('projects', 'countries=portugal')).places;
  expect(alfa).toMatchObject({ name: 'Évora', region: 'Évora', item: { id: evora, name: 'Alfa' } });
  expect(alfa?.capacity).toBeGreaterThan(0);
  const [trujillo] = (await places('projects', 'countries=spain')).places;
  expect(trujillo?.item).toBeUndefined();
});

test('[SRCH-47] the filters of the list hold, its text and municipalities among them', async () => {
  expect(counts(await places('projects', 'technologies=ONSHORE_WIND'))).toEqual({ 'es-trujillo': 1 });
  expect(counts(await places('projects', 'searchQuery=gama'))).toEqual({ 'es-trujillo': 1 });
  expect(counts(await places('projects', 'municipalities=pt-evora&municipalities=pt-faro'))).toEqual({ 'pt-evora': 1 });
  expect(await places('projects', 'maxPrice=0')).toEqual({ total: 0, places: [], countries: [], withoutPlace: 0 });
});

test('[SRCH-50] the list takes municipalities, and shows what the map counts', async () => {
  const { body } = await t.as(buyer as TestUser).get('/api/search/projects?municipalities=es-trujillo');
  expect(body.items.map(({ designation }: { designation: string }) => designation).sort()).toEqual(['Beta', 'Gama']);
  const own = await t.as(seller as TestUser).get('/api/projects?municipalities=pt-faro');
  expect(own.body.total).toBe(1);
});

test('[SRCH-47] what the marketplace does not show is on no map, not even on its owner’s', async () => {
  expect(counts(await places('projects', '', seller))).not.toHaveProperty('pt-faro');
  expect((await t.as(await t.make.user()).get('/api/search/projects/places')).status).toBe(403);
  expect((await t.anonymous.get('/api/search/projects/places')).status).toBe(401);
});

test('[SRCH-48] offers are in their country, Portugal and Spain included', async () => {
  const found = await places('offers');
  expect(found).toMatchObject({ total: 2, places: [], withoutPlace: 1 });
  expect(found.countries).toMatchObject([{ country: 'portugal', count: 1, capacity: 7, item: { name: 'Compra' } }]);
});
