// Review of entities, projects, offers and contracts: decisions by administrators, and the edit that asks for a new one.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { Decision } from '@wattpact/domain/calls/review-calls';
import { changesBetween, type FieldChange } from '@wattpact/domain/records/changes';
import type { DocumentStatus } from '@wattpact/domain/terms/enumerations';
import { recordEvent } from '../../platform/events/record-event.ts';
import { findBlock, takeDecisionBack, type UndoWindow } from '../../platform/events/undo-window.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, invalid } from '../../platform/http/problem-error.ts';
import { checkAction, checkOpen, checkRight } from './check-action.ts';
import { recordSubmitted } from './review-events.ts';
import { changeRecord, lockRecord } from './review-queries.ts';
import type { ReviewedKind, ReviewedRecord } from './reviewed-kind.ts';

const acted = ({ status, ownerId }: ReviewedRecord) => ({ status, ownerIds: [ownerId] });
const validation: Record<string, DocumentStatus> = {
  approved: 'VALIDATED',
  rejected: 'REJECTED',
  pending_validation: 'PENDING',
};

/** A status beyond the review's ends negotiations, which nobody can take back. */
function undoWindow<Content>(
  { now, platform }: Context,
  kind: ReviewedKind<Content>,
  { version }: ReviewedRecord<Content>,
  status: string,
): UndoWindow | undefined {
  const { undoSeconds } = platform.config;
  if (!kind.isUndoable || undoSeconds === 0 || !reviewStatuses.some((one) => one === status)) return undefined;
  return { version: version + 1, until: new Date(now.getTime() + undoSeconds * 1000) };
}

async function setStatus<Content>(
  context: Context,
  kind: ReviewedKind<Content>,
  record: ReviewedRecord<Content>,
  status: string,
  { comment, checklist }: Decision,
): Promise<void> {
  checkVersion(context, record.version);
  const { db, now } = context;
  const undo = undoWindow(context, kind, record, status);
  await changeRecord(db, kind, record, { status, ...(status === 'pending_validation' && { submitted: true }) }, now);
  const decided = validation[status];
  if (decided) await kind.validateDocuments?.(db, record.id, decided);
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: record.id,
    ownerId: record.ownerId,
    action: status,
    status,
    comment,
    changes: checklist ? [{ fieldName: 'checklist', oldValue: null, newValue: checklist }] : [],
    data: { name: record.name, before: record.status },
    undo,
  });
  const further = await kind.afterDecision?.({ ...context, heldUntil: undo?.until }, record, status);
  if (further) await changeRecord(db, kind, { id: record.id, status }, further, now);
}

/** @throws 404, 409 when it already has the status, 412 */
export async function approve<C>(context: Context, kind: ReviewedKind<C>, id: string, decision: Decision) {
  const record = await lockRecord(context, kind, id);
  const { to = 'approved' } = checkAction(kind.actions, 'approve', context.actor, acted(record));
  await setStatus(context, kind, record, to, decision);
}

/** @throws 404, 409 when it already has the status, 412 */
export async function reject<C>(context: Context, kind: ReviewedKind<C>, id: string, decision: Decision) {
  const record = await lockRecord(context, kind, id);
  const { to = 'rejected' } = checkAction(kind.actions, 'reject', context.actor, acted(record));
  await setStatus(context, kind, record, to, decision);
}

/**
 * An administrator sets the status directly. A rejection needs its comment here too.
 * @throws 400 for a status that cannot be set, 404, 409 when it already has the status or the status forbids it, 412
 */
export async function updateStatus<C>(
  context: Context,
  kind: ReviewedKind<C>,
  id: string,
  status: string,
  decision: Decision,
): Promise<void> {
  if (!kind.settable.includes(status)) throw invalid({ path: 'status', key: 'error_invalid.status' });
  if (status === 'rejected' && decision.comment === undefined) throw invalid({ path: 'comment', key: 'error_comment' });
  const record = await lockRecord(context, kind, id);
  checkAction(kind.actions, 'setStatus', context.actor, acted(record));
  if (record.status === status) throw conflict('error_wrong_status');
  if (status === 'approved') checkAction(kind.actions, 'approve', context.actor, acted(record));
  if (status === 'rejected') checkAction(kind.actions, 'reject', context.actor, acted(record));
  await setStatus(context, kind, record, status, decision);
}

/**
 * Takes the actor's own last decision on the record back: it has its former status again, and nobody is told of either.
 * @throws 404, 409 when the time is over, the decision is another's, the record has changed since, or a negotiation has
 * begun on account of it
 */
export async function undoDecision<C>(context: Context, kind: ReviewedKind<C>, id: string): Promise<void> {
  const { db, now, actor } = context;
  const record = await lockRecord(context, kind, id);
  checkRight(kind.actions, 'setStatus', actor, acted(record));
  const { version, status, ownerId, name } = record;
  const undoing = { recordKind: kind.kind, recordId: id, version, actorId: actor.id };
  const undone = await takeDecisionBack(db, undoing);
  if (!undone) throw conflict((await findBlock(db, undoing)) ? 'error_undo_negotiation' : 'error_undo_over');
  await changeRecord(db, kind, record, { status: undone.before }, now);
  // Every other status follows an approval.
  await kind.validateDocuments?.(db, id, validation[undone.before] ?? 'VALIDATED');
  await kind.afterUndo?.(context, record, undone.eventId);
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: id,
    ownerId,
    action: 'decision_undone',
    status: 'decision_undone',
    data: { name, before: status, undoes: undone.eventId },
  });
}

interface Edit<Content> {
  content: Content;
  isPublished?: boolean;
  /** Changes that the tracked fields do not cover: files, people. */
  further?: FieldChange[];
}

/**
 * The locked record, checked for right, status and version, in that order.
 * @throws 403, 404, 409, 412
 */
export async function startEdit<Content>(context: Context, kind: ReviewedKind<Content>, id: string) {
  const record = await lockRecord(context, kind, id);
  checkAction(kind.actions, 'edit', context.actor, acted(record));
  checkOpen(record);
  checkVersion(context, record.version);
  return record;
}

/** Writes the edit with its changes; the record waits for review again. */
export async function finishEdit<Content>(
  context: Context,
  kind: ReviewedKind<Content>,
  record: ReviewedRecord<Content>,
  { content, isPublished, further = [] }: Edit<Content>,
): Promise<FieldChange[]> {
  const published = isPublished === undefined ? {} : { isPublishedInMarketplace: isPublished };
  const before = { ...(record.content as object), isPublishedInMarketplace: record.isPublished };
  const after = { ...(content as object), ...published };
  const tracked = kind.tracked.filter((path) => path !== 'isPublishedInMarketplace' || isPublished !== undefined);
  const changes = [...changesBetween(before, after, tracked), ...further];
  await changeRecord(
    context.db,
    kind,
    record,
    {
      status: 'pending_validation',
      content,
      submitted: true,
      ...(isPublished !== undefined && { isPublished }),
    },
    context.now,
  );
  const name = (after as { name?: string }).name ?? record.name;
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: record.id,
    ownerId: record.ownerId,
    action: 'edited',
    status: 'edited',
    changes,
    data: { name, before: record.status },
  });
  await recordSubmitted.raise(context, { kind: kind.kind, id: record.id, name, change: 'edited' });
  return changes;
}

/**
 * A document is deleted outside of an edit: the version rises, the history names the file, and the status stays.
 * @param content the part of the content that names documents, without this one
 */
export async function dropDocument<Content>(
  context: Context,
  kind: ReviewedKind<Content>,
  record: ReviewedRecord<Content>,
  { id: fileId, name }: { id: string; name: string },
  content: Content = record.content,
): Promise<void> {
  await changeRecord(context.db, kind, record, { content }, context.now);
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: record.id,
    ownerId: record.ownerId,
    action: 'file_deleted',
    status: 'edited',
    changes: [{ fieldName: 'files', oldValue: [{ fileId, name }], newValue: [] }],
    data: { name: record.name },
  });
}
