// Messages of a negotiation: who may read and write them, their order, and how far each person has read.
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { attachFiles, fileRecordOf } from '../files/file-service.ts';
import { findTerms } from './contract-template-queries.ts';
import { findMessage, insertMessage, listMessages, type MessagePage, markRead } from './message-queries.ts';
import {
  checkMay,
  entityOf,
  getLocked,
  getNegotiation,
  guard,
  isOpenTo,
  itemOf,
} from './negotiation-access-service.ts';
import { findNegotiation, type Negotiation } from './negotiation-queries.ts';
import { refreshItem } from './negotiation-summary.ts';
import { newsOfMessage, nextEntry, notBefore, tellOfReading } from './thread-entry-service.ts';

const messageKind = 'message';

type TermRef = NonNullable<NewMessage['termRef']>;
interface NewMessage {
  text: string;
  files?: readonly string[] | undefined;
  termRef?: { templateId: string; field: TermField } | undefined;
}

/** Messages are confidential between two companies, so administrators read none. @throws 403, 404 */
export async function getThread(
  context: Context,
  id: string,
  page: MessagePage,
): Promise<{ items: MessageRecord[]; hasMore: boolean }> {
  const { status } = await getNegotiation(context, id);
  if (context.actor.isAdmin) throw forbidden();
  if (page.before !== undefined && !isId(page.before)) throw invalid({ path: 'before', key: 'error_invalid.before' });
  const { items, hasMore } = await listMessages(context.db, id, page, status !== 'CANCELLED');
  return { items: items.map((message) => ({ ...message, files: inOrder(message.files) })), hasMore };
}

/** The files in the order of their upload, for every reader. */
const inOrder = (files: readonly FileRecord[]) => files.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The negotiation that `permitWriting` locked, for the rest of the call. */
const locked = new WeakMap<Context, Negotiation>();

/** Checks the right to write, whatever the negotiation's status. @throws 403 without CONTRACTING, 404 */
export async function permitWriting(context: Context, id: string): Promise<void> {
  const negotiation = await getLocked(context, id);
  checkMay(negotiation, 'write', context.actor);
  locked.set(context, negotiation);
}

/** @throws 403 without CONTRACTING, 404, 409 once closed or cancelled, 400 for files that cannot be attached */
export async function sendMessage(context: Context, id: string, message: NewMessage): Promise<MessageRecord> {
  const negotiation = locked.get(context) ?? (await getLocked(context, id));
  guard(negotiation, 'write', context.actor);
  return write(context, negotiation, message);
}

/**
 * Sends the message that opens a negotiation. A repeated opening does not send it again.
 * @throws 409 when the other side cancelled it meanwhile
 */
export async function sendFirstMessage(context: Context, id: string, text: string): Promise<void> {
  const negotiation = await getLocked(context, id);
  guard(negotiation, 'write', context.actor);
  const { lastMessageId } = negotiation;
  const last = lastMessageId === null ? undefined : await findMessage(context.db, lastMessageId);
  if (last?.senderId === context.actor.id && last.text === text) return;
  await write(context, negotiation, { text });
}

/** The quoted term's value in its version. @throws 400 for a version of another negotiation */
async function quoted({ db }: Context, negotiationId: string, { templateId, field }: TermRef) {
  const template = await findTerms(db, negotiationId, templateId);
  if (!template) throw invalid({ path: 'termRef.templateId', key: 'error_invalid.template_id' });
  const value = field
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], template.terms);
  return { templateId, version: template.version, field, value: value ?? null };
}

async function write(context: Context, negotiation: Negotiation, { text, files = [], termRef: term }: NewMessage) {
  const { db, actor, now } = context;
  const { id: negotiationId, lastMessageId, lastEntryId: previousId } = negotiation;
  const termRef = term ? await quoted(context, negotiationId, term) : null;
  const { id, at } = nextEntry(now, previousId);
  const legalEntityId = entityOf(negotiation, actor);
  const message = {
    id,
    negotiationId,
    senderId: actor.id,
    apiKeyId: actor.apiKey?.id,
    legalEntityId,
    text,
    term,
    previousId,
    at,
  };
  await insertMessage(db, message);
  const rows = await attachFiles(
    context,
    { recordKind: messageKind, recordId: id },
    files,
    (index) => `files.${index}`,
  );
  if (negotiation.status === 'AVAILABLE') await refreshItem(context, itemOf(negotiation));
  const sent = {
    id,
    text,
    senderId: actor.id,
    senderName: actor.displayName,
    apiKey: actor.apiKey?.name ?? null,
    legalEntityId,
    createdAt: at.toISOString(),
    files: inOrder(rows.map(fileRecordOf)),
    termRef,
    readBy: [],
  };
  const event = { recordKind: messageKind, recordId: id, ownerId: legalEntityId, action: 'new_message' };
  const news = newsOfMessage(context, negotiation, { message: sent, after: lastMessageId });
  await recordEvent({ ...context, now: at }, { ...event, data: { negotiationId } }, news);
  return sent;
}

/** Marks everything up to now as read by the actor. @throws 403, 404 */
export async function readThread(context: Context, id: string): Promise<void> {
  const { db, actor, now } = context;
  const negotiation = await getLocked(context, id);
  if (actor.isAdmin) throw forbidden();
  const { lastMessageId: upTo, lastEntryId } = negotiation;
  if (upTo === null || lastEntryId === null) return;
  const read = { userId: actor.id, upTo, readAt: notBefore(now, lastEntryId).toISOString() };
  if (await markRead(db, id, read, lastEntryId)) await tellOfReading(context, negotiation, read);
}

/** Whether the actor belongs to the negotiation of the message. */
export async function canSeeMessage({ db, actor }: Context, messageId: string): Promise<boolean> {
  const message = await findMessage(db, messageId);
  const negotiation = message && (await findNegotiation(db, actor, message.negotiationId));
  return negotiation !== undefined && !actor.isAdmin && isOpenTo(negotiation, actor);
}
