// Following projects and offers of others: the list, and what is told of their changes.
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { mostWatchedItems } from '@wattpact/domain/watching/watched-item';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { deleteOwnRows } from '../users/user-queries.ts';

let t: TestApp;
let [seller, watcher, admin]: TestUser[] = [];
let entityId: string;
let watcherEntity: string;
type Project = Awaited<ReturnType<TestApp['make']['project']>>;
let project: Project;

const path = (id: string, base = 'projects') => `/api/${base}/${id}/watch`;
const watch = (id: string, user = watcher, base = 'projects') => t.as(user).put(path(id, base));
const watched = async (base = 'projects', user = watcher): Promise<string[]> =>
  (await t.as(user).get(`/api/search/${base}?watched=true`)).body.items.map(({ id }: { id: string }) => id);
const newsOf = async (user = watcher) => {
  await t.runJobs();
  const { items } = (await t.as(user).get('/api/notifications')).body;
  return items.map(({ title, message }: { title: { translationKey: string }; message: string }) =>
    [title.translationKey, message].filter(Boolean).join(': '),
  );
};
const decide = (decision: 'approve' | 'reject', id: string, base = 'projects') =>
  t.as(admin).post(`/api/admin/${base}/${id}/${decision}`, decision === 'reject' ? { comment: 'Não.' } : {});
const publish = (id: string, isPublishedInMarketplace: boolean) =>
  t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace });

/** The owner edits the project. */
async function edit(changes: Partial<Project>) {
  const { id, ...payload } = project;
  const { status } = await t.as(seller).put(`/api/projects/${id}`, { ...payload, ...changes });
  expect(status).toBe(200);
}
const priced = (price: number) => ({ financialConditions: { ...project.financialConditions, price } });

beforeAll(async () => {
  t = await startTestApp();
  [seller, admin] = [await t.make.user(), await t.make.admin()];
  entityId = (await t.make.entity(seller, { name: 'Solar da Planície, Lda.' })).id;
});
beforeEach(async () => {
  watcher = await t.make.user();
  watcherEntity = (await t.make.entity(watcher)).id;
  project = await t.make.project(seller as TestUser, entityId, priced0());
  await watch(project.id);
});
const priced0 = () => {
  const { financialConditions } = projectPayload('', '');
  return { financialConditions: { ...financialConditions, price: 44.5 } };
};

describe('the watch list', () => {
  test('[SRCH-55, SRCH-56] marks items of the market, filters the list by it, and forgets them again', async () => {
    const offer = await t.make.offer(seller as TestUser, entityId);
    await t.make.project(seller as TestUser, entityId);
    expect((await watch(offer.id, watcher, 'offers')).status).toBe(204);
    expect((await watch(offer.id, watcher, 'offers')).status).toBe(204);
    expect([await watched(), await watched('offers')]).toEqual([[project.id], [offer.id]]);
    expect((await t.as(watcher).get(`/api/projects/${project.id}`)).body.isWatched).toBe(true);
    const other = await t.make.user();
    await t.make.entity(other);
    expect((await t.as(other).get(`/api/projects/${project.id}`)).body.isWatched).toBe(false);
    expect(await watched('projects', other)).toEqual([]);
    for (const round of [1, 2]) {
      expect([round, (await t.as(watcher).delete(path(project.id))).status]).toEqual([round, 204]);
      expect(await watched()).toEqual([]);
    }
  });

  test('[SRCH-55] has neither own items nor those that the market does not show', async () => {
    const own = await watch(project.id, seller);
    expect([own.status, own.body.code]).toEqual([409, 'error_own_item']);
    const hidden = await t.make.project(seller as TestUser, entityId, { isPublishedInMarketplace: false });
    for (const id of [hidden.id, '01980000-0000-7000-8000-000000000000']) expect((await watch(id)).status).toBe(404);
    const newcomer = await t.make.user();
    expect((await watch(project.id, newcomer)).status).toBe(403);
    expect((await watch(project.id, admin)).status).toBe(403);
    expect((await t.anonymous.put(path(project.id))).status).toBe(401);
  });

  test('[SRCH-57] holds 500 items at the most', async () => {
    const { id: userId } = watcher as TestUser;
    await sql`insert into watched_item select ${userId}::uuid, 'offer', gen_random_uuid(), now(), '{}'
      from generate_series(1, ${mostWatchedItems - 1}::int)`.execute(t.db);
    const another = await t.make.project(seller as TestUser, entityId);
    const answer = await watch(another.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'error_too_many_watched_items']);
  });

  test('[SRCH-58] is part of the export of one’s own data, and goes with the account', async () => {
    const { body } = await t.as(watcher).get('/api/users/me/export');
    expect(body.watchedItems).toEqual([{ itemKind: 'project', itemId: project.id, createdAt: expect.any(String) }]);
    const { id } = watcher as TestUser;
    await deleteOwnRows(t.db, id);
    expect(await t.db.selectFrom('watched_item').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });
});

describe('people who follow an item', () => {
  test('[NOT-43, NOT-44] are told once of another price, when its review ends', async () => {
    await edit(priced(42));
    expect(await newsOf()).toEqual([]);
    expect(await watched()).toEqual([]);
    await decide('approve', project.id);
    expect(await newsOf()).toEqual(['project.watched_price: 44,50 → 42,00 €/MWh']);
    await t.db
      .transaction()
      .execute((db) =>
        sql`select graphile_worker.add_job('tell_watchers', ${JSON.stringify({ kind: 'project', id: project.id })}::json)`.execute(
          db,
        ),
      );
    expect(await newsOf()).toHaveLength(1);
    expect(await watched()).toEqual([project.id]);
  });

  test('[NOT-43] are told of other terms, and of a price in the figures of their language', async () => {
    await t.as(watcher).put('/api/users/language', { language: 'en' });
    await edit({ endDate: '2045-12-31' });
    await decide('approve', project.id);
    expect(await newsOf()).toEqual(['project.watched_terms']);
    await edit({ endDate: '2045-12-31', ...priced(41) });
    await decide('approve', project.id);
    expect((await newsOf())[0]).toBe('project.watched_price: 44.50 → 41.00 €/MWh');
  });

  test('[NOT-43] hear nothing of an edit that leaves the terms as they were', async () => {
    await edit({});
    await decide('approve', project.id);
    expect(await newsOf()).toEqual([]);
  });

  test('[NOT-45] are told that it left the market, not why, and that it is back', async () => {
    await publish(project.id, false);
    expect(await newsOf()).toEqual(['project.watched_withdrawn']);
    await publish(project.id, true);
    expect(await newsOf()).toEqual(['project.watched_returned', 'project.watched_withdrawn']);
    await edit(priced(50));
    await decide('reject', project.id);
    // Neither the price that was asked for nor the reason of the rejection.
    expect((await newsOf())[0]).toBe('project.watched_withdrawn');
  });

  test('[NOT-45] withdrawn and published again before anybody was told is no news', async () => {
    await publish(project.id, false);
    await publish(project.id, true);
    expect(await newsOf()).toEqual([]);
  });

  test('[NOT-46] lose what was deleted or closed', async () => {
    await t.as(seller).delete(`/api/projects/${project.id}?force=true`);
    expect(await newsOf()).toEqual(['project.watched_withdrawn']);
    const rows = await t.db.selectFrom('watched_item').selectAll().where('item_id', '=', project.id).execute();
    expect(rows).toEqual([]);
  });

  test('[NOT-43] are told that others negotiate over it, and those who negotiate are not', async () => {
    const buyer = await t.make.user();
    const buyerEntity = await t.make.entity(buyer);
    await watch(project.id, buyer);
    const opening = {
      entityType: 'PROJECT',
      projectId: project.id,
      legalEntityId: buyerEntity.id,
      message: 'Bom dia.',
    };
    const { body } = await t.as(buyer).post('/api/negotiations', opening);
    expect(await newsOf()).toEqual(['project.watched_ongoing']);
    expect((await newsOf(buyer)).filter((one: string) => one.includes('watched'))).toEqual([]);
    await t.as(buyer).patch(`/api/negotiations/${body.id}/cancelled`, {});
    expect((await newsOf())[0]).toBe('project.watched_available');
  });

  test('[NOT-47] who may no longer see the market is told nothing', async () => {
    await t.db.updateTable('legal_entity').set({ status: 'rejected' }).where('id', '=', watcherEntity).execute();
    await publish(project.id, false);
    expect(await newsOf()).toEqual([]);
    await t.db.updateTable('legal_entity').set({ status: 'approved' }).where('id', '=', watcherEntity).execute();
    await publish(project.id, true);
    expect(await newsOf()).toEqual(['project.watched_returned']);
  });

  test('[NOT-47] who belongs to its company by now follows it no longer', async () => {
    await t.make.role(entityId, watcher as TestUser, 'view');
    await publish(project.id, false);
    expect((await newsOf()).filter((one: string) => one.includes('watched'))).toEqual([]);
    expect(await t.db.selectFrom('watched_item').selectAll().where('item_id', '=', project.id).execute()).toEqual([]);
  });

  test('[NOT-43] a further offer of the same company is another item', async () => {
    const offer = await t.make.offer(seller as TestUser, entityId);
    await watch(offer.id, watcher, 'offers');
    const body = offerPayload(entityId, { ...offer, price: 12 });
    delete (body as { id?: string }).id;
    await t.as(seller).put(`/api/offers/${offer.id}`, body);
    await decide('approve', offer.id, 'offers');
    expect(await newsOf()).toEqual([expect.stringContaining('offer.watched_price')]);
  });
});

test('[NOT-44] nothing is told of a decision that was taken back', async () => {
  const held = await startTestApp({ UNDO_SECONDS: '30' });
  const [owner, reader, decider] = [await held.make.user(), await held.make.user(), await held.make.admin()];
  const { id: company } = await held.make.entity(owner);
  await held.make.entity(reader);
  const { id } = await held.make.project(owner, company);
  expect((await held.as(reader).put(path(id))).status).toBe(204);
  await held.as(decider).patch(`/api/admin/projects/${id}/rejected`, { comment: 'Engano.' });
  await held.as(decider).post(`/api/admin/projects/${id}/undo`);
  await held.runJobs();
  expect((await held.as(reader).get('/api/notifications')).body.items).toEqual([]);
});
