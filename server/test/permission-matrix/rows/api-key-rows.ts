// The API keys of a company, in the permission matrix.
import { apiKeysPath } from '../../companies/api-keys.ts';
import type { OwnRecord, Rows } from '../matrix-row.ts';

const body = () => ({ name: `ERP ${crypto.randomUUID()}`, level: 'VIEW' });
const apiKey: OwnRecord = {
  name: 'apiKey',
  make: async (t, { alfa, person }) => {
    const { id } = (await t.as(person('manage')).post(apiKeysPath(alfa.id), body())).body;
    return { id: alfa.id, keyId: id };
  },
};
const managers = (status: number) => ({
  outsiders: 404,
  counterparty: 404,
  colleagues: 403,
  manage: status,
  admin: 403,
});

export const apiKeyRows: Rows = {
  'GET /api/legal-entities/:id/api-keys': { of: 'entity', who: managers(200) },
  'POST /api/legal-entities/:id/api-keys': [
    { of: 'entity', who: managers(201), body },
    { of: 'pendingEntity', who: managers(409), body },
  ],
  'DELETE /api/legal-entities/:id/api-keys/:keyId': { of: apiKey, who: managers(204) },
};
