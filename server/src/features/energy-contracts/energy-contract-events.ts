// Events of energy contracts that concern other entities.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import type { StoredContract, TerminationType } from './energy-contract-queries.ts';

type Contract = ReviewedRecord<StoredContract>;

export const contractApproved = domainEvent<Contract>('contract_approved');
/** Rejected or deleted: its invoices are no longer due. */
export const contractWithdrawn = domainEvent<{ id: string }>('contract_withdrawn');
/** Its first party reported its end. */
export const contractTerminated = domainEvent<{ contract: Contract; type: TerminationType }>('contract_terminated');
/** Asks what its deletion would remove or cut off. */
export const contractDependents = domainEvent<{ id: string }, { kind: ConflictKind; count: number }[]>(
  'contract_dependents',
);
