// Renews a session's proof of identity by the means of a sign-in, so that it is worth as much.
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { forbidden } from '../../../platform/http/problem-error.ts';
import { renewProof } from '../../../platform/sessions/session-queries.ts';
import { confirmIdentity } from '../credentials/confirm-identity.ts';
import { withCode } from '../second-factor/second-factor-service.ts';
import { getUser } from '../user-queries.ts';

interface Typed {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * A code or recovery code where the account has a second factor, because an open browser may fill in the password by
 * itself. Otherwise the password; an account with neither signs in at the provider again.
 * @throws 400 at the requested field, 403 for an account with neither, 429 after five wrong tries
 */
export async function confirmProof(context: Context, { password, code }: Typed): Promise<void> {
  const { actor, now } = context;
  const user = await getUser(context.db, actor.id);
  const renew = async (inside: Context) => {
    await renewProof(inside.db, actor.sessionId, now);
    await recordEvent(inside, { recordKind: 'user', recordId: actor.id, action: 'identity_confirmed' });
  };
  if (user.second_factor_secret !== null) return withCode(context, user, code, renew);
  if (user.password_hash === null) throw forbidden('error_fresh_sign_in_required');
  await confirmIdentity(context, user, password);
  await inTransaction(context, renew);
}
