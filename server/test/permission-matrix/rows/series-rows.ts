// Series in the permission matrix: the market's, which administrators change, and those of a company.
import { seriesForm } from '../../series/series-files.ts';
import type { OwnRecord, RowContext, Rows } from '../matrix-row.ts';

const ownSeries: OwnRecord = {
  name: 'ownSeries',
  make: async (t, { alfa, person }) => {
    const form = seriesForm({ kind: 'profile', legalEntityId: alfa.id });
    return (await t.as(person('manage')).post('/api/series/import', form.body, form.headers)).body.series;
  },
};
const marketSeries: OwnRecord = {
  name: 'marketSeries',
  make: async (t, { person }) => {
    const form = seriesForm({ kind: 'price' });
    return (await t.as(person('admin')).post('/api/series/import', form.body, form.headers)).body.series;
  },
};
const readers = { outsiders: 404, counterparty: 404, colleagues: 200, admin: 404 };
const changers = (status: number) => ({ ...readers, view: 403, colleagues: status });
const { headers } = seriesForm({ kind: 'price' });

export const seriesRows: Rows = {
  'GET /api/series': { who: { everyone: 200 } },
  'GET /api/series/:id/values': [
    { of: ownSeries, who: readers },
    { of: marketSeries, who: { everyone: 200 } },
  ],
  'GET /api/series/:id/values/export': [
    { of: ownSeries, who: readers },
    { of: marketSeries, who: { everyone: 200 } },
  ],
  'POST /api/series/import': [
    {
      who: { outsiders: 400, counterparty: 400, view: 403, colleagues: 201, admin: 400 },
      body: ({ records: { scene } }: RowContext) => seriesForm({ kind: 'profile', legalEntityId: scene.alfa.id }).body,
      headers,
    },
    { who: { everyone: 403, admin: 201 }, body: () => seriesForm({ kind: 'price' }).body, headers },
  ],
  'DELETE /api/series/:id': [
    { of: ownSeries, who: changers(204) },
    { of: marketSeries, who: { everyone: 403, admin: 204 } },
  ],
  'GET /api/projects/:id/delivery-profile': {
    of: 'project',
    who: { outsiders: 404, counterparty: 404, colleagues: 200, admin: 403 },
  },
  'GET /api/projects/:id/production': [
    { of: 'project', who: { outsiders: 404, counterparty: 404, colleagues: 200, admin: 200 } },
    { of: 'publishedProject', who: { newcomers: 404, everyone: 200 } },
  ],
  'PUT /api/projects/:id/delivery-profile': {
    of: 'project',
    who: {
      outsiders: 404,
      counterparty: 404,
      view: 403,
      registry: 403,
      contracting: 200,
      manage: 200,
      admin: 403,
    },
    body: {},
  },
};
