// Who is notified about a purchase offer.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { marketNews } from '../market/market-notifications.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { findUser } from '../users/user-queries.ts';

export async function offerListener(event: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const owner = event.ownerId ? await findEntitySummary(db, event.ownerId) : undefined;
  const actor = event.actorId ? await findUser(db, event.actorId) : undefined;
  return marketNews('offer', event, { entityName: owner?.name ?? null, byAdministrator: actor?.is_admin ?? false });
}
