// The cards of the calls about the duty to register.
import { registrationApi } from '@wattpact/domain/energy-contracts/registration-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listDue, testRegistration } from './registration-service.ts';

export function registerRegistration(app: FastifyInstance): void {
  route(app, registrationApi.test, ({ body }, context) => testRegistration(context, body));
  route(app, registrationApi.due, (_, context) => listDue(context));
}
