// The exports of contracts, invoices and companies: the rows of the screen, and no more than each reader may see.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
let contract: { id: string; number: string };
const today = lisbonDate(new Date()).split('-').reverse().join('/');

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
  contract = await s.registered({
    name: 'Contrato; de "Évora"',
    annualVolume: 92_000,
    automaticRenewal: false,
    deliveryType: 'PHYSICAL',
    guaranteesOfOrigin: 'SEPARATE_PRICE',
  });
  await s.approve(contract.id);
});

/** The file's rows by their headers. */
async function rowsOf(user: TestUser, path: string): Promise<Record<string, string>[]> {
  const { status, body, headers } = await t.as(user).get(path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/csv; charset=utf-8']);
  const [head = [], ...rows] = String(body)
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [`${index} ${head[index]}`, cell])));
}
const namesOf = async (user: TestUser, path: string) =>
  (await rowsOf(user, `${path}&columns=name`)).map((row) => row['0 Nome']);

test('contracts: all that the table shows, in words; the second party does not get the first one’s number', async () => {
  const [row] = await rowsOf(s.contracting, '/api/energy-contracts/export?format=csv');
  expect(row).toMatchObject({
    '0 Número': contract.number,
    '1 Nome': 'Contrato; de ""Évora""',
    '2 Primeira parte': 'Solar da Planície, Lda.',
    '3 NIF da primeira parte': s.seller.fiscalNumber,
    '4 Segunda parte': expect.stringMatching(/./),
    '5 NIF da segunda parte': s.buyerNumber,
  });
  expect(Object.values(row ?? {}).filter((cell) => cell === '')).toEqual([]);
  const named = (header: string) =>
    Object.entries(row ?? {}).flatMap(([name, cell]) => (name.endsWith(` ${header}`) ? [cell] : []));
  expect(
    ['Volume anual (MWh)', 'Renovação automática', 'Tipo de entrega', 'Garantias de origem'].flatMap(named),
  ).toEqual(['92000', 'Não', 'Física', 'Com preço à parte']);
  const [other] = await rowsOf(s.buyer, '/api/energy-contracts/export?format=csv');
  expect(other).toEqual({ ...row, '3 NIF da primeira parte': '' });
  const list = '/api/energy-contracts/export?format=csv';
  expect(await namesOf(s.stranger, list)).toEqual([]);
  expect(await namesOf(s.admin, list)).toEqual([]);
  const all = '/api/admin/energy-contracts/export?format=csv';
  expect(await namesOf(s.admin, all)).toEqual(['Contrato; de ""Évora""']);
  expect(await namesOf(s.admin, `${all}&status=rejected`)).toEqual([]);
  expect(await namesOf(s.contracting, `${list}&legalEntityId=${s.buyerEntity.id}`)).toHaveLength(1);
});

test('no two columns of a file have the same head', async () => {
  const lists = ['energy-contracts', 'projects', 'offers', 'invoices', 'legal-entities', 'users'];
  for (const list of lists) {
    const { body } = await t.as(s.admin).get(`/api/admin/${list}/export?format=csv`);
    const [head = ''] = String(body).replace('\ufeff', '').split('\r\n');
    const heads = head.split(';');
    expect([list, heads.length], head).toEqual([list, new Set(heads).size]);
  }
});

test('the contract database: market data without names, numbers and prices', async () => {
  const [row] = await rowsOf(s.stranger, '/api/search/energy-contracts/export?format=csv');
  const told = JSON.stringify(row);
  expect(Object.values(row ?? {}).filter((cell) => cell === '')).toEqual([]);
  for (const secret of ['Évora', contract.number, 'Planície', s.seller.fiscalNumber, 'Cerâmica', '€'])
    expect(told).not.toContain(secret);
  const asked = '/api/search/energy-contracts/export?format=csv&columns=price';
  expect((await t.as(s.stranger).get(asked)).body.errors).toMatchObject([{ path: 'columns' }]);
});

test('invoices: amounts as numbers, days as days; for those who pay', async () => {
  const path = '/api/invoices/export?format=csv&columns=number,feeType,contract,net,tax,total,issued,status,payment';
  expect(await rowsOf(s.contracting, path)).toEqual([
    {
      '0 Fatura': expect.stringMatching(/^DP \d{4}\/\d{6}$/),
      '1 Tipo de taxa': 'Taxa de registo',
      '2 Contrato': 'Contrato; de ""Évora""',
      '3 Valor sem IVA (€)': '1000',
      '4 IVA (€)': '230',
      '5 Total (€)': '1230',
      '6 Emissão': today,
      '7 Estado': 'Pendente',
      '8 Pagamento': '',
    },
  ]);
  expect(await rowsOf(s.viewer, path)).toEqual([]);
  expect(await rowsOf(s.buyer, path)).toEqual([]);
  const all = '/api/admin/invoices/export?format=csv';
  const [row] = await rowsOf(s.admin, all);
  expect(Object.entries(row ?? {}).flatMap(([name, cell]) => (cell === '' ? [name] : []))).toEqual(['14 Pagamento']);
  expect(await rowsOf(s.admin, `${all}&invoiceStatus=paid`)).toEqual([]);
});

test('companies: one’s own with one’s role there, all of them for administrators', async () => {
  const own = '/api/legal-entities/export?format=csv';
  const [row] = await rowsOf(s.registry, own);
  expect(row).toMatchObject({
    '0 Nome': 'Solar da Planície, Lda.',
    '1 Número de identificação fiscal (NIF)': s.seller.fiscalNumber,
    '8 Estado': 'Aprovado',
    '10 Criada em': today,
    '12 O meu papel': 'Registo',
  });
  expect(await namesOf(s.admin, own)).toEqual([]);
  const all = '/api/admin/legal-entities/export?format=csv&sortByName=true&sortOrder=asc';
  expect((await namesOf(s.admin, all)).slice(0, 1)).toEqual(['Cerâmica Barro Novo, S.A.']);
  expect(await namesOf(s.admin, `${all}&searchQuery=planicie`)).toEqual(['Solar da Planície, Lda.']);
  expect((await t.as(s.admin).get(`${all}&columns=role`)).status).toBe(400);
});
