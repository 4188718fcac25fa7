// Stores feedback with its sender and mails it to the operator, who answers to the given address.
import type { Answer } from '@wattpact/domain/api/api-call';
import type { SupportFeedback, supportApi } from '@wattpact/domain/support/support';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { attachFiles, type FileRow } from '../files/file-service.ts';
import { insertFeedback } from './support-queries.ts';

/** Mail servers refuse larger mails; larger files are named in the mail and stored. */
const maximumAttached = 10_000_000;

export async function sendFeedback(
  context: Context,
  feedback: SupportFeedback,
): Promise<Answer<typeof supportApi.send>> {
  const { db, actor, now } = context;
  const { files: fileIds = [], ...content } = feedback;
  const id = newId(now);
  const createdAt = now.toISOString();
  await insertFeedback(db, { id, user_id: actor.id, created_at: createdAt, ...content });
  const owner = { recordKind: 'support_feedback', recordId: id };
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
    subject: t('common:mail.support.subject', { category: categoryName, name }),
    paragraphs: [description],
    rows: [
      row('category', categoryName),
      row('name', name),
      row('email', email),
      ...(files.length > 0 ? [row('files', files.map((file) => file.name).join('\n'))] : []),
      row('reference', id),
    ],
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
