// The rules of saved simulations: everybody in the company reads them, REGISTRY saves and deletes them, nobody else knows.
import { createHash } from 'node:crypto';
import { type Actor, entitiesWith, holds, narrowedTo } from '@wattpact/domain/access/roles';
import {
  mostSavedSimulations,
  type NewSimulation,
  type SavedSimulation,
  type SavedSimulationRow,
} from '@wattpact/domain/simulation/saved-simulation';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { isRepeat, once } from '../../platform/http/idempotency.ts';
import { conflict, forbidden, found, notFound } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { requireActingEntity, requireStillApproved } from '../legal-entities/acting-entity-service.ts';
import * as queries from './saved-simulation-queries.ts';
import { runTask, usedSeries } from './simulation-service.ts';

const mayDelete = (actor: Actor, { legalEntityId }: Pick<SavedSimulation, 'legalEntityId'>): boolean =>
  holds(actor, 'registry', [legalEntityId]);

const withActs = <Stored extends queries.StoredSimulationRow>(stored: Stored, actor: Actor) => ({
  ...stored,
  allowedActions: mayDelete(actor, stored) ? ['delete'] : [],
});

/** Of all the actor's companies, or of one of them. */
export async function listSaved({ db, actor }: Context, legalEntityId?: string): Promise<SavedSimulationRow[]> {
  const rows = await queries.listSimulations(db, narrowedTo(entitiesWith(actor, 'view'), legalEntityId));
  return rows.map((one) => withActs(one, actor));
}

/** @throws 404 for one of a company in which the actor has no role */
export async function getSaved({ db, actor }: Context, id: string): Promise<SavedSimulation> {
  const stored = found(isId(id) ? await queries.findSimulation(db, id) : undefined);
  return withActs(found(holds(actor, 'view', [stored.legalEntityId]) ? stored : undefined), actor);
}

/** What was computed decides the hash, so it is run here and not believed. @throws 400, 429, 503 */
async function computed(context: Context, { legalEntityId, input, structures }: NewSimulation) {
  const { imported, versions } = await usedSeries(context, input, 'input.', legalEntityId);
  const results = await runTask(context.actor.id, { input, structures, imported });
  return { resultHash: createHash('sha256').update(JSON.stringify(results)).digest('hex'), versions };
}

/** @throws 400, 403, 409, 429, 503 */
export async function saveSimulation(context: RequestContext, given: NewSimulation): Promise<SavedSimulation> {
  const { db, actor, now } = context;
  const { legalEntityId, name } = given;
  await requireActingEntity(context, legalEntityId, 'registry', 'legalEntityId');
  // What was answered already is not run a second time.
  const early = (await isRepeat(simulationApi.save, context)) ? undefined : await computed(context, given);
  const { answer } = await db.transaction().execute((transaction) => {
    const inside = { ...context, db: transaction };
    return once(simulationApi.save, inside, given, async () => {
      await requireStillApproved(inside, legalEntityId);
      const { resultHash, versions } = early ?? (await computed(context, given));
      if ((await queries.countSimulations(transaction, legalEntityId)) >= mostSavedSimulations)
        throw conflict('error_simulation.too_many_saved');
      const id = newId(now);
      await queries.insertSimulation(transaction, { ...given, id, resultHash, versions, by: actor.id, now });
      await recordEvent(inside, {
        recordKind: 'simulation',
        recordId: id,
        ownerId: legalEntityId,
        action: 'created',
        data: { name },
      });
      return { status: 201, answer: { id } };
    });
  });
  return getSaved(context, (answer as { id: string }).id);
}

/** Of two deletions at once one finds nothing any more. @throws 403, 404 */
export async function removeSaved(context: Context, id: string): Promise<void> {
  const stored = await getSaved(context, id);
  if (!mayDelete(context.actor, stored)) throw forbidden();
  if (!(await queries.deleteSimulation(context.db, id))) throw notFound();
  await recordEvent(context, {
    recordKind: 'simulation',
    recordId: id,
    ownerId: stored.legalEntityId,
    action: 'deleted',
    data: { name: stored.name },
  });
}

/** The company is deleted. */
export const removeSimulationsOf = async ({ db }: Context, entityId: string): Promise<void> => {
  await queries.deleteSimulationsOf(db, entityId);
};
