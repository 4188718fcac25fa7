// Bulk decisions: each contract as by the call for one, once, whatever happens in between, and one notification for all.
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { endingAfter } from '../../../test/database/killed-process.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { decideOnContracts } from './decide-contracts.ts';
import { decide } from './decision-jobs.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const base = '/api/admin/energy-contracts';
const reason = 'Falta a assinatura.';
const ask = (body: object, headers?: Record<string, string>) => t.as(s.admin).post(`${base}/decisions`, body, headers);
const get = async (id: string) => (await t.as(s.admin).get(`${base}/decisions/${id}`)).body;
const started = async (ids: string[], decision: 'approve' | 'reject' = 'approve', comment?: string): Promise<string> =>
  (await ask({ ids, decision, ...(comment && { comment }) })).body.id;
async function registered(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await s.registered()).id);
  return ids;
}
const statusOf = async (id: string) => (await t.as(s.admin).get(`${base}/${id}`)).body.status;
/** How many invoices each contract has. */
const invoices = (ids: string[]) => Promise.all(ids.map(async (id) => (await s.invoicesOf(id)).length));
const histories = (ids: string[]) => Promise.all(ids.map((id) => s.historyOf(id)));

interface News {
  message: string;
  title: { translationKey: string; data: { resourceId: string; resourceName: string } };
}
/** What somebody is told about these records. */
async function news(who: { token: string }, ...about: string[]) {
  await t.runJobs();
  const { body } = await t.as(who).get('/api/notifications?limit=100');
  return (body.items as News[])
    .filter(({ title }) => about.includes(title.data.resourceId))
    .map(({ title, message }) => [title.translationKey, title.data.resourceName, message]);
}

describe('a decision on many contracts', () => {
  test('decides each as the call for one does, and answers before', async () => {
    const alone = (await s.registered()).id;
    await s.approve(alone);
    const ids = await registered(3);
    const answer = await ask({ ids, decision: 'approve' });
    expect(answer).toMatchObject({ status: 202, body: { id: expect.any(String) } });
    const { id } = answer.body;
    expect(await get(id)).toMatchObject({
      done: 0,
      of: 3,
      items: ids.map((one) => ({ id: one, status: 'pending_validation', result: 'waiting' })),
    });
    await t.runJobs();
    const after = await get(id);
    expect(after).toMatchObject({ done: 3, of: 3, refused: 0, decision: 'approve', comment: null });
    expect(after.items.map((item: object) => item)).toMatchObject(
      ids.map((one) => ({ id: one, status: 'approved', result: 'decided', owner: s.seller.name })),
    );
    expect(after.items.some((item: object) => 'code' in item)).toBe(false);
    const [history] = await histories([alone]);
    expect(await histories(ids)).toEqual(ids.map(() => history));
    expect(await invoices(ids)).toEqual([1, 1, 1]);
  });

  test('a company hears once of all its contracts, with their invoices, the administrator of the end', async () => {
    const ids = await registered(2);
    const id = await started(ids);
    const all = [id, ...ids];
    expect(await news(s.viewer, ...all)).toEqual([['contract_decision.approved', '2', '']]);
    expect(await news(s.contracting, ...all)).toEqual([['contract_decision.to_pay', '2', '']]);
    expect(await news(s.buyer, ...all)).toEqual([['contract_decision.approved', '2', '']]);
    expect(await news(s.admin, ...all)).toEqual([
      ['contract_decision.done', '2', ''],
      ...ids.map(() => ['energy_contract.pending_validation', expect.any(String), '']),
    ]);
    expect(await news(s.stranger, ...all)).toEqual([]);
    const issued = (await Promise.all(ids.map((one) => s.invoicesOf(one)))).flat().map(({ id: invoice }) => invoice);
    expect(await news(s.contracting, ...issued)).toEqual([]);
  });

  test('a rejection has its reason in each history and in the one notification of the first party', async () => {
    const ids = await registered(2);
    const id = await started(ids, 'reject', reason);
    expect(await news(s.viewer, id, ...ids)).toEqual([['contract_decision.rejected', '2', reason]]);
    expect(await news(s.buyer, id, ...ids)).toEqual([]);
    for (const one of ids) {
      const { body } = await t.as(s.contracting).get(`/api/energy-contracts/${one}/history`);
      expect(body[0]).toMatchObject({ status: 'rejected', comment: reason });
    }
  });

  test('what changed meanwhile is refused with its code, and the others are decided', async () => {
    const [approved = '', edited = '', rejected = '', ...others] = await registered(5);
    const nobody = crypto.randomUUID();
    const ids = [approved, others[0] ?? '', edited, nobody, rejected, others[1] ?? ''];
    const id = await started(ids);
    await s.approve(approved);
    await s.reject(rejected);
    await t.as(s.contracting).put(`/api/energy-contracts/${edited}`, s.payload({ additionalInformation: 'Novo.' }));
    await t.runJobs();
    const { items, refused } = await get(id);
    expect(items).toMatchObject([
      { status: 'approved', code: 'error_wrong_status', result: 'refused' },
      { status: 'approved', result: 'decided' },
      { status: 'pending_validation', code: 'error_version_mismatch', result: 'refused' },
      { status: null, code: 'error_not_found', result: 'refused', name: null },
      { status: 'rejected', code: 'error_version_mismatch', result: 'refused' },
      { status: 'approved', result: 'decided' },
    ]);
    expect(refused).toBe(4);
    expect(await news(s.viewer, id)).toEqual([['contract_decision.approved', '2', '']]);
  });

  test('what changed after it was read is refused too, where the versions that were read are named', async () => {
    const [edited = '', same = '', rejected = ''] = await registered(3);
    const read = [edited, same].map(() => 1);
    await t.as(s.contracting).put(`/api/energy-contracts/${edited}`, s.payload({ additionalInformation: 'Novo.' }));
    const { version } = (await s.reject(rejected)).body;
    const ids = [rejected, same, edited];
    const { body } = await ask({ ids, versions: [version, ...read], decision: 'approve' });
    await t.runJobs();
    expect((await get(body.id)).items).toMatchObject([
      { id: rejected, status: 'approved', result: 'decided' },
      { id: same, status: 'approved', result: 'decided' },
      { id: edited, status: 'pending_validation', code: 'error_version_mismatch', result: 'refused' },
    ]);
  });

  test('a contract that is named twice is decided on once', async () => {
    const [one = ''] = await registered(1);
    const id = await started([one, one]);
    await t.runJobs();
    expect(await get(id)).toMatchObject({ of: 1, done: 1, refused: 0 });
  });
});

describe('whatever happens in between', () => {
  test('a process that is killed in the middle is followed by one that goes on where it was', async () => {
    const ids = await registered(4);
    const id = await started(ids);
    await expect(decideOnContracts(endingAfter(2, t.platform), id)).rejects.toThrow('killed');
    expect(await get(id)).toMatchObject({ done: 2, of: 4 });
    await t.runJobs();
    expect(await get(id)).toMatchObject({ done: 4, refused: 0 });
    expect(await invoices(ids)).toEqual([1, 1, 1, 1]);
    expect(await histories(ids)).toEqual(ids.map(() => ['waiting_payment', 'approved', 'created']));
    expect(await news(s.viewer, id, ...ids)).toEqual([['contract_decision.approved', '4', '']]);
  });

  test('a repeat decides nothing twice, by the same key or without, nor do two at once', async () => {
    const ids = await registered(3);
    const headers = { 'idempotency-key': 'decision-1' };
    const [first, second] = [
      await ask({ ids, decision: 'approve' }, headers),
      await ask({ ids, decision: 'approve' }, headers),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect((await ask({ ids, decision: 'reject', comment: reason }, headers)).status).toBe(409);
    const other = await started(ids);
    await Promise.all([decideOnContracts(t.platform, first.body.id), decideOnContracts(t.platform, other)]);
    await t.runJobs();
    const [one, two] = [await get(first.body.id), await get(other)];
    expect([one.done, two.done, one.refused + two.refused]).toEqual([3, 3, 3]);
    expect(await invoices(ids)).toEqual([1, 1, 1]);
    await Promise.all([decideOnContracts(t.platform, other), decideOnContracts(t.platform, other)]);
    expect(await histories(ids)).toEqual(ids.map(() => ['waiting_payment', 'approved', 'created']));
  });

  test('a job decides on some contracts and leaves the others to the next one', async () => {
    const ids = await registered(2);
    const id = await started(ids);
    expect(await decideOnContracts(t.platform, id, 1)).toBe(true);
    expect(await get(id)).toMatchObject({ done: 1 });
    await t.runJobs();
    expect(await get(id)).toMatchObject({ done: 2 });
  });

  test('a fault stays with its contract: after some tries the others are decided', async () => {
    const ids = await registered(3);
    const id = await started(ids);
    const owner = new pg.Client(t.database.ownerUrl);
    await owner.connect();
    const run = (attempt: number) => decide({ decisionId: id }, t.platform, { attempt });
    try {
      await owner.query(`create function refuse() returns trigger language plpgsql as
        'begin raise exception ''broken''; end'`);
      await owner.query(`create trigger refused before insert on event for each row
        when (new.record_id = '${ids[1]}' and new.action = 'approved') execute function refuse()`);
      await expect(run(1)).rejects.toThrow('broken');
      expect(await get(id)).toMatchObject({ done: 1 });
      await run(5);
      await t.runJobs();
    } finally {
      await owner.query('drop trigger refused on event');
      await owner.end();
    }
    const { items } = await get(id);
    expect(items).toMatchObject([
      { result: 'decided' },
      { result: 'refused', code: 'error_unexpected', status: 'pending_validation' },
      { result: 'decided' },
    ]);
    expect(await statusOf(ids[1] ?? '')).toBe('pending_validation');
  });

  test('who is no administrator any more decides nothing', async () => {
    const ids = await registered(2);
    const former = await t.make.admin();
    const { body } = await t.as(former).post(`${base}/decisions`, { ids, decision: 'approve' });
    await t.db.updateTable('app_user').set({ is_admin: false }).where('id', '=', former.id).execute();
    await t.runJobs();
    expect((await get(body.id)).items).toMatchObject(ids.map(() => ({ code: 'error_forbidden', result: 'refused' })));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['pending_validation', 'pending_validation']);
  });
});

test('administrators alone, with a whole body, and the newest first', async () => {
  const ids = await registered(1);
  const body = { ids, decision: 'approve' };
  expect((await t.anonymous.post(`${base}/decisions`, body)).status).toBe(401);
  for (const who of [s.owner, s.stranger]) {
    expect((await t.as(who).post(`${base}/decisions`, body)).status).toBe(403);
    expect((await t.as(who).get(`${base}/decisions`)).status).toBe(403);
  }
  for (const bad of [
    {},
    { ids, decision: 'reject' },
    { ids: [], decision: 'approve' },
    { ...body, versions: [] },
    { ...body, status: 'active' },
  ])
    expect((await ask(bad)).status).toBe(400);
  const [older, newer] = [await started(ids), await started(ids)];
  const { body: list } = await t.as(s.admin).get(`${base}/decisions`);
  expect(list.slice(0, 2)).toMatchObject([
    { id: newer, done: 0, of: 1 },
    { id: older, done: 0, of: 1 },
  ]);
  const other = await t.make.admin();
  expect((await t.as(other).get(`${base}/decisions/${newer}`)).status).toBe(200);
  for (const unknown of [crypto.randomUUID(), 'x'])
    expect((await t.as(s.admin).get(`${base}/decisions/${unknown}`)).status).toBe(404);
});
