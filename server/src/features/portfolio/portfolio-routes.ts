// The route of what a person's companies have contracted.
import { approvedEntitiesWith, entitiesWith, narrowedTo } from '@wattpact/domain/access/roles';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { portfolioYears, positionOf } from '@wattpact/domain/portfolio/portfolio';
import { type Portfolio, portfolioApi } from '@wattpact/domain/portfolio/portfolio-api';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getOfferedProduction } from '../series/production-service.ts';
import { readPortfolio } from './portfolio-queries.ts';

async function getPortfolio({ db, actor, now }: Context, legalEntityId: string | undefined): Promise<Portfolio> {
  const entities = {
    first: narrowedTo(entitiesWith(actor, 'view'), legalEntityId),
    // As a second party sees its contracts: once its company is approved.
    second: narrowedTo(approvedEntitiesWith(actor, 'view'), legalEntityId),
    paying: narrowedTo(entitiesWith(actor, 'contracting'), legalEntityId),
  };
  const { groups, offered, feesDue } = await readPortfolio(db, entities);
  return {
    sold: positionOf(groups, 'sold'),
    bought: positionOf(groups, 'bought'),
    years: portfolioYears(groups, Number(lisbonDate(now).slice(0, 4))),
    offered,
    feesDue: entities.paying.length > 0 ? feesDue : null,
  };
}

export function registerPortfolio(app: FastifyInstance): void {
  route(app, portfolioApi.get, ({ query }, context) => getPortfolio(context, query.legalEntityId));
  route(app, portfolioApi.production, ({ query }, context) => getOfferedProduction(context, query.legalEntityId));
}
