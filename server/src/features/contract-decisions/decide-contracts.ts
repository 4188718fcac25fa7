// Decides on the contracts of a bulk decision, each in the transaction of the call for one, together with the note of its
// result: a killed process is followed by one that goes on, and nothing is decided twice.
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, ProblemError } from '../../platform/http/problem-error.ts';
import { RefusedRow, workThroughRows } from '../../platform/jobs/stored-rows.ts';
import type { Platform } from '../../platform/platform.ts';
import { findActor } from '../../platform/sessions/session-queries.ts';
import { approve, reject } from '../review/review-service.ts';
import { reviewedKind } from '../review/reviewed-kinds.ts';
import {
  endDecision,
  findDecision,
  findStored,
  listReceivers,
  noteResult,
  type StoredDecision,
  takeNextItem,
  type WaitingItem,
} from './decision-queries.ts';

/** Acts as the administrator who asked, with the rights that they have at this moment. @throws 403 */
async function contextFor(platform: Platform, db: Db, { id, createdBy }: StoredDecision): Promise<Context> {
  const actor = await findActor(db, createdBy);
  if (!actor?.isAdmin) throw forbidden();
  return { db, platform, actor, now: new Date(), requestId: `decision ${id}`, partOf: id };
}

/** @throws 403, 404, 409, 412 as the call for one contract does */
async function decideOne(platform: Platform, db: Db, given: StoredDecision, item: WaitingItem): Promise<void> {
  const { contractId, version } = item;
  const context = { ...(await contextFor(platform, db, given)), expectedVersion: version ?? undefined };
  const act: typeof approve = given.decision === 'approve' ? approve : reject;
  await act(context, reviewedKind('energy_contract'), contractId, { comment: given.comment ?? undefined });
  await noteResult(db, given.id, { contractId, now: context.now });
}

/** @returns false when no contract waits @throws RefusedRow */
async function decideNext(platform: Platform, db: Db, given: StoredDecision): Promise<boolean> {
  const item = await takeNextItem(db, given.id);
  if (!item) return false;
  try {
    await decideOne(platform, db, given, item);
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
    const { code } = error;
    throw new RefusedRow((other) =>
      noteResult(other, given.id, { contractId: item.contractId, now: new Date(), code }),
    );
  }
}

/**
 * A fault of the program or the database stays with its contract: the others are decided.
 * @returns false when no contract was left
 */
export async function passOverNext({ db }: Platform, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const item = await takeNextItem(transaction, id);
    if (!item) return false;
    await noteResult(transaction, id, { contractId: item.contractId, now: new Date(), code: 'error_unexpected' });
    return true;
  });
}

/**
 * @param most contracts at once
 * @returns whether contracts are left
 */
export async function decideOnContracts(platform: Platform, id: string, most?: number): Promise<boolean> {
  const given = await findStored(platform.db, id);
  if (!given) return false;
  const isLeft = await workThroughRows(platform, (db) => decideNext(platform, db, given), most);
  if (!isLeft) await finish(platform, given);
  return isLeft;
}

const pastActs = { approve: 'approved', reject: 'rejected' } as const;

/** Whoever ends it tells of it, once: the administrator, and each company of all its contracts together. */
async function finish(platform: Platform, given: StoredDecision): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const now = new Date();
    if (!(await endDecision(db, given.id, now))) return;
    const context = { db, platform, actor: null, now, requestId: `decision ${given.id}` };
    const about = { recordKind: 'contract_decision', recordId: given.id };
    const { of: count } = found(await findDecision(db, given.id));
    await recordEvent(context, { ...about, action: 'done', data: { count, createdBy: given.createdBy } });
    for (const { entityId, isFirstParty, ...receiver } of await listReceivers(db, given))
      await recordEvent(context, {
        ...about,
        ownerId: entityId,
        action: pastActs[given.decision],
        comment: isFirstParty ? given.comment : null,
        data: { ...receiver },
      });
  });
}
