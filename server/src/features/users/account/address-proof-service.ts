// Proves that the person who opened an account reads its address. A link in the mail alone is not enough: somebody else
// may have opened the account with that address and would then share it.

import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { forbidden, invalid } from '../../../platform/http/problem-error.ts';
import { hashToken } from '../../../platform/sessions/session-queries.ts';
import type { Guesser } from '../credentials/client.ts';
import { issueToken, redeemToken, withdrawTokens } from '../credentials/single-use-token-service.ts';
import { findToken } from '../credentials/token-queries.ts';
import { queueVerificationMail } from '../mails/user-mails.ts';
import { asUser, isPasswordOf } from '../sign-in/sign-in-service.ts';
import { addressProven } from '../user-events.ts';
import { findUser, getUser, lockUser, type UserRow, updateUser } from '../user-queries.ts';

type Anyone = Context<SignedIn | null>;

/** A new link; earlier links become invalid. */
export async function sendVerification(context: Anyone, user: UserRow): Promise<void> {
  const { db, now } = context;
  await withdrawTokens(db, 'verify_email', user.id);
  const token = await issueToken(db, { kind: 'verify_email', userId: user.id, email: user.email, now });
  await queueVerificationMail(context, user, token);
}

export async function resendVerification(context: Context): Promise<void> {
  const user = await getUser(context.db, context.actor.id);
  if (user.email_verified_at === null) await sendVerification(context, user);
}

interface Proof {
  user_id: string | null;
  email: string;
}

/** The account of a link, if its address still needs a proof. @throws 400 */
function waiting(user: UserRow | undefined, proof: Proof | undefined): UserRow {
  const waits = user?.status === 'active' && user.email_verified_at === null && user.email === proof?.email;
  if (!user || !waits) throw invalid({ path: 'token', key: 'error_invalid.token' });
  return user;
}

async function findWaiting({ db, now }: Anyone, token: string): Promise<UserRow> {
  const proof = await findToken(db, 'verify_email', hashToken(token), now);
  return waiting(proof?.user_id ? await findUser(db, proof.user_id) : undefined, proof);
}

/** Consumes the link and locks the account until the transaction ends. @throws 400 */
export async function redeemVerification({ db, now }: Anyone, token: string): Promise<UserRow> {
  const proof = await redeemToken(db, 'verify_email', token, now);
  return waiting(proof?.user_id ? await lockUser(db, proof.user_id) : undefined, proof);
}

/**
 * In a session of the account the link is enough; elsewhere its password is needed too.
 * @throws 403 without either, 400 for a wrong link or password, 429 after too many wrong passwords; the link stays
 * valid
 */
export async function verifyEmail(
  context: Anyone,
  { token, password }: { token: string; password?: string | undefined },
  client: Guesser,
): Promise<void> {
  const user = await findWaiting(context, token);
  if (context.actor?.id !== user.id) {
    if (!password) throw forbidden('error_confirm_identity');
    const isOwn = await isPasswordOf(context, { email: user.email, user, password }, client);
    if (!isOwn) throw invalid({ path: 'password', key: 'error_invalid_password' });
  }
  await inTransaction(context, async (inside) => proveAddress(inside, await redeemVerification(inside, token)));
}

/** To be called in the transaction that has proven the address. */
export async function onAddressProven(context: Anyone, user: UserRow): Promise<void> {
  const own = asUser(context, user);
  await recordEvent(own, { recordKind: 'user', recordId: user.id, action: 'address_proven' });
  await addressProven.raise(own, { userId: user.id, email: user.email });
}

/** Also for other proofs that a person reads the mail: a link for a new password, a provider's statement. */
export async function proveAddress(context: Anyone, user: UserRow): Promise<UserRow> {
  if (user.email_verified_at !== null) return user;
  const at = context.now.toISOString();
  const proven = await updateUser(context.db, user.id, { email_verified_at: at }, context.now);
  await withdrawTokens(context.db, 'verify_email', user.id);
  await onAddressProven(context, proven);
  return proven;
}
