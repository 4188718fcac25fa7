// What happens to energy contracts and concerns others.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import type { StoredContract, TerminationType } from './energy-contract-queries.ts';

type Contract = ReviewedRecord<StoredContract>;

export const contractApproved = domainEvent<Contract>('contract_approved');
/** Rejected or deleted: nothing is to be paid for it. */
export const contractWithdrawn = domainEvent<{ id: string }>('contract_withdrawn');
/** Its first party has reported its end. */
export const contractTerminated = domainEvent<{ contract: Contract; type: TerminationType }>('contract_terminated');
/** Asks what would be lost or cut off by its deletion. */
export const contractDependents = domainEvent<{ id: string }, { kind: ConflictKind; count: number }[]>(
  'contract_dependents',
);
