// Requests to support: stored with their sender and mailed to the operator; administrators answer them by mail.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Answer } from '@wattpact/domain/api/api-call';
import type { SupportFeedback, SupportRequest } from '@wattpact/domain/support/support';
import type { supportApi } from '@wattpact/domain/support/support-api';
import { supportActions } from '@wattpact/domain/support/support-status';
import { appUrl } from '../../platform/app-url.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { attachFiles, detachFiles, type FileRow, fileRecordOf } from '../files/file-service.ts';
import { deleteMailsAbout } from '../mails/mail-queries.ts';
import { checkAction } from '../review/check-action.ts';
import {
  deleteRequests,
  findRequest,
  forgetSender,
  insertAnswer,
  insertFeedback,
  listRequestIdsOf,
  lockRequest,
  lockRequestsBefore,
  type StoredRequest,
  setStatus,
} from './support-queries.ts';

/** Mail servers refuse larger mails; larger files are named in the mail and stored. */
const maximumAttached = 10_000_000;

/** Requests that a job deletes in one transaction. */
const mostAtOnce = 100;

const ownerOf = (id: string) => ({ recordKind: 'support_feedback', recordId: id });

export async function sendFeedback(
  context: Context,
  feedback: SupportFeedback,
): Promise<Answer<typeof supportApi.send>> {
  const { db, actor, now } = context;
  const { files: fileIds = [], ...content } = feedback;
  const id = newId(now);
  const createdAt = now.toISOString();
  await insertFeedback(db, { id, user_id: actor.id, created_at: createdAt, updated_at: createdAt, ...content });
  const owner = ownerOf(id);
  const files = await attachFiles(context, owner, fileIds, (index) => `files.${index}`);
  await recordEvent(context, { ...owner, action: 'created' });
  await mailToOperator(context, { id, feedback, files });
  return { id, createdAt };
}

interface Sent {
  id: string;
  feedback: SupportFeedback;
  files: readonly FileRow[];
}

async function mailToOperator(context: Context, { id, feedback, files }: Sent): Promise<void> {
  const { config, texts } = context.platform;
  const language = config.defaultLanguage;
  const t = texts.in(language);
  const { category, name, email, description } = feedback;
  const categoryName = t(`common:support_category.${category}`);
  const row = (key: string, value: string) => ({ label: t(`common:mail.support.${key}`), value });
  await queueMail(context, {
    to: config.supportEmail,
    replyTo: email,
    language,
    kind: 'support_feedback',
    about: ownerOf(id),
    subject: t('common:mail.support.subject', { category: categoryName, name }),
    paragraphs: [description],
    rows: [
      row('category', categoryName),
      row('name', name),
      row('email', email),
      ...(files.length > 0 ? [row('files', files.map((file) => file.name).join('\n'))] : []),
      row('reference', id),
    ],
    link: { label: t('common:mail.support.open'), url: `${appUrl(config, true)}/${language}/support/${id}` },
    attachments: attachable(files),
  });
}

/** As many files as fit, in their order. */
function attachable(files: readonly FileRow[]) {
  let left = maximumAttached;
  return files.flatMap((file) => {
    if (file.size > left) return [];
    left -= file.size;
    return { key: file.storage_key, name: file.name, contentType: file.content_type };
  });
}

/** The request as administrators see it. */
export const requestRecordOf = ({ actor }: Context, request: StoredRequest): SupportRequest => ({
  ...request,
  files: request.files.map(fileRecordOf),
  allowedActions: allowedActions(supportActions, actor, { status: request.status, ownerIds: [] }),
});

/** @throws 404, 409 where its status forbids the act */
async function lockForAct({ db, actor }: Context, id: string, act: keyof typeof supportActions) {
  found(await lockRequest(db, id));
  const request = found(await findRequest(db, id));
  checkAction(supportActions, act, actor, { status: request.status, ownerIds: [] });
  return request;
}

const changed = async (context: Context, id: string): Promise<SupportRequest> =>
  requestRecordOf(context, found(await findRequest(context.db, id)));

/** Stores the answer and mails it with the thread to the address in the request, in the sender's language. @throws 404 */
export async function answerRequest(context: Context, id: string, text: string): Promise<SupportRequest> {
  const { db, actor, now } = context;
  const request = await lockForAct(context, id, 'answer');
  await insertAnswer(db, {
    id: newId(now),
    feedback_id: id,
    text,
    answered_by: actor.id,
    created_at: now.toISOString(),
  });
  await setStatus(db, id, supportActions.answer.to, now);
  await recordEvent(context, { ...ownerOf(id), action: 'answered' });
  await mailAnswer(context, request, text);
  return changed(context, id);
}

/** Closes the request, or opens it again. @throws 404, 409 when it already is so */
export async function setClosed(context: Context, id: string, closed: boolean): Promise<SupportRequest> {
  const act = closed ? 'close' : 'reopen';
  await lockForAct(context, id, act);
  await setStatus(context.db, id, supportActions[act].to, context.now);
  await recordEvent(context, { ...ownerOf(id), action: closed ? 'closed' : 'reopened' });
  return changed(context, id);
}

/** The answer first; below it what was asked and what was answered before, newest first. */
async function mailAnswer(context: Context, request: StoredRequest, text: string): Promise<void> {
  const { config, texts } = context.platform;
  const { id, language, category, name, email, description, answers, createdAt } = request;
  const t = texts.in(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
  const before = [
    ...answers.toReversed().map((answer) => ({ key: 'answered_on' as const, at: answer.createdAt, text: answer.text })),
    { key: 'asked_on' as const, at: createdAt, text: description },
  ];
  await queueMail(context, {
    to: email,
    replyTo: config.supportEmail,
    language,
    name,
    kind: 'support_answer',
    about: ownerOf(id),
    subject: t('common:mail.support.answer_subject', { category: t(`common:support_category.${category}`) }),
    paragraphs: [text, t('common:mail.support.answer_again')],
    rows: [
      ...before.map((part) => ({
        label: t(`common:mail.support.${part.key}`, { date: day.format(new Date(part.at)) }),
        value: part.text,
      })),
      { label: t('common:mail.support.reference'), value: id },
    ],
  });
}

/** With their files, the answers to them and the mails about them. */
async function removeRequests(context: Pick<Context, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await detachFiles(context, ownerOf(id), []);
  await deleteMailsAbout(context.db, 'support_feedback', ids);
  await deleteRequests(context.db, ids);
}

/**
 * When the person is erased: what they wrote to support goes with them.
 * @param email proven to be theirs; others may have asked under it
 */
export async function removeRequestsOf(
  context: Pick<Context, 'db'>,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const { db } = context;
  await removeRequests(context, await listRequestIdsOf(db, userId));
  if (email !== null) await deleteMailsAbout(db, 'support_feedback', await forgetSender(db, email));
}

/** Some of the requests whose last change is older. @returns how many */
export async function removeRequestsBefore(context: Pick<Context, 'db'>, instant: Date): Promise<number> {
  const ids = await lockRequestsBefore(context.db, instant, mostAtOnce);
  await removeRequests(context, ids);
  return ids.length;
}
