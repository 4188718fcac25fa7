// What the documents of a contract are, documents that are added after the registration, and what was checked.
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
  await s.setFees(0);
});

const path = '/api/energy-contracts';
const categoriesOf = (body: { files: { id: string; category?: string }[] }) =>
  Object.fromEntries(body.files.map(({ id, category }) => [id, category]));
const add = (id: string, body: object, user: TestUser = s.contracting, headers?: Record<string, string>) =>
  t.as(user).post(`${path}/${id}/documents`, body, headers);
const newest = async (id: string) => (await t.as(s.contracting).get(`${path}/${id}/history`)).body[0];

describe('[CON-148, CON-149] what a document is', () => {
  test('is told at the registration; an edit by bare ids keeps it, one with categories changes it', async () => {
    const [signed, plain] = [await t.make.file(s.contracting), await t.make.file(s.contracting)];
    const created = await s.registered({ documents: [{ fileId: signed, category: 'signed_contract' }, plain] });
    expect(created.documents).toEqual([signed, plain]);
    expect(categoriesOf(created)).toEqual({ [signed]: 'signed_contract', [plain]: undefined });
    const kept = await t.as(s.contracting).put(`${path}/${created.id}`, s.payload({ documents: [signed, plain] }));
    expect(categoriesOf(kept.body)).toEqual({ [signed]: 'signed_contract', [plain]: undefined });
    const documents = [signed, { fileId: plain, category: 'representation_powers' as const }];
    const changed = await t.as(s.contracting).put(`${path}/${created.id}`, s.payload({ documents }));
    expect(categoriesOf(changed.body)).toEqual({ [signed]: 'signed_contract', [plain]: 'representation_powers' });
    expect((await newest(created.id)).changes).toMatchObject([
      { fieldName: 'files', newValue: [{ category: 'signed_contract' }, { category: 'representation_powers' }] },
    ]);
  });

  test('a file of somebody else is refused, with its place, and nothing is stored', async () => {
    const foreign = await t.make.file(s.stranger);
    const body = s.payload({ documents: [{ fileId: foreign, category: 'signed_contract' }] });
    const answer = await t.as(s.contracting).post(path, body);
    expect(faultsOf(answer)).toEqual({ 'documents.0': 'error_invalid.file' });
    const rows = await t.db.selectFrom('contract_document').select('file_id').where('file_id', '=', foreign).execute();
    expect(rows).toEqual([]);
  });
});

describe('[CON-148] a missing document is added later', () => {
  test('the contract keeps its status, and the history names the document', async () => {
    const { id } = await s.registered();
    expect((await s.approve(id)).body.status).toBe('active');
    const fileId = await t.make.file(s.contracting);
    const { version } = (await t.as(s.contracting).get(`${path}/${id}`)).body;
    const headers = { 'if-match': `"${version}"` };
    const answer = await add(id, { fileId, category: 'signed_contract' }, s.contracting, headers);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'active', version: version + 1, files: [{ id: fileId, category: 'signed_contract' }] },
    });
    expect(await newest(id)).toMatchObject({
      status: 'edited',
      changes: [{ fieldName: 'files', oldValue: [], newValue: [{ fileId, category: 'signed_contract' }] }],
    });
    // The same again changes nothing; another category is a change.
    expect((await add(id, { fileId, category: 'signed_contract' })).body.version).toBe(version + 1);
    expect((await add(id, { fileId, category: 'guarantees' })).body.files).toMatchObject([{ category: 'guarantees' }]);
    expect((await t.as(s.contracting).delete(`/api/files/${fileId}`)).status).toBe(204);
    expect((await t.as(s.contracting).get(`${path}/${id}`)).body.files).toEqual([]);
  });

  test('anonymous 401, a stranger 404, a lesser role 403, a stale version 412, a terminated contract 409', async () => {
    const { id } = await s.registered();
    const body = { fileId: await t.make.file(s.contracting), category: 'signed_contract' };
    expect((await t.anonymous.post(`${path}/${id}/documents`, body)).status).toBe(401);
    for (const [user, status] of [
      [s.stranger, 404],
      [s.buyer, 403],
      [s.viewer, 403],
      [s.registry, 403],
      [s.admin, 403],
    ] as const)
      expect((await add(id, body, user)).status).toBe(status);
    expect((await add(id, body, s.contracting, { 'if-match': '"7"' })).status).toBe(412);
    await s.approve(id);
    await t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' });
    expect(await add(id, body)).toMatchObject({ status: 409, body: { code: 'error_wrong_status' } });
  });

  test('wrong bodies, foreign files and a sixth document are 400', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => t.make.file(s.contracting)));
    const { id } = await s.registered({ documents: files.slice(0, 4) });
    expect(faultsOf(await add(id, { fileId: files[5] }))).toEqual({ category: 'error_invalid.category' });
    expect(faultsOf(await add(id, { fileId: files[5], category: 'photo' }))).toEqual({
      category: 'error_invalid.category',
    });
    const foreign = { fileId: await t.make.file(s.stranger), category: 'other' };
    expect(faultsOf(await add(id, foreign))).toEqual({ fileId: 'error_invalid.file' });
    expect((await add(id, { fileId: files[4], category: 'other' })).status).toBe(200);
    const sixth = await add(id, { fileId: files[5], category: 'other' });
    expect(sixth).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'fileId', key: 'documents.error_max_documents', params: { max: 5 } }] },
    });
    expect((await t.as(s.contracting).get(`${path}/${id}`)).body.files).toHaveLength(5);
  });
});

describe('[CON-113] what the administrator has checked', () => {
  const checklist = ['parties', 'powers', 'signed_document', 'volume', 'dates'];

  test('stands in the history beside the decision; without ticks nothing does', async () => {
    const { id } = await s.registered();
    expect((await s.approve(id, { comment: 'Conferido.', checklist })).status).toBe(200);
    const history = (await t.as(s.contracting).get(`${path}/${id}/history`)).body;
    const approved = history.find(({ status }: { status: string }) => status === 'approved');
    expect(approved).toMatchObject({
      comment: 'Conferido.',
      changes: [{ fieldName: 'checklist', oldValue: null, newValue: checklist }],
    });
    const other = await s.registered();
    await t
      .as(s.admin)
      .post(`/api/admin${path.slice(4)}/${other.id}/reject`, { comment: 'Sem poderes.', checklist: ['parties'] });
    expect((await newest(other.id)).changes).toEqual([
      { fieldName: 'checklist', oldValue: null, newValue: ['parties'] },
    ]);
    await s.approve(other.id);
    const again = (await t.as(s.contracting).get(`${path}/${other.id}/history`)).body;
    expect(again.find(({ status }: { status: string }) => status === 'approved').changes).toEqual([]);
  });

  test('an unknown check is 400, and kinds without a list take none', async () => {
    const { id } = await s.registered();
    const unknown = await s.approve(id, { checklist: ['weather'] });
    expect(unknown.status).toBe(400);
    expect(Object.keys(faultsOf(unknown))).toEqual(['checklist.0']);
    const entity = await t.make.entity(s.owner, { status: 'pending_validation' });
    const refused = await t
      .as(s.admin)
      .post(`/api/admin/legal-entities/${entity.id}/approve`, { checklist: ['parties'] });
    expect(refused.status).toBe(400);
  });
});
