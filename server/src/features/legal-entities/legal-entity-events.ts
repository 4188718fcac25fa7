// Events of legal entities that concern other entities.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { domainEvent } from '../../platform/events/domain-event.ts';

interface Approved {
  id: string;
  country: string;
  fiscalNumber: string;
}

export const entityApproved = domainEvent<Approved>('entity_approved');
export const entityRenamed = domainEvent<{ id: string; name: string }>('entity_renamed');
/** It is being deleted. */
export const entityRemoved = domainEvent<{ id: string }>('entity_removed');
/** Asks what its deletion would remove or cut off. */
export const entityDependents = domainEvent<{ id: string }, { kind: ConflictKind; count: number }[]>(
  'entity_dependents',
);
