// Comments that administrators use again: for all of them, whoever wrote them.
import type { DecisionText, NewDecisionText } from '@wattpact/domain/cases/case';
import { mostDecisionTexts } from '@wattpact/domain/cases/case-kinds';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found, notFound } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { countTexts, deleteText, insertText, lockText, updateText } from './decision-text-queries.ts';

const log = (context: Context, recordId: string, action: string): Promise<void> =>
  recordEvent(context, { recordKind: 'decision_text', recordId, action });

/** @throws 409 above the most */
export async function createText(context: Context, input: NewDecisionText): Promise<DecisionText> {
  const { db, now } = context;
  if ((await countTexts(db)) >= mostDecisionTexts) throw conflict('error_too_many_decision_texts');
  const created = await insertText(db, { ...input, id: newId(now), now });
  await log(context, created.id, 'created');
  return created;
}

/** @throws 404, 412 */
export async function updateDecisionText(context: Context, id: string, input: NewDecisionText): Promise<DecisionText> {
  const { db, now } = context;
  const before = found(isId(id) ? await lockText(db, id) : undefined);
  checkVersion(context, before.version);
  await updateText(db, { ...input, id, now });
  await log(context, id, 'edited');
  return { ...input, id, version: before.version + 1, updatedAt: now.toISOString() };
}

/** @throws 404 */
export async function removeText(context: Context, id: string): Promise<void> {
  if (!isId(id) || !(await deleteText(context.db, id))) throw notFound();
  await log(context, id, 'deleted');
}
