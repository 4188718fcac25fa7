// What legal entities pass to the shared workflows: their acts, their dependents, the effects of decisions.

import { reviewStatuses } from '@wattpact/domain/access/review';
import type { LegalEntityContent } from '@wattpact/domain/legal-entities/legal-entity';
import { legalEntityTracked } from '@wattpact/domain/legal-entities/legal-entity-sections';
import { legalEntityActions } from '@wattpact/domain/legal-entities/legal-entity-status';
import { notifyRealtime } from '../../platform/events/notify.ts';
import type { Context } from '../../platform/http/context.ts';
import { setValidation } from '../files/file-service.ts';
import type { ReviewedKind, ReviewedRecord } from '../review/reviewed-kind.ts';
import { linkProvenUsers, unlinkUsers } from './employee-queries.ts';
import { inviteLater } from './invitations.ts';
import { entityApproved, entityDependents, entityRemoved } from './legal-entity-events.ts';
import { visibleEntities } from './legal-entity-queries.ts';

type Entity = ReviewedRecord<LegalEntityContent>;

/** On approval, people with a proved address get their role, and the others are invited. */
async function afterDecision(context: Context, { id, content }: Entity, status: string): Promise<undefined> {
  if (status !== 'approved') return;
  for (const userId of await linkProvenUsers(context.db, id)) await notifyRealtime(context.db, { rightsOf: userId });
  await inviteLater(context, id);
  await entityApproved.raise(context, { ...content, id });
}

/** Who had the role by the approval loses it; roles that were given otherwise stay. */
async function afterUndo({ db }: Context, { id }: Entity, decisionId: string): Promise<void> {
  for (const userId of await unlinkUsers(db, id, decisionId)) await notifyRealtime(db, { rightsOf: userId });
}

export const legalEntityKind: ReviewedKind<LegalEntityContent> = {
  kind: 'legal_entity',
  ownerColumn: 'id',
  createdByColumn: 'owner_user_id',
  hasPublication: false,
  givesRights: true,
  actions: legalEntityActions,
  tracked: legalEntityTracked,
  visibleTo: visibleEntities,
  isUndoable: true,
  settable: reviewStatuses,
  afterDecision,
  afterUndo,
  validateDocuments: (db, recordId, status) => setValidation(db, { recordKind: 'legal_entity', recordId }, status),
  dependents: (context, { id }) => entityDependents.raise(context, { id }),
  beforeRemoval: (context, { id }) => entityRemoved.raise(context, { id }),
};
