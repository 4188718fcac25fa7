// The administrators' search over all kinds, over HTTP on a real database.
import type { FoundGroup, FoundKind } from '@wattpact/domain/search/search-api';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const search = async (query: string): Promise<FoundGroup[]> => {
  const { status, body } = await t.as(s.admin).get(`/api/admin/search?${new URLSearchParams({ query })}`);
  expect(status).toBe(200);
  return body.groups;
};
const idsOf = (groups: readonly FoundGroup[], kind: FoundKind) =>
  groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? [];

test('the search is for administrators, and asks for a text', async () => {
  const path = '/api/admin/search?query=solar';
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await t.as(s.owner).get(path)).status).toBe(403);
  expect((await t.as(s.admin).get(path)).status).toBe(200);
  expect((await t.as(s.admin).get('/api/admin/search')).status).toBe(400);
  expect((await t.as(s.admin).get(`/api/admin/search?query=${'a'.repeat(201)}`)).status).toBe(400);
  expect((await t.as(s.admin).get('/api/admin/search?query=')).status).toBe(400);
  for (const nothing of [' ', 'a', '%', '--']) expect(await search(nothing)).toEqual([]);
});

test('[ADM-50] a record of each kind is found by words of its name, without accents and case', async () => {
  const project = await t.make.project(s.owner, s.seller.id, { designation: 'Eólica da Serra do Açor' });
  const offer = await t.make.offer(s.buyer, s.buyerEntity.id, { name: 'Procura açor noturna' });
  const contract = await s.registered({ name: 'Fornecimento Açor' });
  const company = await t.make.entity(s.stranger, { name: 'Açor Renováveis, Lda.' });
  await t.db.updateTable('app_user').set({ first_name: 'Açor' }).where('id', '=', s.viewer.id).execute();
  const groups = await search('acor');
  expect(idsOf(groups, 'project')).toEqual([project.id]);
  expect(idsOf(groups, 'offer')).toEqual([offer.id]);
  expect(idsOf(groups, 'energy_contract')).toEqual([contract.id]);
  expect(idsOf(groups, 'legal_entity')).toEqual([company.id]);
  expect(idsOf(groups, 'user')).toEqual([s.viewer.id]);
  expect(groups.find(({ kind }) => kind === 'energy_contract')?.items[0]).toEqual({
    id: contract.id,
    name: 'Fornecimento Açor',
    details: [contract.number, 'Solar da Planície, Lda.'],
    status: 'pending_validation',
  });
});

test('[ADM-51] a number leads to its record first, as printed, as spoken and while it is typed', async () => {
  const contract = await s.registered();
  await s.approve(contract.id);
  const [invoice] = await s.invoicesOf(contract.id);
  for (const typed of [
    invoice.number,
    invoice.number.toLowerCase(),
    invoice.number.replace('DP ', ''),
    invoice.paymentReference,
  ]) {
    const [first] = await search(typed);
    expect([typed, first?.kind, first?.items[0]?.id]).toEqual([typed, 'invoice', invoice.id]);
  }
  expect(idsOf(await search(invoice.number.slice(0, -2)), 'invoice')).toContain(invoice.id);
  for (const typed of [contract.number, contract.number.replaceAll('-', ' ')]) {
    const groups = await search(typed);
    expect([typed, groups[0]?.kind, groups[0]?.items[0]?.id]).toEqual([typed, 'energy_contract', contract.id]);
    // Its invoices are called after it.
    expect(idsOf(groups, 'invoice')).toContain(invoice.id);
  }
  const bare = String(Number(contract.number.slice(-6)));
  expect(idsOf(await search(bare), 'energy_contract')).toContain(contract.id);
  const number = s.buyerEntity.fiscalNumber;
  for (const typed of [number, `PT ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`, number.slice(0, 7)])
    expect(idsOf(await search(typed), 'legal_entity')).toContain(s.buyerEntity.id);
});

test('a person is found by name and by address, also when the account is closed, not when it is erased', async () => {
  const user = await t.make.user({ email: 'zulmira@barro-novo.example' });
  const set = (status: string) => t.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
  for (const status of ['active', 'inactive', 'user_soft_deleted']) {
    await set(status);
    for (const typed of ['zulmira', 'zulmira@barro-novo.example', 'zulmira@bar'])
      expect(idsOf(await search(typed), 'user')).toEqual([user.id]);
  }
  await set('user_deleted');
  expect(await search('zulmira')).toEqual([]);
});

test('the name that is meant comes before names that only contain it, and deleted records never', async () => {
  const make = (designation: string, status: 'approved' | 'deleted' = 'approved') =>
    t.make.project(s.owner, s.seller.id, { designation, status });
  const exact = await make('Quimera');
  const begins = await make('Quimera Norte');
  const contains = await make('Parque da Quimera');
  await make('Quimera Sul', 'deleted');
  expect(idsOf(await search('quimera'), 'project')).toEqual([exact.id, begins.id, contains.id]);
});

test('[ADM-50] five of a kind are answered, and that there are more', async () => {
  for (let number = 1; number <= 6; number += 1)
    await t.make.project(s.owner, s.seller.id, { designation: `Zagalho ${number}` });
  const [group] = await search('zagalho');
  expect([group?.kind, group?.items.length, group?.hasMore]).toEqual(['project', 5, true]);
  const [one] = await search('zagalho 3');
  expect([one?.items.map(({ name }) => name), one?.hasMore]).toEqual([['Zagalho 3'], false]);
});

test('a misspelt word finds what is nearest when nothing is called so', async () => {
  const { status, body } = await t
    .as(s.contracting)
    .post('/api/energy-contracts', s.payload({ name: 'Contrato Alfarroba' }));
  expect(status).toBe(201);
  await t.runJobs();
  expect(idsOf(await search('alfaroba'), 'energy_contract')).toEqual([body.id]);
});
