// What administrators can do about undelivered mails.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import type { MailRecord } from '@wattpact/domain/mails/mail';
import { mailActions } from '@wattpact/domain/mails/mail-status';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { enqueueMail } from '../../platform/mail/send-mail.ts';
import { checkAction } from '../review/check-action.ts';
import { fresh, giveMailUp, lockMail, type MailRow, requeueMail } from './mail-queries.ts';

export const mailRecordOf = (mail: MailRow, actor: Actor): MailRecord => ({
  ...mail,
  allowedActions: allowedActions(mailActions, actor, { status: mail.status, ownerIds: [] }),
});

async function lockForAct({ db, actor }: Context, id: string, act: keyof typeof mailActions): Promise<MailRow> {
  const mail = found(await lockMail(db, id));
  checkAction(mailActions, act, actor, { status: mail.status, ownerIds: [] });
  return mail;
}

/** It keeps its Message-ID, so that the reader sees one mail even if the first one arrived. @throws 404, 409 */
export async function retryMail(context: Context, id: string): Promise<MailRecord> {
  const mail = await lockForAct(context, id, 'retry');
  await requeueMail(context.db, id);
  await enqueueMail(context.db, id);
  await recordEvent(context, { recordKind: 'mail', recordId: id, action: 'retry' });
  return mailRecordOf({ ...mail, ...fresh, triedAt: null }, context.actor);
}

/** @throws 404, 409 */
export async function abandonMail(context: Context, id: string): Promise<MailRecord> {
  const mail = await lockForAct(context, id, 'giveUp');
  await giveMailUp(context.db, id);
  await recordEvent(context, { recordKind: 'mail', recordId: id, action: 'give_up' });
  return mailRecordOf({ ...mail, status: 'given_up' }, context.actor);
}
