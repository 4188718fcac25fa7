// Simulations in the permission matrix.
import type { Rows } from '../matrix-row.ts';

export const simulationRows: Rows = {
  'POST /api/simulations/run': {
    who: { newcomers: 403, everyone: 200 },
    body: {
      technology: 'SOLAR_POWER',
      zone: 'portugal',
      capacity: 46,
      fromYear: 2027,
      years: 2,
      terms: { structure: 'PAY_AS_PRODUCED', negativePrices: 'NO_PAYMENT' },
      price: 33.9,
      seed: 20261120,
    },
  },
};
