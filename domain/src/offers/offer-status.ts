// What may be done to a purchase offer, by whom, from which status.
import type { ActionTable } from '../access/actions.ts';
import { reviewActions, reviewStatuses } from '../access/review.ts';

export const offerStatuses = [...reviewStatuses, 'deleted'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The statuses in which strangers may see a published offer. */
export const visibleOfferStatuses = ['approved'] as const satisfies OfferStatus[];

export const offerActions = {
  edit: { by: ['contracting'], from: ['approved', 'rejected'], to: 'pending_validation' },
  delete: { by: ['contracting', 'admin'], from: reviewStatuses, to: 'deleted' },
  /** Starts a new offer with its data, also from one that was contracted. */
  copy: { by: ['approvedContracting'], from: reviewStatuses },
  publish: { by: ['contracting'], from: reviewStatuses },
  negotiate: { by: ['counterparty'], from: visibleOfferStatuses },
  ...reviewActions(),
  viewViewers: { by: ['admin'], from: offerStatuses },
} satisfies ActionTable<OfferStatus>;
