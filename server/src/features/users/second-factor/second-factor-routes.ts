// Setting up the second factor, its recovery codes, and its removal.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor-service.ts';

/** Wrong codes and passwords are counted outside of any transaction. */
const ownTransactions = { ownTransactions: true };

export function registerSecondFactor(app: FastifyInstance): void {
  route(
    app,
    authApi.enrolSecondFactor,
    async ({ body }, context) => enrolSecondFactor(context, body.password),
    ownTransactions,
  );
  route(
    app,
    authApi.confirmSecondFactor,
    async ({ body }, context) => confirmSecondFactor(context, body.code),
    ownTransactions,
  );
  route(app, authApi.renewRecoveryCodes, async (_, context) => renewRecoveryCodes(context));
  route(
    app,
    authApi.removeSecondFactor,
    async ({ body }, context) => removeSecondFactor(context, body),
    ownTransactions,
  );
}
