// The terms that a company keeps, in the permission matrix.
import type { OwnRecord, RowContext, Rows } from '../matrix-row.ts';

const terms = { price: 41.5 };
const savedTerms: OwnRecord = {
  name: 'savedTerms',
  make: async (t, { alfa, person }) => {
    const name = `Termos ${crypto.randomUUID()}`;
    return (await t.as(person('manage')).post('/api/saved-terms', { legalEntityId: alfa.id, name, terms })).body;
  },
};
const readers = { outsiders: 404, counterparty: 404, colleagues: 200, admin: 404 };
const writers = (status: number) => ({ ...readers, view: 403, registry: 403, contracting: status, manage: status });

export const savedTermsRows: Rows = {
  'GET /api/saved-terms': { who: { everyone: 200 } },
  'POST /api/saved-terms': {
    // A company that the caller may not know of is a 400; a known one with a lesser role is a 403.
    who: { outsiders: 400, counterparty: 400, view: 403, registry: 403, colleagues: 201, admin: 400 },
    body: ({ records: { scene } }: RowContext) => ({
      legalEntityId: scene.alfa.id,
      name: `Termos ${crypto.randomUUID()}`,
      terms,
    }),
  },
  'GET /api/saved-terms/:id': { of: savedTerms, who: readers },
  'PUT /api/saved-terms/:id': {
    of: savedTerms,
    who: writers(200),
    body: () => ({ name: `Termos ${crypto.randomUUID()}`, terms }),
  },
  'DELETE /api/saved-terms/:id': { of: savedTerms, who: writers(204) },
};
