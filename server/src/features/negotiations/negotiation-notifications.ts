// Who is notified about a negotiation: the other side's participants, or both sides when something else changed it.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { isReminder, reminderAnnouncements } from '../registration/reminder-service.ts';
import type { Recipient } from '../users/audience-queries.ts';
import { findTemplateOrigin } from './contract-template-queries.ts';
import { otherEntity, partiesOf } from './negotiation-access-service.ts';
import { findForNews, findMessageNews, listAudience, type Negotiation } from './negotiation-queries.ts';

type About = Pick<Announcement, 'key' | 'resourceType' | 'status' | 'message' | 'mail' | 'renews'>;

/** The notification's data for the people of one side. */
const announcementTo = (
  { id, itemName, entityType, ownerEntityId, ownerName, counterpartyName }: Negotiation,
  entityId: string,
  recipients: Recipient[],
  about: About,
): Announcement => ({
  ...about,
  to: { recipients },
  company: entityId,
  resourceId: id,
  resourceName: itemName,
  // The other company of the negotiation.
  resourceEntity: entityId === ownerEntityId ? counterpartyName : ownerName,
  entityType,
});

/** The people of the side that acted know of it; its programs do not. */
const ownAnnouncement = (negotiation: Negotiation, entityId: string, about: About): Announcement => ({
  ...announcementTo(negotiation, entityId, [], about),
  to: 'nobody',
});

async function announce(
  { db }: Platform,
  negotiation: Negotiation,
  byEntity: string | null,
  about: About,
): Promise<Announcement[]> {
  const audiences = partiesOf(negotiation).map(async (entityId) =>
    entityId === byEntity
      ? ownAnnouncement(negotiation, entityId, about)
      : announcementTo(negotiation, entityId, await listAudience(db, negotiation.id, entityId), about),
  );
  return Promise.all(audiences);
}

/** Started, cancelled, closed; its contract is to be registered. */
export async function negotiationListener(event: LoggedEvent, platform: Platform): Promise<Announcement[]> {
  if (isReminder(event)) return reminderAnnouncements(event);
  const negotiation = await findForNews(platform.db, event.recordId);
  const byEntity = typeof event.data.byEntity === 'string' ? event.data.byEntity : null;
  const { action: status } = event;
  const about = { key: `negotiation.${status}`, resourceType: 'negotiation', status, mail: 'negotiation' } as const;
  return negotiation ? announce(platform, negotiation, byEntity, about) : [];
}

export async function messageListener({ recordId }: LoggedEvent, platform: Platform): Promise<Announcement[]> {
  const negotiation = await findMessageNews(platform.db, recordId);
  if (!negotiation) return [];
  const { text, recipients, fromEntityId } = negotiation;
  const about = {
    key: 'message.new_message',
    resourceType: 'message',
    status: 'new_message',
    message: text,
    mail: 'message',
    renews: true,
  } as const;
  return [
    announcementTo(negotiation, otherEntity(negotiation, fromEntityId), recipients, about),
    ownAnnouncement(negotiation, fromEntityId, about),
  ];
}

/** A new version; one side has accepted it; both have. */
export async function templateListener(
  { recordId, action, data }: LoggedEvent,
  platform: Platform,
): Promise<Announcement[]> {
  const template = await findTemplateOrigin(platform.db, recordId);
  const negotiation = template && (await findForNews(platform.db, template.negotiationId));
  if (!negotiation) return [];
  const byEntity = typeof data.byEntity === 'string' ? data.byEntity : template.legalEntityId;
  return announce(platform, negotiation, byEntity, {
    key: `contract_template.${action}`,
    resourceType: 'contract_template',
    status: action,
    mail: 'negotiation',
  });
}
