// Two companies and their people, fees, and contracts in the status that a test needs.
import type { EnergyContractPayload, energyContractShape } from '@wattpact/domain/energy-contracts/energy-contract';
import { feeTypes } from '@wattpact/domain/fees/fee-types';
import { contractPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import type { z } from 'zod';
import type { TestApp } from './test-app.ts';

export const testIban = 'PT50999900010000001234589';

export const feeConfiguration = (amount = 1000, taxRate = 23) => ({
  iban: testIban,
  fees: feeTypes.map((feeType) => ({
    feeType,
    amount,
    paymentDeadlineDays: 30,
    taxRate,
    periodicity: 'ONE_TIME_PAYMENT',
  })),
});

/** As they are sent: a document may be a bare id. */
type Changes = Partial<z.input<typeof energyContractShape>>;

/** A seller with people of every role, a buyer that the contracts name, a stranger, an administrator. */
export async function contractScene(t: TestApp) {
  const { make } = t;
  const [owner, registry, contracting, viewer, buyer, stranger, admin] = await Promise.all([
    make.user(),
    make.user(),
    make.user(),
    make.user(),
    make.user(),
    make.user(),
    make.admin(),
  ]);
  const seller = await make.entity(owner, { name: 'Solar da Planície, Lda.' });
  await make.role(seller.id, registry, 'registry');
  await make.role(seller.id, contracting, 'contracting');
  await make.role(seller.id, viewer, 'view');
  const buyerNumber = nextFiscalNumber();
  const buyerEntity = await make.entity(buyer, { name: 'Cerâmica Barro Novo, S.A.', fiscalNumber: buyerNumber });
  await make.entity(stranger);

  const payload = (changes: Changes = {}): EnergyContractPayload => {
    const plain = contractPayload(seller.id);
    const body = {
      ...plain,
      secondPartyFiscalInfo: { ...plain.secondPartyFiscalInfo, fiscalNumber: buyerNumber },
      ...changes,
    };
    return body as EnergyContractPayload;
  };

  async function registered(changes: Changes = {}) {
    const { status, body } = await t.as(contracting).post('/api/energy-contracts', payload(changes));
    if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
    return body;
  }
  const setFees = async (amount?: number, taxRate?: number) => {
    const { status } = await t.as(admin).put('/api/admin/fee-configuration', feeConfiguration(amount, taxRate));
    if (status !== 200) throw new Error(`fees not set: ${status}`);
  };
  const approve = (id: string, body: object = {}) =>
    t.as(admin).post(`/api/admin/energy-contracts/${id}/approve`, body);
  const reject = (id: string) =>
    t.as(admin).post(`/api/admin/energy-contracts/${id}/reject`, { comment: 'Falta a assinatura.' });
  const invoicesOf = async (id: string) =>
    (await t.as(admin).get(`/api/admin/invoices?energyContractId=${id}`)).body.items;
  const historyOf = async (id: string): Promise<string[]> =>
    (await t.as(admin).get(`/api/admin/energy-contracts/${id}/history`)).body.map(
      ({ status }: { status: string }) => status,
    );
  /** Uploads a confirmation and has it confirmed. */
  async function pay(invoiceId: string) {
    const fileId = await make.file(contracting);
    await t.as(contracting).post(`/api/payments/${invoiceId}/upload-file/${fileId}`);
    return t.as(admin).post(`/api/admin/payments/${invoiceId}/verify`, { status: 'confirmed' });
  }
  return {
    ...{ owner, registry, contracting, viewer, buyer, stranger, admin },
    ...{ seller, buyerEntity, buyerNumber, payload, registered, setFees, approve, reject, invoicesOf, historyOf, pay },
  };
}

export type ContractScene = Awaited<ReturnType<typeof contractScene>>;
