// The card of the call that says how long decisions usually take.
import { usualTimeApi } from '@wattpact/domain/calls/usual-time-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getUsualTimes } from './usual-time-service.ts';

export function registerUsualTimes(app: FastifyInstance): void {
  route(app, usualTimeApi.get, (_, { db }) => getUsualTimes(db));
}
