// Volume, renewal, delivery and guarantees of origin from the offer to the contract: kept, followed, and told.
import { contractPayload, offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let parties: Awaited<ReturnType<typeof makeParties>>;
beforeAll(async () => {
  t = await startTestApp();
  parties = await makeParties(t);
});

const said = {
  annualVolume: 92_000,
  automaticRenewal: true,
  deliveryType: 'PHYSICAL',
  guaranteesOfOrigin: 'INCLUDED',
};
const bad = { annualVolume: 0, automaticRenewal: 'sim', deliveryType: 'GAS', guaranteesOfOrigin: 'ALL' };
const faults = {
  annualVolume: 'error_min_value',
  automaticRenewal: 'error_invalid.automatic_renewal',
  deliveryType: 'error_invalid.delivery_type',
  guaranteesOfOrigin: 'error_invalid.guarantees_of_origin',
};

const payloadOf = {
  projects: async () => projectPayload(parties.sellers.id, await t.make.file(parties.seller)),
  offers: async () => offerPayload(parties.sellers.id),
  'energy-contracts': async () => contractPayload(parties.sellers.id),
};
const plurals = ['projects', 'offers', 'energy-contracts'] as const;

test.each(plurals)(
  '%s without them stay as they were; with them they are kept, and an edit is followed',
  async (plural) => {
    const as = t.as(parties.seller);
    const payload = await payloadOf[plural]();
    const { status, body: older } = await as.post(`/api/${plural}`, payload);
    expect(status).toBe(201);
    for (const name of Object.keys(said)) expect(older).not.toHaveProperty(name);
    const own = `/api/${plural}/${older.id}`;
    await t.as(parties.admin).post(`/api/admin/${plural}/${older.id}/reject`, { comment: 'Falta o volume.' });
    expect(await as.put(own, { ...payload, ...said })).toMatchObject({ status: 200, body: said });
    expect((await as.get(own)).body).toMatchObject(said);
    const { body: history } = await as.get(`${own}/history`);
    expect(history[0].changes).toEqual(
      expect.arrayContaining(
        Object.entries(said).map(([fieldName, newValue]) => ({ fieldName, oldValue: null, newValue })),
      ),
    );
    expect(history[0].changes).toHaveLength(4);
  },
);

test.each(plurals)(
  '%s: what is no volume, no answer and no choice is told at its field, and changes nothing',
  async (plural) => {
    const as = t.as(parties.seller);
    const payload = await payloadOf[plural]();
    const refused = await as.post(`/api/${plural}`, { ...payload, ...bad });
    expect([refused.status, faultsOf(refused)]).toEqual([400, faults]);
    const above = await as.post(`/api/${plural}`, { ...payload, annualVolume: 10_000_001 });
    expect(faultsOf(above)).toEqual({ annualVolume: 'error_max_value' });
    expect(above.body.errors[0].params).toEqual({ max: 10_000_000 });
  },
);

test('[NEG-43] a version keeps them, and the changes name them; a term of them is commented', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const base = `/api/negotiations/${id}/contract-templates`;
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const first = await t.as(parties.seller).post(base, terms);
  const second = await t.as(parties.buyer).put(`${base}/${first.body.id}`, { ...terms, ...said });
  expect(second).toMatchObject({ status: 200, body: { terms: said } });
  const { body: changes } = await t.as(parties.seller).get(`${base}/changes`);
  expect(
    changes.map(({ fieldName, newValue }: { fieldName: string; newValue: unknown }) => [fieldName, newValue]),
  ).toEqual(expect.arrayContaining(Object.entries(said)));
  const termRef = { templateId: second.body.id, field: 'annualVolume' };
  const comment = await t.as(parties.seller).post(`/api/negotiations/${id}/messages`, { text: 'P50 ou P90?', termRef });
  expect(comment.status).toBe(201);
  const refused = await t.as(parties.seller).put(`${base}/${second.body.id}`, { ...terms, ...bad });
  expect([refused.status, faultsOf(refused)]).toEqual([400, faults]);
  const { body: latest } = await t.as(parties.buyer).get(`${base}/latest`);
  const contract = await t.as(parties.buyer).post('/api/energy-contracts', {
    ...latest.terms,
    firstPartyLegalEntityId: parties.buyers.id,
    negotiationId: id,
  });
  expect(contract).toMatchObject({ status: 201, body: said });
});

test('an administrator writes them into a clause', async () => {
  const path = '/api/admin/energy-contracts/draft-settings/object/pt';
  const text = Object.keys(said)
    .map((name) => `{{${name}}}`)
    .join(' ');
  expect((await t.as(parties.admin).put(path, { title: 'Objeto', text, enabled: true })).status).toBe(200);
});
