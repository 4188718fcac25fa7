// Events of users that concern other entities.
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { SignedIn } from '../../platform/http/context.ts';

/** A person proved that they read the mail of their address. */
export const addressProven = domainEvent<{ userId: string; email: string }, void, SignedIn | null>('address_proven');
