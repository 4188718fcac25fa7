import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const unknown = '0198c2f0-0000-7000-8000-000000000000';

async function issued() {
  const { id } = await s.registered();
  await s.approve(id);
  const [invoice] = await s.invoicesOf(id);
  return { contractId: id as string, ...invoice };
}
const upload = (invoiceId: string, fileId: string, user: TestUser = s.contracting) =>
  t.as(user).post(`/api/payments/${invoiceId}/upload-file/${fileId}`);
const verify = (invoiceId: string, body: object, user: TestUser = s.admin) =>
  t.as(user).post(`/api/admin/payments/${invoiceId}/verify`, body);
const history = ({ body }: { body: { history: { status: string }[] } }) => body.history.map(({ status }) => status);

describe('reading', () => {
  test('[FEE-01, FEE-04, FEE-42, FEE-45] the invoice, with dates of Portugal and its history', async () => {
    const { id, contractId } = await issued();
    const today = lisbonDate(new Date());
    const { status, body } = await t.as(s.contracting).get(`/api/invoices/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'pending',
      periodicity: 'ONE_TIME_PAYMENT',
      issuedDate: today,
      dueDate: addDays(today, 30),
      beneficiary: 'Wattpact',
      paymentMethod: 'BANK_TRANSFER',
      paidAmount: 0,
      openAmount: 1230,
      overpaidAmount: 0,
      paymentConfirmationFile: null,
      invoiceFile: null,
      energyContract: { id: contractId },
      legalEntity: { id: s.seller.id, fiscalNumber: s.seller.fiscalNumber, country: 'portugal' },
      allowedActions: ['uploadConfirmation'],
      history: [{ status: 'pending' }],
    });
    expect(body.description).toContain(body.energyContract.number);
    expect((await t.as(s.admin).get(`/api/admin/invoices/${id}`)).body.allowedActions).toEqual([
      'cancel',
      'uploadInvoiceFile',
    ]);
  });

  test('[FEE-43, CON-138] CONTRACTING and MANAGE of the invoiced entity and administrators; for others there is none', async () => {
    const { id } = await issued();
    for (const user of [s.contracting, s.owner, s.admin])
      expect((await t.as(user).get(`/api/invoices/${id}`)).status).toBe(200);
    for (const user of [s.registry, s.viewer, s.buyer, s.stranger]) {
      expect((await t.as(user).get(`/api/invoices/${id}`)).status).toBe(404);
      expect((await t.as(user).get('/api/invoices')).body).toMatchObject({ items: [], total: 0 });
    }
    expect((await t.as(s.admin).get('/api/invoices')).body.total).toBeGreaterThan(0);
    expect((await t.anonymous.get('/api/invoices')).status).toBe(401);
    expect((await t.anonymous.get(`/api/invoices/${id}`)).status).toBe(401);
    for (const url of ['', `/${id}`]) expect((await t.as(s.owner).get(`/api/admin/invoices${url}`)).status).toBe(403);
    expect((await t.as(s.admin).get('/api/admin/invoices/abc')).status).toBe(404);
  });

  test('[FEE-41] lists are filtered, searched and sorted', async () => {
    const { id, number, contractId, issuedDate, dueDate } = await issued();
    const ids = async (query: string) =>
      (await t.as(s.contracting).get(`/api/invoices?limit=100&${query}`)).body.items.map(
        (one: { id: string }) => one.id,
      );
    const among = `energyContractId=${contractId}`;
    expect(await ids(`${among}&invoiceStatus=pending&invoiceStatus=overdue&feeType=REGISTRATION`)).toEqual([id]);
    expect(await ids(`${among}&invoiceStatus=paid`)).toEqual([]);
    expect(await ids(`${among}&issueDateStart=${issuedDate}&issueDateEnd=${issuedDate}`)).toEqual([id]);
    expect(await ids(`${among}&issueDateStart=${addDays(issuedDate, 1)}`)).toEqual([]);
    expect(await ids(`${among}&dueDateStart=${dueDate}&dueDateEnd=${dueDate}`)).toEqual([id]);
    expect(await ids(`${among}&dueDateEnd=${addDays(dueDate, -1)}`)).toEqual([]);
    expect(await ids(`searchQuery=${encodeURIComponent(number)}`)).toEqual([id]);
    expect(await ids(`${among}&searchQuery=Planicie`)).toEqual([id]);
    expect(await ids(`legalEntityId=${s.buyerEntity.id}`)).toEqual([]);
    expect((await t.as(s.contracting).get('/api/invoices?feeType=GIFT')).status).toBe(400);
    const sorted = (await t.as(s.admin).get('/api/admin/invoices?sortByCreatedAt=true&sortOrder=asc')).body.items;
    expect(sorted.at(-1).id).toBe(id);
  });
});

describe('payment', () => {
  test('[FEE-06, FEE-39, FEE-44, FEE-46, FEE-47, ADM-06] a confirmation is uploaded, rejected, replaced and confirmed', async () => {
    const { id } = await issued();
    const [first, second] = [await t.make.file(s.contracting), await t.make.file(s.contracting)];
    const uploaded = await upload(id, first);
    expect(uploaded).toMatchObject({
      status: 200,
      body: {
        status: 'pending',
        paymentStatus: 'pending',
        paymentConfirmationFile: { id: first, isTemp: false },
        allowedActions: ['uploadConfirmation', 'deleteConfirmation'],
      },
    });
    expect((await t.as(s.admin).get(`/api/admin/invoices/${id}`)).body.allowedActions).toContain('verify');
    expect(faultsOf(await verify(id, { status: 'rejected' }))).toEqual({ comment: 'error_comment' });
    expect((await verify(id, { status: 'maybe' })).status).toBe(400);
    const rejected = await verify(id, { status: 'rejected', comment: 'Ilegível.' });
    expect(rejected).toMatchObject({
      status: 200,
      body: { status: 'pending', paymentStatus: 'rejected', paymentComment: 'Ilegível.' },
    });
    expect(await verify(id, { status: 'confirmed' })).toMatchObject({
      status: 409,
      body: { code: 'error_no_payment_confirmation' },
    });
    expect((await upload(id, second)).body).toMatchObject({
      paymentStatus: 'pending',
      paymentComment: null,
      paymentConfirmationFile: { id: second },
    });
    // The same again, as after a lost answer, is no second confirmation.
    expect((await upload(id, second)).body).toMatchObject({ paymentStatus: 'pending' });
    expect((await t.as(s.contracting).get(`/api/files/download/${first}`)).status).toBe(404);
    const confirmed = await verify(id, { status: 'confirmed' });
    expect(confirmed.body).toMatchObject({ status: 'paid', paymentStatus: 'confirmed' });
    expect(history(confirmed)).toEqual([
      'paid',
      'confirmation_uploaded',
      'payment_rejected',
      'confirmation_uploaded',
      'pending',
    ]);
    expect((await upload(id, await t.make.file(s.contracting))).status).toBe(409);
    expect((await t.as(s.contracting).delete(`/api/payments/${id}/delete-file/${second}`)).status).toBe(409);
    expect((await t.as(s.contracting).delete(`/api/files/${second}`)).status).toBe(409);
    expect((await verify(id, { status: 'confirmed' })).status).toBe(409);
  });

  test('[FEE-40] without a confirmation there is nothing to verify', async () => {
    const { id } = await issued();
    expect(await verify(id, { status: 'confirmed' })).toMatchObject({
      status: 409,
      body: { code: 'error_no_payment_confirmation' },
    });
    const fileId = await t.make.file(s.contracting);
    await upload(id, fileId);
    const deleted = await t.as(s.contracting).delete(`/api/payments/${id}/delete-file/${fileId}`);
    expect(deleted).toMatchObject({ status: 200, body: { paymentStatus: null, paymentConfirmationFile: null } });
    expect((await verify(id, { status: 'confirmed' })).status).toBe(409);
    expect((await t.as(s.contracting).delete(`/api/payments/${id}/delete-file/${fileId}`)).status).toBe(404);
  });

  test('[FEE-44] CONTRACTING of the invoiced entity alone uploads and deletes, with a file of their own', async () => {
    const { id } = await issued();
    const own = await t.make.file(s.contracting);
    expect((await t.anonymous.post(`/api/payments/${id}/upload-file/${own}`)).status).toBe(401);
    for (const user of [s.registry, s.viewer, s.buyer, s.stranger])
      expect((await upload(id, await t.make.file(user), user)).status).toBe(404);
    expect((await upload(id, await t.make.file(s.admin), s.admin)).status).toBe(403);
    for (const fileId of [unknown, await t.make.file(s.stranger)])
      expect(faultsOf(await upload(id, fileId))).toEqual({ fileId: 'error_invalid.file' });
    for (const url of [
      `/api/payments/${id}/upload-file/abc`,
      `/api/payments/abc/upload-file/${own}`,
      `/api/payments/${unknown}/upload-file/${own}`,
    ])
      expect((await t.as(s.contracting).post(url)).status).toBe(404);
    expect((await upload(id, own)).status).toBe(200);
    const other = await issued();
    expect(faultsOf(await upload(other.id, own))).toEqual({ fileId: 'error_file_in_use' });
    expect((await t.as(s.stranger).delete(`/api/payments/${id}/delete-file/${own}`)).status).toBe(404);
    expect((await t.as(s.admin).delete(`/api/payments/${id}/delete-file/${own}`)).status).toBe(403);
    expect((await t.as(s.viewer).get(`/api/files/download/${own}`)).status).toBe(404);
    expect((await t.as(s.owner).get(`/api/files/download/${own}`)).status).toBe(200);
    expect((await t.as(s.contracting).delete(`/api/files/${own}`)).status).toBe(204);
    expect((await t.as(s.contracting).get(`/api/invoices/${id}`)).body).toMatchObject({ paymentStatus: null });
  });

  test('verifying is for administrators', async () => {
    const { id } = await issued();
    await upload(id, await t.make.file(s.contracting));
    expect((await verify(id, { status: 'confirmed' }, s.owner)).status).toBe(403);
    expect((await t.anonymous.post(`/api/admin/payments/${id}/verify`, { status: 'confirmed' })).status).toBe(401);
    expect((await verify(unknown, { status: 'confirmed' })).status).toBe(404);
  });

  test('two verifications at once: one counts', async () => {
    const { id, contractId } = await issued();
    await upload(id, await t.make.file(s.contracting));
    const answers = await Promise.all([
      verify(id, { status: 'confirmed' }),
      verify(id, { status: 'rejected', comment: 'x' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await s.historyOf(contractId)).filter((status) => status === 'payment_done').length).toBeLessThan(2);
  });
});

describe('administration', () => {
  const body = async (changes: object = {}) => ({
    legalEntityId: s.seller.id,
    energyContractId: (await s.registered()).id,
    feeType: 'MODIFICATION',
    description: 'Alteração do contrato',
    ...changes,
  });
  const create = (payload: unknown, headers?: Record<string, string>) =>
    t.as(s.admin).post('/api/admin/invoices', payload, headers);

  test('[FEE-17, FEE-30, ADM-05] an administrator issues an invoice for a fee', async () => {
    const answer = await create(await body());
    expect(answer).toMatchObject({
      status: 201,
      body: { feeType: 'MODIFICATION', description: 'Alteração do contrato', totalPrice: 1230, status: 'pending' },
    });
    expect(await s.historyOf(answer.body.energyContract.id)).toEqual(['waiting_payment', 'created']);
    expect((await t.as(s.contracting).get(`/api/invoices/${answer.body.id}`)).status).toBe(200);
  });

  test('[FEE-57] a second invoice of one type needs to be confirmed, also of two calls at once', async () => {
    const payload = await body();
    const refused = { status: 409, body: { code: 'error_invoice_of_type' } };
    const answers = await Promise.all([create(payload), create(payload)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await create({ ...payload, confirmAnother: false })).toMatchObject(refused);
    expect(await create({ ...payload, feeType: 'EARLY_TERMINATION' })).toMatchObject({ status: 201 });
    const second = await create({ ...payload, confirmAnother: true });
    expect(second.status).toBe(201);
    expect(faultsOf(await create({ ...payload, confirmAnother: 'yes' }))).toEqual({
      confirmAnother: 'error_invalid.confirm_another',
    });
    // What was cancelled asks for nothing any more.
    for (const { body: made } of [...answers, second].filter(({ status }) => status === 201))
      await t.as(s.admin).patch(`/api/admin/invoices/${made.id}/cancelled`, {});
    expect((await create(payload)).status).toBe(201);
  });

  test('[FEE-31] the fee is that of registration when none is named; approval then issues no other', async () => {
    const { feeType: _, ...payload } = await body();
    expect((await create(payload)).body.feeType).toBe('REGISTRATION');
    await s.approve(payload.energyContractId);
    expect(await s.invoicesOf(payload.energyContractId)).toHaveLength(1);
  });

  test('[FEE-32, FEE-33] every field is checked', async () => {
    expect(faultsOf(await create({}))).toEqual({
      legalEntityId: 'error_required.legal_entity_id',
      energyContractId: 'error_required.energy_contract_id',
      description: 'error_required.description',
    });
    expect(faultsOf(await create(await body({ description: ' ' })))).toEqual({
      description: 'error_required.description',
    });
    expect(faultsOf(await create(await body({ description: 'x'.repeat(501) })))).toEqual({
      description: 'error_max_length',
    });
    expect(faultsOf(await create(await body({ feeType: 'GIFT' })))).toEqual({ feeType: 'error_invalid.fee_type' });
    expect(faultsOf(await create(await body({ colour: 1 })))).toEqual({ colour: 'error_unknown_field' });
  });

  test('[FEE-34, FEE-35, FEE-36, ERR-40] unknown entities and contracts, and contracts of another entity, are not found', async () => {
    const entity = { status: 404, body: { code: 'error_legal_entity_not_found' } };
    const contract = { status: 404, body: { code: 'error_energy_contract_not_found' } };
    expect(await create(await body({ legalEntityId: unknown }))).toMatchObject(entity);
    expect(await create(await body({ energyContractId: unknown }))).toMatchObject(contract);
    expect(await create(await body({ legalEntityId: s.buyerEntity.id }))).toMatchObject(contract);
  });

  test('for administrators alone, and once with an Idempotency-Key', async () => {
    const payload = await body();
    expect((await t.as(s.owner).post('/api/admin/invoices', payload)).status).toBe(403);
    const headers = { 'idempotency-key': 'invoice-1' };
    const [first, again] = [await create(payload, headers), await create(payload, headers)];
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await s.invoicesOf(payload.energyContractId)).toHaveLength(1);
  });

  test('[FEE-48, FEE-49] the invoice file is attached and removed by administrators, in any status', async () => {
    const { id } = await issued();
    const fileId = await t.make.file(s.admin);
    const url = `/api/admin/invoices/${id}`;
    expect((await t.as(s.owner).post(`${url}/upload-file/${fileId}`)).status).toBe(403);
    await s.pay(id);
    const attached = await t.as(s.admin).post(`${url}/upload-file/${fileId}`);
    expect(attached).toMatchObject({ status: 200, body: { invoiceFile: { id: fileId }, paymentStatus: 'confirmed' } });
    expect(attached.body.paymentConfirmationFile.id).not.toBe(fileId);
    expect((await t.as(s.contracting).get(`/api/files/download/${fileId}`)).status).toBe(200);
    expect((await t.as(s.contracting).delete(`/api/files/${fileId}`)).status).toBe(403);
    const removed = await t.as(s.admin).delete(`${url}/delete-file/${fileId}`);
    expect(removed).toMatchObject({ status: 200, body: { invoiceFile: null } });
    expect(removed.body.paymentConfirmationFile).not.toBeNull();
    expect((await t.as(s.admin).delete(`${url}/delete-file/${fileId}`)).status).toBe(404);
  });

  test('a stale version is neither verified nor cancelled', async () => {
    const { id } = await issued();
    const stale = { 'if-match': '"1"' };
    await upload(id, await t.make.file(s.contracting));
    const path = `/api/admin/payments/${id}/verify`;
    expect((await t.as(s.admin).post(path, { status: 'confirmed' }, stale)).status).toBe(412);
    expect((await t.as(s.admin).patch(`/api/admin/invoices/${id}/cancelled`, {}, stale)).status).toBe(412);
    const { body } = await t.as(s.admin).get(`/api/admin/invoices/${id}`);
    expect(body).toMatchObject({ status: 'pending', version: 2, paymentStatus: 'pending' });
    expect((await t.as(s.admin).post(path, { status: 'confirmed' }, { 'if-match': '"2"' })).status).toBe(200);
  });

  test('cancelling is for administrators, with a comment if they like', async () => {
    const { id } = await issued();
    expect((await t.as(s.owner).patch(`/api/admin/invoices/${id}/cancelled`, {})).status).toBe(403);
    expect((await t.as(s.admin).patch(`/api/admin/invoices/${unknown}/cancelled`, {})).status).toBe(404);
    expect(
      faultsOf(await t.as(s.admin).patch(`/api/admin/invoices/${id}/cancelled`, { comment: 'x'.repeat(501) })),
    ).toEqual({ comment: 'error_comment' });
    const cancelled = await t
      .as(s.admin)
      .patch(`/api/admin/invoices/${id}/cancelled`, { comment: 'Emitida por engano.' });
    expect(cancelled.body.history[0]).toMatchObject({ status: 'cancelled', comment: 'Emitida por engano.' });
    expect((await upload(id, await t.make.file(s.contracting))).status).toBe(409);
  });
});
