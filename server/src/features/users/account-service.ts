// An account from its opening to its deletion by its owner, and the proof of its address.
import { avatarColors, type signUpInput } from 'domain/users/user';
import type { z } from 'zod';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { inTransaction } from '../../platform/http/in-transaction.ts';
import { conflict, forbidden, invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { counterKey, limitCalls } from '../../platform/rate-limits/rate-limits.ts';
import { endSessionsOf } from '../../platform/sessions/session-ends.ts';
import { linkEmployees } from '../legal-entities/employee-service.ts';
import { tellAdministrators } from './administrator-mail-service.ts';
import type { Client } from './client.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { hashPassword } from './password.ts';
import { asUser, type Opened, openSession } from './sign-in-service.ts';
import { issueToken, redeemToken, withdrawTokens } from './single-use-token-service.ts';
import { deleteTokensOf } from './token-queries.ts';
import { queueVerificationMail } from './user-mails.ts';
import {
  getUser,
  insertUser,
  lockActiveAdministrators,
  lockUser,
  type NewUser,
  type UserRow,
  updateUser,
} from './user-queries.ts';

type Anyone = Context<SignedIn | null>;

/** To be called in the transaction that has proven the address. */
export async function onAddressProven(context: Anyone, user: UserRow): Promise<void> {
  const own = asUser(context, user);
  await recordEvent(own, { recordKind: 'user', recordId: user.id, action: 'address_proven' });
  await linkEmployees(own, { userId: user.id, email: user.email });
}

const emailInUse = () => conflict('error_email_in_use', { errors: [{ path: 'email', key: 'error_email_in_use' }] });

type AccountFields = Pick<NewUser, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'phone' | 'language'>;

/** Makes the row. @throws 409 when the address has an account */
export async function createAccount({ db, now }: Anyone, fields: AccountFields & Partial<NewUser>): Promise<UserRow> {
  const id = newId(now);
  const at = now.toISOString();
  const colour = avatarColors[Number.parseInt(id.slice(-4), 16) % avatarColors.length] ?? avatarColors[0];
  const created = { id, email_verified_at: null, avatar_color: colour, created_at: at, updated_at: at, ...fields };
  const user = await insertUser(db, created);
  if (!user) throw emailInUse();
  return user;
}

/** The token was sent to that address: who has it reads what is sent there. */
async function isInvited({ db, now }: Anyone, token: string | undefined, email: string): Promise<boolean> {
  if (token === undefined) return false;
  const invitation = await redeemToken(db, 'invitation', token, now);
  if (invitation?.email === email) return true;
  throw invalid({ path: 'invitation', key: 'error_invalid.invitation' });
}

export async function signUp(context: Anyone, input: z.output<typeof signUpInput>, client: Client): Promise<Opened> {
  const { platform, now } = context;
  const { verifyAddresses, signUpOpen, defaultLanguage } = platform.config;
  if (!signUpOpen) throw forbidden('error_sign_up_closed');
  // Each sends a mail to an address that somebody merely typed.
  const rate = { limit: 30, windowSeconds: 3600 };
  if (verifyAddresses) await limitCalls(platform.db, counterKey('sign-up', client.network), rate, now);
  const password_hash = await hashPassword(input.password, client.network);
  return inTransaction(context, async (inside) => {
    const isProven = (await isInvited(inside, input.invitation, input.email)) || !verifyAddresses;
    const user = await createAccount(inside, {
      email: input.email,
      email_verified_at: isProven ? now.toISOString() : null,
      password_hash,
      first_name: input.firstName,
      last_name: input.lastName,
      phone: input.phone ?? null,
      language: input.language ?? defaultLanguage,
    });
    const data = { termsAccepted: true };
    await recordEvent(asUser(inside, user), { recordKind: 'user', recordId: user.id, action: 'signed_up', data });
    if (isProven) await onAddressProven(inside, user);
    else await sendVerification(inside, user);
    return openSession(inside, user, { method: 'password', client });
  });
}

/** A new link; the links sent before count no more. */
async function sendVerification(context: Anyone, user: UserRow): Promise<void> {
  const { db, now } = context;
  await withdrawTokens(db, 'verify_email', user.id);
  const token = await issueToken(db, { kind: 'verify_email', userId: user.id, email: user.email, now });
  await queueVerificationMail(context, user, token);
}

export async function resendVerification(context: Context): Promise<void> {
  const { db, actor, now, platform } = context;
  const user = await getUser(db, actor.id);
  if (user.email_verified_at !== null) return;
  await limitCalls(platform.db, counterKey('verification', user.id), { limit: 3, windowSeconds: 3600 }, now);
  await sendVerification(context, user);
}

export async function verifyEmail(context: Anyone, token: string): Promise<void> {
  const { db, now } = context;
  const wrong = invalid({ path: 'token', key: 'error_invalid.token' });
  const proof = await redeemToken(db, 'verify_email', token, now);
  if (!proof?.user_id) throw wrong;
  const user = await lockUser(db, proof.user_id);
  if (user.status !== 'active' || user.email !== proof.email) throw wrong;
  await proveAddress(context, user);
}

/** Also for other proofs that somebody reads his mail: a link for a new password, a provider that says so. */
export async function proveAddress(context: Anyone, user: UserRow): Promise<UserRow> {
  if (user.email_verified_at !== null) return user;
  const at = context.now.toISOString();
  const proven = await updateUser(context.db, user.id, { email_verified_at: at }, context.now);
  await onAddressProven(context, proven);
  return proven;
}

/** 409 when nobody could administer any more. In the transaction of the change. */
export async function checkNotLastAdministrator({ db }: Anyone, user: UserRow): Promise<void> {
  if (!user.is_admin) return;
  const others = (await lockActiveAdministrators(db)).filter((id) => id !== user.id);
  if (others.length === 0) throw conflict('error_last_administrator');
}

/** The owner's own deletion: an administrator can restore it. */
export async function deleteAccount(context: Context, password: string | undefined): Promise<void> {
  const user = await getUser(context.db, context.actor.id);
  await inTransaction(context, (inside) => checkNotLastAdministrator(inside, user));
  await confirmIdentity(context, user, password);
  await inTransaction(context, async (inside) => {
    await checkNotLastAdministrator(inside, user);
    const deleted = await updateUser(inside.db, user.id, { status: 'user_soft_deleted' }, inside.now);
    await endSessionsOf(inside.db, user.id);
    await deleteTokensOf(inside.db, user.id);
    await recordEvent(inside, { recordKind: 'user', recordId: user.id, action: 'account_deleted' });
    if (user.is_admin) await tellAdministrators(inside, { kind: 'administrator_deleted', about: deleted });
  });
}
