// Changed and forgotten passwords.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { clientOf } from '../credentials/client.ts';
import { rememberDevice } from '../credentials/known-device.ts';
import { changePassword, forgotPassword, resetPassword } from './password-service.ts';

/** Refusals are counted, and passwords hashed, outside of any transaction. */
const ownTransactions = { ownTransactions: true };

export function registerPasswords(app: FastifyInstance): void {
  const { config } = app.platform;

  route(
    app,
    authApi.changePassword,
    async ({ body }, context) => {
      const user = await changePassword(context, body);
      rememberDevice(context.reply, config, user, context.now);
    },
    ownTransactions,
  );

  route(
    app,
    authApi.forgotPassword,
    async ({ body }, context) => forgotPassword(context, body.email, clientOf(context.request)),
    ownTransactions,
  );

  // A person locked out by a stranger's guesses can sign in again, because their device is known from here on.
  route(
    app,
    authApi.resetPassword,
    async ({ body }, context) => {
      const user = await resetPassword(context, body, clientOf(context.request));
      rememberDevice(context.reply, config, user, context.now);
    },
    ownTransactions,
  );
}
