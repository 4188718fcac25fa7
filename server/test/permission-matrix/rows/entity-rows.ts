// Legal entities, fiscal numbers and the service's own calls in the permission matrix.
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import type { RowContext, Rows } from '../matrix-row.ts';

const entityBody = async ({ records: { scene }, person }: RowContext) => {
  const fileId = await scene.make.file(person ?? scene.person('manage'));
  return legalEntityPayload([{ fileId, category: 'other' }]);
};
const administration = { admin: 200 };
const comment = { comment: 'Falta um documento.' };

export const entityRows: Rows = {
  'GET /api/legal-entities': { who: { everyone: 200 } },
  'GET /api/legal-entities/export': { who: { everyone: 200 }, query: 'format=csv' },
  // Administrators act for no company; a person with an unproved address registers none.
  'POST /api/legal-entities/create': {
    byAnother: true,
    who: { everyone: 201, unproven: 403, admin: 403 },
    body: entityBody,
  },
  'GET /api/legal-entities/approved': { who: { everyone: 200 } },
  'GET /api/legal-entities/user-roles': { who: { everyone: 200 } },
  'GET /api/legal-entities/:id': {
    of: 'entity',
    who: { outsiders: 404, counterparty: 404, colleagues: 200, admin: 200 },
  },
  'PUT /api/legal-entities/:id': [
    {
      of: 'entity',
      who: { outsiders: 404, counterparty: 404, colleagues: 403, manage: 200, admin: 403 },
      body: entityBody,
    },
    {
      of: 'pendingEntity',
      who: { outsiders: 404, counterparty: 404, colleagues: 403, manage: 409, admin: 403 },
      body: entityBody,
    },
  ],
  'GET /api/legal-entities/:id/history': {
    of: 'entity',
    who: { outsiders: 404, counterparty: 404, colleagues: 200, admin: 200 },
  },
  // An administrator deletes by this call too.
  'DELETE /api/legal-entities/:id': [
    {
      of: 'entity',
      query: 'force=true',
      who: { outsiders: 404, counterparty: 404, colleagues: 403, manage: 204, admin: 204 },
    },
    {
      of: 'pendingEntity',
      query: 'dry_run=true',
      who: { outsiders: 404, counterparty: 404, colleagues: 403, manage: 409, admin: 204 },
    },
  ],

  'GET /api/admin/legal-entities': { who: administration },
  'GET /api/admin/legal-entities/export': { who: administration, query: 'format=csv' },
  'GET /api/admin/legal-entities/:id': { of: 'entity', who: administration },
  'GET /api/admin/legal-entities/:id/dossier': { of: 'entity', who: administration },
  'GET /api/admin/legal-entities/:id/negotiations': { of: 'entity', who: administration },
  'GET /api/admin/legal-entities/:id/history': { of: 'entity', who: administration },
  'POST /api/admin/legal-entities/:id/approve': { of: 'pendingEntity', who: administration, body: {} },
  'POST /api/admin/legal-entities/:id/reject': { of: 'pendingEntity', who: administration, body: comment },
  'POST /api/admin/legal-entities/:id/undo': [
    { of: 'decidedEntity', who: administration },
    { of: 'pendingEntity', who: { admin: 409 } },
  ],
  'PATCH /api/admin/legal-entities/:id/:status': { of: 'entity', who: administration, body: comment },
  'PATCH /api/admin/legal-entities/:id/employee/:employeeId': {
    of: 'entity',
    who: administration,
    body: { authorizationLevel: 'attorney', role: 'registry' },
  },
  'PATCH /api/admin/legal-entities/:id/owner': {
    of: 'entityToHandOver',
    who: administration,
    body: ({ made: { userId } }: RowContext) => ({ userId }),
  },
  'DELETE /api/admin/legal-entities/:id': { of: 'entity', query: 'force=true', who: { admin: 204 } },

  // A person who registers a contract looks up the other party, so every signed-in person may search the register.
  'GET /api/fiscal-info/fiscal-number/:number': { of: 'otherNumber', who: { everyone: 200 }, tells: ['beta'] },
  'GET /api/fiscal-number/:country/:number': { of: 'otherNumber', who: { everyone: 200 } },

  'GET /api/settings': { who: { everyone: 200 } },
  'GET /api/health': { who: { everyone: 200 } },
  'GET /api/ready': { who: { everyone: 200 } },
};
