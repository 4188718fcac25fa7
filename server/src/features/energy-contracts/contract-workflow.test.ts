import { beforeAll, describe, expect, test } from 'vitest';
import { changed, conditions, faultsOf, second } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});

const path = '/api/energy-contracts';
const edit = (id: string, body: unknown, headers?: Record<string, string>) =>
  t.as(s.contracting).put(`${path}/${id}`, body, headers);
const admin = (id: string, act: string, body: object = {}) =>
  t.as(s.admin).post(`/api/admin/energy-contracts/${id}/${act}`, body);
const setStatus = (id: string, status: string, body: object = {}) =>
  t.as(s.admin).patch(`/api/admin/energy-contracts/${id}/${status}`, body);
const active = async () => {
  const { id } = await s.registered();
  expect((await s.approve(id)).body.status).toBe('active');
  return id as string;
};

describe('editing', () => {
  test('[CON-105, CON-107, CON-110, CON-111, CON-112, CON-129] sends it to review again, whatever it was, and says what changed', async () => {
    const id = await active();
    const answer = await edit(id, changed(s.payload(), { name: 'Outro nome', ...conditions({ price: 35.5 }) }));
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'pending_validation', name: 'Outro nome' } });
    const again = await edit(id, changed(s.payload(), { expectedEndDate: '2038-01-01' }));
    expect(again.status).toBe(200);
    const { body } = await t.as(s.contracting).get(`${path}/${id}/history`);
    expect(body.slice(0, 2)).toMatchObject([
      {
        status: 'edited',
        changes: [
          { fieldName: 'name', oldValue: 'Outro nome', newValue: s.payload().name },
          { fieldName: 'price', oldValue: 35.5, newValue: 34 },
          { fieldName: 'expectedEndDate', oldValue: '2037-06-30', newValue: '2038-01-01' },
        ],
      },
      {
        status: 'edited',
        changes: [
          { fieldName: 'name', oldValue: s.payload().name, newValue: 'Outro nome' },
          { fieldName: 'price', oldValue: 34, newValue: 35.5 },
        ],
      },
    ]);
    expect((await t.as(s.contracting).get(`${path}?searchQuery=Outro`)).body.total).toBe(0);
  });

  test('[CON-79] what is filled of the parties cannot change, what is empty can be filled', async () => {
    const { id } = await s.registered({ programmingUnit: 'UP1' });
    const other = await t.make.entity(s.contracting);
    const locked = await edit(
      id,
      changed(s.payload(), {
        firstPartyLegalEntityId: other.id,
        roleInEnergyContract: 'BUYER',
        ...second({ city: 'Porto', name: 'Outra, Lda.' }),
      }),
    );
    expect(locked.status).toBe(400);
    expect(faultsOf(locked)).toEqual({
      firstPartyLegalEntityId: 'error_invalid.locked',
      roleInEnergyContract: 'error_invalid.locked',
      programmingUnit: 'error_invalid.locked',
      'secondPartyFiscalInfo.name': 'error_invalid.locked',
      'secondPartyFiscalInfo.city': 'error_invalid.locked',
    });
    const filled = changed(s.payload(), { programmingUnit: 'UP1', ...second({ houseNumber: '12' }) });
    expect(await edit(id, filled)).toMatchObject({
      status: 200,
      body: { secondPartyFiscalInfo: { houseNumber: '12' } },
    });
    expect(faultsOf(await edit(id, changed(s.payload(), { programmingUnit: 'UP1' })))).toEqual({
      'secondPartyFiscalInfo.houseNumber': 'error_invalid.locked',
    });
  });

  test('[CON-109] a terminated contract is 409, a stranger 404, a lesser role 403, a stale version 412', async () => {
    const id = await active();
    const body = s.payload();
    expect((await t.anonymous.put(`${path}/${id}`, body)).status).toBe(401);
    expect((await t.as(s.stranger).put(`${path}/${id}`, body)).status).toBe(404);
    expect((await t.as(s.registry).put(`${path}/${id}`, body)).status).toBe(403);
    expect((await t.as(s.admin).put(`${path}/${id}`, body)).status).toBe(403);
    expect((await edit(id, body, { 'if-match': '"1"' })).status).toBe(412);
    expect((await edit(id, body, { 'if-match': 'x' })).status).toBe(400);
    await t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' });
    expect(await edit(id, body)).toMatchObject({ status: 409, body: { code: 'error_wrong_status' } });
    expect((await edit(id, { ...body, name: '' })).status).toBe(400);
  });

  test('[CON-82] documents are added and taken away, and the history names them', async () => {
    const [first, next] = [await t.make.file(s.contracting), await t.make.file(s.contracting)];
    const { id } = await s.registered({ documents: [first] });
    const answer = await edit(id, s.payload({ documents: [next] }));
    expect(answer.body.documents).toEqual([next]);
    const history = (await t.as(s.contracting).get(`${path}/${id}/history`)).body;
    expect(history[0].changes).toEqual([
      {
        fieldName: 'files',
        oldValue: [{ fileId: first, name: 'documento.pdf' }],
        newValue: [{ fileId: next, name: 'documento.pdf' }],
      },
    ]);
    const another = await s.registered();
    const taken = await edit(another.id, s.payload({ documents: [next] }));
    expect(faultsOf(taken)).toEqual({ 'documents.0': 'error_file_in_use' });
    expect((await t.as(s.buyer).get(`/api/files/download/${next}`)).status).toBe(200);
    expect((await t.as(s.stranger).get(`/api/files/download/${next}`)).status).toBe(404);
    expect((await t.as(s.registry).delete(`/api/files/${next}`)).status).toBe(403);
    expect((await t.as(s.contracting).delete(`/api/files/${next}`)).status).toBe(204);
    expect((await t.as(s.contracting).get(`${path}/${id}`)).body).toMatchObject({ files: [], version: 3 });
    expect((await t.as(s.contracting).get(`${path}/${id}/history`)).body[0]).toMatchObject({
      status: 'edited',
      changes: [{ fieldName: 'files', oldValue: [{ fileId: next, name: 'documento.pdf' }], newValue: [] }],
    });
  });
});

describe('review', () => {
  test('[CON-113, ADM-01, ADM-23] a rejection needs its comment, and the first party reads it', async () => {
    const { id } = await s.registered();
    const blank = await admin(id, 'reject', { comment: '  ' });
    expect(blank).toMatchObject({ status: 400, body: { errors: [{ path: 'comment', key: 'error_comment' }] } });
    expect((await t.as(s.owner).post(`/api/admin/energy-contracts/${id}/reject`, { comment: 'x' })).status).toBe(403);
    expect(await admin(id, 'reject', { comment: 'Falta a assinatura.' })).toMatchObject({
      status: 200,
      body: { status: 'rejected' },
    });
    expect((await t.as(s.contracting).get(`${path}/${id}/history`)).body[0]).toMatchObject({
      status: 'rejected',
      comment: 'Falta a assinatura.',
    });
    expect((await s.reject(id)).status).toBe(409);
    expect((await s.approve(id)).body.status).toBe('active');
  });

  test('[CON-108, ADM-25, ADM-26, ADM-27] an active contract is rejected only after an edit; the status call obeys the same rules', async () => {
    const id = await active();
    expect((await s.reject(id)).status).toBe(409);
    expect((await s.approve(id)).status).toBe(409);
    expect((await setStatus(id, 'rejected', { comment: 'x' })).status).toBe(409);
    for (const status of ['active', 'terminated', 'closed', 'colour'])
      expect((await setStatus(id, status)).status).toBe(400);
    expect((await setStatus(id, 'pending_validation')).body.status).toBe('pending_validation');
    expect((await setStatus(id, 'pending_validation')).status).toBe(409);
    expect((await setStatus(id, 'rejected')).status).toBe(400);
    expect((await setStatus(id, 'rejected', { comment: 'x' })).body.status).toBe('rejected');
    expect((await setStatus(id, 'approved')).body.status).toBe('active');
    await t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' });
    for (const status of ['pending_validation', 'approved']) expect((await setStatus(id, status)).status).toBe(409);
  });

  test('two approvals at once: one counts', async () => {
    const { id } = await s.registered();
    const statuses = (await Promise.all([s.approve(id), s.approve(id), s.approve(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await s.historyOf(id)).toEqual(['active', 'approved', 'created']);
  });
});

describe('termination', () => {
  const terminate = (id: string, body: object) => t.as(s.contracting).post(`${path}/${id}/terminate`, body);

  test('[CON-105, CON-116, CON-121, CON-122, CON-133] a reason is needed, older ones are accepted', async () => {
    const id = await active();
    for (const [body, fault] of [
      [{}, { terminationType: 'error_required.termination_type' }],
      [{ terminationType: 'WHIM' }, { terminationType: 'error_invalid.termination_type' }],
      [{ terminationType: 'OTHER' }, { details: 'error_required.details' }],
      [{ terminationType: 'OTHER', details: ' \n ' }, { details: 'error_required.details' }],
      [{ terminationType: 'OTHER', details: 'x'.repeat(501) }, { details: 'error_max_length' }],
    ] as const) {
      const answer = await terminate(id, body);
      expect(answer.status).toBe(400);
      expect(faultsOf(answer)).toEqual(fault);
    }
    expect(await terminate(id, { terminationType: 'INSOLVENCY' })).toMatchObject({
      status: 200,
      body: { status: 'terminated', terminationType: 'INSOLVENCY', terminationDetails: null },
    });
    expect(await s.historyOf(id)).toEqual(['terminated', 'active', 'approved', 'created']);
    expect((await terminate(id, { terminationType: 'INSOLVENCY' })).status).toBe(409);
  });

  test('[CON-118, CON-123, CON-125] other needs its words; CONTRACTING of the first party, not pending', async () => {
    const { id } = await s.registered();
    const body = { terminationType: 'OTHER', details: ' Acordo de venda. ' };
    expect((await t.anonymous.post(`${path}/${id}/terminate`, body)).status).toBe(401);
    expect((await t.as(s.stranger).post(`${path}/${id}/terminate`, body)).status).toBe(404);
    for (const user of [s.registry, s.buyer, s.admin])
      expect((await t.as(user).post(`${path}/${id}/terminate`, body)).status).toBe(403);
    expect((await terminate(id, body)).status).toBe(409);
    await s.approve(id);
    expect((await terminate(id, body)).body).toMatchObject({
      status: 'terminated',
      terminationDetails: 'Acordo de venda.',
    });
  });

  test('the words about the end are for the first party and administrators alone', async () => {
    const id = await active();
    await terminate(id, { terminationType: 'OTHER', details: 'Acordo de venda.' });
    const detailsFor = async (user: { token: string }, at = path) =>
      (await t.as(user).get(`${at}/${id}`)).body.terminationDetails;
    expect(await detailsFor(s.registry)).toBe('Acordo de venda.');
    expect(await detailsFor(s.admin, `/api/admin/energy-contracts`)).toBe('Acordo de venda.');
    expect(await detailsFor(s.buyer)).toBeNull();
    const { items } = (await t.as(s.buyer).get(path)).body;
    const listed = items.find((one: { id: string }) => one.id === id);
    expect(listed).toMatchObject({ terminationType: 'OTHER', terminationDetails: null });
  });
});

describe('deletion', () => {
  const remove = (id: string, body?: object, user = s.admin) =>
    t.as(user).delete(`/api/admin/energy-contracts/${id}`, body);

  test('[CON-126, CON-127] by an administrator with a justification; it stays in the history', async () => {
    const id = await active();
    expect(faultsOf(await remove(id, {}))).toEqual({ justification: 'error_required.justification' });
    expect((await remove(id, { justification: ' ' })).status).toBe(400);
    expect((await remove(id, { justification: 'x'.repeat(501) })).status).toBe(400);
    expect((await remove(id, { justification: 'x' }, s.owner)).status).toBe(403);
    expect((await remove(id, { justification: 'Duplicado.' })).status).toBe(204);
    for (const url of [`${path}/${id}`, `${path}/${id}/history`])
      expect((await t.as(s.contracting).get(url)).status).toBe(404);
    const kept = await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`);
    expect(kept.body).toMatchObject({ status: 'deleted', allowedActions: ['viewHistory', 'viewInvoices'] });
    const history = (await t.as(s.admin).get(`/api/admin/energy-contracts/${id}/history`)).body;
    expect(history[0]).toMatchObject({ status: 'deleted', comment: 'Duplicado.' });
    const listed = (await t.as(s.admin).get('/api/admin/energy-contracts?limit=100')).body.items;
    expect(listed.map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await edit(id, s.payload())).status).toBe(404);
  });

  test('[CON-126, CON-127] a dry run needs no justification, changes nothing, and tells what is still to be paid', async () => {
    const id = await active();
    expect((await remove(`${id}?dry_run=true`)).status).toBe(204);
    const unpaid = await t.as(s.admin).post('/api/admin/invoices', {
      legalEntityId: s.seller.id,
      energyContractId: id,
      feeType: 'MODIFICATION',
      description: 'Alteração',
    });
    const invoice = () => t.as(s.admin).get(`/api/admin/invoices/${unpaid.body.id}`);
    const dry = await remove(`${id}?dry_run=true`);
    expect(dry.status).toBe(409);
    expect(dry.body).toMatchObject({
      code: 'error_conflict_on_deletion',
      conflicts: [{ kind: 'invoices', count: 1 }],
    });
    expect((await t.as(s.admin).get(`${path}/${id}`)).body.status).toBe('active');
    expect((await invoice()).body.status).toBe('pending');
    expect(faultsOf(await remove(`${id}?force=true`))).toEqual({ justification: 'error_required.justification' });
    expect((await remove(`${id}?force=true`, { justification: 'Duplicado.' })).status).toBe(204);
    expect((await invoice()).body.status).toBe('cancelled');
    expect((await remove(`${id}?dry_run=true`)).status).toBe(404);
  });

  test('[CON-127] in either step it is closed to all but administrators, and wants one step at a time', async () => {
    const id = await active();
    const body = { justification: 'Duplicado.' };
    for (const step of ['dry_run=true', 'force=true']) {
      const at = `/api/admin/energy-contracts/${id}?${step}`;
      expect((await t.anonymous.delete(at, body)).status).toBe(401);
      for (const user of [s.owner, s.buyer, s.stranger]) expect((await t.as(user).delete(at, body)).status).toBe(403);
    }
    expect(faultsOf(await remove(`${id}?dry_run=true&force=true`, body))).toEqual({ dry_run: 'error_invalid.dry_run' });
    expect(faultsOf(await remove(`${id}?dry_run=true`, { reason: 'x' }))).toEqual({ reason: 'error_unknown_field' });
    expect((await remove(`${crypto.randomUUID()}?dry_run=true`)).status).toBe(404);
    expect((await t.as(s.admin).get(`${path}/${id}`)).body.status).toBe('active');
  });
});
