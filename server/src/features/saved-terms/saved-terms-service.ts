// The rules of saved terms: everybody in the company reads them, CONTRACTING writes them, and a company has at most fifty.
import { type Actor, entitiesWith, holds } from '@wattpact/domain/access/roles';
import { type ChangedSavedTerms, mostSavedTerms, type NewSavedTerms } from '@wattpact/domain/saved-terms/saved-terms';
import type { SavedTermsRecord, SavedTermsRow } from '@wattpact/domain/saved-terms/saved-terms-api';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, forbidden, found } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import {
  countSavedTerms,
  deleteSavedTerms,
  deleteSavedTermsOf,
  findSavedTerms,
  insertSavedTerms,
  isNameTaken,
  listSavedTerms,
  type StoredTerms,
  updateSavedTerms,
} from './saved-terms-queries.ts';

const mayWrite = (actor: Actor, { legalEntityId }: Pick<StoredTerms, 'legalEntityId'>) =>
  holds(actor, 'contracting', [legalEntityId]);

const withActs = <Stored extends Omit<StoredTerms, 'terms'>>(stored: Stored, actor: Actor) => ({
  ...stored,
  allowedActions: mayWrite(actor, stored) ? ['edit', 'delete'] : [],
});

/** @throws 404 for those of a company in which the actor has no role */
async function getStored({ db, actor }: Context, id: string): Promise<StoredTerms> {
  const stored = found(isId(id) ? await findSavedTerms(db, id) : undefined);
  return found(holds(actor, 'view', [stored.legalEntityId]) ? stored : undefined);
}

/** @throws 403, 404 */
async function getOwn(context: Context, id: string): Promise<StoredTerms> {
  const stored = await getStored(context, id);
  if (!mayWrite(context.actor, stored)) throw forbidden();
  return stored;
}

/** @throws 409 */
async function checkName({ db }: Context, entityId: string, name: string, exceptId?: string): Promise<void> {
  if (await isNameTaken(db, entityId, name, exceptId)) throw conflict('error_saved_terms_name');
}

/** Of all the actor's companies, or of one of them. */
export async function listOwnTerms(context: Context, legalEntityId?: string): Promise<SavedTermsRow[]> {
  const { db, actor } = context;
  const own = entitiesWith(actor, 'view').filter((id) => legalEntityId === undefined || id === legalEntityId);
  const stored = await listSavedTerms(db, own, actor.language);
  return stored.map((one) => withActs(one, actor));
}

/** @throws 404 */
export const getSavedTerms = async (context: Context, id: string): Promise<SavedTermsRecord> =>
  withActs(await getStored(context, id), context.actor);

/** @throws 400 for a company that the actor does not know, 403, 409 */
export async function saveTerms(
  context: Context,
  { legalEntityId: entityId, name, terms }: NewSavedTerms,
): Promise<SavedTermsRecord> {
  const { db, now } = context;
  await requireActingEntity(context, entityId, 'contracting', 'legalEntityId');
  if ((await countSavedTerms(db, entityId)) >= mostSavedTerms) throw conflict('error_too_many_saved_terms');
  await checkName(context, entityId, name);
  const id = newId(now);
  await insertSavedTerms(db, { id, entityId, name, terms, now });
  return getSavedTerms(context, id);
}

/** @throws 403, 404, 409, 412 */
export async function changeTerms(
  context: Context,
  id: string,
  { name, terms }: ChangedSavedTerms,
): Promise<SavedTermsRecord> {
  const stored = await getOwn(context, id);
  checkVersion(context, stored.version);
  await checkName(context, stored.legalEntityId, name, id);
  await updateSavedTerms(context.db, { id, name, terms: terms ?? stored.terms, now: context.now });
  return getSavedTerms(context, id);
}

/** @throws 403, 404 */
export async function removeTerms(context: Context, id: string): Promise<void> {
  await getOwn(context, id);
  await deleteSavedTerms(context.db, id);
}

/** The company is deleted. */
export const removeTermsOf = async ({ db }: Context, entityId: string): Promise<void> => {
  await deleteSavedTermsOf(db, entityId);
};
