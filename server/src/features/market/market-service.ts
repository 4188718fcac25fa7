// The rules that projects and offers share: creation, edits, reading, and changes of their owner.

import { type ActionTable, allowedActions } from '@wattpact/domain/access/actions';
import { holds, holdsApproved } from '@wattpact/domain/access/roles';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { FieldChange } from '@wattpact/domain/records/changes';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, invalid, notFound } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { noteWords } from '../../platform/lists/search-words.ts';
import { removeRecord } from '../deletion/deletion-service.ts';
import { listHistory } from '../history/history-queries.ts';
import { setPublication } from '../publication/publication-service.ts';
import { recordSubmitted } from '../review/review-events.ts';
import { finishEdit, startEdit } from '../review/review-service.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { itemBecameVisible } from './market-events.ts';
import { findItemOwner } from './market-items.ts';
import type { FoundRow, ItemRef, MarketKind, MarketRow } from './market-kind.ts';
import {
  countItems as count,
  findItem,
  insertItem,
  markFirstVisible,
  ownsItem,
  removeItems,
  writeSearchText,
} from './market-queries.ts';

/** The payload without owner and publication, which have their own columns. */
export interface ItemInput<Content> {
  ownerId: string;
  isPublished: boolean;
  content: Content;
}

/**
 * Refuses users without an approved entity anything in the market except their own items.
 * @throws 403
 */
async function requireMarket({ db, actor }: Context, kind: MarketKindName, id: string): Promise<void> {
  if (actor.isAdmin || holdsApproved(actor, 'view')) return;
  if (!(await ownsItem(db, kind, actor, id))) throw forbidden('error_entity_not_approved');
}

/** @throws 403 without an approved entity, 404 */
export async function getItem<Content extends object, Beside extends object, ForInsiders extends object>(
  context: Context,
  kind: MarketKind<Content, Beside, ForInsiders>,
  id: string,
): Promise<FoundRow<Content, Beside, ForInsiders>> {
  await requireMarket(context, kind.kind, id);
  const item = await findItem(context.db, kind, context.actor, id);
  if (!item) throw notFound();
  return item;
}

const isInsiderOf = ({ actor }: Pick<Context, 'actor'>, { owner }: MarketRow<unknown>): boolean =>
  actor.isAdmin || actor.roles.some(({ legalEntityId }) => legalEntityId === owner.id);

/** @throws 403 for anybody who does not own the item, 404 */
export async function requireInsider(context: Context, { kind, id }: ItemRef): Promise<void> {
  const { db, actor } = context;
  await requireMarket(context, kind, id);
  const ownerId = await findItemOwner(db, actor, { kind, id });
  if (ownerId === undefined) throw notFound();
  if (!actor.isAdmin && !actor.roles.some(({ legalEntityId }) => legalEntityId === ownerId)) throw forbidden();
}

/** @throws 403 for anybody who does not own the item, 404 */
export async function getHistory(context: Context, item: ItemRef): Promise<HistoryEntry[]> {
  await requireInsider(context, item);
  return listHistory(context.db, item.kind, item.id, context.actor.isAdmin);
}

/** A contracted offer has no status of its own, so these acts end when its negotiations are closed. */
const endedByContract = ['edit', 'publish', 'negotiate'];

/** Owners need CONTRACTING in the owning entity, others in any company. */
function mayNegotiate(context: Pick<Context, 'actor'>, row: MarketRow<unknown>): boolean {
  return holds(context.actor, 'contracting', isInsiderOf(context, row) ? [row.owner.id] : undefined);
}

/** The fields of every answer besides the payload. */
export function answerFields<Content extends object>(
  context: Pick<Context, 'actor'>,
  kind: MarketKind<Content>,
  row: MarketRow<Content>,
) {
  const { actor } = context;
  const acts = allowedActions(kind.actions as ActionTable, actor, { status: row.status, ownerIds: [row.owner.id] });
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isPublishedInMarketplace: row.isPublished,
    negotiationStatus: row.negotiationStatus,
    hasNegotiation: row.hasNegotiation,
    isWatched: row.isWatched,
    mayOpenNegotiations: row.hasNegotiation && mayNegotiate(context, row),
    ...(row.ongoingNegotiations !== null && { ongoingNegotiationsCount: row.ongoingNegotiations }),
    ...(row.viewCount !== null && { viewCount: row.viewCount }),
    allowedActions: acts.filter((name) => row.negotiationStatus !== 'CLOSED' || !endedByContract.includes(name)),
  };
}

interface NewItem<Content> extends ItemInput<Content> {
  status: string;
  /** The history's label. */
  action: string;
  /** The actor, unless the item continues another person's project. */
  createdBy?: string;
  /** The project of which this one is the remainder. */
  parentId?: string;
}

/** Stores a new item with its first event; the caller adds files and further columns. */
export async function createItem<Content extends { name: string } | { designation: string }>(
  context: Context,
  kind: MarketKindName,
  { action, createdBy = context.actor.id, ...item }: NewItem<Content>,
): Promise<string> {
  const { db, now } = context;
  const id = newId(now);
  const { ownerId, content, status } = item;
  await noteWords(db, await insertItem(db, kind, { ...item, id, createdBy, now }));
  const name = 'name' in content ? content.name : content.designation;
  const data = { name, reviewed: status !== 'pending_validation' };
  await recordEvent(context, { recordKind: kind, recordId: id, ownerId, action, status: action, data });
  if (action === 'created') await recordSubmitted.raise(context, { kind, id, name, change: 'created' });
  return id;
}

/**
 * Replaces the content; the item waits for review again and keeps its owner.
 * @param further the entity's work between the checks and the write; it returns further changes
 * @throws 400, 403, 404, 409, 412
 */
export async function editItem<Content extends object>(
  context: Context,
  kind: MarketKind<Content>,
  id: string,
  { ownerId, isPublished, content }: ItemInput<Content>,
  { ownerPath, further }: { ownerPath: string; further?: (before: ReviewedRecord<Content>) => Promise<FieldChange[]> },
): Promise<void> {
  await requireMarket(context, kind.kind, id);
  const record = await startEdit(context, kind, id);
  if (record.ownerId !== ownerId) throw invalid({ path: ownerPath, key: 'error_invalid.locked' });
  const changes = (await further?.(record)) ?? [];
  await finishEdit(context, kind, record, { content, isPublished, further: changes });
  await refreshText(context.db, { kind: kind.kind, id });
}

/** @throws 403, 404, 409, 412 */
export async function publishItem<Content extends object>(
  context: Context,
  kind: MarketKind<Content>,
  id: string,
  isPublished: boolean,
): Promise<void> {
  await requireMarket(context, kind.kind, id);
  await setPublication(context, kind, id, isPublished);
  if (isPublished) await noteVisibility(context, kind, id);
}

/** @throws 403, 404, 409 with the dependents */
export async function removeItem<Content extends object>(
  context: Context,
  kind: MarketKind<Content>,
  id: string,
  step: { dry_run: boolean },
): Promise<void> {
  await requireMarket(context, kind.kind, id);
  await removeRecord(context, kind, id, step);
}

/** Raises the event when strangers may see the item, for the first time or again. */
export async function noteVisibility(context: Context, { kind }: Pick<MarketKind, 'kind'>, id: string): Promise<void> {
  const isFirst = await markFirstVisible(context.db, { kind, id }, context.now);
  await itemBecameVisible.raise(context, { kind, id, isFirst });
}

async function refreshText(db: Db, { kind, id }: ItemRef): Promise<void> {
  const text = await writeSearchText(db, kind, { id });
  if (text !== undefined) await noteWords(db, text);
}

/** After a rename of the entity a job updates the searchable text of its items. */
export const refreshSearchTexts = ({ db }: Pick<Context, 'db'>, entityId: string): Promise<void> =>
  enqueue(db, 'refresh_search_texts', { entityId });

/** The items that are not deleted. */
export const countItems = (db: Db, kind: MarketKindName, entityId: string): Promise<number> =>
  count(db, kind, entityId);

/** Deletes a deleted entity's items of one kind; the caller ends their negotiations. */
export async function removeItemsOfEntity(context: Context, kind: MarketKindName, entityId: string): Promise<void> {
  for (const { id, name } of await removeItems(context.db, kind, entityId, context.now)) {
    await recordEvent(context, {
      recordKind: kind,
      recordId: id,
      ownerId: entityId,
      action: 'deleted',
      status: 'deleted',
      data: { name, withOwner: true },
    });
  }
}
