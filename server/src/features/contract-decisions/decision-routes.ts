// The cards of the administrators' calls about bulk decisions.
import { contractDecisionApi } from '@wattpact/domain/contract-decisions/contract-decision-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getDecision, listAll, startDecision } from './decision-service.ts';

export function registerContractDecisions(app: FastifyInstance): void {
  route(app, contractDecisionApi.create, ({ body }, context) => startDecision(context, body));
  route(app, contractDecisionApi.list, (_, context) => listAll(context));
  route(app, contractDecisionApi.get, ({ params }, context) => getDecision(context, params.id));
}
