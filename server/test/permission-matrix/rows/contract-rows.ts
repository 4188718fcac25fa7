// Energy contracts, negotiations and their contract templates in the permission matrix.
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { contractCells, csvOf, formOf, sendImport } from '../../imports/contract-files.ts';
import type { OwnRecord, RowContext, Rows } from '../matrix-row.ts';

const body = ({ records }: RowContext) => records.contractBody();
const terms = ({ records }: RowContext) => records.terms;
/** What is compared of a contract's body. */
function question(context: RowContext) {
  const { secondPartyFiscalInfo: second, financialConditions: conditions, ...given } = body(context);
  const { firstPartyLegalEntityId, roleInEnergyContract, contractSignatureDate, location, technologies } = given;
  return {
    ...{ firstPartyLegalEntityId, roleInEnergyContract, contractSignatureDate, location, technologies },
    ...{ expectedStartDate: given.expectedStartDate, expectedEndDate: given.expectedEndDate },
    secondPartyFiscalInfo: { country: second.country, fiscalNumber: second.fiscalNumber },
    financialConditions: {
      totalPurchasedCapacity: conditions.totalPurchasedCapacity,
      contractStructure: conditions.contractStructure,
    },
  };
}
const administration = { admin: 200 };
/** Both parties, whatever their people's roles. */
const everySide = { outsiders: 404, counterparty: 200, colleagues: 200, admin: 200 };
const comment = { comment: 'Falta a assinatura.' };

const oneRow = (ownerId: string) =>
  csvOf([contractCells(contractPayload(ownerId), { name: `Contrato importado ${crypto.randomUUID()}` })]);
const importForm = (legalEntityId: string) => formOf({ legalEntityId, content: oneRow(legalEntityId) });

/** A checked import of Alfa with one row. */
const contractImport: OwnRecord = {
  name: 'contractImport',
  make: async (t, { alfa, person }) => {
    const { body } = await sendImport(t.as(person('registry')), { legalEntityId: alfa.id, content: oneRow(alfa.id) });
    return { id: body.id, row: '2' };
  },
};
/** A rejection of a contract that does not exist: it decides nothing. */
const contractDecision: OwnRecord = {
  name: 'contractDecision',
  make: async (t, { person }) => {
    const request = { ids: [crypto.randomUUID()], decision: 'reject', ...comment };
    return (await t.as(person('admin')).post('/api/admin/energy-contracts/decisions', request)).body;
  },
};
/** Two registrations of Alfa that look the same. */
const alike: OwnRecord = {
  name: 'alikeContracts',
  make: async (t, { alfa, person }) => {
    const body = contractPayload(alfa.id);
    const location = { ...body.location, parish: crypto.randomUUID() };
    const register = () => t.as(person('contracting')).post('/api/energy-contracts', { ...body, location });
    const [one, other] = [await register(), await register()];
    return { id: one.body.id, energyContractId: other.body.id };
  },
};
const distinct: OwnRecord = {
  name: 'distinctContracts',
  make: async (t, scene, caller) => {
    const made = await alike.make(t, scene, caller);
    await t
      .as(scene.person('admin'))
      .post(`/api/admin/energy-contracts/${made.id}/distinct-from/${made.energyContractId}`);
    return made;
  },
};
const importers = (status: number) => ({ outsiders: 404, counterparty: 404, colleagues: status, admin: 404 });

export const contractRows: Rows = {
  'GET /api/energy-contracts': { who: { everyone: 200 } },
  'GET /api/energy-contracts/export': { who: { everyone: 200 }, query: 'format=csv' },
  'POST /api/energy-contracts': {
    who: { outsiders: 400, counterparty: 400, view: 403, colleagues: 201, admin: 400 },
    body,
  },
  'GET /api/search/energy-contracts': { who: { everyone: 200 } },
  'GET /api/search/energy-contracts/statistics': { who: { everyone: 200 } },
  'GET /api/search/energy-contracts/export': { who: { everyone: 200 }, query: 'format=csv' },
  'GET /api/energy-contracts/:id': {
    of: 'contract',
    who: { outsiders: 404, counterparty: 200, colleagues: 200, admin: 200 },
  },
  'PUT /api/energy-contracts/:id': {
    of: 'contract',
    who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 200, admin: 403 },
    body,
  },
  'DELETE /api/energy-contracts/:id/amendment': [
    {
      of: 'amended',
      who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 200, admin: 403 },
    },
    {
      of: 'contract',
      who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 409, admin: 403 },
    },
  ],
  'POST /api/energy-contracts/:id/documents': {
    of: 'contractWithFile',
    who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 200, admin: 403 },
    body: ({ made }: RowContext) => ({ fileId: made.fileId, category: 'signed_contract' }),
  },
  'GET /api/energy-contracts/:id/download': { of: 'contract', who: everySide, query: 'format=json' },
  'GET /api/energy-contracts/:id/certificate': [
    { of: 'contract', who: everySide },
    { of: 'pendingContract', who: { outsiders: 404, counterparty: 409, colleagues: 409, admin: 409 } },
  ],
  'GET /api/verify/:code': { of: 'certified', who: { everyone: 200 } },
  'GET /api/energy-contracts/:id/versions': { of: 'contract', who: everySide },
  'GET /api/energy-contracts/:id/versions/changes': { of: 'contract', who: everySide },
  'GET /api/energy-contracts/:id/versions/:version': [
    { of: 'contract', who: everySide },
    { of: 'pendingContract', who: { outsiders: 404, counterparty: 404, colleagues: 404, admin: 404 } },
  ],
  'GET /api/energy-contracts/:id/history': {
    of: 'contract',
    who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 200, admin: 200 },
  },
  'POST /api/energy-contracts/:id/terminate': [
    {
      of: 'contract',
      who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 200, admin: 403 },
      body: { terminationType: 'UNILATERAL_TERMINATION' },
    },
    {
      of: 'pendingContract',
      who: { outsiders: 404, counterparty: 403, view: 403, registry: 403, colleagues: 409, admin: 403 },
      body: { terminationType: 'UNILATERAL_TERMINATION' },
    },
  ],
  'GET /api/energy-contracts/draft-settings': { who: { everyone: 200 } },
  'GET /api/energy-contracts/due': { who: { everyone: 200 } },
  'POST /api/energy-contracts/registration-test': [
    { who: { everyone: 200 }, body: { annualVolume: 1500 } },
    { who: { outsiders: 400, counterparty: 400, colleagues: 200, admin: 200 }, body },
  ],

  'POST /api/energy-contracts/same-contracts': {
    who: { outsiders: 400, counterparty: 400, view: 403, colleagues: 200, admin: 400 },
    body: question,
  },

  'GET /api/energy-contracts/import/template': {
    query: 'format=csv',
    // Beta's manager and the stranger may register for their own companies.
    who: { newcomers: 403, stranger: 200, counterparty: 200, view: 403, colleagues: 200, admin: 403 },
  },
  'POST /api/energy-contracts/import': {
    who: { outsiders: 400, counterparty: 400, view: 403, colleagues: 200, admin: 400 },
    body: ({ records: { scene } }: RowContext) => importForm(scene.alfa.id).body,
    headers: importForm('').headers,
  },
  'GET /api/energy-contracts/imports': { who: { everyone: 200 } },
  'GET /api/energy-contracts/imports/:id': { of: contractImport, who: importers(200) },
  'GET /api/energy-contracts/imports/:id/report': { of: contractImport, who: importers(200) },
  'PUT /api/energy-contracts/imports/:id/rows/:row': {
    of: contractImport,
    who: { ...importers(200), view: 403 },
    body: { values: { name: 'Contrato corrigido' } },
  },
  'POST /api/energy-contracts/imports/:id/commit': {
    of: contractImport,
    who: { ...importers(202), view: 403 },
    body: {},
  },

  'GET /api/admin/energy-contracts': { who: administration },
  'GET /api/admin/energy-contracts/export': { who: administration, query: 'format=csv' },
  'GET /api/admin/energy-contracts/:id': { of: 'contract', who: administration },
  'GET /api/admin/energy-contracts/:id/history': { of: 'contract', who: administration },
  'GET /api/admin/energy-contracts/:id/approval-fee': { of: 'pendingContract', who: administration },
  'POST /api/admin/energy-contracts/:id/approve': { of: 'pendingContract', who: administration, body: {} },
  'POST /api/admin/energy-contracts/:id/reject': { of: 'pendingContract', who: administration, body: comment },
  'PATCH /api/admin/energy-contracts/:id/:status': { of: 'contract', who: administration, body: comment },
  'POST /api/admin/energy-contracts/:id/distinct-from/:energyContractId': { of: alike, who: administration },
  'DELETE /api/admin/energy-contracts/:id/distinct-from/:energyContractId': { of: distinct, who: administration },
  'GET /api/admin/energy-contracts/decisions': { who: administration },
  'GET /api/admin/energy-contracts/decisions/:id': { of: contractDecision, who: administration },
  'POST /api/admin/energy-contracts/decisions': {
    of: 'pendingContract',
    who: { admin: 202 },
    body: ({ made }: RowContext) => ({ ids: [made.id], decision: 'approve' }),
  },
  'DELETE /api/admin/energy-contracts/:id': [
    { of: 'contract', who: { admin: 204 }, body: { justification: 'Registado duas vezes.' } },
    { of: 'pendingContract', query: 'dry_run=true', who: { admin: 204 } },
  ],
  'GET /api/admin/energy-contracts/draft-settings': { who: administration },
  'PUT /api/admin/energy-contracts/draft-settings/:section/:language': {
    of: 'section',
    who: administration,
    body: { title: 'Preço', text: 'O preço é o acordado.', enabled: true },
  },
  'GET /api/admin/energy-contracts/draft-settings/:section/:language/history': { of: 'section', who: administration },
  'POST /api/admin/energy-contracts/draft-settings/preview': {
    who: administration,
    body: {
      section: 'price',
      language: 'pt',
      pricingType: 'FIXED_PRICING',
      title: 'Preço',
      text: 'O preço é o acordado.',
      enabled: true,
    },
  },
};

/** Both sides read it; administrators only see that it exists. */
const readers = { outsiders: 404, counterparty: 200, colleagues: 200, admin: 403 };
const writers = (status: number) => ({
  outsiders: 404,
  counterparty: status,
  view: 403,
  registry: 403,
  colleagues: status,
  admin: 403,
});
/** The terms name the other side as a contract does, ready to be registered. */
const otherSide = ['alfa', 'alfaNumber', 'beta'] as const;

export const negotiationRows: Rows = {
  'GET /api/negotiations': { who: { everyone: 200 } },
  'POST /api/negotiations': {
    of: 'publishedProject',
    // Alfa owns the project, and only Beta's manager may act for Beta.
    who: { stranger: 400, counterparty: 201, colleagues: 400 },
    body: ({ made: { id }, records: { scene } }: RowContext) => ({
      entityType: 'PROJECT',
      projectId: id,
      legalEntityId: scene.beta.id,
    }),
  },
  'GET /api/negotiations/:id': { of: 'negotiation', who: { ...readers, admin: 200 } },
  'GET /api/negotiations/:id/messages': { of: 'negotiation', who: readers },
  'POST /api/negotiations/:id/messages': { of: 'negotiation', who: writers(201), body: { text: 'Bom dia' } },
  'PATCH /api/negotiations/:id/read': {
    of: 'negotiation',
    who: { ...readers, counterparty: 204, colleagues: 204 },
    body: {},
  },
  'PATCH /api/negotiations/:id/mute': { of: 'negotiation', who: readers, body: { muted: true } },
  'PATCH /api/negotiations/:id/cancelled': { of: 'negotiation', who: writers(200), body: {} },
  'GET /api/negotiations/:id/contract-templates': { of: 'negotiation', who: readers },
  'POST /api/negotiations/:id/contract-templates': {
    of: 'negotiation',
    who: writers(201),
    body: terms,
    tells: otherSide,
  },
  'GET /api/negotiations/:id/contract-templates/latest': { of: 'negotiation', who: readers, tells: otherSide },
  'GET /api/negotiations/:id/contract-templates/changes': { of: 'negotiation', who: readers },
  'GET /api/negotiations/:id/contract-templates/comments': { of: 'negotiation', who: readers },
  'GET /api/negotiations/:id/contract-templates/:templateId': { of: 'negotiation', who: readers, tells: otherSide },
  'PUT /api/negotiations/:id/contract-templates/:templateId': {
    of: 'negotiation',
    who: writers(200),
    body: terms,
    tells: otherSide,
  },
  'POST /api/negotiations/:id/contract-templates/:templateId/accept': {
    of: 'negotiation',
    who: writers(200),
    body: {},
    tells: otherSide,
  },
  'GET /api/negotiations/:id/contract-templates/:templateId/download': {
    of: 'negotiation',
    who: readers,
    query: 'format=docx',
  },
};
