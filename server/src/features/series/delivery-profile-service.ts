// The profile with which a project delivers: CONTRACTING in its company chooses one of the company's own.
import { holds } from '@wattpact/domain/access/roles';
import type { DeliveryProfile } from '@wattpact/domain/series/delivery-profile';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findMarketItem } from '../market/market-items.ts';
import { deleteDeliveryProfile, findDeliveryProfile, writeDeliveryProfile } from './delivery-profile-queries.ts';
import { findSeries } from './series-queries.ts';

/** @throws 403 with a lesser role in the project's company, 404 */
async function getOwnProject({ db, actor }: Context, id: string, role: 'view' | 'contracting') {
  const project = found(isId(id) ? await findMarketItem(db, actor, 'project', id) : undefined);
  if (!holds(actor, role, [project.ownerId])) throw forbidden();
  return project;
}

/** @throws 403, 404 */
export async function getDeliveryProfile(context: Context, projectId: string): Promise<DeliveryProfile> {
  await getOwnProject(context, projectId, 'view');
  return (await findDeliveryProfile(context.db, projectId)) ?? { seriesId: null, seriesName: null };
}

/** @throws 400, 403, 404 */
export async function setDeliveryProfile(
  context: Context,
  projectId: string,
  seriesId: string | undefined,
): Promise<DeliveryProfile> {
  const { db, actor, now } = context;
  const { ownerId } = await getOwnProject(context, projectId, 'contracting');
  if (seriesId === undefined) await deleteDeliveryProfile(db, projectId);
  else {
    const series = await findSeries(db, seriesId);
    if (series?.kind !== 'profile' || series.legalEntityId !== ownerId)
      throw invalid({ path: 'seriesId', key: 'error_invalid.series_id' });
    await writeDeliveryProfile(db, { projectId, seriesId, by: actor.id, now });
  }
  await recordEvent(context, {
    recordKind: 'project',
    recordId: projectId,
    ownerId,
    action: 'delivery_profile_set',
    data: { seriesId: seriesId ?? null },
  });
  return getDeliveryProfile(context, projectId);
}

/** The project is deleted: its series may be deleted too. */
export async function forgetDeliveryProfile({ db }: Context, projectId: string): Promise<void> {
  await deleteDeliveryProfile(db, projectId);
}
