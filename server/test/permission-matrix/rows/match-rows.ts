// What fits a project or an offer, in the permission matrix.
import type { OwnRecord, Row, RowContext, Rows } from '../matrix-row.ts';

/** Of the same company, which is a gate: what matters here is who may see both. */
const pair: OwnRecord = {
  name: 'pairOfOwnItems',
  make: async (t, { alfa, person }) => {
    const owner = person('manage');
    const project = await t.make.project(owner, alfa.id, { isPublishedInMarketplace: false });
    const offer = await t.make.offer(owner, alfa.id, { isPublishedInMarketplace: false });
    return { id: project.id, offerId: offer.id };
  },
};

const hidden = { newcomers: 403, stranger: 404, counterparty: 404, colleagues: 200, admin: 200 };
const published = { newcomers: 403, everyone: 403, colleagues: 200, admin: 200 };
/** The owner's name stands beside each published item that fits. */
const tells: Row['tells'] = ['alfa', 'beta', 'gama'];

export const matchRows: Rows = {
  'GET /api/projects/:id/matches': [
    { of: 'project', who: hidden, tells },
    { of: 'publishedProject', who: published, tells },
  ],
  'GET /api/offers/:id/matches': [
    { of: 'offer', who: hidden, tells },
    { of: 'publishedOffer', who: published, tells },
  ],
  'GET /api/matches/score': {
    of: pair,
    who: hidden,
    url: ({ id, offerId }) => `/api/matches/score?offerId=${offerId}&projectId=${id}`,
  },
  'PUT /api/matches/hidden': {
    of: pair,
    // Whoever may not see an item is told that it is not valid.
    who: { stranger: 400, counterparty: 400, view: 403, registry: 403, contracting: 204, manage: 204 },
    body: ({ made: { id, offerId } }: RowContext) => ({
      itemKind: 'offer',
      itemId: offerId,
      ownItemId: id,
      hidden: true,
    }),
  },
};
