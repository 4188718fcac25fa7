// The cards of the calls about simulations.
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { runSimulation } from './simulation-service.ts';

export function registerSimulations(app: FastifyInstance): void {
  // It writes nothing, so no connection waits for its thread; and it has a gate of its own.
  route(app, simulationApi.run, ({ body }, context) => runSimulation(context, body), { ownTransactions: true });
}
