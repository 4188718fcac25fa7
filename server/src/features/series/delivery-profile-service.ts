// The profile with which a project delivers: CONTRACTING in its company chooses one of the company's own.
import { holds } from '@wattpact/domain/access/roles';
import { projectActions } from '@wattpact/domain/projects/project-status';
import type { DeliveryProfile } from '@wattpact/domain/series/delivery-profile';
import { lastStart, lastYear } from '@wattpact/domain/series/series-values';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findMarketItem } from '../market/market-items.ts';
import { lockItem } from '../market/market-queries.ts';
import { checkAction } from '../review/check-action.ts';
import { deleteDeliveryProfile, findDeliveryProfile, writeDeliveryProfile } from './delivery-profile-queries.ts';
import { findSeries } from './series-queries.ts';

const none: DeliveryProfile = { seriesId: null, seriesName: null };

/** @throws 404 */
const getProject = async ({ db, actor }: Context, id: string) =>
  found(isId(id) ? await findMarketItem(db, actor, 'project', id) : undefined);

/** For everybody in the project's company. @throws 403, 404 */
export async function getDeliveryProfile(context: Context, projectId: string): Promise<DeliveryProfile> {
  const { ownerId } = await getProject(context, projectId);
  if (!holds(context.actor, 'view', [ownerId])) throw forbidden();
  return (await findDeliveryProfile(context.db, projectId)) ?? none;
}

/** @throws 400, also for one that says nothing of a whole year */
async function getOwnProfile(db: Db, { seriesId, ownerId }: { seriesId: string; ownerId: string }) {
  const series = await findSeries(db, seriesId);
  if (series?.kind !== 'profile' || series.legalEntityId !== ownerId)
    throw invalid({ path: 'seriesId', key: 'error_invalid.series_id' });
  const { first, count, resolution } = series;
  if (!lastYear(first, lastStart(first, count, resolution), resolution))
    throw invalid({ path: 'seriesId', key: 'error_series.no_whole_year' });
  return { seriesId, seriesName: series.name };
}

/**
 * It is no part of what is reviewed: the project keeps its version and its status, and its history tells of the change.
 * @throws 400, 403, 404, 409 in a status that does not allow it
 */
export async function setDeliveryProfile(
  context: Context,
  projectId: string,
  seriesId: string | undefined,
): Promise<DeliveryProfile> {
  const { db, actor, now } = context;
  // One choice at a time, so that the history tells what each of them replaced; and none of a project being deleted.
  if (isId(projectId)) await lockItem(db, { kind: 'project', id: projectId });
  const { ownerId, status } = await getProject(context, projectId);
  checkAction(projectActions, 'chooseProfile', actor, { status, ownerIds: [ownerId] });
  const before = await findDeliveryProfile(db, projectId);
  if (seriesId === before?.seriesId) return before ?? none;
  const after = seriesId === undefined ? undefined : await getOwnProfile(db, { seriesId, ownerId });
  if (after) await writeDeliveryProfile(db, { projectId, seriesId: after.seriesId, by: actor.id, now });
  else await deleteDeliveryProfile(db, projectId);
  await recordEvent(context, {
    recordKind: 'project',
    recordId: projectId,
    ownerId,
    action: 'delivery_profile_set',
    status: 'delivery_profile_set',
    changes: [
      {
        fieldName: 'deliveryProfile',
        oldValue: before?.seriesName ?? null,
        newValue: after?.seriesName ?? null,
      },
    ],
    data: { seriesId: after?.seriesId ?? null },
  });
  return after ?? none;
}

/** The project is deleted: its series may be deleted too. */
export async function forgetDeliveryProfile({ db }: Context, projectId: string): Promise<void> {
  await deleteDeliveryProfile(db, projectId);
}
