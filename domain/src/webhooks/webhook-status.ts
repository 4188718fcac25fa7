// The acts on webhooks: who may do what in which status of their company.
import type { ActionTable } from '../access/actions.ts';
import { reviewStatuses } from '../access/review.ts';
import type { LegalEntityStatus } from '../legal-entities/legal-entity-status.ts';

/** A company that is not approved only looks at its webhooks and deletes them. */
export const webhookActions = {
  create: { by: ['manage'], from: ['approved'] },
  edit: { by: ['manage'], from: ['approved'] },
  test: { by: ['manage'], from: ['approved'] },
  rotateSecret: { by: ['manage'], from: ['approved'] },
  replay: { by: ['manage'], from: ['approved'] },
  delete: { by: ['manage'], from: reviewStatuses },
} satisfies ActionTable<LegalEntityStatus>;
