// Companies are told of events: their own programs are, by the webhooks that ask for it.
import type { ToldCompany } from '../features/notifications/notification-service.ts';
import { queueEvents } from '../features/webhooks/event-delivery-service.ts';
import type { Context } from '../platform/http/context.ts';

export const onCompaniesTold = (context: Context<null>, told: readonly ToldCompany[]): Promise<void> =>
  queueEvents(context, told);
