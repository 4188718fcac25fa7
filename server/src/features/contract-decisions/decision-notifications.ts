// Who hears of a bulk decision: the administrator when it has ended, and each company once of all its contracts.
import { z } from 'zod';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from '../notifications/notification-service.ts';

const ended = z.object({ count: z.number(), createdBy: z.string() });
const decided = z.object({ count: z.number(), entityName: z.string(), hasInvoice: z.boolean() });

export function contractDecisionListener({ action, recordId, ownerId, comment, data }: LoggedEvent): Announcement[] {
  if (action === 'asked') return [];
  const about = { resourceType: 'contract_decision', resourceId: recordId, status: action } as const;
  if (ownerId === null) {
    const { count, createdBy } = ended.parse(data);
    return [
      { ...about, to: { userIds: [createdBy] }, key: `contract_decision.${action}`, resourceName: String(count) },
    ];
  }
  const { count, entityName, hasInvoice } = decided.parse(data);
  const told = {
    ...about,
    key: `contract_decision.${action}`,
    resourceName: String(count),
    resourceEntity: entityName,
    message: comment,
    mail: 'decision',
  } as const;
  const toPayers = {
    ...told,
    key: 'contract_decision.to_pay',
    to: { entityId: ownerId, role: 'contracting' },
  } as const;
  return [
    // Each person is told once, by the first that names them.
    ...(hasInvoice && action === 'approved' ? [toPayers] : []),
    { ...told, to: { entityId: ownerId, role: 'view' } },
  ];
}
