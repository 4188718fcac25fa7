import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

test('the number of a house goes wherever its street goes: market, lookup, contract and invoice', async () => {
  const t = await startTestApp();
  const { seller, contracting, owner, stranger, setFees, registered, approve, invoicesOf } = await contractScene(t);
  const written = { streetAddress: 'Avenida da República', houseNumber: '15', acerCode: 'A9990003X.PT' };
  const content = sql<string>`content || ${JSON.stringify(written)}::jsonb`;
  await t.db.updateTable('legal_entity').set({ content }).where('id', '=', seller.id).execute();
  const street = { streetAddress: 'Avenida da República', houseNumber: '15' };

  const project = await t.make.project(owner, seller.id);
  const { body: seen } = await t.as(stranger).get(`/api/projects/${project.id}`);
  expect(seen.sellerLegalEntity.fiscalInfo).toMatchObject(street);
  const { body: info } = await t.as(stranger).get(`/api/fiscal-info/fiscal-number/${seller.fiscalNumber}`);
  expect(info).toMatchObject(street);
  expect((await t.as(owner).get(`/api/legal-entities/${seller.id}`)).body.fiscalInfo).toMatchObject(street);

  await setFees();
  const { id } = await registered();
  const { body: contract } = await t.as(contracting).get(`/api/energy-contracts/${id}`);
  expect(contract.firstPartyLegalEntity).toMatchObject(written);
  await approve(id);
  const [invoice] = await invoicesOf(id);
  const { rawPayload } = await t.app.inject({
    url: `/api/invoices/${invoice.id}/document`,
    headers: { authorization: `Bearer ${contracting.token}` },
  });
  const { pages } = await readPdf(rawPayload);
  expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('Avenida da República, 15, ');
});
