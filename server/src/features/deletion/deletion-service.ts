// Deletion in two steps: a dry run that counts what depends on the record, then the confirmed deletion.
import { recordKinds } from '@wattpact/domain/records/kinds';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, invalid } from '../../platform/http/problem-error.ts';
import { checkAction } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';

interface Step {
  /** True: nothing is deleted, and the answer says whether deletion is possible. */
  dry_run: boolean;
  /** Stored in the history. */
  justification?: string | undefined;
}

/**
 * Dependents stop an owner in both steps; administrators only see them as a warning in the dry run.
 * @throws 400 without the justification that the kind needs, 403, 404, 409 with the kinds and counts of dependents
 */
export async function removeRecord<C>(context: Context, kind: ReviewedKind<C>, id: string, step: Step): Promise<void> {
  const { db, actor, now } = context;
  const { dry_run, justification } = step;
  if (recordKinds[kind.kind].needsJustification && !dry_run && justification === undefined)
    throw invalid({ path: 'justification', key: 'error_required.justification' });
  const record = await lockRecord(context, kind, id);
  checkAction(kind.actions, 'delete', actor, { status: record.status, ownerIds: [record.ownerId] });
  const conflicts = (await kind.dependents(context, record)).filter(({ count }) => count > 0);
  if (conflicts.length > 0 && (dry_run || !actor.isAdmin)) throw conflict('error_conflict_on_deletion', { conflicts });
  if (dry_run) return;
  await kind.beforeRemoval?.(context, record);
  await changeRecord(db, kind, record, { status: 'deleted', ...(kind.hasPublication && { isPublished: false }) }, now);
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: id,
    ownerId: record.ownerId,
    action: 'deleted',
    status: 'deleted',
    comment: justification,
    data: { name: record.name },
  });
}
