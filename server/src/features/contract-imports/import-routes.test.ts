import { languages } from '@wattpact/domain/terms/enumerations';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Cells, contractCells, csvOf, sendImport } from '../../../test/imports/contract-files.ts';
import { workbookOf } from '../../../test/imports/workbooks.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});

const base = '/api/energy-contracts';
let number = 0;
/** Cells of a contract that no other test has. */
function cells(changes: Cells = {}): Cells {
  number += 1;
  return contractCells(s.payload(), { name: `Contrato importado ${number}`, ...changes });
}
const send = (content: Buffer | string, more: Partial<Parameters<typeof sendImport>[1]> = {}, user = s.registry) =>
  sendImport(t.as(user), { legalEntityId: s.seller.id, content, ...more });
const countContracts = async () =>
  Number(
    (
      await t.db
        .selectFrom('energy_contract')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );
const countImports = async () =>
  Number(
    (
      await t.db
        .selectFrom('energy_contract_import')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('the empty file', () => {
  test.each(languages)('[CON-154, CON-155] names its columns in %s, and is understood as it is', async (language) => {
    const { status, body, headers } = await t
      .as(s.registry)
      .get(`${base}/import/template?format=csv&language=${language}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    // A label that two columns shared would come twice.
    const refused = await send(Buffer.from(body));
    expect(faultsOf(refused)).toEqual({ file: 'error_import_empty' });
  });

  test('[CON-155] as a workbook it has the same columns', async () => {
    const url = `${base}/import/template?language=pt&format=`;
    const csv = (await t.as(s.registry).get(`${url}csv`)).body as string;
    const answer = await t.app.inject({
      url: `${url}xlsx`,
      headers: { authorization: `Bearer ${s.registry.token}` },
    });
    const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const labels = [...sheet.matchAll(/<t [^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(csv.replace('\ufeff', '').trim().split(';')).toEqual(labels);
    expect(labels).toContain('Segunda parte: Número de identificação fiscal (NIF)');
    expect((await send(answer.rawPayload, { name: 'modelo.xlsx' })).body.errors[0].key).toBe('error_import_empty');
  });

  test('[CON-155] is for those who may register', async () => {
    expect((await t.anonymous.get(`${base}/import/template?format=csv`)).status).toBe(401);
    expect((await t.as(s.viewer).get(`${base}/import/template?format=csv`)).status).toBe(403);
    expect((await t.as(s.registry).get(`${base}/import/template?format=pdf`)).status).toBe(400);
  });
});

describe('the dry run', () => {
  test('[CON-155] lists every row with its faults at its columns, and registers nothing', async () => {
    const before = await countContracts();
    const good = cells();
    const bad = cells({
      'financialConditions.price': 'muito',
      contractSignatureDate: '31/02/2027',
      'technologies.1.installedCapacity': '-1',
      'secondPartyFiscalInfo.fiscalNumber': '123',
    });
    const { status, body } = await send(csvOf([good, bad]));
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 2, valid: 1, invalid: 1, createdIds: [] });
    expect(
      Object.fromEntries(body.errors.map(({ row, path, key }: Record<string, string>) => [`${row} ${path}`, key])),
    ).toEqual({
      '3 financialConditions.price': 'error_invalid.price',
      '3 contractSignatureDate': 'error_invalid.date',
      '3 technologies.1.installedCapacity': 'error_min_value',
      '3 secondPartyFiscalInfo.fiscalNumber': 'error_invalid.fiscal_number_invalid',
    });
    expect(await countContracts()).toBe(before);
    const stored = (await t.as(s.viewer).get(`${base}/imports/${body.id}`)).body;
    expect(stored).toMatchObject({
      status: 'CHECKED',
      rows: 2,
      valid: 1,
      invalid: 1,
      created: 0,
      fileName: 'contratos.csv',
    });
    expect(stored.items.map(({ row }: { row: number }) => row)).toEqual([2, 3]);
    const faulty = (await t.as(s.registry).get(`${base}/imports/${body.id}?only=invalid`)).body;
    expect(faulty).toMatchObject({ total: 1, items: [{ row: 3, values: { 'financialConditions.price': 'muito' } }] });
  });

  test('[CON-155] understands labels and values in words, decimal commas, local dates, and Windows-1252', async () => {
    const { 'financialConditions.pricingType': _, ...others } = cells();
    const written: Cells = {
      ...others,
      'Tipo de preço': 'fixo',
      'Preço (€/MWh)': '36,50',
      'financialConditions.hasWarranties': 'Não',
      contractSignatureDate: '16/11/2026',
      'location.municipality': 'Évora',
    };
    delete written['financialConditions.price'];
    const answer = await send(Buffer.from(csvOf([written]).replace('€', '\x80'), 'latin1'), { dryRun: 'false' });
    expect(answer.body.errors).toEqual([]);
    expect(answer.status).toBe(201);
    const contract = (await t.as(s.registry).get(`${base}/${answer.body.createdIds[0]}`)).body;
    expect(contract).toMatchObject({
      contractSignatureDate: '2026-11-16',
      location: { municipality: 'Évora' },
      financialConditions: { pricingType: 'FIXED_PRICING', price: 36.5, hasWarranties: false },
    });
  });

  test('[CON-155] the file tells whether a point separates thousands; if not, the amount is refused', async () => {
    const priced = (...prices: string[]) => csvOf(prices.map((price) => cells({ 'financialConditions.price': price })));
    const pricesOf = async (id: string) =>
      (await t.as(s.registry).get(`${base}/imports/${id}`)).body.items.map(
        ({ values }: { values: Cells }) => values['financialConditions.price'],
      );
    for (const [other, meant] of [
      ['41,25', '36500'],
      ['41.25', '36.5'],
    ] as const) {
      const { body } = await send(priced('36.500', other));
      expect(body).toMatchObject({ valid: 2, errors: [] });
      expect(await pricesOf(body.id)).toEqual([meant, other]);
    }
    const { body } = await send(priced('36.500', '41'));
    const params = { thousands: '36500', whole: '36', fraction: '50' };
    expect(body.errors).toEqual([{ row: 2, path: 'financialConditions.price', key: 'error_import_number', params }]);
    const row = `${base}/imports/${body.id}/rows/2`;
    const corrected = await t.as(s.registry).put(row, { values: { 'financialConditions.price': '36,50' } });
    expect(corrected.body.errors).toEqual([]);
  });

  test('[CON-155] one price with a point leaves the points of another column unclear, until they are corrected', async () => {
    const capacity = 'financialConditions.totalPurchasedCapacity';
    const { body } = await send(
      csvOf([cells({ 'financialConditions.price': '36.5', [capacity]: '92.000' }), cells({ [capacity]: '150.000' })]),
    );
    const fault = (row: number, whole: string) => ({
      row,
      path: capacity,
      key: 'error_import_whole_number',
      params: { thousands: `${whole}000`, whole },
    });
    expect(body.errors).toEqual([fault(2, '92'), fault(3, '150')]);
    const put = async (row: number, written: string) =>
      (await t.as(s.registry).put(`${base}/imports/${body.id}/rows/${row}`, { values: { [capacity]: written } })).body;
    expect((await put(2, '92.000')).errors).toHaveLength(1);
    expect(await put(2, '92')).toMatchObject({ errors: [], values: { [capacity]: '92' } });
    expect(await put(3, '150')).toMatchObject({ errors: [] });
  });

  test('[CON-155] what the rules between the parties refuse is told beside the other faults of the row', async () => {
    const row = cells({
      'location.parish': '',
      'secondPartyFiscalInfo.fiscalNumber': `PT ${s.seller.fiscalNumber}`,
      projectId: '0198c2f0-0000-7000-8000-000000000009',
    });
    const { body } = await send(csvOf([row]));
    expect(Object.fromEntries(body.errors.map(({ path, key }: Record<string, string>) => [path, key]))).toEqual({
      'location.parish': 'error_required.parish',
      'secondPartyFiscalInfo.fiscalNumber': 'register_contract.error_same_fiscal_number',
      projectId: 'error_invalid.project_id',
    });
  });

  test('[CON-155] a formula without a value, another first party and a repeated row stand at their cells', async () => {
    const one = cells();
    const columns = [...Object.keys(one), 'firstPartyLegalEntityId'];
    const values = (row: Cells, own: string) => [...Object.values(row), own];
    const [, ...rest] = values(one, 'Outra, S.A.');
    const workbook = workbookOf({
      1: columns,
      2: values(one, s.seller.name.toUpperCase()),
      3: values(one, s.seller.fiscalNumber),
      5: [{ xml: '<f>NOW()</f>' }, ...rest],
    });
    const { body } = await send(Buffer.from(workbook), { name: 'contratos.xlsx' });
    expect(body.errors).toEqual([
      { row: 3, path: 'name', key: 'error_duplicate' },
      { row: 5, path: columns[0], key: 'error_import_formula' },
      { row: 5, path: 'firstPartyLegalEntityId', key: 'error_import_first_party' },
    ]);
  });

  const registeredByBuyer = async (changes: Cells) => {
    const { body } = await t.as(s.buyer).post(base, {
      ...s.payload({ name: 'Da outra parte', roleInEnergyContract: 'BUYER', ...changes }),
      firstPartyLegalEntityId: s.buyerEntity.id,
      secondPartyFiscalInfo: {
        ...s.payload().secondPartyFiscalInfo,
        fiscalNumber: s.seller.fiscalNumber,
        name: s.seller.name,
      },
    });
    return body;
  };
  const named = ({ id, number: of, name }: { id: string; number: string; name: string }) => ({ id, number: of, name });

  test('[CON-155] rows that seem to repeat a contract are warned of, and stay without fault', async () => {
    const twice = { contractSignatureDate: '2026-10-05' };
    const own = await s.registered({ name: 'Já registado', contractSignatureDate: '2026-10-06' });
    const theirs = await registeredByBuyer({ contractSignatureDate: '2026-10-07' });
    const { body } = await send(
      csvOf([
        cells(twice),
        cells({ ...twice, 'financialConditions.price': '41' }),
        cells({ ...twice, 'location.parish': 'Outra freguesia' }),
        cells({ contractSignatureDate: '2026-10-06' }),
        cells({ contractSignatureDate: '2026-10-07' }),
      ]),
    );
    expect(body).toMatchObject({ valid: 5, errors: [] });
    const [ofOwn, ofTheirs] = [own, theirs].map((one) => ({ kind: 'contract', contract: named(one) }));
    expect(body.warnings).toEqual([
      { row: 3, kind: 'row', likeRow: 2 },
      { row: 5, ...ofOwn },
      { row: 6, ...ofTheirs },
    ]);
    const warned = async () => (await t.as(s.viewer).get(`${base}/imports/${body.id}?only=warned`)).body;
    expect(await warned()).toMatchObject({ warned: 3, total: 3, items: [{ row: 3 }, { row: 5 }, { row: 6 }] });
    const put = (row: number, values: Cells) =>
      t.as(s.registry).put(`${base}/imports/${body.id}/rows/${row}`, { values });
    expect((await put(2, { contractSignatureDate: '2026-10-08' })).body.warnings).toEqual([]);
    expect(await warned()).toMatchObject({ warned: 2, items: [{ row: 5 }, { row: 6, warnings: [ofTheirs] }] });
  });

  test('[CON-155] a warning says of a contract what its reader may know of it, not what the importer may', async () => {
    const onADay = { contractSignatureDate: '2026-10-09' };
    const theirs = await registeredByBuyer(onADay);
    // The seller has no access to it, as when its number changed and nobody has confirmed the contract yet.
    await t.db
      .updateTable('energy_contract')
      .set({ second_party_entity_id: null })
      .where('id', '=', theirs.id)
      .execute();
    const both = await t.make.user();
    await t.make.role(s.seller.id, both, 'registry');
    await t.make.role(s.buyerEntity.id, both, 'view');
    const file = csvOf([cells(onADay)]);
    expect((await send(file)).body).toMatchObject({ valid: 1, warnings: [] });
    const { body } = await send(file, {}, both);
    expect(body.warnings).toEqual([{ row: 2, kind: 'contract', contract: named(theirs) }]);
    const seenBy = async (user: { token: string }) => {
      const { items } = (await t.as(user).get(`${base}/imports/${body.id}`)).body;
      const report = (await t.as(user).get(`${base}/imports/${body.id}/report`)).body as string;
      return [items[0].warnings, report.includes(theirs.number)];
    };
    expect(await seenBy(both)).toEqual([[{ kind: 'contract', contract: named(theirs) }], true]);
    expect(await seenBy(s.viewer)).toEqual([[{ kind: 'other' }], false]);
    await s.reject(theirs.id);
    expect(await seenBy(both)).toEqual([[], false]);
  });

  test.each([
    ['no known column', 'a;b\n1;2', { file: 'error_import_header' }],
    ['an unknown column', 'name;cor\nx;azul', { file: 'error_import_unknown_columns' }],
    ['a column twice', 'name;name\nx;y', { file: 'error_import_column_twice' }],
    ['data without a column', 'name;\nx;y', { file: 'error_import_nameless' }],
    ['no rows', 'name;\n\n;\n', { file: 'error_import_empty' }],
    ['nothing', '', { file: 'error_import_empty' }],
  ])('[CON-155] a file with %s is refused whole, and nothing is stored', async (_, content, faults) => {
    const before = await countImports();
    const answer = await send(content);
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults]);
    expect(await countImports()).toBe(before);
  });

  test('[CON-155] the form must be whole, and the file of a type that is read', async () => {
    expect(faultsOf(await send('name\nx', { dryRun: 'talvez' }))).toEqual({ dryRun: 'error_import_dry_run' });
    expect(faultsOf(await send('name\nx', { legalEntityId: '' }))).toEqual({
      legalEntityId: 'error_required.legal_entity_id',
    });
    const typed = await send('name\nx', { name: 'contratos.pdf' });
    expect([typed.status, typed.body.code]).toEqual([415, 'error_import_type']);
    expect(faultsOf(await send('name\nx', { name: 'contratos.xlsx' }))).toEqual({ file: 'error_import_xlsx' });
  });

  test('[CON-155] 20 MB are read, a byte more is 413', async () => {
    const most = 20_971_520;
    expect((await send(Buffer.alloc(most, 'x'))).status).toBe(400);
    const more = await send(Buffer.alloc(most + 1, 'x'));
    expect([more.status, more.body.code]).toEqual([413, 'error_import_size']);
  });

  test('[CON-155] 5000 rows are read, one more is refused', async () => {
    const rows = (count: number) => `name\n${'x\n'.repeat(count)}`;
    expect((await send(rows(5000))).body).toMatchObject({ rows: 5000, valid: 0 });
    expect(faultsOf(await send(rows(5001)))).toEqual({ file: 'error_import_rows' });
  });
});

describe('who may', () => {
  test('[CON-155] import: those who may register for an approved company', async () => {
    const content = csvOf([cells()]);
    const statusOf = async (user?: { token: string }) =>
      (await sendImport(t.as(user), { legalEntityId: s.seller.id, content })).status;
    expect(await statusOf()).toBe(401);
    expect(await statusOf(s.viewer)).toBe(403);
    expect(await statusOf(s.stranger)).toBe(400);
    expect(await statusOf(s.admin)).toBe(400);
    expect(await statusOf(s.contracting)).toBe(200);
    expect((await send(content, { legalEntityId: 'x' })).status).toBe(400);
  });

  test('[CON-155] see and change: the company alone', async () => {
    const { id } = (await send(csvOf([cells()]))).body;
    const one = `${base}/imports/${id}`;
    for (const user of [s.stranger, s.admin, s.buyer]) {
      expect((await t.as(user).get(one)).status).toBe(404);
      expect((await t.as(user).get(`${one}/report`)).status).toBe(404);
      expect((await t.as(user).put(`${one}/rows/2`, { values: { name: 'x' } })).status).toBe(404);
      expect((await t.as(user).post(`${one}/commit`)).status).toBe(404);
      expect((await t.as(user).get(`${base}/imports`)).body).toEqual([]);
    }
    expect((await t.as(s.viewer).put(`${one}/rows/2`, { values: { name: 'xx' } })).status).toBe(403);
    expect((await t.as(s.viewer).post(`${one}/commit`)).status).toBe(403);
    expect((await t.as(s.viewer).get(`${base}/imports`)).body[0]).toMatchObject({ id, status: 'CHECKED', rows: 1 });
    expect((await t.as(s.registry).get(`${base}/imports/x`)).status).toBe(404);
  });
});
