// What administrators do to accounts, never to their own; one administrator always remains.
import type { newAdministrator, UserStatus } from '@wattpact/domain/users/user';
import { userActions } from '@wattpact/domain/users/user-status';
import type { z } from 'zod';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { conflict } from '../../../platform/http/problem-error.ts';
import { endSessionsOf } from '../../../platform/sessions/session-ends.ts';
import { checkAction } from '../../review/check-action.ts';
import { checkNotLastAdministrator, createAccount } from '../account/account-service.ts';
import { isRefusedAddress } from '../account/refused-address.ts';
import { deleteTokensOf } from '../credentials/token-queries.ts';
import { tellAdministrators } from '../mails/administrator-mail-service.ts';
import { resetSecondFactor } from '../second-factor/second-factor-service.ts';
import { lockUser, type UserRow, updateUser } from '../user-queries.ts';
import { eraseUser } from './erasure-service.ts';

type Anyone = Context<SignedIn | null>;
type NewAdministrator = Omit<z.output<typeof newAdministrator>, 'password'>;

interface Options {
  /** Made before the transaction, which would hold a connection while passwords wait for their turn. */
  passwordHash: string;
  language: string;
  /** False when the person chose the password themselves. */
  mustChangePassword: boolean;
}

/** The new administrator gets no mail, because the password is handed over in person. The other administrators do. */
export async function createAdministrator(
  context: Anyone,
  { firstName, lastName, email }: NewAdministrator,
  { passwordHash, language, mustChangePassword }: Options,
): Promise<UserRow> {
  const { now, platform } = context;
  const user = await createAccount(context, {
    email,
    email_verified_at: platform.config.verifyAddresses ? null : now.toISOString(),
    password_hash: passwordHash,
    must_change_password: mustChangePassword,
    first_name: firstName,
    last_name: lastName,
    phone: null,
    language,
    is_admin: true,
  });
  await recordEvent(context, { recordKind: 'user', recordId: user.id, action: 'administrator_created' });
  await tellAdministrators(context, { kind: 'administrator_created', about: user });
  return user;
}

/** The user, locked, if the status permits the act. @throws 404, 409 for oneself or in another status */
async function lockForAct(context: Context, id: string, act: keyof typeof userActions): Promise<UserRow> {
  const { db, actor } = context;
  const user = await lockUser(db, id);
  if (user.id === actor.id) throw conflict('error_own_account');
  checkAction(userActions, act, actor, { status: user.status, ownerIds: [] });
  return user;
}

const news = {
  disable: 'administrator_disabled',
  enable: 'administrator_enabled',
  restore: 'administrator_restored',
} as const;

async function setStatus(context: Context, id: string, act: keyof typeof news): Promise<UserRow> {
  const { db, now } = context;
  const user = await lockForAct(context, id, act);
  if (act === 'restore' && isRefusedAddress(user.email)) throw conflict('error_account_refused');
  const status: UserStatus = userActions[act].to;
  if (act === 'disable') await checkNotLastAdministrator(context, user);
  const changed = await updateUser(db, id, { status }, now);
  if (act === 'disable') {
    await endSessionsOf(db, id);
    await deleteTokensOf(db, id);
  }
  await recordEvent(context, {
    recordKind: 'user',
    recordId: id,
    action: act,
    changes: [{ fieldName: 'status', oldValue: user.status, newValue: status }],
  });
  if (user.is_admin) await tellAdministrators(context, { kind: news[act], about: changed });
  return changed;
}

export const disableUser = (context: Context, id: string) => setStatus(context, id, 'disable');
export const enableUser = (context: Context, id: string) => setStatus(context, id, 'enable');
export const restoreUser = (context: Context, id: string) => setStatus(context, id, 'restore');

/** @throws 404, 409 for oneself, in another status, or without a second factor */
export const resetUserFactor = async (context: Context, id: string): Promise<UserRow> =>
  resetSecondFactor(context, await lockForAct(context, id, 'resetSecondFactor'));

/** For good. @throws 404, 409 for oneself, in another status, or while somebody else could take over a company first */
export const removeUser = async (context: Context, id: string): Promise<void> =>
  eraseUser(context, await lockForAct(context, id, 'remove'), 'remove');
