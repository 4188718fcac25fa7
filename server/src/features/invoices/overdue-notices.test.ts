// Many invoices become overdue at once: each payer hears of each of them, once, and so does each contract's history.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { tellMany } from '../notifications/telling-service.ts';
import { markOverdueInvoices } from './invoice-jobs.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

test('[FEE-09, NOT-07] every payer hears of every invoice once, however often the job runs', async () => {
  const mails = receiveMails(t);
  const contractIds: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await s.registered();
    await s.approve(id);
    contractIds.push(id);
  }
  // A second one of the same contract.
  const more = { legalEntityId: s.seller.id, energyContractId: contractIds[0], description: 'Alteração' };
  await t.as(s.admin).post('/api/admin/invoices', { ...more, feeType: 'MODIFICATION' });
  const yesterday = addDays(lisbonDate(new Date()), -1);
  await ownerDb(t).updateTable('invoice').set({ due_date: yesterday }).execute();
  await markOverdueInvoices({}, t.platform);
  await markOverdueInvoices({}, t.platform);
  const events = await t.db.selectFrom('event').select('id').where('action', '=', 'overdue').execute();
  expect(events).toHaveLength(4);
  await tellMany({ eventIds: events.map(({ id }) => id) }, t.platform);
  // Mails for which somebody waits go first.
  const { rows } = await t.platform.pool.query(
    `select distinct priority from graphile_worker.jobs
     where key = any(select 'mail ' || id from mail where kind = 'payment.overdue')`,
  );
  expect(rows).toEqual([{ priority: 10 }]);
  await t.runJobs();

  const newsOf = async (user: TestUser) => {
    const { body } = await t.as(user).get('/api/notifications?limit=100');
    return (body.items as { title: { translationKey: string; data: { resourceName: string } } }[])
      .filter(({ title }) => title.translationKey === 'payment.overdue')
      .map(({ title }) => title.data.resourceName);
  };
  for (const user of [s.owner, s.contracting]) expect(new Set(await newsOf(user)).size).toBe(4);
  expect(await newsOf(s.contracting)).toHaveLength(4);
  for (const user of [s.viewer, s.registry, s.buyer, s.admin]) expect(await newsOf(user)).toEqual([]);
  const subjects = (await mails.mailsTo(s.contracting.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('está vencida'))).toHaveLength(4);
  expect((await s.historyOf(contractIds[0] ?? '')).filter((status) => status === 'payment_missing')).toHaveLength(2);
});
