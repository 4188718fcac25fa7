import { nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
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

const path = '/api/energy-contracts';
const unknown = '0198c2f0-0000-7000-8000-000000000000';

describe('registering', () => {
  test('[CON-09, CON-103, CON-104, CON-128] answers the record, pending, with its number', async () => {
    const fileId = await t.make.file(s.registry);
    const answer = await t.as(s.registry).post(path, s.payload({ documents: [fileId] }));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...s.payload(),
        status: 'pending_validation',
        version: 1,
        terminationType: null,
        terminationDetails: null,
        documents: [fileId],
        files: [{ id: fileId, name: 'documento.pdf', isTemp: false, validationStatus: 'PENDING' }],
        firstPartyLegalEntity: {
          id: s.seller.id,
          name: s.seller.name,
          fiscalNumber: s.seller.fiscalNumber,
          streetAddress: s.seller.streetAddress,
          postalCode: s.seller.postalCode,
          city: s.seller.city,
        },
        allowedActions: [],
      },
    });
    expect(answer.body.number).toMatch(/^PPA-\d{4}-\d{6}$/);
    expect(answer.headers.etag).toBe('"1"');
    expect(await s.historyOf(answer.body.id)).toEqual(['created']);
  });

  test('[CON-114, PERM-05, ADM-41] registry, contracting and manage may, view, strangers, administrators and nobody may not', async () => {
    for (const user of [s.registry, s.contracting, s.owner])
      expect((await t.as(user).post(path, s.payload())).status).toBe(201);
    expect((await t.anonymous.post(path, s.payload())).status).toBe(401);
    expect((await t.as(s.viewer).post(path, s.payload())).status).toBe(403);
    for (const user of [s.stranger, s.admin]) {
      const answer = await t.as(user).post(path, s.payload());
      expect(answer.status).toBe(400);
      expect(faultsOf(answer)).toEqual({ firstPartyLegalEntityId: 'error_invalid.legal_entity' });
    }
  });

  test('[CON-15] the first party must be approved', async () => {
    const pending = await t.make.entity(s.owner, { status: 'pending_validation' });
    const answer = await t.as(s.owner).post(path, s.payload({ firstPartyLegalEntityId: pending.id }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'error_entity_not_approved' } });
  });

  test('an Idempotency-Key registers once', async () => {
    const headers = { 'idempotency-key': 'contract-1' };
    const body = s.payload({ name: 'Uma só vez' });
    const [first, again] = await Promise.all([1, 2].map(() => t.as(s.registry).post(path, body, headers)));
    expect(first?.body.id).toBe(again?.body.id);
    const list = await t.as(s.registry).get(`${path}?searchQuery=Uma+vez`);
    expect(list.body.total).toBe(1);
  });

  test('numbers run without gaps, also when registrations meet and fail', async () => {
    const foreign = await t.make.file(s.stranger);
    const tries = Array.from({ length: 8 }, (_, index) =>
      t.as(s.registry).post(path, s.payload(index % 2 === 0 ? {} : { documents: [foreign] })),
    );
    const answers = await Promise.all(tries);
    const numbers = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => Number(body.number.slice(-6)))
      .sort((a, b) => a - b);
    expect(numbers).toHaveLength(4);
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + 3);
    const next = await s.registered();
    expect(Number(next.number.slice(-6))).toBe((numbers.at(-1) ?? 0) + 1);
  });
});

describe('reading', () => {
  test('[CON-115, CON-130, CON-145] the second party sees the terms and of the first party its name alone', async () => {
    const { id } = await s.registered();
    const { body } = await t.as(s.buyer).get(`${path}/${id}`);
    expect(body).toMatchObject({ ...s.payload(), allowedActions: [] });
    expect(body.firstPartyLegalEntity).toEqual({ id: s.seller.id, name: s.seller.name });
    expect(body).not.toHaveProperty('hasPendingInvoice');
    expect((await t.as(s.buyer).get(`${path}/${id}/history`)).status).toBe(403);
    expect((await t.as(s.buyer).put(`${path}/${id}`, s.payload())).status).toBe(403);
    const list = await t.as(s.buyer).get(`${path}?limit=100`);
    const listed = list.body.items.find((item: { id: string }) => item.id === id);
    expect(listed.firstPartyLegalEntity).toEqual({ id: s.seller.id, name: s.seller.name });
  });

  test('[CON-115] a second party whose entity is not approved sees nothing', async () => {
    const later = await t.make.user();
    const entity = await t.make.entity(later);
    const { id } = await s.registered({
      secondPartyFiscalInfo: { ...s.payload().secondPartyFiscalInfo, fiscalNumber: entity.fiscalNumber },
    });
    expect((await t.as(later).get(`${path}/${id}`)).status).toBe(200);
    await t.db.updateTable('legal_entity').set({ status: 'pending_validation' }).where('id', '=', entity.id).execute();
    expect((await t.as(later).get(`${path}/${id}`)).status).toBe(404);
    expect((await t.as(later).get(path)).body.total).toBe(0);
  });

  test('[CON-132, CON-138, CON-139, CON-147] who may see history and invoices: CONTRACTING and administrators', async () => {
    const { id } = await s.registered();
    const viewer = await t.as(s.viewer).get(`${path}/${id}`);
    expect(viewer.body.firstPartyLegalEntity.fiscalNumber).toBe(s.seller.fiscalNumber);
    expect(viewer.body).not.toHaveProperty('hasPendingInvoice');
    expect((await t.as(s.viewer).get(`${path}/${id}/history`)).status).toBe(403);
    const contracting = await t.as(s.contracting).get(`${path}/${id}`);
    expect(contracting.body).toMatchObject({
      hasPendingInvoice: false,
      allowedActions: ['edit', 'viewHistory', 'viewInvoices'],
    });
    expect((await t.as(s.contracting).get(`${path}/${id}/history`)).body).toMatchObject([
      { status: 'created', comment: null, changes: [] },
    ]);
    expect((await t.as(s.admin).get(`/api/admin${path.slice(4)}/${id}`)).body.allowedActions).toEqual([
      'delete',
      'approve',
      'reject',
      'setStatus',
      'viewHistory',
      'viewInvoices',
    ]);
  });

  test('anonymous 401, strangers and ids that are none 404, administration is for administrators', async () => {
    const { id } = await s.registered();
    for (const url of [`${path}/${id}`, `${path}/${id}/history`, path])
      expect((await t.anonymous.get(url)).status).toBe(401);
    for (const url of [`${path}/${id}`, `${path}/${id}/history`, `${path}/${unknown}`, `${path}/abc`])
      expect((await t.as(s.stranger).get(url)).status).toBe(404);
    for (const url of ['', `/${id}`, `/${id}/history`])
      expect((await t.as(s.owner).get(`/api/admin/energy-contracts${url}`)).status).toBe(403);
  });

  test('[CON-131] lists own contracts alone, filtered, searched and sorted', async () => {
    const other = await t.make.user();
    const entity = await t.make.entity(other, { name: 'Vento Norte, S.A.' });
    const make = (name: string, price: number, parish: string) =>
      t.as(other).post(
        path,
        s.payload({
          firstPartyLegalEntityId: entity.id,
          name,
          location: { parish, municipality: 'Évora', country: 'portugal' },
          financialConditions: { ...s.payload().financialConditions, price },
        }),
      );
    for (const answer of [await make('Alfa', 30, 'Torre'), await make('Beta', 50, 'São Bento')])
      expect(answer.status).toBe(201);
    const names = async (query: string) =>
      (await t.as(other).get(`${path}?${query}`)).body.items.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Beta', 'Alfa']);
    expect(await names('minPrice=40')).toEqual(['Beta']);
    expect(await names('sortByName=true&sortOrder=asc')).toEqual(['Alfa', 'Beta']);
    expect(await names('searchQuery=sao+evo')).toEqual(['Beta']);
    expect(await names('searchQuery=vento+alf')).toEqual(['Alfa']);
    expect(await names('status=active')).toEqual([]);
    expect((await t.as(other).get(`${path}?status=deleted`)).status).toBe(400);
    expect((await t.as(s.admin).get(path)).body.total).toBe(0);
    expect((await t.as(s.admin).get('/api/admin/energy-contracts?searchQuery=Vento')).body.total).toBe(2);
  });

  test('[CON-135, CON-152] the database shows market data of decided contracts, names own ones, and searches only market data', async () => {
    const { id, number } = await s.registered({
      name: 'Segredo',
      location: { parish: 'Monsaraz', municipality: 'Reguengos', country: 'portugal' },
      annualVolume: 45_000,
      deliveryType: 'PHYSICAL',
    });
    const search = async (query: string) => (await t.as(s.stranger).get(`/api/search/energy-contracts?${query}`)).body;
    expect((await search('searchQuery=Monsaraz')).total).toBe(0);
    await s.approve(id);
    const { items } = await search('searchQuery=Monsaraz');
    expect(items).toEqual([
      {
        id,
        status: 'active',
        location: { parish: 'Monsaraz', municipality: 'Reguengos', country: 'portugal' },
        technologies: [{ type: 'SOLAR_POWER' }],
        currentProjectStatus: 'UNDER_CONSTRUCTION',
        annualVolume: 45_000,
        financialConditions: {
          contractStructure: 'PAY_AS_PRODUCED',
          pricingType: 'FIXED_PRICING',
          totalPurchasedCapacity: 20,
          maximumAmountEnergyAllowed: 20,
        },
        contractSignatureDate: '2026-11-16',
        expectedStartDate: '2027-07-01',
        expectedEndDate: '2037-06-30',
      },
    ]);
    const itemFor = async (who: { token: string }) =>
      (await t.as(who).get('/api/search/energy-contracts?searchQuery=Monsaraz')).body.items[0];
    expect(await itemFor(s.viewer)).toEqual({ ...items[0], name: 'Segredo', number });
    for (const who of [s.buyer, s.admin]) expect(await itemFor(who)).toEqual(items[0]);
    for (const hidden of ['Segredo', s.seller.name, 'Barro', number])
      expect((await search(`searchQuery=${encodeURIComponent(hidden)}`)).items).toEqual([]);
    // A filter that the database does not have is ignored like any unknown parameter.
    expect((await search('searchQuery=Monsaraz&minPrice=9999')).total).toBe(1);
    expect((await search('searchQuery=Monsaraz&minTotalPurchasedCapacity=21')).total).toBe(0);
    expect((await search('searchQuery=Monsaraz&minAnnualVolume=45000&maxAnnualVolume=45000')).total).toBe(1);
    expect((await search('searchQuery=Monsaraz&minAnnualVolume=45001')).total).toBe(0);
    const own = (bounds: string) => t.as(s.contracting).get(`${path}?searchQuery=Segredo&${bounds}`);
    expect([(await own('minAnnualVolume=45000')).body.total, (await own('maxAnnualVolume=44999')).body.total]).toEqual([
      1, 0,
    ]);
    expect((await t.as(s.admin).get('/api/search/energy-contracts')).status).toBe(200);
    expect((await t.as(await t.make.user()).get('/api/search/energy-contracts')).status).toBe(403);
    expect((await t.anonymous.get('/api/search/energy-contracts')).status).toBe(401);
  });

  test('an entity approved later takes its place as second party, but never in what a deleted one left', async () => {
    const fiscalNumber = nextFiscalNumber();
    const former = await t.make.entity(s.stranger, { fiscalNumber, status: 'pending_validation' });
    const second = { ...s.payload().secondPartyFiscalInfo, fiscalNumber };
    const before = await s.registered({ secondPartyFiscalInfo: second });
    const at = new Date().toISOString();
    await t.db
      .updateTable('legal_entity')
      .set({ status: 'deleted', updated_at: at })
      .where('id', '=', former.id)
      .execute();
    const after = await s.registered({ secondPartyFiscalInfo: second });
    const heir = await t.make.user();
    const entity = await t.make.entity(heir, { fiscalNumber, status: 'pending_validation' });
    const approved = await t.as(s.admin).post(`/api/admin/legal-entities/${entity.id}/approve`, {});
    expect(approved.status).toBe(200);
    expect((await t.as(heir).get(`${path}/${after.id}`)).status).toBe(200);
    expect((await t.as(heir).get(`${path}/${before.id}`)).status).toBe(404);
  });
});
