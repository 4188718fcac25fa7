// Signing in: a password, then a code where there is a second factor. Each way ends in a new session.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { forbidden, ProblemError, unauthorized } from '../../../platform/http/problem-error.ts';
import { hashToken, type SessionMethod, startSession } from '../../../platform/sessions/session-queries.ts';
import type { Client, Guesser } from '../credentials/client.ts';
import { passwordFits } from '../credentials/password.ts';
import { codeThrottle, signInThrottle } from '../credentials/sign-in-throttle.ts';
import { issueToken, redeemToken } from '../credentials/single-use-token-service.ts';
import { findToken } from '../credentials/token-queries.ts';
import { isCodeOf } from '../second-factor/second-factor-service.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from '../user-queries.ts';

export interface Opened {
  token: string;
  user: UserRow;
}

/** The call as the user's own, before a session exists, so that the log names them. */
export const asUser = (context: Context<SignedIn | null>, user: UserRow): Context => ({
  ...context,
  actor: {
    id: user.id,
    isAdmin: user.is_admin,
    roles: [],
    language: user.language as Language,
    displayName: user.display_name,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    mustChangePassword: user.must_change_password,
    sessionId: '',
    provenAt: context.now.toISOString(),
  },
});

/** In the caller's transaction. */
export async function openSession(
  context: Context<SignedIn | null>,
  user: UserRow,
  { method, client, provenAt }: { method: SessionMethod; client: Client; provenAt?: Date | undefined },
): Promise<Opened> {
  const { db, now } = context;
  const row = await updateUser(db, user.id, { last_login_at: now.toISOString() }, now);
  const { id: userId, is_admin: isAdmin } = row;
  const { device, network } = client;
  const token = await startSession(db, { userId, isAdmin, method, device, network, now, provenAt });
  await recordEvent(asUser(context, row), {
    recordKind: 'user',
    recordId: userId,
    action: 'signed_in',
    data: { method },
  });
  return { token, user: row };
}

/** The problem that asks for a code, with the challenge to return with it. */
export async function secondFactorRequired(
  { db, now }: Context<SignedIn | null>,
  user: UserRow,
): Promise<ProblemError> {
  const challenge = await issueToken(db, { kind: 'second_factor', userId: user.id, email: user.email, now });
  return new ProblemError(401, 'error_second_factor_required', { challenge });
}

interface Guess {
  /** In lower case. */
  email: string;
  /** The account with that address, if there is one. */
  user: UserRow | undefined;
  password: string;
}

/**
 * Whether a stranger's password is right; a wrong one is counted.
 * @throws 429 after too many wrong ones, 503 when too many are being checked
 */
export async function isPasswordOf(
  { platform, now }: Context<SignedIn | null>,
  { email, user, password }: Guess,
  { network, knownDevice }: Guesser,
): Promise<boolean> {
  const throttle = signInThrottle(platform.db, now, { email, network, device: user && knownDevice(user) });
  await throttle.check();
  const fits = await passwordFits(user?.password_hash, password, network);
  // Many concurrent tries passed the first check: the right one among them must look like the wrong ones.
  await (fits ? throttle.check() : throttle.count());
  return fits;
}

/** How long an administrator may sign in with the password that another one chose. */
const initialPasswordMs = 72 * 3_600_000;

/** It is chosen with the account; the person's own takes its place, by the first sign-in or by a mailed link. */
const isInitialExpired = ({ must_change_password, created_at }: UserRow, now: Date): boolean =>
  must_change_password && now.getTime() - new Date(created_at).getTime() > initialPasswordMs;

/**
 * Signs in. What is refused takes as long, and is counted, whether the account exists or not.
 * @throws 401, 403 for a closed account with the right password, 429 when too many tries were wrong, 503 when too many
 * passwords are being checked
 */
export async function signIn(
  context: Context<SignedIn | null>,
  { email: typed, password }: { email: string; password: string },
  client: Guesser,
): Promise<Opened> {
  const email = typed.toLowerCase();
  const user = await findUserByEmail(context.db, email);
  const fits = await isPasswordOf(context, { email, user, password }, client);
  if (!user || !fits) throw unauthorized('error_invalid_credentials');
  if (user.status !== 'active') throw forbidden('error_account_inactive');
  if (isInitialExpired(user, context.now)) throw forbidden('error_initial_password_expired');
  if (user.second_factor_secret !== null) throw await secondFactorRequired(context, user);
  return inTransaction(context, (inside) => openSession(inside, user, { method: 'password', client }));
}

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code. A wrong code may be corrected while the
 * challenge is valid; the right one consumes both.
 */
export async function completeSecondFactor(
  context: Context<SignedIn | null>,
  { challenge, code }: { challenge: string; code: string },
  client: Guesser,
): Promise<Opened> {
  const { db, now, platform } = context;
  const asked = await findToken(db, 'second_factor', hashToken(challenge), now);
  const user = asked?.user_id ? await findUser(db, asked.user_id) : undefined;
  if (!user) throw unauthorized('error_challenge_expired');
  const { network } = client;
  const throttle = codeThrottle(platform.db, now, { userId: user.id, network, device: client.knownDevice(user) });
  await throttle.check();
  if (user.status !== 'active') throw forbidden('error_account_inactive');
  const opened = await inTransaction(context, async (inside) => {
    if (!(await isCodeOf(inside, user, code))) return undefined;
    // As with passwords; after a refusal the code and the challenge stay valid.
    await throttle.check();
    if (!(await redeemToken(inside.db, 'second_factor', challenge, now))) throw unauthorized('error_challenge_expired');
    return openSession(inside, user, { method: 'second_factor', client });
  });
  if (opened) return opened;
  await throttle.count();
  throw unauthorized('error_invalid_code');
}
