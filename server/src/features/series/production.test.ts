// What projects produce in each month, over HTTP.
import type { Production } from '@wattpact/domain/series/production';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { importSeries, seriesLines } from '../../../test/series/series-files.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { getProduction } from './production-service.ts';

let t: TestApp;
let owner: TestUser;
let stranger: TestUser;
let entityId: string;
const productionOf = (user: TestUser, id: string) => t.as(user).get(`/api/projects/${id}/production`);
const sum = ({ months }: Pick<Production, 'months'>) => Math.round(months.reduce((all, one) => all + one, 0));

/** A profile of the owner's company that a project delivers with. */
async function deliver(projectId: string, lines: readonly string[], fields: object = {}): Promise<string> {
  const imported = await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId, ...fields }, lines);
  const seriesId = imported.body.series.id;
  expect((await t.as(owner).put(`/api/projects/${projectId}/delivery-profile`, { seriesId })).status).toBe(200);
  return seriesId;
}

beforeAll(async () => {
  t = await startTestApp();
  [owner, stranger] = [await t.make.user(), await t.make.user()];
  entityId = (await t.make.entity(owner)).id;
  await t.make.entity(stranger);
});

test('[SIM-06, ALL-05] without a profile the invented one of its technology and country, and it says so', async () => {
  const { id } = await t.make.project(owner, entityId, { annualVolume: 50_000 });
  const { body } = await productionOf(stranger, id);
  expect(body).toMatchObject({ isInvented: true, zone: 'portugal', from: null, to: null });
  expect(body.months).toHaveLength(12);
  expect(sum(body)).toBe(50_000);
  expect((await productionOf(owner, id)).body).toEqual(body);
});

test('[SIM-06] with a profile, its last twelve months at the capacity of the project', async () => {
  const { id } = await t.make.project(owner, entityId);
  await deliver(
    id,
    seriesLines('2024-01-01T00:00Z', 8784 + 5, () => 0.5),
  );
  const { body } = await productionOf(owner, id);
  expect(body).toMatchObject({
    isInvented: false,
    zone: null,
    from: '2024-01-01T00:00:00.000Z',
    to: '2025-01-01T00:00:00.000Z',
  });
  // 40 MW.
  expect(body.months.slice(0, 2)).toEqual([31 * 24 * 20, 28 * 24 * 20]);
});

test('[SIM-06, SIM-27] a stranger gets the months of a published project, and never the hours or the name', async () => {
  const { id } = await t.make.project(owner, entityId);
  const seriesId = await deliver(
    id,
    seriesLines('2025-01-01T00:00Z', 35_040, () => 0.25, 15),
    { resolution: 'PT15M' },
  );
  const { body } = await productionOf(stranger, id);
  expect(body).toEqual((await productionOf(owner, id)).body);
  expect(Object.keys(body).sort()).toEqual(['from', 'isInvented', 'months', 'to', 'zone']);
  expect((await t.as(stranger).get(`/api/series/${seriesId}/values`)).status).toBe(404);
  expect(body.months[0]).toBe(31 * 24 * 10);
  const hidden = await t.make.project(owner, entityId, { isPublishedInMarketplace: false });
  expect((await productionOf(stranger, hidden.id)).status).toBe(404);
  expect((await productionOf(stranger, 'x')).status).toBe(404);
});

test('[SIM-06] of a profile that grows by days the months are whole ones, so that no day can be told', async () => {
  const { id } = await t.make.project(owner, entityId);
  await deliver(
    id,
    seriesLines('2024-11-20T00:00Z', 400 * 24, (place) => (place < 395 * 24 ? 0.5 : 1)),
  );
  const { body } = await productionOf(stranger, id);
  expect(body).toMatchObject({ from: '2024-12-01T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' });
  expect(body.months[11]).toBe(31 * 24 * 20);
});

test('[SIM-05, SIM-06] a profile shorter than a year leaves the invented one; storage alone has no months', async () => {
  const { id } = await t.make.project(owner, entityId);
  const short = await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId });
  // As it could be chosen before.
  await t.db
    .insertInto('delivery_profile')
    .values({
      project_id: id,
      series_id: short.body.series.id,
      set_by: owner.id,
      set_at: new Date().toISOString(),
    })
    .execute();
  expect((await productionOf(owner, id)).body.isInvented).toBe(true);
  const storage = { technologies: [{ type: 'STORAGE' as const, installedCapacity: 40 }] };
  const battery = await t.make.project(owner, entityId, storage);
  expect((await productionOf(owner, battery.id)).body).toMatchObject({ months: [], isInvented: false, zone: null });
});

test('[SIM-06] a profile that is deleted while it is read leaves the invented one', async () => {
  const { id } = await t.make.project(owner, entityId);
  const seriesId = await deliver(id, seriesLines('2025-01-01T00:00Z', 8760));
  let isThere = true;
  const afterTheFirst: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isThere) return result;
      isThere = false;
      expect((await t.as(owner).put(`/api/projects/${id}/delivery-profile`, {})).status).toBe(200);
      expect((await t.as(owner).delete(`/api/series/${seriesId}`)).status).toBe(204);
      return result;
    },
  };
  const actor = {
    id: owner.id,
    isAdmin: false,
    roles: [{ legalEntityId: entityId, role: 'view' as const, approved: true }],
  };
  expect(await getProduction({ db: t.db.withPlugin(afterTheFirst), actor }, id)).toMatchObject({
    months: { length: 12 },
    isInvented: true,
    from: null,
  });
  expect(isThere).toBe(false);
});

test('[UI-67, UI-68] the projects that a company has on the market are added up', async () => {
  const person = await t.make.user();
  const [first, second] = [await t.make.entity(person), await t.make.entity(person)];
  await t.make.project(person, first.id, { annualVolume: 10_000 });
  await t.make.project(person, first.id, { annualVolume: 20_000, status: 'pending_validation' });
  await t.make.project(person, first.id, { technologies: [{ type: 'STORAGE', installedCapacity: 40 }] });
  await t.make.project(person, second.id, { annualVolume: 5000 });
  const of = async (entity?: string) =>
    (await t.as(person).get(`/api/portfolio/production${entity ? `?legalEntityId=${entity}` : ''}`)).body;
  const all = await of();
  expect(all).toMatchObject({ projects: 2, invented: 2, withoutProduction: 1 });
  expect(sum(all)).toBe(15_000);
  expect(sum(await of(second.id))).toBe(5000);
  expect(await of(entityId)).toEqual({ months: [], projects: 0, invented: 0, withoutProduction: 0 });
});
