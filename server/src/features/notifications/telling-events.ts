// Events of telling that concern other features.
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { ToldCompany } from './notification-service.ts';

/** Companies are told of events. A repeated job raises it again. */
export const companiesTold = domainEvent<readonly ToldCompany[], void, null>('companies_told');
