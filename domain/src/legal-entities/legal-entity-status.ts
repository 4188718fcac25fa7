// What may be done to a legal entity, by whom, from which status.
import type { ActionTable } from '../access/actions.ts';
import { reviewActions, reviewStatuses } from '../access/review.ts';

export const legalEntityStatuses = [...reviewStatuses, 'deleted'] as const;
export type LegalEntityStatus = (typeof legalEntityStatuses)[number];

export const legalEntityActions = {
  edit: { by: ['manage'], from: ['approved', 'rejected'], to: 'pending_validation' },
  delete: [
    { by: ['manage'], from: ['approved', 'rejected'], to: 'deleted' },
    { by: ['admin'], from: reviewStatuses, to: 'deleted' },
  ],
  ...reviewActions(),
  editEmployee: { by: ['admin'], from: reviewStatuses },
  /** Sees what the company's own programs may do, and ends it. */
  integrate: { by: ['manage'], from: reviewStatuses },
  createApiKey: { by: ['manage'], from: ['approved'] },
  changeOwner: { by: ['admin'], from: reviewStatuses },
} satisfies ActionTable<LegalEntityStatus>;
