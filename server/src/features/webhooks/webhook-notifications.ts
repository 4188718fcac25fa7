// Who is notified about a webhook: those who hold MANAGE in its company, when the product has switched it off.
import { offReasons } from '@wattpact/domain/webhooks/webhook';
import { z } from 'zod';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { offAction } from './switch-off-service.ts';

const offData = z.object({ name: z.string(), reason: z.enum(offReasons) });

export function webhookListener({ action, ownerId, data }: LoggedEvent): Announcement[] {
  if (action !== offAction || ownerId === null) return [];
  const { name, reason } = offData.parse(data);
  if (reason === 'by_hand') return [];
  return [
    {
      to: { entityId: ownerId, role: 'manage' },
      key: `webhook.${reason}`,
      resourceType: 'webhook',
      // Its page is that of its company's integrations.
      resourceId: ownerId,
      resourceName: name,
      status: reason,
      mail: 'integration',
    },
  ];
}
