// Before an irreversible act, the signed-in person proves again that the account is theirs.
import type { Context } from '../../../platform/http/context.ts';
import { checkFreshProof } from '../../../platform/http/fresh-proof.ts';
import { invalid } from '../../../platform/http/problem-error.ts';
import type { UserRow } from '../user-queries.ts';
import { passwordFits } from './password.ts';
import { accountThrottle } from './sign-in-throttle.ts';

/** The maximum age of a proof that replaces a password: a sign-in at the provider, or a code. */
const insteadMinutes = 5;

/**
 * The password, or for an account without one a fresh sign-in at the provider.
 * @param path where the password stands in the body
 * @throws 400 at that path, 403 without fresh proof, 429 after five wrong tries
 */
export async function confirmIdentity(
  context: Context,
  user: UserRow,
  password: string | undefined,
  path = 'password',
): Promise<void> {
  if (user.password_hash === null) return checkFreshProof(context.actor, context.now, insteadMinutes);
  if (password === undefined || password === '') throw invalid({ path, key: 'error_required.password' });
  const throttle = accountThrottle(context.platform.db, context.now, 'password', user.id);
  await throttle.check();
  if (await passwordFits(user.password_hash, password, user.id)) return throttle.check();
  await throttle.count();
  throw invalid({ path, key: 'error_invalid_password' });
}
