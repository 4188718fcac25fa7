// The cards of the calls about simulations.
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getSaved, listSaved, removeSaved, saveSimulation } from './saved-simulation-service.ts';
import { runSimulation } from './simulation-service.ts';

export function registerSimulations(app: FastifyInstance): void {
  // They have a gate of their own, and no connection waits for their thread.
  route(app, simulationApi.run, ({ body }, context) => runSimulation(context, body), { ownTransactions: true });
  route(app, simulationApi.save, ({ body }, context) => saveSimulation(context, body), { ownTransactions: true });
  route(app, simulationApi.list, ({ query }, context) => listSaved(context, query.legalEntityId));
  route(app, simulationApi.get, ({ params }, context) => getSaved(context, params.id));
  route(app, simulationApi.remove, ({ params }, context) => removeSaved(context, params.id));
}
