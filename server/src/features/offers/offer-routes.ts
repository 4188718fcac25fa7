// The cards of the calls about purchase offers.
import { adminOfferApi, offerApi } from '@wattpact/domain/offers/offer-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { countByPlace } from '../market/market-place-queries.ts';
import { getHistory, publishItem, removeItem } from '../market/market-service.ts';
import { registerDecisions, registerUndo } from '../review/decision-cards.ts';
import { offerKind } from './offer-kind.ts';
import {
  createOffer,
  editOffer,
  exportOffers,
  getOffer,
  listApprovedOffers,
  listOffers,
  openOffer,
} from './offer-service.ts';

export function registerOffers(app: FastifyInstance): void {
  registerAdministration(app);
  route(app, offerApi.list, ({ query }, context) => listOffers(context, query, 'own'));
  route(app, offerApi.listExport, ({ query }, context) => exportOffers(context, query, 'own'));
  route(app, offerApi.searchExport, ({ query }, context) => exportOffers(context, query, 'market'));
  route(app, offerApi.create, ({ body }, context) => createOffer(context, body), {
    permit: ({ body }, context) =>
      requireActingEntity(context, body.buyerLegalEntityId, 'contracting', 'buyerLegalEntityId'),
  });
  route(app, offerApi.approved, (_, context) => listApprovedOffers(context));
  route(app, offerApi.search, ({ query }, context) => listOffers(context, query, 'market'));
  route(app, offerApi.searchPlaces, ({ query }, context) => countByPlace(context, offerKind, query, 'market'));
  route(app, offerApi.get, ({ params }, context) => openOffer(context, params.id));
  route(app, offerApi.update, ({ params, body }, context) => editOffer(context, params.id, body));
  route(app, offerApi.settings, async ({ params, body }, context) => {
    await publishItem(context, offerKind, params.id, body.isPublishedInMarketplace);
    return getOffer(context, params.id);
  });
  route(app, offerApi.history, ({ params }, context) => getHistory(context, { kind: 'offer', id: params.id }));
  route(app, offerApi.remove, ({ params, query }, context) => removeItem(context, offerKind, params.id, query));
}

function registerAdministration(app: FastifyInstance): void {
  route(app, adminOfferApi.list, ({ query }, context) => listOffers(context, query, 'all'));
  route(app, adminOfferApi.listExport, ({ query }, context) => exportOffers(context, query, 'all'));
  route(app, adminOfferApi.get, ({ params }, context) => getOffer(context, params.id));
  route(app, adminOfferApi.history, ({ params }, context) => getHistory(context, { kind: 'offer', id: params.id }));
  registerDecisions(app, adminOfferApi, offerKind, getOffer);
  registerUndo(app, adminOfferApi.undo, offerKind, getOffer);
  route(app, adminOfferApi.remove, ({ params, query }, context) => removeItem(context, offerKind, params.id, query));
}
