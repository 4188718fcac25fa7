// Files, fees, invoices, payments and support in the permission matrix.
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { sendStatement, statementForm, statementXml } from '../../invoices/bank-statements.ts';
import { feeConfiguration } from '../../support/contract-scene.ts';
import type { TestApp } from '../../support/test-app.ts';
import { multipart, samplePdf } from '../../support/uploads.ts';
import type { OwnRecord, RowContext, Rows } from '../matrix-row.ts';
import type { Scene } from '../scene.ts';

const administration = { admin: 200 };
const form = multipart([{ field: 'file', name: 'anexo.pdf', content: samplePdf }]);

/** A person who does not pay for the company does not see its invoices. */
const payers = { outsiders: 404, counterparty: 404, view: 404, registry: 404, colleagues: 200 };

async function madeInvoice(t: TestApp, { alfa, person }: Scene): Promise<{ id: string }> {
  const contract = await t.as(person('contracting')).post('/api/energy-contracts', contractPayload(alfa.id));
  const { body } = await t.as(person('admin')).post('/api/admin/invoices', {
    legalEntityId: alfa.id,
    energyContractId: contract.body.id,
    description: 'Registo',
  });
  return body;
}
const overdueInvoice: OwnRecord = {
  name: 'overdueInvoice',
  make: async (t, scene) => {
    const { id } = await madeInvoice(t, scene);
    await t.db.updateTable('invoice').set({ status: 'overdue' }).where('id', '=', id).execute();
    return { id };
  },
};
/** With one euro for an invoice of Alfa. */
async function madeStatement(t: TestApp, scene: Scene) {
  const invoice = await madeInvoice(t, scene);
  const xml = statementXml({ entries: [{ amount: '1.00' }] });
  const { body } = await sendStatement(t.as(scene.person('admin')), xml);
  return { id: body.id as string, entryId: body.entries[0].id as string, invoiceId: invoice.id };
}
const bankStatement: OwnRecord = { name: 'bankStatement', make: madeStatement };
const confirmedStatement: OwnRecord = {
  name: 'confirmedStatement',
  make: async (t, scene) => {
    const made = await madeStatement(t, scene);
    const { id, entryId, invoiceId } = made;
    await t
      .as(scene.person('admin'))
      .post(`/api/admin/bank-statements/${id}/confirm`, { entries: [{ entryId, invoiceId, kind: 'PARTIAL' }] });
    return made;
  },
};
/** Cancelled, with one euro. */
async function madeOverpaid(t: TestApp, scene: Scene) {
  const { id, entryId, invoiceId } = await madeStatement(t, scene);
  const admin = t.as(scene.person('admin'));
  await admin.post(`/api/admin/bank-statements/${id}/confirm`, { entries: [{ entryId, invoiceId, kind: 'PARTIAL' }] });
  await admin.patch(`/api/admin/invoices/${invoiceId}/cancelled`, {});
  return { id: invoiceId };
}
const overpaidInvoice: OwnRecord = { name: 'overpaidInvoice', make: madeOverpaid };
const refund = { way: 'REFUND', refundedOn: '2026-11-20', bankReference: 'NDT-1' };
const settledInvoice: OwnRecord = {
  name: 'settledInvoice',
  make: async (t, scene) => {
    const { id } = await madeOverpaid(t, scene);
    const { body } = await t.as(scene.person('admin')).post(`/api/admin/invoices/${id}/settlements`, refund);
    return { id, settlementId: body.settlements[0].id as string };
  },
};

export const moneyRows: Rows = {
  // Somebody else, because the people of the other rows have as many waiting files as one may have.
  'POST /api/files/upload': { who: { everyone: 201 }, body: form.body, headers: form.headers, byAnother: true },
  'GET /api/files/download/:id': [
    { of: 'temporaryFile', who: { everyone: 404, contracting: 200, admin: 200 } },
    { of: 'projectFile', who: { outsiders: 404, counterparty: 404, colleagues: 200, admin: 200 } },
    // Only the two companies may read their messages' files.
    { of: 'messageFile', who: { outsiders: 404, counterparty: 200, colleagues: 200, admin: 404 } },
  ],
  'DELETE /api/files/:id': [
    { of: 'temporaryFile', who: { everyone: 404, contracting: 204, admin: 403 } },
    {
      of: 'projectFile',
      who: { outsiders: 404, counterparty: 404, view: 403, registry: 403, colleagues: 204, admin: 403 },
    },
    { of: 'messageFile', who: { outsiders: 404, counterparty: 403, colleagues: 403, admin: 404 } },
  ],
  // The signature in the link gives access to the file for five minutes.
  'GET /api/files/content/:id': { of: 'link', who: { everyone: 200 }, url: ({ url }) => url ?? '' },

  'POST /api/fee-calculation/calculate': {
    who: { outsiders: 400, counterparty: 400, colleagues: 200, admin: 200 },
    body: ({ records: { scene } }: RowContext) => ({
      feeType: 'registration',
      entityType: 'contract',
      entityId: scene.alfa.id,
      params: {},
    }),
  },
  'GET /api/admin/fee-configuration': { who: administration },
  'GET /api/admin/fee-configuration/history': { who: administration },
  'PUT /api/admin/fee-configuration': { who: administration, body: feeConfiguration() },

  'GET /api/invoices': { who: { everyone: 200 } },
  'GET /api/invoices/export': { who: { everyone: 200 }, query: 'format=csv' },
  // Contracts of Alfa and Beta end some day; others have no deadline.
  'GET /api/deadlines/calendar': { who: { outsiders: 404, counterparty: 200, colleagues: 200, admin: 404 } },
  'GET /api/deadlines/:kind/:id/calendar': {
    of: 'invoice',
    url: ({ id }) => `/api/deadlines/payment/${id}/calendar`,
    who: { ...payers, admin: 404 },
  },
  'GET /api/invoices/:id': { of: 'invoice', who: { ...payers, admin: 200 } },
  'GET /api/invoices/:id/document': { of: 'invoice', who: { ...payers, admin: 200 } },
  'POST /api/payments/:invoiceId/upload-file/:fileId': { of: 'invoiceAndUpload', who: { ...payers, admin: 403 } },
  'DELETE /api/payments/:invoiceId/delete-file/:fileId': {
    of: 'invoiceWithConfirmation',
    who: { ...payers, admin: 403 },
  },
  'GET /api/admin/invoices': { who: administration },
  'GET /api/admin/invoices/export': { who: administration, query: 'format=csv' },
  'GET /api/admin/invoices/:id': { of: 'invoice', who: administration },
  'POST /api/admin/invoices': {
    of: 'contract',
    who: { admin: 201 },
    body: ({ made: { id }, records: { scene } }: RowContext) => ({
      legalEntityId: scene.alfa.id,
      energyContractId: id,
      feeType: 'CELEBRATION',
      description: 'Celebração',
    }),
  },
  'POST /api/admin/invoices/:id/late-payment': [
    { of: overdueInvoice, who: { admin: 201 } },
    { of: 'invoice', who: { admin: 409 } },
  ],
  'POST /api/admin/invoices/:id/settlements': [
    { of: overpaidInvoice, who: { admin: 201 }, body: refund },
    { of: 'invoice', who: { admin: 409 }, body: refund },
  ],
  'POST /api/admin/invoices/:id/settlements/:settlementId/take-back': {
    of: settledInvoice,
    who: administration,
    body: { comment: 'Era de outra fatura.' },
  },
  'PATCH /api/admin/invoices/:id/cancelled': { of: 'invoice', who: administration, body: {} },
  'POST /api/admin/invoices/:id/upload-file/:fileId': { of: 'invoiceAndUpload', who: administration },
  'DELETE /api/admin/invoices/:id/delete-file/:fileId': { of: 'invoiceWithFile', who: administration },
  'POST /api/admin/payments/:invoiceId/verify': [
    { of: 'invoiceWithConfirmation', who: administration, body: { status: 'confirmed' } },
    { of: 'invoice', who: { admin: 409 }, body: { status: 'confirmed' } },
  ],

  'GET /api/admin/legal-entities/:id/account-statement': { of: 'entity', who: administration },
  'GET /api/admin/legal-entities/:id/account-statement/export': {
    of: 'entity',
    who: administration,
    query: 'format=csv',
  },
  'GET /api/admin/bank-statements': { who: administration },
  'POST /api/admin/bank-statements': {
    who: { admin: 201 },
    body: () => statementForm(statementXml()).body,
    headers: statementForm('').headers,
  },
  'GET /api/admin/bank-statements/:id': { of: bankStatement, who: administration },
  'POST /api/admin/bank-statements/:id/confirm': {
    of: bankStatement,
    who: administration,
    body: ({ made: { entryId, invoiceId } }: RowContext) => ({
      entries: [{ entryId, invoiceId, kind: 'PARTIAL' }],
    }),
  },
  'POST /api/admin/bank-statements/:id/entries/:entryId/take-back': {
    of: confirmedStatement,
    who: administration,
    body: { comment: 'Era de outra fatura.' },
  },

  'POST /api/support-feedback': {
    who: { everyone: 201 },
    body: { category: 'other', name: 'Ana Moura', email: 'ana@matriz.example', description: 'Olá.' },
  },
};
