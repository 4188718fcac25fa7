// Registers the rows of an import, each in a transaction of its own together with the note of its contract: whoever goes
// on after a killed process, or does it twice, creates nothing twice.

import type { FieldProblem } from '@wattpact/domain/api/problem';
import { faultsAtColumns } from '@wattpact/domain/contract-imports/import-values';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, ProblemError } from '../../platform/http/problem-error.ts';
import { RefusedRow, workThroughRows } from '../../platform/jobs/stored-rows.ts';
import type { Platform } from '../../platform/platform.ts';
import { findActor } from '../../platform/sessions/session-queries.ts';
import { registerContract } from '../energy-contracts/energy-contract-service.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { checkRow, findKnown, identityOf, problemsOf } from './import-checks.ts';
import {
  endImport,
  findAnyImport,
  moveImport,
  noteCreated,
  noteRefused,
  type StoredImport,
  takeNextLine,
  takeTurn,
} from './import-queries.ts';
import { repeated } from './import-warnings.ts';

/** Acts as the person who asked for the commit, with the rights that they have at this moment. @throws 403 */
async function contextFor(platform: Platform, db: Db, { id, committedBy }: StoredImport): Promise<Context> {
  const actor = committedBy === null ? undefined : await findActor(db, committedBy);
  if (!actor) throw forbidden();
  return { db, platform, actor, now: new Date(), requestId: `import ${id}`, partOf: id };
}

/** Rights and status of the company end the whole import, everything else only the row. */
const isOfImport = (error: ProblemError) => error.statusCode === 403 || error.code === 'error_entity_not_approved';

/** @returns false when no row is left @throws RefusedRow, 403, 409 */
async function registerNext(platform: Platform, db: Db, given: StoredImport): Promise<boolean> {
  await takeTurn(db, given.legalEntityId);
  if ((await findAnyImport(db, given.id))?.status !== 'COMMITTING') return false;
  const line = await takeNextLine(db, given.id);
  if (!line) return false;
  const refused = (problems: FieldProblem[]) =>
    new RefusedRow((other) => noteRefused(other, given.id, line.line, problems));
  const context = await contextFor(platform, db, given);
  const owner = found(await findEntitySummary(db, given.legalEntityId));
  const { read, payload, errors } = await checkRow(context, owner, line);
  if (!payload || errors.length > 0) throw refused(errors);
  const identity = identityOf(payload);
  if ((await findKnown(context, owner.id, [identity])).size > 0) throw refused([repeated]);
  try {
    const { id } = await registerContract(context, payload);
    await noteCreated(db, given.id, line.line, id);
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError) || isOfImport(error)) throw error;
    throw refused(faultsAtColumns(problemsOf(error), read));
  }
}

/**
 * Registers what is left, until the import is done or fails; for an import that waits for nothing it does nothing.
 * @param most rows at once
 * @returns whether rows are left
 */
export async function registerRows(
  platform: Platform,
  importId: string,
  most: number = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const given = await findAnyImport(platform.db, importId);
  if (given?.status !== 'COMMITTING') return false;
  try {
    const isLeft = await workThroughRows(platform, (db) => registerNext(platform, db, given), most);
    if (!isLeft) await finish(platform, given, (db, now) => endImport(db, importId, now), 'done');
    return isLeft;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
    await failImport(platform, given);
    return false;
  }
}

/** It may be committed again. */
export const failImport = (platform: Platform, given: Ended): Promise<void> =>
  finish(
    platform,
    given,
    (db, now) => moveImport(db, given.id, ['READ', 'COMMITTING'], { status: 'FAILED', finishedAt: now }),
    'failed',
  );

type Ended = Pick<StoredImport, 'id' | 'legalEntityId'>;
type End = (db: Db, now: Date) => Promise<boolean>;

/** Whoever ends it tells of it, once. The event has no actor, so that the person who asked for it hears of it too. */
async function finish(platform: Platform, given: Ended, end: End, action: 'done' | 'failed'): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const now = new Date();
    if (!(await end(db, now))) return;
    const { created, committedBy, fileName, legalEntityName } = found(await findAnyImport(db, given.id));
    await recordEvent(
      { db, platform, actor: null, now, requestId: `import ${given.id}` },
      {
        recordKind: 'energy_contract_import',
        recordId: given.id,
        ownerId: given.legalEntityId,
        action,
        data: { name: fileName, created, committedBy, ownerName: legalEntityName },
      },
    );
  });
}
