// Changing a known password, and setting a new one in place of a forgotten one.
import type { resetPasswordInput } from '@wattpact/domain/users/user';
import type { z } from 'zod';
import { notifyRealtime } from '../../../platform/events/notify.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { invalid } from '../../../platform/http/problem-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { counterKey, countUp } from '../../../platform/rate-limits/rate-limits.ts';
import { accountMark, noteSecurityAct } from '../../../platform/security/security-acts.ts';
import { endSessionsOf } from '../../../platform/sessions/session-ends.ts';
import { hashToken } from '../../../platform/sessions/session-queries.ts';
import type { Client } from '../credentials/client.ts';
import { confirmIdentity } from '../credentials/confirm-identity.ts';
import { checkNotGuessable } from '../credentials/guessable.ts';
import { hashPassword, passwordFits } from '../credentials/password.ts';
import { issueToken, redeemToken, withdrawTokens } from '../credentials/single-use-token-service.ts';
import { findToken } from '../credentials/token-queries.ts';
import { queueResetMail, queueWayInMail } from '../mails/user-mails.ts';
import { asUser } from '../sign-in/sign-in-service.ts';
import {
  deleteIdentities,
  findUserByEmail,
  forgetWaysIn,
  getUser,
  lockUser,
  type UserRow,
  updateUser,
} from '../user-queries.ts';
import { proveAddress } from './address-proof-service.ts';

type Anyone = Context<SignedIn | null>;
const hourSeconds = 3600;

/** In one transaction with the sessions and tokens that end because of it. */
async function setPassword(context: Context, user: UserRow, password_hash: string, keepSession?: string) {
  const { db, now } = context;
  const changed = await updateUser(db, user.id, { password_hash, must_change_password: false }, now);
  await endSessionsOf(db, user.id, keepSession);
  await notifyRealtime(db, { rightsOf: user.id });
  await withdrawTokens(db, 'reset_password', user.id);
  await withdrawTokens(db, 'second_factor', user.id);
  await recordEvent(context, { recordKind: 'user', recordId: user.id, action: 'password_changed' });
  await queueWayInMail(context, changed, 'password_changed');
  return changed;
}

const textsOf = ({ first_name: firstName, last_name: lastName, email }: UserRow) => ({ firstName, lastName, email });

export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<UserRow> {
  const user = await getUser(context.db, context.actor.id);
  await confirmIdentity(context, user, currentPassword, 'currentPassword');
  // Another person chose the password and knows it.
  if (user.must_change_password && (await passwordFits(user.password_hash, newPassword, user.id)))
    throw invalid({ path: 'newPassword', key: 'error_password_unchanged' });
  checkNotGuessable(context.platform.config, textsOf(user), { path: 'newPassword', password: newPassword });
  const hash = await hashPassword(newPassword, user.id);
  return inTransaction(context, (inside) => setPassword(inside, user, hash, inside.actor.sessionId));
}

/** Does the same work whether the address has an account or not; the job looks it up. */
export async function forgotPassword(context: Anyone, email: string, client: Client): Promise<void> {
  const { db, platform, now } = context;
  noteSecurityAct(context, 'password_reset_asked', { account: accountMark(platform.config, email) });
  const asked = await countUp(platform.db, counterKey('forgot-password', client.network), hourSeconds, now);
  if (asked <= 60) await enqueue(db, 'send_password_reset', { email });
}

/** The job's part. At most three mails an hour go to one address. */
export async function sendPasswordReset(context: Anyone, email: string): Promise<void> {
  const { platform, now } = context;
  const user = await findUserByEmail(context.db, email);
  if (user?.status !== 'active') return;
  if ((await countUp(platform.db, counterKey('reset-mail', user.id), hourSeconds, now)) > 3) return;
  await inTransaction(context, async (inside) => {
    const token = await issueToken(inside.db, { kind: 'reset_password', userId: user.id, email: user.email, now });
    await queueResetMail(inside, user, token);
  });
}

/** The mail about the password tells the owner of the change. */
async function removeLinks(context: Context): Promise<void> {
  const { db, actor } = context;
  if (!(await deleteIdentities(db, actor.id))) return;
  await recordEvent(context, { recordKind: 'user', recordId: actor.id, action: 'provider_unlinked' });
}

/** The link's bearer reads the address's mail, so the link also proves the address. */
export async function resetPassword(
  context: Anyone,
  { token, password, removeProviderLinks = false }: z.output<typeof resetPasswordInput>,
  client: Client,
): Promise<UserRow> {
  const wrong = invalid({ path: 'token', key: 'error_invalid.token' });
  // Checked before any costly work.
  const asked = await findToken(context.db, 'reset_password', hashToken(token), context.now);
  if (!asked?.user_id) throw wrong;
  const owner = await getUser(context.db, asked.user_id);
  checkNotGuessable(context.platform.config, textsOf(owner), { path: 'password', password });
  const hash = await hashPassword(password, client.network);
  return inTransaction(context, async (inside) => {
    const proof = await redeemToken(inside.db, 'reset_password', token, inside.now);
    if (!proof?.user_id) throw wrong;
    const user = await lockUser(inside.db, proof.user_id);
    if (user.status !== 'active' || user.email !== proof.email) throw wrong;
    // Until now another person may have had the account, who opened it with this address. Administrators are known, so
    // their second factor stays.
    if (user.email_verified_at === null && !user.is_admin) {
      await forgetWaysIn(inside.db, user.id, inside.now);
      await updateUser(inside.db, user.id, { phone: null }, inside.now);
    }
    if (removeProviderLinks) await removeLinks(asUser(inside, user));
    const changed = await setPassword(asUser(inside, user), user, hash);
    return proveAddress(inside, changed);
  });
}
