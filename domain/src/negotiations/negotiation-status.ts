// What may be done in a negotiation, by whom, in which status. Both entities own it.
import type { ActionTable } from '../access/actions.ts';
import { type NegotiationStatus, negotiationStatuses } from '../calls/market-record.ts';

export { type NegotiationStatus, negotiationStatuses };

/** The statuses in the list of ongoing negotiations and in that of closed ones. */
export const negotiationGroups = { ongoing: ['AVAILABLE', 'ONGOING'], closed: ['CLOSED', 'CANCELLED'] } as const;

export const negotiationActions = {
  write: { by: ['contracting'], from: ['AVAILABLE', 'ONGOING'] },
  draft: { by: ['contracting'], from: ['ONGOING'] },
  /** Of the newest version, once for each side. */
  accept: { by: ['contracting'], from: ['ONGOING'] },
  register: { by: ['registry'], from: ['ONGOING'] },
  cancel: { by: ['contracting'], from: ['AVAILABLE', 'ONGOING'], to: 'CANCELLED' },
  mute: { by: ['view'], from: negotiationStatuses },
} satisfies ActionTable<NegotiationStatus>;
