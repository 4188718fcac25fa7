// A session's proof of who it is, renewed: by what the account signs in with, so that it is worth as much as a sign-in.
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { forbidden } from '../../../platform/http/problem-error.ts';
import { renewProof } from '../../../platform/sessions/session-queries.ts';
import { confirmCode } from '../second-factor/second-factor-service.ts';
import { getUser } from '../user-queries.ts';
import { confirmIdentity } from './confirm-identity.ts';

interface Typed {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * A code or recovery code where the account has a second factor: a browser that is left open may fill the password in by
 * itself. Else the password; who has neither signs in at the provider anew.
 * @throws 400 at the field that the account is asked for, 403 for an account with neither, 429 after five wrong tries
 */
export async function confirmProof(context: Context, { password, code }: Typed): Promise<void> {
  const { actor, now } = context;
  const user = await getUser(context.db, actor.id);
  if (user.second_factor_secret !== null) await confirmCode(context, user, code);
  else if (user.password_hash !== null) await confirmIdentity(context, user, password);
  else throw forbidden('error_fresh_sign_in_required');
  await inTransaction(context, async (inside) => {
    await renewProof(inside.db, actor.sessionId, now);
    await recordEvent(inside, { recordKind: 'user', recordId: actor.id, action: 'identity_confirmed' });
  });
}
