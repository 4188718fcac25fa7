// The cards of the calls about what fits an own project or offer.
import { matchApi } from '@wattpact/domain/matching/match-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { hideMatch, listMatchesOfOffer, listMatchesOfProject, scorePair } from './match-service.ts';

export function registerMatching(app: FastifyInstance): void {
  route(app, matchApi.ofProject, ({ params, query }, context) => listMatchesOfProject(context, params.id, query));
  route(app, matchApi.ofOffer, ({ params, query }, context) => listMatchesOfOffer(context, params.id, query));
  route(app, matchApi.score, ({ query }, context) => scorePair(context, query));
  route(app, matchApi.hide, ({ body }, context) => hideMatch(context, body));
}
