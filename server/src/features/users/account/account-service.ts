// An account's opening and its end: its owner deletes it, or the owner of its address refuses it.
import { acceptedNow, legalTexts, legalVersions } from '@wattpact/domain/users/legal-texts';
import type { signUpInput } from '@wattpact/domain/users/person-input';
import { avatarColors } from '@wattpact/domain/users/user';
import type { z } from 'zod';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { conflict, forbidden, invalid } from '../../../platform/http/problem-error.ts';
import { newId } from '../../../platform/ids.ts';
import { counterKey, limitCalls } from '../../../platform/rate-limits/rate-limits.ts';
import { endSessionsOf } from '../../../platform/sessions/session-ends.ts';
import type { Client } from '../credentials/client.ts';
import { confirmIdentity } from '../credentials/confirm-identity.ts';
import { checkNotGuessable } from '../credentials/guessable.ts';
import { hashPassword } from '../credentials/password.ts';
import { redeemToken } from '../credentials/single-use-token-service.ts';
import { deleteTokensOf } from '../credentials/token-queries.ts';
import { tellAdministrators } from '../mails/administrator-mail-service.ts';
import { asUser, type Opened, openSession } from '../sign-in/sign-in-service.ts';
import {
  forgetWaysIn,
  getUser,
  insertUser,
  lockActiveAdministrators,
  type NewUser,
  type UserRow,
  updateUser,
} from '../user-queries.ts';
import { onAddressProven, redeemVerification, sendVerification } from './address-proof-service.ts';
import { refusedAddress } from './refused-address.ts';

type Anyone = Context<SignedIn | null>;

const emailInUse = () => conflict('error_email_in_use', { errors: [{ path: 'email', key: 'error_email_in_use' }] });

type AccountFields = Pick<NewUser, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'phone' | 'language'>;

/** Inserts the account's row. @throws 409 when the address has an account */
export async function createAccount({ db, now }: Anyone, fields: AccountFields & Partial<NewUser>): Promise<UserRow> {
  const id = newId(now);
  const at = now.toISOString();
  const colour = avatarColors[Number.parseInt(id.slice(-4), 16) % avatarColors.length] ?? avatarColors[0];
  const created = { id, email_verified_at: null, avatar_color: colour, created_at: at, updated_at: at, ...fields };
  const user = await insertUser(db, created);
  if (!user) throw emailInUse();
  return user;
}

/** The token was sent to that address, so its bearer reads the address's mail. */
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
  checkNotGuessable(platform.config, input, { path: 'password', password: input.password });
  // Limited, because each call sends a mail to an address that anybody may have typed.
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
      accepted_texts: acceptedNow(legalTexts, now),
    });
    const data = { acceptedTexts: legalVersions };
    await recordEvent(asUser(inside, user), { recordKind: 'user', recordId: user.id, action: 'signed_up', data });
    if (isProven) await onAddressProven(inside, user);
    else await sendVerification(inside, user);
    return openSession(inside, user, { method: 'password', client });
  });
}

/** 409 when no administrator would be left. Call it in the transaction of the change. */
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

/**
 * Closes an account that somebody opened with another person's address. It is deleted as if by its owner (an
 * administrator can delete it for good), cannot be signed into, and releases the address for its owner.
 */
export async function refuseAccount(context: Anyone, token: string): Promise<void> {
  const { db, now } = context;
  const user = await redeemVerification(context, token);
  await checkNotLastAdministrator(context, user);
  await forgetWaysIn(db, user.id, now);
  const closed = { status: 'user_soft_deleted', email: refusedAddress(user.id), password_hash: null };
  await updateUser(db, user.id, closed, now);
  await endSessionsOf(db, user.id);
  // Only the link is known of the acting person, so a signed-in user of that browser is not named.
  const byLink = { ...context, actor: null };
  await recordEvent(byLink, { recordKind: 'user', recordId: user.id, action: 'address_refused' });
  if (user.is_admin) await tellAdministrators(byLink, { kind: 'administrator_refused', about: user });
}
