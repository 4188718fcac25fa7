// What purchase offers hand to the shared workflows: their acts, their dependents, what their decisions entail.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import { offerList, offerSearch } from '@wattpact/domain/offers/offer-filters';
import { offerTracked } from '@wattpact/domain/offers/offer-sections';
import { offerActions } from '@wattpact/domain/offers/offer-status';
import { sql } from 'kysely';
import { countStandingContracts } from '../energy-contracts/energy-contract-queries.ts';
import { ownerEntityJson } from '../legal-entities/legal-entity-queries.ts';
import type { MarketKind } from '../market/market-kind.ts';
import { noteVisibility } from '../market/market-service.ts';
import { inMarketplace, isContracted, visibleTo } from '../market/market-visibility.ts';
import { cancelNegotiationsOf, countOpenNegotiations } from '../negotiations/negotiation-service.ts';
import { announceVisible } from '../saved-searches/saved-search-service.ts';
import { viewCountOf } from '../views/view-queries.ts';

const kind = 'offer';

export const offerKind: MarketKind<OfferContent> = {
  kind,
  ownerColumn: 'owner_id',
  createdByColumn: 'created_by',
  hasPublication: true,
  actions: offerActions,
  tracked: offerTracked,
  visibleTo,
  closedWhen: isContracted,
  settable: reviewStatuses,
  ownList: offerList,
  searchList: offerSearch,
  search: { where: [inMarketplace], searchColumn: 'search' },
  facets: [
    { column: 'source_id', table: 'offer_source', columns: ['country', 'technologies'] },
    {
      column: 'terms_id',
      table: 'offer_terms',
      columns: ['contract_structure', 'contract_duration', 'has_warranties', 'negotiation_status'],
    },
  ],
  parentColumn: sql`null`,
  ownerJson: ownerEntityJson('e'),
  viewCount: viewCountOf(kind),
  announceVisible: (context, id) => announceVisible(context, 'offers', id),
  async afterDecision(context, { id }, status) {
    if (status === 'approved') await noteVisibility(context, offerKind, id);
    return undefined;
  },
  dependents: async ({ db }, { id }) => [
    { kind: 'energy_contracts', count: await countStandingContracts(db, { offerId: id }) },
    { kind: 'negotiations', count: await countOpenNegotiations(db, { offerId: id }) },
  ],
  beforeRemoval: (context, { id }) => cancelNegotiationsOf(context, { kind, id }),
};
