// Tells the people whom an event concerns: a notification at once on their screens, and a mail where one is due.

import { findEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { listenerOf } from './notification-service.ts';

export async function tell({ eventId }: { eventId: string }, platform: Platform): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  if (!event) return;
  await listenerOf(event.recordKind)?.(event, platform);
}
