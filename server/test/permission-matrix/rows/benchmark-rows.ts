// The price benchmark in the permission matrix.
import { newId } from '../../../src/platform/ids.ts';
import type { OwnRecord, Rows } from '../matrix-row.ts';

const fileOf = (source: string) =>
  `country,technology,quarter,p25,source,licenceNote\nportugal,SOLAR_POWER,2026-Q3,35.1,${source},Uso interno`;

const importedIndex: OwnRecord = {
  name: 'importedIndex',
  make: async (t, { person }) => {
    const id = newId();
    await t.as(person('admin')).post('/api/admin/benchmark-index', { csv: fileOf(id) });
    return { id };
  },
};

const traders = { newcomers: 403, everyone: 200 };

export const benchmarkRows: Rows = {
  'GET /api/benchmark': { who: traders, query: 'country=portugal&technology=SOLAR_POWER&price=35' },
  'GET /api/benchmark/history': { who: traders, query: 'country=portugal&kind=ask' },
  'GET /api/benchmark/against-median': {
    of: 'publishedProject',
    who: traders,
    url: ({ id }) => `/api/benchmark/against-median?kind=project&ids=${id}`,
  },
  'GET /api/admin/benchmark-index': { who: { admin: 200 } },
  'POST /api/admin/benchmark-index': { who: { admin: 201 }, body: { csv: fileOf('Índice de ensaio') } },
  'DELETE /api/admin/benchmark-index': {
    of: importedIndex,
    who: { admin: 204 },
    url: ({ id }) => `/api/admin/benchmark-index?source=${id}&quarter=2026-Q3`,
  },
};
