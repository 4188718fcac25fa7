// The external accounts that open an account: their owner sees them and removes them.
import { notifyRealtime } from '../../../platform/events/notify.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/problem-error.ts';
import { endSessionsOf } from '../../../platform/sessions/session-ends.ts';
import { queueWayInMail } from '../mails/user-mails.ts';
import { deleteIdentity, listIdentities, lockUser } from '../user-queries.ts';
import { providerOf } from './provider-client.ts';

export async function listProviderLinks({ db, actor, platform: { config } }: Context) {
  const identities = await listIdentities(db, actor.id);
  return identities.map(({ id, issuer, created_at }) => {
    const provider = providerOf(config, issuer);
    return { id, provider: provider.id, name: provider.name, linkedAt: created_at };
  });
}

/**
 * Every other session ends, since any of them may have been opened with that account.
 * @throws 404, 409 when nothing else opens the account
 */
export async function removeProviderLink(context: Context, id: string): Promise<void> {
  const { db, actor } = context;
  // Locked, so that of two removals at once the second sees that it is the last one.
  const user = await lockUser(db, actor.id);
  const identities = await listIdentities(db, user.id);
  const removed = identities.find((one) => one.id === id);
  if (!removed) throw notFound();
  if (user.password_hash === null && identities.length === 1) throw conflict('error_last_way_in');
  await deleteIdentity(db, user.id, id);
  await endSessionsOf(db, user.id, actor.sessionId);
  await notifyRealtime(db, { rightsOf: user.id });
  const data = { issuer: removed.issuer };
  await recordEvent(context, { recordKind: 'user', recordId: user.id, action: 'provider_unlinked', data });
  await queueWayInMail(context, user, 'provider_unlinked');
}
