// The cards of the calls about who looked at a project or an offer.
import { type MarketKindName, marketKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import { viewApi } from '@wattpact/domain/views/view-api';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { forbidden } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import type { MarketRow } from '../market/market-kind.ts';
import { isInsiderOf } from '../market/market-service.ts';
import { getOfferRow } from '../offers/offer-service.ts';
import { getProjectRow } from '../projects/project-service.ts';
import { countViewers, listViewers } from './view-queries.ts';
import { endViews, settleViews } from './view-service.ts';

/** `projects` or `project`. */
const kindOf = (type: string) =>
  marketKindNames.find((name) => name === type || recordKinds[name].path === type) as MarketKindName;

const rowOf: Record<MarketKindName, (context: Context, id: string) => Promise<MarketRow<unknown>>> = {
  project: getProjectRow,
  offer: getOfferRow,
};

/** @throws 403 for those who do not own it, 404 */
async function requireInsider(context: Context, kind: MarketKindName, id: string): Promise<void> {
  if (!isInsiderOf(context, await rowOf[kind](context, id))) throw forbidden();
  await settleViews(context.platform);
}

export function registerViews(app: FastifyInstance): void {
  app.addHook('onClose', () => endViews(app.platform));
  route(app, viewApi.count, async ({ params: { type, id } }, context) => {
    await requireInsider(context, kindOf(type), id);
    return { count: await countViewers(context.db, kindOf(type), id) };
  });
  route(app, viewApi.viewers, async ({ params: { type, id } }, context) => {
    await requireInsider(context, kindOf(type), id);
    return listViewers(context.db, kindOf(type), id);
  });
}
