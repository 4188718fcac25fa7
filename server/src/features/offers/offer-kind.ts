// What purchase offers hand to the shared workflows: their acts, their dependents, what their decisions entail.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import { offerList, offerSearch } from '@wattpact/domain/offers/offer-filters';
import { offerTracked } from '@wattpact/domain/offers/offer-sections';
import { offerActions } from '@wattpact/domain/offers/offer-status';
import { sql } from 'kysely';
import { historyOf } from '../history/history-queries.ts';
import { ownerEntityJson } from '../legal-entities/legal-entity-queries.ts';
import { itemDependents, itemRemoved } from '../market/market-events.ts';
import type { MarketKind } from '../market/market-kind.ts';
import { noteVisibility } from '../market/market-service.ts';
import { inMarketplace, isContracted, visibleTo } from '../market/market-visibility.ts';
import { viewCountOf } from '../views/view-queries.ts';
import { isWatchedBy } from '../watching/watched-item-queries.ts';

const kind = 'offer';

interface ForInsiders {
  history: HistoryEntry[];
}

export const offerKind: MarketKind<OfferContent, object, ForInsiders> = {
  kind,
  ownerColumn: 'owner_id',
  createdByColumn: 'created_by',
  hasPublication: true,
  actions: offerActions,
  tracked: offerTracked,
  visibleTo,
  closedWhen: isContracted,
  isUndoable: true,
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
  municipalityColumn: sql`null::text`,
  ownerJson: ownerEntityJson('e'),
  isWatchedBy: isWatchedBy(kind),
  viewCount: viewCountOf(kind),
  beside: {},
  besideForInsiders: ({ isAdmin }) => ({ history: historyOf(kind, isAdmin) }),
  async afterDecision(context, { id }, status) {
    if (status === 'approved') await noteVisibility(context, offerKind, id);
    return undefined;
  },
  dependents: (context, { id }) => itemDependents.raise(context, { kind, id }),
  beforeRemoval: (context, { id }) => itemRemoved.raise(context, { kind, id }),
};
