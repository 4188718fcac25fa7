// Who hears of what happens in a negotiation: the other side's participants; both sides when it came from outside.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { findTemplateOrigin } from './contract-template-queries.ts';
import { findForNews, findMessageForNews, listAudience, type Negotiation } from './negotiation-queries.ts';
import { otherEntity, partiesOf } from './negotiation-record.ts';

type About = Pick<Announcement, 'key' | 'resourceType' | 'status' | 'message' | 'mail' | 'renews'>;

async function announce(
  { db }: Platform,
  negotiation: Negotiation,
  byEntity: string | null,
  about: About,
): Promise<Announcement[]> {
  const { id, itemName, entityType, ownerEntityId, ownerName, counterpartyName } = negotiation;
  const hearing = byEntity === null ? partiesOf(negotiation) : [otherEntity(negotiation, byEntity)];
  const audiences = hearing.map(
    async (entityId): Promise<Announcement> => ({
      ...about,
      to: { recipients: await listAudience(db, id, entityId, about.resourceType === 'message') },
      resourceId: id,
      resourceName: itemName,
      // The company across the table.
      resourceEntity: entityId === ownerEntityId ? counterpartyName : ownerName,
      entityType,
    }),
  );
  return Promise.all(audiences);
}

/** Started, cancelled, closed. */
export async function negotiationListener(event: LoggedEvent, platform: Platform): Promise<Announcement[]> {
  const negotiation = await findForNews(platform.db, event.recordId);
  const byEntity = typeof event.data.byEntity === 'string' ? event.data.byEntity : null;
  const { action: status } = event;
  const about = { key: `negotiation.${status}`, resourceType: 'negotiation', status, mail: 'negotiation' } as const;
  return negotiation ? announce(platform, negotiation, byEntity, about) : [];
}

export async function messageListener({ recordId }: LoggedEvent, platform: Platform): Promise<Announcement[]> {
  const negotiation = await findMessageForNews(platform.db, recordId);
  if (!negotiation) return [];
  return announce(platform, negotiation, negotiation.fromEntityId, {
    key: 'message.new_message',
    resourceType: 'message',
    status: 'new_message',
    message: negotiation.text,
    mail: 'message',
    renews: true,
  });
}

export async function templateListener({ recordId }: LoggedEvent, platform: Platform): Promise<Announcement[]> {
  const template = await findTemplateOrigin(platform.db, recordId);
  const negotiation = template && (await findForNews(platform.db, template.negotiationId));
  if (!negotiation) return [];
  return announce(platform, negotiation, template.legalEntityId, {
    key: 'contract_template.created',
    resourceType: 'contract_template',
    status: 'created',
    mail: 'negotiation',
  });
}
