// The entity in whose name a new record is created, or whose rights change.
import { type EntityRole, holds } from '@wattpact/domain/access/roles';
import type { Context } from '../../platform/http/context.ts';
import { conflict, forbidden, invalid } from '../../platform/http/problem-error.ts';
import { lockRecord } from '../review/review-queries.ts';
import { legalEntityKind } from './legal-entity-kind.ts';
import { type EntitySummary, findEntitySummary, lockApprovedEntity } from './legal-entity-queries.ts';

/**
 * The entity in whose name a new record is created.
 * @throws 403 with a lesser role in it, 400 at the path without any role, 409 when it is not approved
 */
export async function requireActingEntity(
  { db, actor }: Context,
  entityId: string,
  role: EntityRole,
  path: string,
): Promise<EntitySummary> {
  const entity = await findEntitySummary(db, entityId);
  if (!entity || entity.status === 'deleted' || !holds(actor, 'view', [entityId]))
    throw invalid({ path, key: 'error_invalid.legal_entity' });
  if (!holds(actor, role, [entityId])) throw forbidden();
  if (entity.status !== 'approved') throw conflict('error_entity_not_approved');
  return entity;
}

/**
 * Again in the transaction that stores what took its time to make: it stays approved until that ends.
 * @throws 409 when it is no longer approved
 */
export async function requireStillApproved({ db }: Context, entityId: string): Promise<void> {
  if (!(await lockApprovedEntity(db, entityId))) throw conflict('error_entity_not_approved');
}

/** The entity, locked until the transaction ends. @throws 404 when the actor may not know of it, or it is deleted */
export const lockEntity = (context: Context, id: string) => lockRecord(context, legalEntityKind, id);
