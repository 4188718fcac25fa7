// A bulk decision as its administrator asks for it and follows it.
import type {
  DecisionRecord,
  DecisionRequest,
  DecisionSummary,
} from '@wattpact/domain/contract-decisions/contract-decision';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findDecision, insertDecision, listDecisions, listItems } from './decision-queries.ts';

export const decisionTask = 'decide_on_contracts';

/** The job decides. */
export async function startDecision(context: Context, request: DecisionRequest): Promise<{ id: string }> {
  const { db, actor, now } = context;
  const id = newId(now);
  await insertDecision(db, { ...request, id, by: actor.id, now });
  await recordEvent(context, {
    recordKind: 'contract_decision',
    recordId: id,
    action: 'asked',
    data: { decision: request.decision, count: request.ids.length },
  });
  await enqueue(db, decisionTask, { decisionId: id });
  return { id };
}

export const listAll = ({ db }: Context): Promise<DecisionSummary[]> => listDecisions(db);

/** @throws 404 */
export async function getDecision({ db }: Context, id: string): Promise<DecisionRecord> {
  const summary = found(isId(id) ? await findDecision(db, id) : undefined);
  const items = await listItems(db, id);
  return { ...summary, items: items.map(({ code, ...item }) => ({ ...item, ...(code !== null && { code }) })) };
}
