// Who is notified about a project or an offer: administrators when it waits for them, its company of decisions.
import { type MarketKind, type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';

interface About {
  key: string;
  resourceType: MarketKindName;
  resourceId: string;
  resourceName: string;
  resourceEntity: string | null;
  entityType: MarketKind;
  status: string;
  message: string | null;
}

interface News extends About {
  to: 'admins' | { entityId: string; role: 'view' };
  mail: 'decision' | 'submission';
}

const submitted = ['created', 'edited'];
const decided = ['approved', 'rejected', 'pending_validation', 'closed', 'fractioned'];

interface Circumstances {
  entityName: string | null;
  byAdministrator: boolean;
}

/** This includes the remainder of a project that itself waited for review. */
const waits = ({ action, data }: LoggedEvent) =>
  submitted.includes(action) || (action === 'fractioned' && data.reviewed === false);

/** A deletion is notified when an administrator did it, and not when the whole company was deleted. */
export function marketNews(
  kind: MarketKindName,
  event: LoggedEvent,
  { entityName, byAdministrator }: Circumstances,
): News[] {
  const { action, recordId, ownerId, comment, data } = event;
  const about = (status: string): About => ({
    key: `${kind}.${status}`,
    resourceType: kind,
    resourceId: recordId,
    resourceName: String(data.name ?? ''),
    resourceEntity: entityName,
    entityType: recordKinds[kind].itemKind,
    status,
    message: comment,
  });
  const forAdmins: News[] = waits(event) ? [{ ...about('pending_validation'), to: 'admins', mail: 'submission' }] : [];
  const isNews = decided.includes(action) || (action === 'deleted' && byAdministrator && data.withOwner !== true);
  if (!isNews || !ownerId) return forAdmins;
  return [...forAdmins, { ...about(action), to: { entityId: ownerId, role: 'view' }, mail: 'decision' }];
}
