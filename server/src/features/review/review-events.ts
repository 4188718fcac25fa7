// Events of the review that concern others.
import type { ReviewedKindName } from '@wattpact/domain/records/kinds';
import { domainEvent } from '../../platform/events/domain-event.ts';

export interface Submitted {
  kind: ReviewedKindName;
  id: string;
  name: string;
  change: 'created' | 'edited';
}

/** The actor has handed a record in, or its edit: it waits for a decision. */
export const recordSubmitted = domainEvent<Submitted>('record_submitted');
