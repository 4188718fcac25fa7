// Views of items: counted, listed, and hidden from strangers.
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { pruneViews } from './view-jobs.ts';
import { listViewers, saveViews } from './view-queries.ts';

let t: TestApp;
let seller: TestUser;
let entity: string;
let viewer: TestUser;
let viewerEntity: string;
let newcomer: TestUser;
let admin: TestUser;
const unknownId = '01980000-0000-7000-8000-000000000000';

beforeAll(async () => {
  t = await startTestApp();
  [seller, viewer, newcomer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.user(), t.make.admin()]);
  entity = (await t.make.entity(seller)).id;
  viewerEntity = (await t.make.entity(viewer, { name: 'Cerâmica Barro Novo, S.A.' })).id;
});

const countNow = (user: TestUser, path: string) => t.as(user).get(`/api/views/${path}/count`);
/** The count with every view that was answered before. */
const count = async (user: TestUser, path: string) => {
  await t.settled();
  return countNow(user, path);
};
const viewersNow = async (path: string) => (await t.as(admin).get(`/api/admin/views/${path}/viewers`)).body;
const viewers = async (path: string) => {
  await t.settled();
  return viewersNow(path);
};
const rowsOf = (id: string) =>
  t.db.selectFrom('item_view').select('user_id').where('item_id', '=', id).orderBy('user_id').execute();

describe.each([
  ['projects', (fields: object = {}) => t.make.project(seller, entity, fields)],
  ['offers', (fields: object = {}) => t.make.offer(seller, entity, fields)],
] as const)('views of %s', (plural, make) => {
  const singular = plural.slice(0, -1);

  test('[HIS-20, HIS-26, HIS-27] counts distinct users, not their visits; owners and administrators leave none', async () => {
    const { id } = await make();
    expect((await count(seller, `${plural}/${id}`)).body).toEqual({ count: 0 });
    const employee = await t.make.user();
    await t.make.entity(employee);
    await t.make.role(entity, employee, 'view');
    for (const user of [viewer, viewer, seller, employee, admin]) await t.as(user).get(`/api/${plural}/${id}`);
    await t.as(admin).get(`/api/admin/${plural}/${id}`);
    expect((await count(seller, `${plural}/${id}`)).body).toEqual({ count: 1 });
    const colleague = await t.make.user();
    await t.make.role(viewerEntity, colleague, 'view');
    await t.as(colleague).get(`/api/${plural}/${id}`);
    expect((await count(admin, `${singular}/${id}`)).body).toEqual({ count: 2 });
    expect((await t.as(seller).get(`/api/${plural}/${id}`)).body.viewCount).toBe(2);
    const { items } = (await t.as(seller).get(`/api/${plural}?limit=100`)).body;
    expect(items.find((one: { id: string }) => one.id === id).viewCount).toBe(2);
  });

  test('[HIS-23, HIS-25, HIS-27] viewers stand under each of their companies, with the latest time', async () => {
    const { id } = await make();
    const both = await t.make.user();
    const second = await t.make.entity(both, { name: 'Atlântica Energia, S.A.' });
    await t.make.role(viewerEntity, both, 'view');
    const pending = await t.make.entity(both, { status: 'pending_validation' });
    await t.as(both).get(`/api/${plural}/${id}`);
    const [first] = await viewers(`${plural}/${id}`);
    await t.as(viewer).get(`/api/${plural}/${id}`);
    await t.as(both).get(`/api/${plural}/${id}`);
    const list = await viewers(`${plural}/${id}`);
    const of = (legalEntityId: string) =>
      list.find((one: { legalEntityId: string }) => one.legalEntityId === legalEntityId);
    expect(of(second.id)).toMatchObject({
      legalEntityName: 'Atlântica Energia, S.A.',
      viewers: [{ userId: both.id, displayName: expect.stringContaining('Test') }],
    });
    const people = of(viewerEntity).viewers.map(({ userId }: { userId: string }) => userId);
    expect(people.sort()).toEqual([viewer.id, both.id].sort());
    expect(of(pending.id)).toBeUndefined();
    expect(of(second.id).viewers[0].viewedAt > first.viewers[0].viewedAt).toBe(true);
    expect((await count(seller, `${plural}/${id}`)).body).toEqual({ count: 2 });
  });

  test('[HIS-22, HIS-24] counts are for owners and administrators, viewers for administrators alone', async () => {
    const { id } = await make();
    const hidden = await make({ isPublishedInMarketplace: false });
    expect((await t.anonymous.get(`/api/views/${plural}/${id}/count`)).status).toBe(401);
    expect((await count(viewer, `${plural}/${id}`)).status).toBe(403);
    expect((await count(newcomer, `${plural}/${id}`)).status).toBe(403);
    expect((await count(viewer, `${plural}/${hidden.id}`)).status).toBe(404);
    expect((await count(seller, `${plural}/${unknownId}`)).status).toBe(404);
    const path = `/api/admin/views/${plural}/${id}/viewers`;
    expect((await t.anonymous.get(path)).status).toBe(401);
    for (const user of [seller, viewer]) expect((await t.as(user).get(path)).status).toBe(403);
    expect(await viewers(`${plural}/${id}`)).toEqual([]);
    expect((await t.as(admin).get(`/api/admin/views/${plural}/${unknownId}/viewers`)).status).toBe(404);
  });
});

test('[HIS-26] another kind of record has no views', async () => {
  expect((await count(admin, `invoices/${unknownId}`)).status).toBe(400);
});

test('[HIS-27] changes that come at once while views wait are all answered, however few connections there are', async () => {
  const { id } = await t.make.project(seller, entity);
  await t.as(viewer).get(`/api/projects/${id}`);
  const publish = (isPublishedInMarketplace: boolean) =>
    t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => publish(index % 2 === 0)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 1 });
});

/** A connection of the tables' owner, beside the server. */
async function asOwner(act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(t.database.ownerUrl);
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

test('[HIS-27] a view that cannot be written is logged; the call is answered, and the next view counts', async () => {
  const { id } = await t.make.project(seller, entity);
  const warn = vi.spyOn(t.platform.log, 'warn');
  await asOwner(async (client) => {
    await client.query('revoke insert on item_view from wattpact_app');
    expect((await t.as(viewer).get(`/api/projects/${id}`)).status).toBe(200);
    expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 0 });
    await client.query('grant insert on item_view to wattpact_app');
  });
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'a view was not recorded']]);
  warn.mockRestore();
  await t.as(viewer).get(`/api/projects/${id}`);
  expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 1 });
});

test('[HIS-27] a view that is written after a later one sets no time back', async () => {
  const { id } = await t.make.project(seller, entity);
  await t.as(viewer).get(`/api/projects/${id}`);
  await t.settled();
  const later = new Date(Date.now() + 60_000).toISOString();
  await t.db.updateTable('item_view').set({ viewed_at: later }).where('item_id', '=', id).execute();
  await t.as(viewer).get(`/api/projects/${id}`);
  const [{ viewers: people }] = await viewers(`projects/${id}`);
  expect(new Date(people[0].viewedAt).toISOString()).toBe(later);
});

test('[HIS-27] of views of one person that are written together the latest counts', async () => {
  const { id } = await t.make.project(seller, entity);
  const view = (minute: number) =>
    ({
      kind: 'project',
      itemId: id,
      userId: viewer.id,
      legalEntityId: viewerEntity,
      viewedAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
    }) as const;
  await saveViews(t.db, [view(1), view(3), view(2)]);
  const [{ viewers: people }] = await viewers(`projects/${id}`);
  expect(people.map(({ viewedAt }: { viewedAt: string }) => viewedAt)).toEqual([view(3).viewedAt]);
});

test('of many views the latest are listed', async () => {
  const { id } = await t.make.project(seller, entity);
  const people = await Promise.all([1, 2, 3].map(() => t.make.user()));
  const views = people.map(({ id: userId }, minute) => ({
    kind: 'project' as const,
    itemId: id,
    userId,
    legalEntityId: minute === 1 ? entity : viewerEntity,
    viewedAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
  }));
  await saveViews(t.db, views);
  const listed = (await listViewers(t.db, 'project', id, 2)).map(({ legalEntityId, viewers: found }) => [
    legalEntityId,
    found.map(({ userId }) => userId),
  ]);
  expect(listed).toEqual([
    [viewerEntity, [people[2]?.id]],
    [entity, [people[1]?.id]],
  ]);
});

test('lists, records and counts of the owner are answered while views cannot be written', async () => {
  const { id } = await t.make.project(seller, entity);
  await asOwner(async (client) => {
    await client.query('begin');
    await client.query('lock table item_view in exclusive mode');
    // More than there are connections.
    for (let time = 0; time < 10; time += 1) await t.as(viewer).get(`/api/projects/${id}`);
    expect((await t.as(seller).get('/api/projects')).body.items[0]).toMatchObject({ id, viewCount: 0 });
    expect((await t.as(seller).get(`/api/projects/${id}`)).body).toMatchObject({ id, viewCount: 0 });
    expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 0 });
    expect(await viewersNow(`projects/${id}`)).toEqual([]);
    await client.query('rollback');
  });
  expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 1 });
});

test('[HIS-27] views are not lost with those of somebody who is no more', async () => {
  const { id } = await t.make.project(seller, entity);
  const view = (userId: string, legalEntityId: string) =>
    ({ kind: 'project', itemId: id, userId, legalEntityId, viewedAt: new Date().toISOString() }) as const;
  await saveViews(t.db, [view(unknownId, viewerEntity), view(admin.id, viewerEntity), view(viewer.id, unknownId)]);
  expect(await rowsOf(id)).toEqual([{ user_id: admin.id }]);
});

describe('views whose period is over', () => {
  const period = 365 * 86_400_000;
  const start = Date.UTC(2025, 0, 1);
  const view = (itemId: string, userId: string, at: number, legalEntityId = viewerEntity) =>
    ({ kind: 'project', itemId, userId, legalEntityId, viewedAt: new Date(at).toISOString() }) as const;
  const pruneAt = (instant: number) => pruneViews({}, t.platform, new Date(instant));

  test('[GEN-115] the person is forgotten after it, not on its last instant; the count stays', async () => {
    const { id } = await t.make.project(seller, entity);
    const { id: other } = await t.make.project(seller, entity);
    const views = [view(id, viewer.id, start), view(id, newcomer.id, start + 1), view(other, viewer.id, start + 1)];
    await saveViews(t.db, views);
    await pruneAt(start + period);
    expect(await rowsOf(id)).toHaveLength(2);
    await pruneAt(start + period + 1);
    expect([await rowsOf(id), await rowsOf(other)]).toEqual([[{ user_id: newcomer.id }], [{ user_id: viewer.id }]]);
    expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 2 });
    expect((await t.as(seller).get(`/api/projects/${id}`)).body.viewCount).toBe(2);
    expect((await viewersNow(`projects/${id}`))[0].viewers).toMatchObject([{ userId: newcomer.id }]);
    await pruneAt(start + period + 2);
    expect(await rowsOf(id)).toEqual([]);
    expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 2 });
  });

  test('[GEN-115, HIS-27] of whoever has a later view nobody is counted twice; who comes back later is', async () => {
    const { id } = await t.make.project(seller, entity);
    await saveViews(t.db, [view(id, viewer.id, start), view(id, viewer.id, start + 9, entity)]);
    await pruneAt(start + period + 1);
    expect(await rowsOf(id)).toHaveLength(1);
    expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 1 });
    await pruneAt(start + period + 10);
    expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 1 });
    await t.as(viewer).get(`/api/projects/${id}`);
    expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 2 });
  });
});

test('[GEN-115] a person who is deleted for good goes on counting, without a name', async () => {
  const { id } = await t.make.project(seller, entity);
  const leaving = await t.make.user();
  const { id: own } = await t.make.entity(leaving);
  for (const company of [own, viewerEntity]) {
    const view = { kind: 'project', itemId: id, userId: leaving.id, legalEntityId: company } as const;
    await saveViews(t.db, [{ ...view, viewedAt: new Date().toISOString() }]);
  }
  await t.as(viewer).get(`/api/projects/${id}`);
  expect((await count(seller, `projects/${id}`)).body).toEqual({ count: 2 });
  await t.db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', leaving.id).execute();
  expect((await t.as(admin).delete(`/api/admin/users/${leaving.id}`)).status).toBe(204);
  expect((await countNow(seller, `projects/${id}`)).body).toEqual({ count: 2 });
  expect(await rowsOf(id)).toEqual([{ user_id: viewer.id }]);
});

// The last one: it ends the server.
test('[HIS-27] a view that waits is not lost when the server ends at once', async () => {
  const { id } = await t.make.project(seller, entity);
  await asOwner(async (client) => {
    await client.query('begin');
    await client.query('lock table item_view in exclusive mode');
    await t.as(viewer).get(`/api/projects/${id}`);
    const waiting = async () => {
      const { rowCount } = await client.query(
        `select from pg_locks where not granted and relation = 'item_view'::regclass`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    let isClosed = false;
    const closed = t.app.close().then(() => {
      isClosed = true;
    });
    // Time enough to close without the view.
    for (let asked = 0; asked < 100; asked += 1) await waiting();
    expect(isClosed).toBe(false);
    await client.query('rollback');
    await closed;
  });
  expect(await rowsOf(id)).toEqual([{ user_id: viewer.id }]);
});
