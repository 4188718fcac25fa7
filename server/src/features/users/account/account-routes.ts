// An account's opening, the proof of its address, and its end.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { clearSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { clientOf, guesserOf } from '../credentials/client.ts';
import { answerSignedIn } from '../sign-in/sign-in-answer.ts';
import { deleteAccount, refuseAccount, signUp } from './account-service.ts';
import { resendVerification, verifyEmail } from './address-proof-service.ts';

/** Refusals are counted, and passwords hashed, outside of any transaction. */
const ownTransactions = { ownTransactions: true };

export function registerAccounts(app: FastifyInstance): void {
  route(
    app,
    authApi.signUp,
    async ({ body }, context) => answerSignedIn(context, await signUp(context, body, clientOf(context.request))),
    ownTransactions,
  );

  route(
    app,
    authApi.verifyEmail,
    async ({ body }, context) => verifyEmail(context, body, guesserOf(context)),
    ownTransactions,
  );
  route(app, authApi.refuseEmail, async ({ body }, context) => refuseAccount(context, body.token));
  route(app, authApi.resendVerification, async (_, context) => resendVerification(context));

  route(
    app,
    authApi.deleteAccount,
    async ({ body }, context) => {
      await deleteAccount(context, body.password);
      clearSessionCookie(context.reply, app.platform.config);
    },
    ownTransactions,
  );
}
