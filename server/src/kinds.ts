// The list of the reviewed kinds: what each passes to the shared workflows, its calls, who is notified of its events, and
// what becomes of its records when their company is deleted.
import { type MarketKindName, type ReviewedKindName, reviewedKinds } from '@wattpact/domain/records/kinds';
import type { FastifyInstance } from 'fastify';
import { energyContractKind } from './features/energy-contracts/energy-contract-kind.ts';
import { energyContractListener } from './features/energy-contracts/energy-contract-notifications.ts';
import { countStandingContracts } from './features/energy-contracts/energy-contract-queries.ts';
import { registerEnergyContracts } from './features/energy-contracts/energy-contract-routes.ts';
import { legalEntityKind } from './features/legal-entities/legal-entity-kind.ts';
import { legalEntityListener } from './features/legal-entities/legal-entity-notifications.ts';
import { registerLegalEntities } from './features/legal-entities/legal-entity-routes.ts';
import { countItems, removeItemsOfEntity } from './features/market/market-service.ts';
import type { Listener } from './features/notifications/notification-service.ts';
import { offerKind } from './features/offers/offer-kind.ts';
import { offerListener } from './features/offers/offer-notifications.ts';
import { registerOffers } from './features/offers/offer-routes.ts';
import { projectKind } from './features/projects/project-kind.ts';
import { projectListener } from './features/projects/project-notifications.ts';
import { registerProjects } from './features/projects/project-routes.ts';
import { useReviewedKinds } from './features/review/reviewed-kinds.ts';
import { withWatchers } from './features/watching/watching-jobs.ts';
import type { Db } from './platform/database/database.ts';
import type { Context } from './platform/http/context.ts';

useReviewedKinds({
  legal_entity: legalEntityKind,
  energy_contract: energyContractKind,
  project: projectKind,
  offer: offerKind,
});

export const listenersOfKinds: Record<ReviewedKindName, Listener> = {
  legal_entity: legalEntityListener,
  energy_contract: energyContractListener,
  project: withWatchers(projectListener),
  offer: withWatchers(offerListener),
};

export interface OwnedRecords {
  /** How many of a company's records stand in the way of its deletion until it is confirmed. */
  count: (db: Db, entityId: string) => Promise<number>;
  /** Those of a kind without this function stay readable. */
  remove?: (context: Context, entityId: string) => Promise<void>;
}

const items = (kind: MarketKindName): OwnedRecords => ({
  count: (db, entityId) => countItems(db, kind, entityId),
  remove: (context, entityId) => removeItemsOfEntity(context, kind, entityId),
});

export const recordsOfEntities: Record<Exclude<ReviewedKindName, 'legal_entity'>, OwnedRecords> = {
  project: items('project'),
  offer: items('offer'),
  energy_contract: { count: (db, entityId) => countStandingContracts(db, { entityId }) },
};

const routesOfKinds: Record<ReviewedKindName, (app: FastifyInstance) => void> = {
  legal_entity: registerLegalEntities,
  energy_contract: registerEnergyContracts,
  project: registerProjects,
  offer: registerOffers,
};

export function registerKinds(app: FastifyInstance): void {
  for (const kind of reviewedKinds) routesOfKinds[kind](app);
}
