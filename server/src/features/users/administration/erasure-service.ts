// Erases a person whose account is deleted: an administrator does it, or a job when the period is over.
import { json } from '../../../platform/database/database.ts';
import { forgetPeople } from '../../../platform/events/event-people.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { detachFiles } from '../../files/file-service.ts';
import { deleteMailsTo } from '../../mails/mail-queries.ts';
import { removeRequestsOf } from '../../support/support-service.ts';
import { deleteTokensTo } from '../credentials/token-queries.ts';
import { tellAdministrators } from '../mails/administrator-mail-service.ts';
import { personErased } from '../user-events.ts';
import { deleteOwnRows, type UserRow, updateUser } from '../user-queries.ts';

/**
 * Final: deletes every personal datum. The row stays without a name, because companies' records refer to it. The log
 * names the user by id alone, and companies lose the person among their people, as their contact and in their histories.
 * @param user locked, in the caller's transaction
 * @throws 409 while somebody else could take over a company first
 */
export async function eraseUser(
  context: Context<SignedIn | null>,
  user: UserRow,
  action: 'remove' | 'removed_after_period',
): Promise<void> {
  const { db, now } = context;
  const { id, first_name: firstName, last_name: lastName, phone } = user;
  // Whoever never proved an address must not erase what others say of its owner.
  const proven = user.email_verified_at === null ? null : user.email;
  await personErased.raise(context, { userId: id, firstName, lastName, phone, email: proven });
  await detachFiles(context, { recordKind: 'user', recordId: id }, []);
  await deleteOwnRows(db, id);
  await deleteMailsTo(db, user.email);
  await removeRequestsOf(context, { userId: id, email: proven });
  if (proven !== null) {
    await deleteTokensTo(db, proven);
    await forgetPeople(db, proven);
  }
  const nameless = {
    email: `${id}@deleted.invalid`,
    email_verified_at: null,
    password_hash: null,
    must_change_password: false,
    first_name: '—',
    last_name: '',
    phone: null,
    avatar_file_id: null,
    preferences: json({}),
    second_factor_secret: null,
    second_factor_pending: null,
    second_factor_recovery: json([]),
    last_login_at: null,
  };
  await updateUser(db, id, { ...nameless, status: 'user_deleted' }, now);
  await recordEvent(context, { recordKind: 'user', recordId: id, action });
  if (user.is_admin) await tellAdministrators(context, { kind: 'administrator_removed', about: user });
}
