// Simulations in the permission matrix.
import type { OwnRecord, RowContext, Rows } from '../matrix-row.ts';

const input = {
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46,
  fromYear: 2027,
  years: 2,
  terms: { structure: 'PAY_AS_PRODUCED', negativePrices: 'NO_PAYMENT' },
  price: 33.9,
  seed: 20261120,
};
const bodyFor = (legalEntityId: string) => ({ legalEntityId, name: 'Três anos', input });
const simulation: OwnRecord = {
  name: 'simulation',
  make: async (t, { alfa, person }) => (await t.as(person('manage')).post('/api/simulations', bodyFor(alfa.id))).body,
};
const readers = { outsiders: 404, counterparty: 404, colleagues: 200, admin: 404 };

export const simulationRows: Rows = {
  'POST /api/simulations/run': {
    who: { newcomers: 403, everyone: 200 },
    body: input,
  },
  'GET /api/simulations': { who: { everyone: 200 } },
  'POST /api/simulations': {
    who: { outsiders: 400, counterparty: 400, view: 403, colleagues: 201, admin: 400 },
    body: ({ records: { scene } }: RowContext) => bodyFor(scene.alfa.id),
  },
  'GET /api/simulations/:id': { of: simulation, who: readers },
  'DELETE /api/simulations/:id': { of: simulation, who: { ...readers, view: 403, colleagues: 204 } },
};
