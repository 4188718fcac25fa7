// Cases: an administrator takes one for a while, gives it back, and notes on it what the others should know.
import type { CaseState, InternalNote } from '@wattpact/domain/cases/case';
import { takenMinutes } from '@wattpact/domain/cases/case-kinds';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import {
  type CaseRef,
  findHolder,
  findNext,
  insertNote,
  isRecord,
  listNotes as list,
  type NotePage,
  releaseCase as release,
  takeCase as take,
} from './case-queries.ts';
import { caseSources } from './case-sources.ts';

/** @throws 404 */
async function checkRecord({ db }: Context, of: CaseRef): Promise<void> {
  if (!isId(of.id) || !(await isRecord(db, of))) throw notFound();
}

async function stateOf({ db, actor, now }: Context, of: CaseRef): Promise<CaseState> {
  const holder = await findHolder(db, of, now);
  const next = await findNext(db, of, { actorId: actor.id, now });
  return {
    holder: holder ? { id: holder.id, name: holder.name } : null,
    until: holder?.until ?? null,
    isMine: holder?.id === actor.id,
    next: next ?? null,
  };
}

/** In the log alone: who worked on what is nothing for its owner. */
const log = (context: Context, { kind, id }: CaseRef, action: string): Promise<void> =>
  recordEvent(context, { recordKind: caseSources[kind].table, recordId: id, action });

/** @throws 404 */
export async function getCase(context: Context, of: CaseRef): Promise<CaseState> {
  await checkRecord(context, of);
  return stateOf(context, of);
}

/** For 30 minutes; who holds it begins them anew. @throws 404, 409 with the holder's name */
export async function takeCase(context: Context, of: CaseRef): Promise<CaseState> {
  const { db, actor, now } = context;
  await checkRecord(context, of);
  const until = new Date(now.getTime() + takenMinutes * 60_000);
  if (!(await take(db, of, { holderId: actor.id, now, until }))) {
    const holder = await findHolder(db, of, now);
    throw conflict('error_case_taken', { holder: holder?.name ?? '' });
  }
  await log(context, of, 'case_taken');
  return stateOf(context, of);
}

/** What somebody else holds stays with them. @throws 404 */
export async function releaseCase(context: Context, of: CaseRef): Promise<CaseState> {
  const { db, actor } = context;
  await checkRecord(context, of);
  if (await release(db, of, actor.id)) await log(context, of, 'case_released');
  return stateOf(context, of);
}

/** @throws 404 */
export async function listNotes(context: Context, of: CaseRef, page: NotePage) {
  await checkRecord(context, of);
  return list(context.db, of, page);
}

/** The log says that a note was written, never what it says: notes are erased with their record. @throws 404 */
export async function addNote(context: Context, of: CaseRef, text: string): Promise<InternalNote> {
  const { db, actor, now } = context;
  await checkRecord(context, of);
  const id = newId(now);
  await insertNote(db, { ...of, noteId: id, authorId: actor.id, text, now });
  await log(context, of, 'note_added');
  return { id, text, author: actor.displayName, createdAt: now.toISOString() };
}
