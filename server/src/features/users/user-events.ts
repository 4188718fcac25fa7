// Events of users that concern other entities.
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import type { ErasedPerson } from './administration/person-queries.ts';

/** A person proved that they read the mail of their address. */
export const addressProven = domainEvent<{ userId: string; email: string }, void, SignedIn | null>('address_proven');

/** An account is being deleted for good. @throws 409 while another has to take over a company first */
export const personErased = domainEvent<ErasedPerson, void, SignedIn | null>('person_erased');
