// What happens to users and concerns others.
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { SignedIn } from '../../platform/http/context.ts';

/** Somebody has proven that they read the mails of their address. */
export const addressProven = domainEvent<{ userId: string; email: string }, void, SignedIn | null>('address_proven');
