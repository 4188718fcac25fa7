// Events of energy contracts that concern other entities.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import type { ContractAmendment } from '@wattpact/domain/energy-contracts/amendment';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { PricedFee } from '../fees/fee-service.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import type { StoredContract, TerminationType } from './energy-contract-queries.ts';

type Contract = ReviewedRecord<StoredContract>;

/** What its fee depends on. */
export type ContractToPrice = Pick<Contract, 'id' | 'ownerId' | 'content'>;

interface Restored {
  content: StoredContract;
  /** When it was approved. */
  approvedAt: string;
  further: FieldChange[];
}

export const contractApproved = domainEvent<Contract>('contract_approved');
/** Asks what its approval will cost its first party; undefined where no invoice follows. @throws 409 without a price */
export const contractFee = domainEvent<ContractToPrice, PricedFee | undefined>('contract_fee');
/** An edit of it is an amendment; answers what the contract's history tells of it. */
export const contractAmended = domainEvent<{ contract: Contract; amendment: ContractAmendment }, FieldChange[]>(
  'contract_amended',
);
/**
 * Its amendment that waits or was rejected goes. Answers what was approved last, and what the contract's history tells
 * of the amendment's end.
 */
export const amendmentEnded = domainEvent<Contract, Restored>('amendment_ended');
/** Its amendment was taken back: it is in force as it was approved before. */
export const contractRestored = domainEvent<{ id: string }>('contract_restored');
/** Rejected or deleted: its invoices are no longer due. */
export const contractWithdrawn = domainEvent<{ id: string }>('contract_withdrawn');
/** Its first party reported its end. */
export const contractTerminated = domainEvent<{ contract: Contract; type: TerminationType }>('contract_terminated');
/** Asks what its deletion would remove or cut off. */
export const contractDependents = domainEvent<{ id: string }, { kind: ConflictKind; count: number }[]>(
  'contract_dependents',
);
