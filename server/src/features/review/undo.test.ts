// Decisions that are taken back within their seconds: the status returns, nobody is told, and afterwards it is too late.
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { rescheduleJobs } from '../../../test/support/job-rows.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

let t: TestApp;
let admin: TestUser;
let owner: TestUser;
let entityId: string;

beforeAll(async () => {
  t = await startTestApp({ UNDO_SECONDS: '10' });
  admin = await t.make.admin();
  owner = await t.make.user();
  entityId = (await t.make.entity(owner)).id;
});

type Status = 'pending_validation' | 'approved' | 'rejected';
const makers = {
  projects: async (status: Status) => (await t.make.project(owner, entityId, { status })).id,
  offers: async (status: Status) => (await t.make.offer(owner, entityId, { status })).id,
  'legal-entities': async (status: Status) => (await t.make.entity(owner, { status })).id,
};
type Kind = keyof typeof makers;
const kinds = Object.keys(makers) as Kind[];
const call = (who: TestUser | undefined, kind: Kind, id: string, act: string, body?: object) =>
  t.as(who).post(`/api/admin/${kind}/${id}/${act}`, body);
const statusOf = async (kind: Kind, id: string) => (await t.as(admin).get(`/api/admin/${kind}/${id}`)).body.status;
/** The keys of what the owner is told about the record, after the seconds of every decision. */
async function toldOwner(id: string): Promise<string[]> {
  await rescheduleJobs(t.platform.pool, { runAt: new Date() });
  await t.runJobs();
  const { body } = await t.as(owner).get('/api/notifications?limit=100');
  return (body.items as { title: { translationKey: string; data: { resourceId: string } } }[])
    .filter(({ title }) => title.data.resourceId === id)
    .map(({ title }) => title.translationKey);
}
/** The seconds of all decisions are over. */
const passTime = () =>
  t.db
    .updateTable('undo_window')
    .set({ until: new Date(Date.now() - 1000).toISOString() })
    .execute();

describe('undo', () => {
  test.each(kinds)(
    '[ADM-42] %s: has its status again, the history shows both acts, and nobody is told',
    async (kind) => {
      const id = await makers[kind]('pending_validation');
      expect((await call(admin, kind, id, 'approve', { comment: 'Certo.' })).body.status).toBe('approved');
      const undone = await call(admin, kind, id, 'undo');
      expect(undone).toMatchObject({ status: 200, body: { status: 'pending_validation', version: 3 } });
      const { body: history } = await t.as(admin).get(`/api/admin/${kind}/${id}/history`);
      const statuses = (history as { status: string }[]).map(({ status }) => status);
      expect(statuses.slice(0, 2)).toEqual(['decision_undone', 'approved']);
      expect(await toldOwner(id)).toEqual([]);
      expect((await call(admin, kind, id, 'undo')).body.code).toBe('error_undo_over');
    },
  );

  test('[ADM-43] what is not undone is told when the seconds are over, once', async () => {
    const id = await makers.projects('pending_validation');
    await call(admin, 'projects', id, 'reject', { comment: 'Falta a licença.' });
    await t.runJobs();
    const { body } = await t.as(owner).get('/api/notifications?limit=100');
    expect(JSON.stringify(body)).not.toContain(id);
    expect(await toldOwner(id)).toEqual(['project.rejected']);
    expect(await call(admin, 'projects', id, 'undo')).toMatchObject({ status: 409, body: { code: 'error_undo_over' } });
    expect(await toldOwner(id)).toEqual(['project.rejected']);
    expect(await statusOf('projects', id)).toBe('rejected');
  });

  test('[ADM-42] after ten seconds, by another administrator, or after a further change it is refused', async () => {
    const late = await makers.offers('pending_validation');
    await call(admin, 'offers', late, 'approve', {});
    const other = await t.make.admin();
    expect((await call(other, 'offers', late, 'undo')).body.code).toBe('error_undo_over');
    await passTime();
    expect((await call(admin, 'offers', late, 'undo')).body.code).toBe('error_undo_over');
    expect(await statusOf('offers', late)).toBe('approved');

    const changed = await makers.projects('pending_validation');
    await call(admin, 'projects', changed, 'approve', {});
    const fileId = await t.make.file(owner);
    const body = projectPayload(entityId, fileId);
    expect((await t.as(owner).put(`/api/projects/${changed}`, body)).status).toBe(200);
    expect((await call(admin, 'projects', changed, 'undo')).body.code).toBe('error_undo_over');
  });

  test('two decisions are undone one after the other only from the last one', async () => {
    const id = await makers.projects('approved');
    await call(admin, 'projects', id, 'reject', { comment: 'Não.' });
    expect((await call(admin, 'projects', id, 'undo')).body.status).toBe('approved');
    expect(await toldOwner(id)).toEqual([]);
  });

  test('is for administrators alone; without a decision there is nothing to undo', async () => {
    const id = await makers.projects('pending_validation');
    expect((await call(undefined, 'projects', id, 'undo')).status).toBe(401);
    expect((await call(owner, 'projects', id, 'undo')).status).toBe(403);
    expect((await call(admin, 'projects', id, 'undo')).body.code).toBe('error_undo_over');
    expect((await call(admin, 'projects', '0192d5a0-0000-7000-8000-000000000000', 'undo')).status).toBe(404);
    expect((await t.as(admin).post(`/api/admin/energy-contracts/${id}/undo`)).status).toBe(404);
  });

  test('[ENT-60, ADM-43] representatives are invited after the seconds, and not at all when the approval was undone', async () => {
    const invited = async () => {
      await rescheduleJobs(t.platform.pool, { runAt: new Date() });
      await t.runJobs();
      return (await t.db.selectFrom('mail').select('id').where('kind', '=', 'invitation').execute()).length;
    };
    const undone = await makers['legal-entities']('pending_validation');
    await t.make.role(undone, await t.make.user(), 'view');
    await call(admin, 'legal-entities', undone, 'approve', {});
    await call(admin, 'legal-entities', undone, 'undo');
    expect(await invited()).toBe(0);
    await call(admin, 'legal-entities', undone, 'approve', {});
    expect(await invited()).toBeGreaterThan(0);
  });

  test('[ENT-60] nobody is invited twice when the job runs twice', async () => {
    const id = await makers['legal-entities']('approved');
    const person = await t.make.user();
    await t.make.role(id, person, 'view');
    for (const approval of ['first', 'first', 'second'])
      await enqueue(t.db, 'invite_representatives', { entityId: id, approval });
    await t.runJobs();
    const mails = t.db.selectFrom('mail').select('id').where('recipient', '=', person.email);
    expect(await mails.where('kind', '=', 'invitation').execute()).toHaveLength(2);
  });

  test('[ENT-60] the roles that an approval gave go with it; those given by hand stay', async () => {
    const id = await makers['legal-entities']('pending_validation');
    const [named, later, before] = [await t.make.user(), await t.make.user(), await t.make.user()];
    await t.make.role(id, before, 'view');
    await t.make.role(id, named, 'view');
    await t.db.updateTable('employee').set({ user_id: null }).where('user_id', '=', named.id).execute();
    const opens = async () =>
      (await Promise.all([named, later, before].map((who) => t.as(who).get(`/api/legal-entities/${id}`)))).map(
        ({ status }) => status,
      );
    expect(await opens()).toEqual([404, 404, 200]);
    await call(admin, 'legal-entities', id, 'approve', {});
    await t.make.role(id, later, 'view');
    expect(await opens()).toEqual([200, 200, 200]);
    expect((await call(admin, 'legal-entities', id, 'undo')).status).toBe(200);
    expect(await opens()).toEqual([404, 200, 200]);
    // Approved again, the role is theirs for good.
    await call(admin, 'legal-entities', id, 'approve', {});
    await passTime();
    await call(admin, 'legal-entities', id, 'reject', { comment: 'Falta a certidão.' });
    await call(admin, 'legal-entities', id, 'undo');
    expect(await opens()).toEqual([200, 200, 200]);
  });

  test('a project that was undone is announced to nobody, and is new when it is approved again', async () => {
    const id = await makers.projects('pending_validation');
    await call(admin, 'projects', id, 'approve', {});
    await call(admin, 'projects', id, 'undo');
    await toldOwner(id);
    const seen = t.db.selectFrom('project').select('first_visible_at').where('id', '=', id);
    expect(await seen.executeTakeFirst()).toEqual({ first_visible_at: null });
  });
});

describe('what other people did meanwhile', () => {
  test.each(kinds)('%s: once a negotiation has begun the decision stands, and the answer says why', async (kind) => {
    const buyer = await t.make.user();
    const { id: legalEntityId } = await t.make.entity(buyer);
    const isCompany = kind === 'legal-entities';
    const id = isCompany ? legalEntityId : await makers[kind]('pending_validation');
    if (isCompany) await t.db.updateTable('legal_entity').set({ status: 'rejected' }).where('id', '=', id).execute();
    await call(admin, kind, id, 'approve', {});
    const item =
      kind === 'offers' ? { offerId: id } : { projectId: isCompany ? await makers.projects('approved') : id };
    const body = { entityType: kind === 'offers' ? 'OFFER' : 'PROJECT', ...item, legalEntityId };
    expect((await t.as(buyer).post('/api/negotiations', body)).status).toBe(201);

    const refused = { status: 409, body: { code: 'error_undo_negotiation' } };
    expect(await call(admin, kind, id, 'undo')).toMatchObject(refused);
    expect(await statusOf(kind, id)).toBe('approved');
    const other = await t.make.admin();
    expect((await call(other, kind, id, 'undo')).body.code).toBe('error_undo_over');
    await passTime();
    expect((await call(admin, kind, id, 'undo')).body.code).toBe('error_undo_over');
    if (!isCompany) expect(await toldOwner(id)).toContain(`${kind.slice(0, -1)}.approved`);
  });

  test.each(['undo', 'reject'])(
    'saved searches hear of an item approved again after %s once, after the last seconds',
    async (act) => {
      const saver = await t.make.user();
      await t.make.entity(saver);
      const search = { name: 'Tudo', notify: true, listEntity: 'projects', filters: {} };
      expect((await t.as(saver).post('/api/search/save', search)).status).toBe(201);
      const id = await makers.projects('pending_validation');
      const due = async () => {
        const { rows } = await t.platform.pool.query(
          `select j.run_at = (select max(until) from undo_window where record_id = $1) as "isLast"
         from graphile_worker.jobs j where j.key = $2`,
          [id, `announce projects ${id}`],
        );
        return rows;
      };
      const matches = async () => {
        await rescheduleJobs(t.platform.pool, { runAt: new Date() });
        await t.runJobs();
        const { items } = (await t.as(saver).get('/api/notifications?limit=100')).body;
        return items.filter(({ title }: { title: { data: { resourceId: string } } }) => title.data.resourceId === id)
          .length;
      };
      await call(admin, 'projects', id, 'approve', {});
      await call(admin, 'projects', id, act, { comment: 'Engano.' });
      await call(admin, 'projects', id, 'approve', {});
      expect(await due()).toEqual([{ isLast: true }]);
      await call(admin, 'projects', id, 'undo');
      expect(await matches()).toBe(0);
      await call(admin, 'projects', id, 'approve', {});
      expect(await matches()).toBe(1);
      await passTime();
      expect(await matches()).toBe(1);
    },
  );
});

test('with UNDO_SECONDS 0 nothing waits and nothing can be undone', async () => {
  const app = await startTestApp({ UNDO_SECONDS: '0' });
  const [boss, seller] = [await app.make.admin(), await app.make.user()];
  const { id } = await app.make.entity(seller, { status: 'pending_validation' });
  await app.as(boss).post(`/api/admin/legal-entities/${id}/approve`, {});
  expect((await app.as(boss).post(`/api/admin/legal-entities/${id}/undo`)).status).toBe(409);
  await app.runJobs();
  expect((await app.as(seller).get('/api/notifications')).body.total).toBe(1);
  expect((await app.anonymous.get('/api/settings')).body.undoSeconds).toBe(0);
});
