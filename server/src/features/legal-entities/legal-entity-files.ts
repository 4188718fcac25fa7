// Who may see and remove the documents of a legal entity.
import { holds } from '@wattpact/domain/access/roles';
import { legalEntityActions } from '@wattpact/domain/legal-entities/legal-entity-status';
import { conflict } from '../../platform/http/problem-error.ts';
import type { FileOwner } from '../files/file-owner-service.ts';
import { checkAction } from '../review/check-action.ts';
import { lockRecord } from '../review/review-queries.ts';
import { dropDocument } from '../review/review-service.ts';
import { legalEntityKind } from './legal-entity-kind.ts';

export const entityFiles: FileOwner = {
  canSee: async ({ actor }, recordId) => holds(actor, 'view', [recordId]),
  canEdit: async ({ actor }, recordId) => holds(actor, 'manage', [recordId]),
  /** An entity keeps at least one document, and a pending one keeps all, because they are under review. */
  async beforeRemove(context, file, recordId) {
    const entity = await lockRecord(context, legalEntityKind, recordId);
    checkAction(legalEntityActions, 'edit', context.actor, { status: entity.status, ownerIds: [recordId] });
    if (entity.content.files.length <= 1) throw conflict('error_min_documents');
    const files = entity.content.files.filter(({ fileId }) => fileId !== file.id);
    await dropDocument(context, legalEntityKind, entity, file, { ...entity.content, files });
  },
};
