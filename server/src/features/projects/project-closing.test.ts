// How a contract, an administrator and negotiations change a project, and who is notified.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { Context } from '../../platform/http/context.ts';
import { closeOrFraction, remainingCapacity } from './project-service.ts';

let t: TestApp;
let seller: TestUser;
let sellerEntity: string;
let buyer: TestUser;
let buyerEntity: string;
let admin: TestUser;
const unknownId = '01980000-0000-7000-8000-000000000000';
const { financialConditions } = projectPayload(unknownId, unknownId);
const divisible = {
  financialConditions: { ...financialConditions, allowFractionalCapacitySales: true },
  technologies: [
    { type: 'SOLAR_POWER' as const, installedCapacity: 30, annualForecastCapacity: 20 },
    { type: 'STORAGE' as const, installedCapacity: 10, outputPower: 10 },
  ],
};

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.admin()]);
  sellerEntity = (await t.make.entity(seller, { name: 'Ventos da Serra, S.A.' })).id;
  buyerEntity = (await t.make.entity(buyer, { name: 'Cerâmica Barro Novo, S.A.' })).id;
});

const approved = async (
  changes: Partial<ProjectPayload> = {},
): Promise<{ id: string; documentations: [{ fileIds: string[] }] }> => {
  const payload = projectPayload(sellerEntity, await t.make.file(seller), changes);
  const { body } = await t.as(seller).post('/api/projects', payload);
  return (await t.as(admin).post(`/api/admin/projects/${body.id}/approve`, {})).body;
};

/** Does to a project what the approval of a contract does. */
const contract = (projectId: string, capacity: number) =>
  t.db.transaction().execute(async (db) => {
    const actor = { id: admin.id, isAdmin: true, roles: [] } as unknown as Context['actor'];
    const context: Context = { db, platform: t.platform, actor, now: new Date(), requestId: 'test' };
    await closeOrFraction(context, projectId, capacity);
  });
const project = async (id: string, user: TestUser = seller) => (await t.as(user).get(`/api/projects/${id}`)).body;
const negotiate = async (projectId: string): Promise<string> => {
  const body = { entityType: 'PROJECT', projectId, legalEntityId: buyerEntity, message: 'Bom dia' };
  const answer = await t.as(buyer).post('/api/negotiations', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const fractionOf = async (id: string) =>
  (await t.as(seller).get('/api/projects?limit=100')).body.items.find(
    (one: { parentProjectId: string | null }) => one.parentProjectId === id,
  );

const news = async (user: TestUser) => {
  await t.runJobs();
  const { items } = (await t.as(user).get('/api/notifications?limit=100')).body;
  return items.map((one: { title: { translationKey: string; data: { resourceId: string } } }) => ({
    key: one.title.translationKey,
    id: one.title.data.resourceId,
  }));
};

describe('a contract over a project', () => {
  test('[PRJ-25, PRJ-26] closes it and carries on with the remainder as a new, published, fractioned project', async () => {
    const whole = await approved(divisible);
    const negotiation = await negotiate(whole.id);
    await contract(whole.id, 24);
    expect(await project(whole.id)).toMatchObject({ status: 'closed', negotiationStatus: 'CLOSED' });
    expect((await t.as(buyer).get(`/api/negotiations/${negotiation}`)).body.status).toBe('CLOSED');
    expect(await remainingCapacity(t.db, whole.id)).toBe(0);
    const fraction = await fractionOf(whole.id);
    expect(fraction).toMatchObject({
      status: 'fractioned',
      designation: 'Parque Solar da Várzea',
      isPublishedInMarketplace: true,
      negotiationStatus: 'AVAILABLE',
      financialConditions: { totalPurchasedCapacity: 16, maximumAmountEnergyAllowed: 16 },
      technologies: [
        { type: 'SOLAR_POWER', installedCapacity: 12, annualForecastCapacity: 12 },
        { type: 'STORAGE', installedCapacity: 4, outputPower: 4 },
      ],
    });
    expect(await project(fraction.id)).toMatchObject({
      history: [{ status: 'fractioned' }],
      originalProject: { id: whole.id, totalPurchasedCapacity: 40 },
    });
    expect(await project(whole.id)).toMatchObject({
      remainingProject: { id: fraction.id, totalPurchasedCapacity: 16 },
    });
    expect(await project(fraction.id, buyer)).not.toHaveProperty('originalProject');
    expect(await remainingCapacity(t.db, fraction.id)).toBe(16);
    expect(await project(fraction.id, buyer)).toMatchObject({ status: 'fractioned', allowedActions: ['negotiate'] });
    const found = (await t.as(buyer).get('/api/search/projects?limit=100')).body.items;
    expect(found.map(({ id }: { id: string }) => id)).toContain(fraction.id);
    expect((await t.as(seller).get('/api/projects/approved')).body).toContainEqual(
      expect.objectContaining({ id: fraction.id, totalPurchasedCapacity: 16 }),
    );
  });

  test('[PRJ-25, PRJ-60] the fraction shows the documents of the whole, also after an edit, and to strangers', async () => {
    const whole = await approved(divisible);
    const [inherited] = whole.documentations[0].fileIds;
    await contract(whole.id, 10);
    const { id } = await fractionOf(whole.id);
    const seen = await project(id, buyer);
    expect(seen.documentations[0].files).toMatchObject([{ id: inherited }]);
    expect((await t.as(buyer).get(`/api/files/download/${inherited}`)).status).toBe(200);
    const added = await t.make.file(seller);
    const { documentations: _, ...rest } = projectPayload(sellerEntity, unknownId);
    const documentations = [{ phase: 'UNDER_CONSTRUCTION', fileIds: [inherited, added] }];
    const edited = await t.as(seller).put(`/api/projects/${id}`, { ...rest, documentations });
    expect(edited.status).toBe(200);
    expect(edited.body.documentations[0].files.map((file: { id: string }) => file.id)).toEqual([inherited, added]);
    await t.as(admin).post(`/api/admin/projects/${id}/approve`, {});
    const download = async (file: unknown, user: TestUser) =>
      (await t.as(user).get(`/api/files/download/${file}`)).status;
    expect([await download(inherited, buyer), await download(added, buyer)]).toEqual([200, 200]);
    const without = { ...rest, documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [added] }] };
    expect((await t.as(seller).put(`/api/projects/${id}`, without)).status).toBe(200);
    await t.as(admin).post(`/api/admin/projects/${id}/approve`, {});
    expect([await download(inherited, buyer), await download(added, buyer)]).toEqual([404, 200]);
    expect(await download(inherited, seller)).toBe(200);
    await contract(id, 40);
    expect(await fractionOf(id)).toBeUndefined();
  });

  test('[PRJ-25] the remainder of a project that its owner had withdrawn is withdrawn too, until they publish it', async () => {
    const { id } = await approved(divisible);
    await t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace: false });
    await contract(id, 10);
    const fraction = await fractionOf(id);
    expect(fraction).toMatchObject({ status: 'fractioned', isPublishedInMarketplace: false });
    expect((await t.as(buyer).get(`/api/projects/${fraction.id}`)).status).toBe(404);
    await t.as(seller).patch(`/api/projects/${fraction.id}/settings`, { isPublishedInMarketplace: true });
    expect((await t.as(buyer).get(`/api/projects/${fraction.id}`)).status).toBe(200);
  });

  test('[PRJ-26] without fractional sales, or with nothing left, it is closed and nothing carries on', async () => {
    const indivisible = await approved();
    await contract(indivisible.id, 10);
    const sold = await approved(divisible);
    await contract(sold.id, 40);
    for (const { id } of [indivisible, sold]) {
      expect(await project(id)).toMatchObject({ status: 'closed' });
      expect(await fractionOf(id)).toBeUndefined();
    }
  });

  test('[PRJ-26, PRJ-61] a project tells who may duplicate it, also when closed: CONTRACTING of its approved owner', async () => {
    const { id } = await approved();
    const [viewer, trader] = [await t.make.user(), await t.make.user()];
    await t.make.role(sellerEntity, viewer, 'registry');
    await t.make.role(sellerEntity, trader, 'contracting');
    const mayCopy = async (user: TestUser, at = '/api') =>
      (await t.as(user).get(`${at}/projects/${id}`)).body.allowedActions.includes('copy');
    expect(await mayCopy(trader)).toBe(true);
    await contract(id, 10);
    expect(await Promise.all([seller, trader, viewer].map((user) => mayCopy(user)))).toEqual([true, true, false]);
    expect(await mayCopy(admin, '/api/admin')).toBe(false);
    expect((await t.anonymous.get(`/api/projects/${id}`)).status).toBe(401);
    expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(404);
    const status = (to: string) => t.as(admin).patch(`/api/admin/legal-entities/${sellerEntity}/${to}`, {});
    await status('pending_validation');
    expect(await mayCopy(seller)).toBe(false);
    await status('approved');
    expect(await mayCopy(seller)).toBe(true);
  });

  test('more than is left is refused, and of two at once one wins', async () => {
    const { id } = await approved(divisible);
    await expect(contract(id, 41)).rejects.toMatchObject({ statusCode: 409, code: 'error_capacity_exceeded' });
    const both = await Promise.allSettled([contract(id, 25), contract(id, 25)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await fractionOf(id)).toMatchObject({ financialConditions: { totalPurchasedCapacity: 15 } });
  });

  test('the remainder of a project that waits for review waits with it, and administrators hear of it', async () => {
    const second = await t.make.admin();
    const { id } = await approved(divisible);
    await t.as(admin).patch(`/api/admin/projects/${id}/pending_validation`, {});
    await contract(id, 10);
    const fraction = await fractionOf(id);
    expect(fraction).toMatchObject({ status: 'pending_validation' });
    const keys = async (user: TestUser) =>
      (await news(user)).filter((one: { id: string }) => one.id === fraction.id).map(({ key }: { key: string }) => key);
    expect(await keys(second)).toEqual(['project.pending_validation']);
    expect(await keys(seller)).toEqual(['project.fractioned']);
  });
});

describe('negotiations over a project', () => {
  test('[PRJ-35] stop the owner from deleting it, in both steps, until they are cancelled', async () => {
    const { id } = await approved();
    const negotiation = await negotiate(id);
    expect(await project(id)).toMatchObject({
      negotiationStatus: 'ONGOING',
      ongoingNegotiationsCount: 1,
      hasNegotiation: true,
    });
    expect(await project(id, buyer)).toMatchObject({ negotiationStatus: 'ONGOING', hasNegotiation: true });
    for (const step of ['dry_run', 'force']) {
      expect(await t.as(seller).delete(`/api/projects/${id}?${step}=true`)).toMatchObject({
        status: 409,
        body: { code: 'error_conflict_on_deletion', conflicts: [{ kind: 'negotiations', count: 1 }] },
      });
    }
    await t.as(seller).patch(`/api/negotiations/${negotiation}/cancelled`, {});
    expect(await project(id)).toMatchObject({ negotiationStatus: 'CANCELLED' });
    expect((await t.as(seller).delete(`/api/projects/${id}?force=true`)).status).toBe(204);
  });

  test('[PRJ-51] are opened by contracting users of both sides, where there are any', async () => {
    const { id } = await approved();
    const [reader, writer, reporter] = await Promise.all([t.make.user(), t.make.user(), t.make.user()]);
    await t.make.role(buyerEntity, reader, 'view');
    await t.make.role(sellerEntity, writer, 'contracting');
    await t.make.role(sellerEntity, reporter, 'registry');
    const people = [seller, writer, reporter, buyer, reader];
    const answers = () =>
      Promise.all(people.map(async (user) => (await project(id, user)).mayOpenNegotiations as boolean));
    expect(await answers()).toEqual([false, false, false, false, false]);
    await negotiate(id);
    expect(await answers()).toEqual([true, true, false, true, false]);
    const stranger = await t.make.user();
    await t.make.entity(stranger);
    expect((await project(id, stranger)).mayOpenNegotiations).toBe(false);
    expect((await t.as(admin).get(`/api/admin/projects/${id}`)).body.mayOpenNegotiations).toBe(false);
  });

  test('[PRJ-36, PRJ-37, PRJ-48] an administrator deletes despite them: they are cancelled, the item leaves the market', async () => {
    const { id } = await approved();
    const negotiation = await negotiate(id);
    expect((await t.as(admin).delete(`/api/admin/projects/${id}?dry_run=true`)).status).toBe(409);
    expect((await t.as(admin).delete(`/api/admin/projects/${id}?force=true`)).status).toBe(204);
    expect((await t.as(buyer).get(`/api/negotiations/${negotiation}`)).body.status).toBe('CANCELLED');
    expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(404);
    expect(await project(id, admin)).toMatchObject({ status: 'deleted', isPublishedInMarketplace: false });
  });

  test('[PRJ-24] closing a project closes what is still negotiated', async () => {
    const { id } = await approved();
    const negotiation = await negotiate(id);
    await t.as(admin).patch(`/api/admin/projects/${id}/closed`, {});
    expect((await t.as(buyer).get(`/api/negotiations/${negotiation}`)).body.status).toBe('CLOSED');
    expect(await project(id)).toMatchObject({ negotiationStatus: 'CLOSED', ongoingNegotiationsCount: 0 });
  });
});

describe('who hears of it', () => {
  test('[NOT-08] administrators of what waits, everybody of the company of decisions, nobody of their own acts', async () => {
    const second = await t.make.admin();
    const viewer = await t.make.user();
    await t.make.role(sellerEntity, viewer, 'view');
    const { id } = await approved(divisible);
    const of = async (user: TestUser) => (await news(user)).filter((one: { id: string }) => one.id === id);
    expect(await of(second)).toEqual([{ key: 'project.pending_validation', id }]);
    expect(await of(seller)).toEqual([{ key: 'project.approved', id }]);
    expect(await of(viewer)).toEqual([{ key: 'project.approved', id }]);
    expect(await of(buyer)).toEqual([]);
    await contract(id, 10);
    const fraction = await fractionOf(id);
    const keys = (await news(viewer)).filter((one: { id: string }) => [id, fraction.id].includes(one.id));
    expect(keys.map(({ key }: { key: string }) => key).sort()).toEqual([
      'project.approved',
      'project.closed',
      'project.fractioned',
    ]);
    await t.as(admin).delete(`/api/admin/projects/${fraction.id}?force=true`);
    expect((await news(viewer))[0]).toEqual({ key: 'project.deleted', id: fraction.id });
  });

  test("an owner's own deletion is no news", async () => {
    const viewer = await t.make.user();
    await t.make.role(sellerEntity, viewer, 'view');
    const { id } = await approved();
    await t.as(seller).delete(`/api/projects/${id}?force=true`);
    expect((await news(viewer)).map(({ key }: { key: string }) => key)).not.toContain('project.deleted');
  });
});
