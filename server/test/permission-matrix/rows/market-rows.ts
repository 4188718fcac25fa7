// Projects and offers in the permission matrix, with who looked at them, the dashboard and saved searches.
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import type { OwnRecord, Row, RowContext, Rows } from '../matrix-row.ts';

const payloads: Record<'projects' | 'offers', (given: RowContext) => unknown> = {
  projects: async ({ records: { scene }, person }) =>
    projectPayload(scene.alfa.id, await scene.make.file(person ?? scene.person('manage'))),
  offers: ({ records: { scene } }) => offerPayload(scene.alfa.id),
};
/** Deleted by the user who calls, a moment ago. */
const removedSearch: OwnRecord = {
  name: 'removedSearch',
  make: async (t, { person }) => {
    const as = t.as(person('manage'));
    const { body } = await as.post('/api/search/save', searchBody);
    await as.delete(`/api/search/${body.id}`);
    return body;
  },
};

const comment = { comment: 'Falta um documento.' };
const administration = { admin: 200 };

/** The market is closed to people without an approved company; the others get a 404 for unpublished items. */
const closed = { newcomers: 403, stranger: 404, counterparty: 404 };
/** Everybody with an approved company sees published items and their owners. */
const published: Row = { who: { newcomers: 403 }, tells: ['alfa', 'alfaNumber'] };

function rowsOf(base: 'projects' | 'offers', [own, public_, pending, decided]: Names): Rows {
  return {
    [`GET /api/${base}`]: { who: { everyone: 200 } },
    [`GET /api/${base}/export`]: { who: { everyone: 200 }, query: 'format=csv' },
    [`POST /api/${base}`]: {
      // A company that the caller may not know of is a 400; a known one with a lesser role is a 403.
      who: { outsiders: 400, counterparty: 400, view: 403, registry: 403, colleagues: 201, admin: 400 },
      body: payloads[base],
    },
    [`GET /api/${base}/approved`]: { who: { everyone: 200 } },
    [`GET /api/search/${base}`]: { who: { everyone: 200 }, tells: ['alfa', 'alfaNumber'] },
    [`GET /api/search/${base}/places`]: { who: { everyone: 200 } },
    [`GET /api/search/${base}/export`]: {
      who: { everyone: 200 },
      query: 'format=csv',
      tells: ['alfa', 'alfaNumber'],
    },
    [`GET /api/${base}/:id`]: [
      { of: own, who: { ...closed, colleagues: 200, admin: 200 } },
      { ...published, of: public_, who: { newcomers: 403, everyone: 200 } },
    ],
    [`PUT /api/${base}/:id`]: [
      { of: own, who: { ...closed, view: 403, registry: 403, colleagues: 200, admin: 403 }, body: payloads[base] },
      {
        ...published,
        of: public_,
        who: { newcomers: 403, everyone: 403, contracting: 200, manage: 200 },
        body: payloads[base],
      },
      { of: pending, who: { ...closed, view: 403, registry: 403, colleagues: 409, admin: 403 }, body: payloads[base] },
    ],
    [`PATCH /api/${base}/:id/settings`]: {
      of: own,
      who: { ...closed, view: 403, registry: 403, colleagues: 200, admin: 403 },
      body: { isPublishedInMarketplace: true },
    },
    // Watched are published items of others; the colleagues of the owner cannot.
    [`PUT /api/${base}/:id/watch`]: [
      { of: own, who: { newcomers: 403, stranger: 404, counterparty: 404, colleagues: 409 } },
      { ...published, of: public_, who: { newcomers: 403, stranger: 204, counterparty: 204, colleagues: 409 } },
    ],
    [`DELETE /api/${base}/:id/watch`]: { of: public_, who: { everyone: 204 } },
    [`GET /api/${base}/:id/history`]: [
      { of: own, who: { ...closed, colleagues: 200, admin: 200 } },
      { of: public_, who: { newcomers: 403, stranger: 403, counterparty: 403, colleagues: 200, admin: 200 } },
    ],
    [`DELETE /api/${base}/:id`]: [
      { of: own, query: 'force=true', who: { ...closed, view: 403, registry: 403, colleagues: 204, admin: 204 } },
      {
        of: public_,
        query: 'dry_run=true',
        who: { newcomers: 403, everyone: 403, contracting: 204, manage: 204, admin: 204 },
      },
    ],
    [`GET /api/admin/${base}`]: { who: administration },
    [`GET /api/admin/${base}/export`]: { who: administration, query: 'format=csv' },
    [`GET /api/admin/${base}/:id`]: { of: own, who: administration },
    [`GET /api/admin/${base}/:id/history`]: { of: own, who: administration },
    [`POST /api/admin/${base}/:id/approve`]: { of: pending, who: administration, body: {} },
    [`POST /api/admin/${base}/:id/reject`]: { of: pending, who: administration, body: comment },
    [`POST /api/admin/${base}/:id/undo`]: [
      { of: decided, who: administration },
      { of: pending, who: { admin: 409 } },
    ],
    [`PATCH /api/admin/${base}/:id/:status`]: { of: own, who: administration, body: comment },
    [`DELETE /api/admin/${base}/:id`]: { of: own, query: 'force=true', who: { admin: 204 } },
  };
}
type Named = NonNullable<Row['of']>;
type Names = readonly [own: Named, public_: Named, pending: Named, decided: Named];

const searchBody = { name: 'Vento', notify: true, listEntity: 'offers', filters: {} };

export const marketRows: Rows = {
  ...rowsOf('projects', ['project', 'publishedProject', 'pendingProject', 'decidedProject']),
  ...rowsOf('offers', ['offer', 'publishedOffer', 'pendingOffer', 'decidedOffer']),

  'GET /api/views/:type/:id/count': [
    { of: 'project', who: { ...closed, colleagues: 200, admin: 200 } },
    { of: 'publishedProject', who: { newcomers: 403, everyone: 403, colleagues: 200, admin: 200 } },
    { of: 'publishedOffer', who: { newcomers: 403, stranger: 403, counterparty: 403, colleagues: 200, admin: 200 } },
  ],
  'GET /api/admin/views/:type/:id/viewers': { of: 'publishedProject', who: administration },

  'GET /api/municipalities': { who: { everyone: 200 }, query: 'searchQuery=evora' },

  'GET /api/tasks': { who: { everyone: 200 } },
  'GET /api/portfolio': { who: { everyone: 200 } },
  'GET /api/portfolio/production': { who: { everyone: 200 } },
  'GET /api/market/preview': { who: { everyone: 200 } },
  'GET /api/deadlines': { who: { everyone: 200 } },
  'GET /api/admin/dashboard/metrics/summary': { who: administration },
  'GET /api/admin/dashboard/metrics/created-contracts': { who: administration },
  'GET /api/admin/dashboard/metrics/ppa-negotiation-time': { who: administration },
  'GET /api/admin/dashboard/queue': { who: administration },

  // A saved search and a notification belong to one person, whatever their company.
  'GET /api/search': { who: { everyone: 200 } },
  'POST /api/search/save': { who: { everyone: 201 }, body: searchBody },
  'GET /api/search/:id': { of: 'savedSearch', who: { everyone: 404, manage: 200 } },
  'PUT /api/search/:id': { of: 'savedSearch', who: { everyone: 404, manage: 200 }, body: searchBody },
  'DELETE /api/search/:id': { of: 'savedSearch', who: { everyone: 404, manage: 204 } },
  'POST /api/search/:id/restore': [
    { of: 'savedSearch', who: { everyone: 404 } },
    { of: removedSearch, who: { everyone: 404, manage: 200 } },
  ],
  'GET /api/notifications': { who: { everyone: 200 } },
  'PATCH /api/notifications/read': {
    of: 'notification',
    who: { everyone: 204 },
    body: ({ made: { id } }: RowContext) => ({ notificationIds: [id] }),
  },
  'DELETE /api/notifications/:id': { of: 'notification', who: { everyone: 404, manage: 204 } },
};
