// Passwords, proofs of an address and of identity, the second factor, and the end of an account.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { clearSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { clientOf, guesserOf } from '../credentials/client.ts';
import { rememberDevice } from '../credentials/known-device.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../second-factor/second-factor-service.ts';
import { confirmProof } from '../sign-in/proof-service.ts';
import { deleteAccount, refuseAccount } from './account-service.ts';
import { resendVerification, verifyEmail } from './address-proof-service.ts';
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

  route(
    app,
    authApi.verifyEmail,
    async ({ body }, context) => verifyEmail(context, body, guesserOf(context)),
    ownTransactions,
  );
  route(app, authApi.refuseEmail, async ({ body }, context) => refuseAccount(context, body.token));
  route(app, authApi.resendVerification, async (_, context) => resendVerification(context), ownTransactions);

  route(
    app,
    authApi.deleteAccount,
    async ({ body }, context) => {
      await deleteAccount(context, body.password);
      clearSessionCookie(context.reply, config);
    },
    ownTransactions,
  );

  route(app, authApi.confirm, async ({ body }, context) => confirmProof(context, body), ownTransactions);
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
