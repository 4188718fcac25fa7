// Records who opened a project or an offer, after the answer is sent: no reader waits for it.
import { approvedEntitiesWith } from '@wattpact/domain/access/roles';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { RequestContext } from '../../platform/http/context.ts';
import { forgetViewsOf, saveViews } from './view-queries.ts';

/** Records one view for each of the viewer's approved entities. Owners, administrators and programs leave no views. */
export function recordView(context: RequestContext, kind: MarketKindName, itemId: string, ownerId: string): void {
  const { actor, now, request } = context;
  if (actor.isAdmin || actor.apiKey || actor.roles.some(({ legalEntityId }) => legalEntityId === ownerId)) return;
  const viewedAt = now.toISOString();
  const views = approvedEntitiesWith(actor, 'view').map((legalEntityId) => ({
    kind,
    itemId,
    userId: actor.id,
    legalEntityId,
    viewedAt,
  }));
  if (views.length === 0) return;
  request.server.afterAnswers.add(context, {
    failure: 'a view was not recorded',
    items: views,
    save: saveViews,
  });
}

/** When the person is erased: who they were among the viewers of items is forgotten, and that somebody viewed them stays. */
export const forgetViewer = ({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<void> =>
  forgetViewsOf(db, userId);
