// Publication of projects and offers in the marketplace, and their withdrawal.

import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { checkAction, checkOpen } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';

/**
 * Sets whether the record is published; the marketplace shows it only while it is approved. Setting the current value
 * changes nothing.
 * @throws 403, 404, 409, 412
 */
export async function setPublication<C>(context: Context, kind: ReviewedKind<C>, id: string, isPublished: boolean) {
  const record = await lockRecord(context, kind, id);
  checkAction(kind.actions, 'publish', context.actor, { status: record.status, ownerIds: [record.ownerId] });
  checkOpen(record);
  checkVersion(context, record.version);
  if (record.isPublished === isPublished) return;
  await changeRecord(context.db, kind, record, { isPublished }, context.now);
  await recordEvent(context, {
    recordKind: kind.kind,
    recordId: id,
    ownerId: record.ownerId,
    action: isPublished ? 'published' : 'not_published',
    status: isPublished ? 'published' : 'not_published',
    changes: [{ fieldName: 'isPublishedInMarketplace', oldValue: !isPublished, newValue: isPublished }],
    data: { name: record.name },
  });
}
