// Before what cannot be taken back, the person at the keyboard shows once more that the account is his.
import type { Context } from '../../platform/http/context.ts';
import { forbidden, invalid } from '../../platform/http/problem-error.ts';
import { passwordFits } from './password.ts';
import { accountThrottle } from './sign-in-throttle.ts';
import type { UserRow } from './user-queries.ts';

/** How long a sign-in at a provider counts as fresh. */
const freshMs = 5 * 60_000;

/** 403 unless the session began a moment ago with a proof at the provider, or with a code after it. */
function checkFreshProof({ actor, now }: Context): void {
  const age = now.getTime() - Date.parse(actor.provenAt);
  if (age > freshMs) throw forbidden('error_fresh_sign_in_required');
}

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
  if (user.password_hash === null) return checkFreshProof(context);
  if (password === undefined || password === '') throw invalid({ path, key: 'error_required.password' });
  const throttle = accountThrottle(context.platform.db, context.now, 'password', user.id);
  await throttle.check();
  if (await passwordFits(user.password_hash, password)) return throttle.check();
  await throttle.count();
  throw invalid({ path, key: 'error_invalid_password' });
}
