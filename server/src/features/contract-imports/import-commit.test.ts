// Corrections and the commit: one contract a row, whatever happens in between.
import { beforeAll, describe, expect, test } from 'vitest';
import { endingAfter } from '../../../test/database/killed-process.ts';
import { type Cells, contractCells, csvOf, sendImport } from '../../../test/imports/contract-files.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { registerRows } from './import-commit.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});

const base = '/api/energy-contracts';
let number = 0;
function cells(changes: Cells = {}): Cells {
  number += 1;
  return contractCells(s.payload(), { name: `Contrato importado ${number}`, ...changes });
}
const send = (rows: Cells[], more: Partial<Parameters<typeof sendImport>[1]> = {}) =>
  sendImport(t.as(s.registry), { legalEntityId: s.seller.id, content: csvOf(rows), ...more });
const started = async (rows: Cells[]): Promise<string> => (await send(rows)).body.id;
const get = async (id: string) => (await t.as(s.registry).get(`${base}/imports/${id}?limit=50`)).body;
const correct = (id: string, row: number | string, values: object) =>
  t.as(s.registry).put(`${base}/imports/${id}/rows/${row}`, { values });
const commit = (id: string) => t.as(s.registry).post(`${base}/imports/${id}/commit`);
/** How many contracts each name has. */
async function registered(rows: Cells[]): Promise<number[]> {
  const names = rows.map(({ name = '' }) => name);
  const found = await t.db.selectFrom('energy_contract').select('name').where('name', 'in', names).execute();
  return names.map((name) => found.filter((one) => one.name === name).length);
}

describe('corrections', () => {
  test('[CON-155] cells are corrected one row at a time, and the row is checked again', async () => {
    const id = await started([cells(), cells({ 'financialConditions.price': 'x', 'location.parish': '' })]);
    const still = await correct(id, 3, { 'financialConditions.price': '36,50' });
    expect(still.body).toMatchObject({ row: 3, errors: [{ path: 'location.parish', key: 'error_required.parish' }] });
    const done = await correct(id, 3, { 'location.parish': 'Canhestros', 'financialConditions.price': 36.5 });
    expect(done.body).toMatchObject({ errors: [], values: { 'financialConditions.price': '36.5' } });
    expect(await get(id)).toMatchObject({ valid: 2, invalid: 0 });
    expect((await correct(id, 3, { 'location.parish': '' })).body.errors).toHaveLength(1);
    expect(await get(id)).toMatchObject({ valid: 1, invalid: 1 });
  });

  test('[CON-155] of two rows that are the same contract the later is at fault, until one is changed', async () => {
    const one = cells();
    const id = await started([one, one]);
    expect(await get(id)).toMatchObject({
      valid: 1,
      items: [{ errors: [] }, { errors: [{ key: 'error_duplicate' }] }],
    });
    await correct(id, 2, { name: 'Outro nome' });
    expect(await get(id)).toMatchObject({ valid: 2 });
    await correct(id, 3, { name: 'Outro nome' });
    expect(await get(id)).toMatchObject({
      valid: 1,
      items: [{ errors: [] }, { errors: [{ key: 'error_duplicate' }] }],
    });
  });

  test('[CON-155] a correction leaves the faults and warnings that other rows have of rows it does not touch', async () => {
    const [day, parish] = [{ contractSignatureDate: '2026-10-09' }, { 'location.parish': 'Outra freguesia' }];
    const first = cells(day);
    const other = { ...first, ...day, ...parish };
    const id = await started([first, other, cells({ ...day, ...parish })]);
    const before = await get(id);
    expect(before).toMatchObject({
      valid: 2,
      items: [
        { errors: [], warnings: [] },
        { errors: [{ key: 'error_duplicate' }], warnings: [] },
        { errors: [], warnings: [{ kind: 'row', likeRow: 3 }] },
      ],
    });
    await correct(id, 4, { 'financialConditions.price': '41' });
    const after = await get(id);
    expect(after).toMatchObject({ valid: 2, invalid: 1, warned: 1 });
    expect(after.items.slice(0, 2)).toEqual(before.items.slice(0, 2));
    expect(after.items[2].warnings).toEqual(before.items[2].warnings);
  });

  test('[CON-155] a correction leaves the warning of a row that has only its name in common', async () => {
    const [day, parish] = [{ contractSignatureDate: '2026-10-10' }, { 'location.parish': 'Outra freguesia' }];
    const third = cells({ ...day, ...parish });
    const id = await started([cells(day), cells(day), { ...third, name: 'Por corrigir' }]);
    const { items } = await get(id);
    expect(items[1].warnings).toEqual([{ kind: 'row', likeRow: 2 }]);
    await correct(id, 4, { name: items[1].values.name });
    const after = await get(id);
    expect(after.items[1].warnings).toEqual(items[1].warnings);
    expect(after.items[2].errors).toMatchObject([{ key: 'error_duplicate' }]);
  });

  test('[CON-155] unknown columns, unknown rows and wrong bodies are refused; after the commit nothing changes', async () => {
    const id = await started([cells()]);
    expect(faultsOf(await correct(id, 2, { cor: 'azul' }))).toEqual({ 'values.cor': 'error_unknown_field' });
    expect((await correct(id, 7, { name: 'Novo' })).status).toBe(404);
    expect((await correct(id, 'x', { name: 'Novo' })).status).toBe(404);
    expect((await t.as(s.registry).put(`${base}/imports/${id}/rows/2`, {})).status).toBe(400);
    expect((await correct(id, 2, { name: 'x'.repeat(2001) })).status).toBe(400);
    for (const sign of ['\u0000', '\ud800']) expect((await correct(id, 2, { name: `a${sign}` })).status).toBe(400);
    await commit(id);
    expect((await correct(id, 2, { name: 'Novo nome' })).body.code).toBe('error_import_committed');
  });
});

describe('the commit', () => {
  test('[NOT-48] sends no receipt for its rows: the notification of its end tells of them', async () => {
    const rows = [cells(), cells()];
    expect((await commit(await started(rows))).status).toBe(202);
    await t.runJobs();
    expect(await registered(rows)).toEqual([1, 1]);
    const receipts = t.db.selectFrom('mail').select('id').where('kind', '=', 'energy_contract.receipt');
    expect(await receipts.execute()).toEqual([]);
  });

  test('[CON-155] registers the rows without faults as the call for one contract does, and tells of all at once', async () => {
    const rows = [cells(), cells({ 'financialConditions.price': 'x' }), cells()];
    const id = await started(rows);
    expect((await commit(id)).body).toMatchObject({ id, status: 'COMMITTING', created: 0, valid: 2 });
    await t.runJobs();
    const after = await get(id);
    expect(after).toMatchObject({ status: 'DONE', created: 2, valid: 2, invalid: 1 });
    expect(await registered(rows)).toEqual([1, 0, 1]);
    const contract = (await t.as(s.registry).get(`${base}/${after.items[0].contractId}`)).body;
    expect(contract).toMatchObject({ status: 'pending_validation', name: rows[0]?.name });
    expect(await s.historyOf(contract.id)).toEqual(['created']);
    const told = await t.db
      .selectFrom('notification')
      .select(['user_id', 'translation_key', 'data'])
      .where('translation_key', 'like', 'contract_import.%')
      .execute();
    expect(told.filter(({ data }) => (data as { resourceId: string }).resourceId === id)).toMatchObject([
      { user_id: s.registry.id, translation_key: 'contract_import.done' },
      { user_id: s.admin.id, translation_key: 'contract_import.pending_validation', data: { resourceName: '2' } },
    ]);
    const single = await t.db
      .selectFrom('notification')
      .select('id')
      .where('translation_key', '=', 'energy_contract.pending_validation')
      .execute();
    expect(single).toEqual([]);
  });

  test('[CON-155] importing twice creates nothing twice, nor do two imports of the same file at once', async () => {
    const rows = [cells(), cells(), cells()];
    const [first, second] = [await started(rows), await started(rows)];
    await Promise.all([commit(first), commit(second)]);
    await Promise.all([registerRows(t.platform, first), registerRows(t.platform, second)]);
    await t.runJobs();
    expect(await registered(rows)).toEqual([1, 1, 1]);
    const ends = [await get(first), await get(second)];
    expect(ends.map(({ status }) => status)).toEqual(['DONE', 'DONE']);
    expect(ends[0].created + ends[1].created).toBe(3);
    const again = await send(rows, { dryRun: 'false' });
    expect(again.body).toMatchObject({ valid: 0, invalid: 3, createdIds: [] });
    expect(again.body.errors).toContainEqual({ row: 2, path: 'name', key: 'error_duplicate' });
  });

  test('[CON-155] of two commits at once one wins; a repeat is 409', async () => {
    const rows = [cells(), cells()];
    const id = await started(rows);
    const answers = await Promise.all([commit(id), commit(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await Promise.all([registerRows(t.platform, id), registerRows(t.platform, id)]);
    await t.runJobs();
    expect(await registered(rows)).toEqual([1, 1]);
    expect((await commit(id)).body.code).toBe('error_import_committed');
  });

  test('[CON-155] a process that is killed in the middle is followed by one that goes on where it was', async () => {
    const rows = [cells(), cells(), cells(), cells()];
    const id = await started(rows);
    await commit(id);
    await expect(registerRows(endingAfter(2, t.platform), id)).rejects.toThrow('killed');
    expect(await get(id)).toMatchObject({ status: 'COMMITTING', created: 2 });
    expect(await registered(rows)).toEqual([1, 1, 0, 0]);
    await t.runJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', created: 4 });
    expect(await registered(rows)).toEqual([1, 1, 1, 1]);
  });

  test('[CON-155] a job registers some rows and leaves the others to the next one', async () => {
    const rows = Array.from({ length: 52 }, () => cells());
    const id = await started(rows);
    await commit(id);
    expect(await registerRows(t.platform, id, 1)).toBe(true);
    expect(await get(id)).toMatchObject({ status: 'COMMITTING', created: 1 });
    await t.runJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', created: 52 });
    expect(await registered(rows)).toEqual(rows.map(() => 1));
  });

  test('[CON-155] what a row needs is looked at again: it is refused, and the others go on', async () => {
    const rows = [cells(), cells()];
    const id = await started(rows);
    const { status } = await t.as(s.registry).post(base, s.payload({ name: rows[0]?.name ?? '' }));
    expect(status).toBe(201);
    await commit(id);
    await t.runJobs();
    expect(await get(id)).toMatchObject({
      status: 'DONE',
      valid: 1,
      created: 1,
      items: [{ errors: [{ path: 'name', key: 'error_duplicate' }], contractId: null }, { errors: [] }],
    });
  });

  test('[CON-155] without the right to register it fails, and goes on once the right is back', async () => {
    const rows = [cells(), cells()];
    const id = await started(rows);
    await commit(id);
    const setRole = (role: string) =>
      t.db.updateTable('employee').set({ role }).where('user_id', '=', s.registry.id).execute();
    await setRole('view');
    await t.runJobs();
    expect(await get(id)).toMatchObject({ status: 'FAILED', created: 0 });
    await setRole('registry');
    expect((await commit(id)).status).toBe(202);
    await t.runJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', created: 2 });
  });

  test('[CON-155] at once: 201 with the ids; with respond-async 202, checked and registered by the job', async () => {
    const rows = [cells(), cells()];
    const now = await send(rows, { dryRun: 'false' });
    expect(now).toMatchObject({ status: 201, body: { rows: 2, valid: 2, invalid: 0, errors: [] } });
    expect(now.body.createdIds).toHaveLength(2);
    const later = [cells(), cells({ name: '' })];
    const answer = await send(later, { dryRun: 'false', headers: { prefer: 'respond-async' } });
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ['id']]);
    expect(await get(answer.body.id)).toMatchObject({ status: 'READ' });
    await t.runJobs();
    expect(await get(answer.body.id)).toMatchObject({ status: 'DONE', created: 1, invalid: 1 });
    const dry = await send([cells()], { headers: { prefer: 'respond-async' } });
    await t.runJobs();
    expect(await get(dry.body.id)).toMatchObject({ status: 'CHECKED', valid: 1, created: 0 });
  });

  test('[CON-155] the same key sends the same file once', async () => {
    const headers = { 'idempotency-key': 'import-1' };
    const rows = [cells()];
    const [first, second] = [await send(rows, { headers }), await send(rows, { headers })];
    expect(second.body.id).toBe(first.body.id);
    expect((await send([cells()], { headers })).status).toBe(409);
  });

  test('[CON-155] nothing to register is 409', async () => {
    const id = await started([cells({ name: '' })]);
    expect((await commit(id)).body.code).toBe('error_import_nothing');
  });

  test('[CON-155] the report has each row with its result, in words', async () => {
    const id = await started([cells(), cells({ 'financialConditions.price': 'x' })]);
    await commit(id);
    await t.runJobs();
    const { status, body } = await t.as(s.registry).get(`${base}/imports/${id}/report`);
    expect(status).toBe(200);
    const [header, first, second] = (body as string).replace('\ufeff', '').split('\r\n');
    expect(header).toMatch(/^Linha;Resultado;Número do contrato;Erros;/);
    expect(first).toMatch(/^2;Registado;PPA-\d{4}-\d{6};;/);
    expect(second).toMatch(/^3;Com erros;;"?Preço: /);
  });
});
