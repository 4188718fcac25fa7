// The cards of the calls about who looked at a project or an offer.
import { type MarketKindName, marketKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import { viewApi } from '@wattpact/domain/views/view-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { requireInsider } from '../market/market-service.ts';
import { countViewers, listViewers } from './view-queries.ts';

/** `projects` or `project`. */
const kindOf = (type: string) =>
  marketKindNames.find((name) => name === type || recordKinds[name].path === type) as MarketKindName;

export function registerViews(app: FastifyInstance): void {
  route(app, viewApi.count, async ({ params: { type, id } }, context) => {
    await requireInsider(context, { kind: kindOf(type), id });
    return { count: await countViewers(context.db, kindOf(type), id) };
  });
  route(app, viewApi.viewers, async ({ params: { type, id } }, context) => {
    await requireInsider(context, { kind: kindOf(type), id });
    return listViewers(context.db, kindOf(type), id);
  });
}
