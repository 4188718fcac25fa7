// Who hears of what happens to a legal entity: administrators of what waits for them, its people of every decision.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement, Audience } from '../notifications/notification-service.ts';

const waiting = ['created', 'edited', 'pending_validation'];
const decided = ['approved', 'rejected', 'pending_validation', 'deleted'];

/** A change of its people alone is history, not news for the administrators. */
export function legalEntityListener(event: LoggedEvent): Announcement[] {
  const { action, recordId, comment, data } = event;
  const about = (to: Audience, status: string): Announcement => ({
    to,
    key: `legal_entity.${status}`,
    resourceType: 'legal_entity',
    resourceId: recordId,
    resourceName: String(data.name ?? ''),
    resourceEntity: String(data.name ?? ''),
    status,
    message: comment,
    mail: to === 'admins' ? 'submission' : 'decision',
  });
  return [
    ...(waiting.includes(action) ? [about('admins', 'pending_validation')] : []),
    ...(decided.includes(action) ? [about({ entityId: recordId, role: 'view' }, action)] : []),
  ];
}
