// The list of the reviewed kinds: what each passes to the shared workflows, its calls, and who is notified of its events.
import { type ReviewedKindName, reviewedKinds } from '@wattpact/domain/records/kinds';
import type { FastifyInstance } from 'fastify';
import { energyContractKind } from './features/energy-contracts/energy-contract-kind.ts';
import { energyContractListener } from './features/energy-contracts/energy-contract-notifications.ts';
import { registerEnergyContracts } from './features/energy-contracts/energy-contract-routes.ts';
import { legalEntityKind } from './features/legal-entities/legal-entity-kind.ts';
import { legalEntityListener } from './features/legal-entities/legal-entity-notifications.ts';
import { registerLegalEntities } from './features/legal-entities/legal-entity-routes.ts';
import type { Listener } from './features/notifications/notification-service.ts';
import { offerKind } from './features/offers/offer-kind.ts';
import { offerListener } from './features/offers/offer-notifications.ts';
import { registerOffers } from './features/offers/offer-routes.ts';
import { projectKind } from './features/projects/project-kind.ts';
import { projectListener } from './features/projects/project-notifications.ts';
import { registerProjects } from './features/projects/project-routes.ts';
import { useReviewedKinds } from './features/review/reviewed-kinds.ts';

useReviewedKinds({
  legal_entity: legalEntityKind,
  energy_contract: energyContractKind,
  project: projectKind,
  offer: offerKind,
});

export const listenersOfKinds: Record<ReviewedKindName, Listener> = {
  legal_entity: legalEntityListener,
  energy_contract: energyContractListener,
  project: projectListener,
  offer: offerListener,
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
