import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { type ContractScene, contractScene, feeConfiguration } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { Db } from '../../platform/database/database.ts';
import { invoiceJobs, markOverdueInvoices } from './invoice-jobs.ts';

let t: TestApp;
let s: ContractScene;
let owner: Db;

beforeAll(async () => {
  t = await startTestApp();
  owner = ownerDb(t);
  s = await contractScene(t);
  await s.setFees();
});

const contract = async (id: string) => (await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body;
const statusOf = async (id: string): Promise<string> => (await contract(id)).status;
const statuses = async (id: string) =>
  (await s.invoicesOf(id)).map(({ feeType, status }: { feeType: string; status: string }) => `${feeType} ${status}`);
const cancel = (invoiceId: string, body: object = {}) =>
  t.as(s.admin).patch(`/api/admin/invoices/${invoiceId}/cancelled`, body);
const edit = (id: string) => t.as(s.contracting).put(`/api/energy-contracts/${id}`, s.payload({ name: 'Editado' }));
const terminate = (id: string, body: object) => t.as(s.contracting).post(`/api/energy-contracts/${id}/terminate`, body);

async function approved() {
  const { id } = await s.registered();
  expect((await s.approve(id)).body.status).toBe('approved');
  const [invoice] = await s.invoicesOf(id);
  return { id: id as string, invoice };
}

describe('one fee for a contract', () => {
  test('[FEE-16] approved again after an edit while unpaid: no second invoice, and the payment still makes it active', async () => {
    const { id, invoice } = await approved();
    await edit(id);
    expect((await s.approve(id)).body.status).toBe('approved');
    expect(await statuses(id)).toEqual(['REGISTRATION pending']);
    expect(await s.historyOf(id)).toEqual(['approved', 'edited', 'waiting_payment', 'approved', 'created']);
    await s.pay(invoice.id);
    expect(await statusOf(id)).toBe('active');
  });

  test('[FEE-16] paid while an edit waits for review: active with the next approval, no second invoice', async () => {
    const { id, invoice } = await approved();
    await edit(id);
    await s.pay(invoice.id);
    expect(await statusOf(id)).toBe('pending_validation');
    expect((await s.approve(id)).body.status).toBe('active');
    await edit(id);
    expect((await s.approve(id)).body.status).toBe('active');
    expect(await statuses(id)).toEqual(['REGISTRATION paid']);
  });

  test('[FEE-28] an amount of 0 makes no invoice and answers active', async () => {
    await s.setFees(0);
    const { id } = await s.registered();
    expect((await s.approve(id)).body.status).toBe('active');
    expect(await s.invoicesOf(id)).toEqual([]);
    expect(await s.historyOf(id)).toEqual(['active', 'approved', 'created']);
    await s.setFees();
  });

  test('[FEE-13] a contract from a negotiation pays the celebration', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    const { body } = await t.as(s.buyer).post('/api/negotiations', {
      entityType: 'PROJECT',
      projectId: project.id,
      legalEntityId: s.buyerEntity.id,
      message: 'Bom dia.',
    });
    const { id } = await s.registered({ negotiationId: body.id });
    await s.approve(id);
    expect(await statuses(id)).toEqual(['CELEBRATION pending']);
  });

  test('two approvals at once issue one invoice', async () => {
    const { id } = await s.registered();
    await Promise.all([s.approve(id), s.approve(id)]);
    expect(await statuses(id)).toEqual(['REGISTRATION pending']);
  });

  test('numbers run without gaps when approvals meet and fail', async () => {
    const contracts = await Promise.all(Array.from({ length: 6 }, () => s.registered()));
    await Promise.all(contracts.flatMap(({ id }) => [s.approve(id), s.approve(id)]));
    const numbers = (await Promise.all(contracts.map(({ id }) => s.invoicesOf(id))))
      .map(([{ number }]) => Number(number.slice(-6)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, index) => (numbers[0] ?? 0) + index));
    expect((await t.as(s.admin).get('/api/admin/invoices')).body.total).toBe(numbers.at(-1));
  });
});

describe('cancelling', () => {
  test('[FEE-09] the only unpaid fee invoice of an approved contract makes it active, for good', async () => {
    const { id, invoice } = await approved();
    expect(await cancel(invoice.id, { comment: 'Oferta.' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', allowedActions: ['uploadInvoiceFile'] },
    });
    expect(await statusOf(id)).toBe('active');
    expect(await s.historyOf(id)).toEqual(['active', 'waiting_payment', 'approved', 'created']);
    expect(await cancel(invoice.id)).toMatchObject({ status: 409 });
    await edit(id);
    expect((await s.approve(id)).body.status).toBe('active');
    expect(await statuses(id)).toEqual(['REGISTRATION cancelled']);
  });

  test('with another one unpaid the contract waits', async () => {
    const { id, invoice } = await approved();
    const second = await t.as(s.admin).post('/api/admin/invoices', {
      legalEntityId: s.seller.id,
      energyContractId: id,
      feeType: 'MODIFICATION',
      description: 'Alteração',
    });
    await cancel(invoice.id);
    expect(await statusOf(id)).toBe('approved');
    await cancel(second.body.id);
    expect(await statusOf(id)).toBe('active');
  });

  test('a rejected contract owes nothing; approved later it owes the fee anew', async () => {
    const { id } = await approved();
    await s.reject(id);
    expect(await statuses(id)).toEqual(['REGISTRATION cancelled']);
    expect((await s.approve(id)).body.status).toBe('approved');
    expect(await statuses(id)).toEqual(['REGISTRATION pending', 'REGISTRATION cancelled']);
  });

  test('a deleted contract owes nothing', async () => {
    const { id } = await approved();
    await t.as(s.admin).delete(`/api/admin/energy-contracts/${id}`, { justification: 'Duplicado.' });
    expect(await statuses(id)).toEqual(['REGISTRATION cancelled']);
    expect(await statusOf(id)).toBe('deleted');
  });
});

describe('an amendment', () => {
  const issue = (id: string, changes: object = {}) =>
    t.as(s.admin).post('/api/admin/invoices', {
      ...{ legalEntityId: s.seller.id, energyContractId: id, feeType: 'MODIFICATION', description: 'Aditamento' },
      ...{ amendmentVersion: 2, ...changes },
    });
  async function amended() {
    const { id, invoice } = await approved();
    await s.pay(invoice.id);
    const fileId = await t.make.file(s.contracting);
    const amendment = { reason: 'PRICE', effectiveDate: '2027-01-01', fileId };
    const { status } = await t.as(s.contracting).put(`/api/energy-contracts/${id}`, { ...s.payload(), amendment });
    expect(status).toBe(200);
    return id;
  }
  const refused = { errors: [{ path: 'amendmentVersion', key: 'error_invalid.amendment_version' }] };

  test('[FEE-17] costs its fee only when an administrator asks for it, at most once', async () => {
    const id = await amended();
    expect((await issue(id)).body).toMatchObject(refused);
    expect((await s.approve(id)).body.status).toBe('active');
    expect(await statuses(id)).toEqual(['REGISTRATION paid']);
    for (const changes of [{ amendmentVersion: 1 }, { amendmentVersion: 3 }, { feeType: 'REGISTRATION' }])
      expect(await issue(id, changes)).toMatchObject({ status: 400, body: refused });
    expect((await issue(id, { amendmentVersion: 0 })).status).toBe(400);
    const both = await Promise.all([issue(id), issue(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('error_amendment_invoiced');
    expect(await statuses(id)).toEqual(['MODIFICATION pending', 'REGISTRATION paid']);
  });

  test('shows its invoice to who pays and to administrators; a cancelled one does not count', async () => {
    const id = await amended();
    await s.approve(id);
    const { id: invoiceId, number } = (await issue(id)).body;
    const newest = async (user: typeof s.admin) =>
      (await t.as(user).get(`/api/energy-contracts/${id}/versions`)).body[0];
    for (const user of [s.contracting, s.admin])
      expect((await newest(user)).invoice).toEqual({ id: invoiceId, number, status: 'pending' });
    for (const user of [s.viewer, s.buyer]) expect(await newest(user)).not.toHaveProperty('invoice');
    await cancel(invoiceId);
    expect(await newest(s.admin)).not.toHaveProperty('invoice');
    expect((await issue(id)).status).toBe(201);
  });
});

describe('termination', () => {
  const early = { terminationType: 'UNILATERAL_TERMINATION' };

  test('[CON-124] before the agreed end costs the fee for it, and cancels nothing', async () => {
    const { id } = await approved();
    expect((await terminate(id, early)).body).toMatchObject({ status: 'terminated', hasPendingInvoice: true });
    expect(await statuses(id)).toEqual(['EARLY_TERMINATION pending', 'REGISTRATION pending']);
    expect(await s.historyOf(id)).toEqual(['waiting_payment', 'terminated', 'waiting_payment', 'approved', 'created']);
    for (const { id: invoiceId } of await s.invoicesOf(id)) await s.pay(invoiceId);
    expect(await statusOf(id)).toBe('terminated');
  });

  test('[CON-124] by lapse of time, or on the agreed day, costs nothing', async () => {
    const { id } = await approved();
    await terminate(id, { terminationType: 'EXPIRATION_BY_LAPSE_OF_TIME' });
    expect(await statuses(id)).toEqual(['REGISTRATION pending']);
    const today = lisbonDate(new Date());
    const ended = await s.registered({ expectedStartDate: '2020-01-01', expectedEndDate: today });
    await s.approve(ended.id);
    await terminate(ended.id, early);
    expect(await statuses(ended.id)).toEqual(['REGISTRATION pending']);
  });

  test('[CON-124] costs nothing where the fee is 0', async () => {
    await s.setFees(0);
    const { id } = await s.registered();
    await s.approve(id);
    await terminate(id, early);
    expect(await s.invoicesOf(id)).toEqual([]);
    await s.setFees();
  });
});

describe('the due date passes', () => {
  const overdue = () => markOverdueInvoices({}, t.platform);

  test('[FEE-18] a periodicity issues no further invoice, however long ago the last one was', async () => {
    const { iban, fees } = feeConfiguration();
    const monthly = { iban, fees: fees.map((fee) => ({ ...fee, periodicity: 'MONTHLY' })) };
    expect((await t.as(s.admin).put('/api/admin/fee-configuration', monthly)).status).toBe(200);
    const { id, invoice } = await approved();
    await s.pay(invoice.id);
    const longAgo = { issued_date: '2024-01-02', due_date: '2024-02-01' };
    await owner.updateTable('invoice').set(longAgo).where('id', '=', invoice.id).execute();
    // The only job about invoices.
    expect(Object.keys(invoiceJobs.jobs)).toEqual(['mark_overdue_invoices']);
    await overdue();
    expect(await statuses(id)).toEqual(['REGISTRATION paid']);
    await s.setFees();
  });

  test('[FEE-05, FEE-09, CON-106] an unpaid invoice becomes overdue once, the contract notes it, and it can still be paid', async () => {
    const { id, invoice } = await approved();
    const today = lisbonDate(new Date());
    const dueAt = (date: string) =>
      owner.updateTable('invoice').set({ due_date: date }).where('id', '=', invoice.id).execute();
    await dueAt(today);
    await overdue();
    expect(await statuses(id)).toEqual(['REGISTRATION pending']);
    await dueAt('2026-01-01');
    await overdue();
    await overdue();
    expect(await statuses(id)).toEqual(['REGISTRATION overdue']);
    expect(await s.historyOf(id)).toEqual(['payment_missing', 'waiting_payment', 'approved', 'created']);
    expect(await statusOf(id)).toBe('approved');
    expect((await s.pay(invoice.id)).body.status).toBe('paid');
    expect(await statusOf(id)).toBe('active');
  });
});
