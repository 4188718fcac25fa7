// Who is notified about a legal entity: administrators when it waits for them, its people of every decision, who
// manages it of its API keys.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement, Audience } from '../notifications/notification-service.ts';

const waiting = ['created', 'edited', 'pending_validation'];
const keys = ['api_key_created', 'api_key_ended'];
const decided = ['approved', 'rejected', 'pending_validation', 'deleted'];

/** Of a new key a mail of its own tells, which nobody can do without. */
const withoutMail = ({ mail: _, ...announcement }: Announcement): Announcement => announcement;

/** A change of its people alone is only in the history and notifies no administrator. */
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
    ...(keys.includes(action) ? [withoutMail(about({ entityId: recordId, role: 'manage' }, action))] : []),
  ];
}
