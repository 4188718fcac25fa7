// Events of telling that concern other features.
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from './notification-service.ts';

export interface ToldCompany {
  entityId: string;
  event: LoggedEvent;
  announcement: Announcement;
}

/** Companies are told of events. A repeated job raises it again. */
export const companiesTold = domainEvent<readonly ToldCompany[], void, null>('companies_told');
