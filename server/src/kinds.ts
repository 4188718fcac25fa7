// The list of the reviewed kinds: what each passes to the shared workflows, and who is notified of its events.
import type { ReviewedKindName } from '@wattpact/domain/records/kinds';
import { energyContractKind } from './features/energy-contracts/energy-contract-kind.ts';
import { energyContractListener } from './features/energy-contracts/energy-contract-notifications.ts';
import { legalEntityKind } from './features/legal-entities/legal-entity-kind.ts';
import { legalEntityListener } from './features/legal-entities/legal-entity-notifications.ts';
import type { Listener } from './features/notifications/notification-service.ts';
import { offerKind } from './features/offers/offer-kind.ts';
import { offerListener } from './features/offers/offer-notifications.ts';
import { projectKind } from './features/projects/project-kind.ts';
import { projectListener } from './features/projects/project-notifications.ts';
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
