// Queues a mail in the transaction of the change that causes it; a job sends it. No mail is lost, and none is sent for
// a rolled-back change.
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, json } from '../database/database.ts';
import type { Context, SignedIn } from '../http/context.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Job, JobTable, Try } from '../jobs/job-runner.ts';
import { leaveRoom } from '../jobs/leave-room.ts';
import type { Platform } from '../platform.ts';
import { faultOf, isFinal, type SmtpError } from './mail-fault.ts';
import { type MailContent, mailHtml, mailText } from './mail-layout.ts';
import { nextTry, noteReached, noteUnreached } from './unreached-server.ts';

/** The pauses grow from seconds to six hours: about sixteen hours from the first try to the last. */
const maxAttempts = 12;

export interface NewMail extends MailContent {
  to: string;
  /** The subject matter, for the operator: `verify_email`, `entity_approved`, … */
  kind: string;
  replyTo?: string;
  /** Other mails go first: this is one of the many of a morning. */
  canWait?: boolean;
  /** The record with which the mail is erased, whoever it went to. */
  about?: { recordKind: string; recordId: string };
  /** Names what the mail is for: a second mail with the same name is not queued, because a job may run twice. */
  once?: string | undefined;
  /** Stored files; together they should stay under 10 MB. */
  attachments?: readonly StoredAttachment[];
}

interface StoredAttachment {
  key: string;
  name: string;
  contentType: string;
}

/** The row's data until the mail is sent. */
interface StoredContent {
  text: string;
  html: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  attachments?: readonly StoredAttachment[];
}

/** The caller writes the texts in the reader's language (`platform.texts.in(language)`). */
export async function queueMail(
  { db, platform, now }: Pick<Context<SignedIn | null>, 'db' | 'platform' | 'now'>,
  mail: NewMail,
): Promise<void> {
  const row = rowOf(mail, platform, now);
  const queued = await db
    .insertInto('mail')
    .values({ ...row, content: json(row.content), once: mail.once ?? null })
    .onConflict((on) => on.column('once').where('once', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued) await enqueueMail(db, row.id, mail.canWait);
}

/** For what has to be made before the mail, such as its token. */
export async function isQueued(db: Db, once: string): Promise<boolean> {
  return (await db.selectFrom('mail').select('id').where('once', '=', once).executeTakeFirst()) !== undefined;
}

/** So many mails are laid out before the process answers what came in meanwhile. */
const turn = 5;

/** Many mails by two statements. They are made one by one, because laying them out takes longer than a short answer. */
export async function queueMails(db: Db, platform: Platform, mails: Iterable<NewMail & { at: Date }>): Promise<void> {
  const rows: ReturnType<typeof rowOf>[] = [];
  const jobs: { id: string; priority: number }[] = [];
  for (const mail of mails) {
    const row = rowOf(mail, platform, mail.at);
    rows.push(row);
    jobs.push({ id: row.id, priority: mail.canWait ? 10 : 0 });
    if (rows.length % turn === 0) await setImmediate();
  }
  if (rows.length === 0) return;
  await sql`
    insert into mail (id, recipient, kind, subject, status, created_at, content, record_kind, record_id)
    select r.id, r.recipient, r.kind, r.subject, r.status, r.created_at, r.content, r.record_kind, r.record_id
    from jsonb_to_recordset(${json(rows)}) as r(id uuid, recipient text, kind text, subject text, status text,
      created_at timestamptz, content jsonb, record_kind text, record_id uuid)`.execute(db);
  await sql`
    select from graphile_worker.add_jobs(array(
      select row('send_mail', json_build_object('mailId', j.id), null, null, ${maxAttempts}::int, 'mail ' || j.id,
        j.priority, null)::graphile_worker.job_spec
      from jsonb_to_recordset(${json(jobs)}) as j(id text, priority int)))`.execute(db);
}

function rowOf(mail: NewMail, { texts, config }: Platform, at: Date) {
  const subject = mail.subject.replace(/\s+/g, ' ').trim();
  const letterhead = { texts, ...config };
  const { replyTo, unsubscribeUrl, attachments } = mail;
  const content = {
    text: mailText({ ...mail, subject }, letterhead),
    html: mailHtml({ ...mail, subject }, letterhead),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(attachments !== undefined && { attachments }),
  } satisfies StoredContent;
  const { to: recipient, kind, about } = mail;
  return {
    ...{ id: newId(at), recipient, kind, subject, status: 'queued', created_at: at.toISOString(), content },
    record_kind: about?.recordKind ?? null,
    record_id: about?.recordId ?? null,
  };
}

/** May repeat a mail after its last try: the job then starts to count again. */
export const enqueueMail = (db: Db, mailId: string, canWait = false): Promise<void> =>
  enqueue(db, 'send_mail', { mailId }, { key: `mail ${mailId}`, maxAttempts, canWait });

/** One of many mails lets others go first: it waits for a server that is away, and rests when it is sent. */
const sendMail: Job<{ mailId: string }> = async (job, platform, given) => {
  if (!given.canWait) return deliver(job, platform, given);
  await nextTry(platform.mailer);
  const begun = performance.now();
  await deliver(job, platform, given);
  await leaveRoom(begun);
};

const deliver: Job<{ mailId: string }> = async ({ mailId }, { db, mailer, files, metrics }, { attempt, isLast }) => {
  const mail = await db.selectFrom('mail').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (mail?.status !== 'queued' || mail.content === null) return;
  const { text, html, replyTo, unsubscribeUrl, attachments = [] } = mail.content as StoredContent;
  const { recipient: to, subject, created_at } = mail;
  try {
    const contents = await Promise.all(
      attachments.map(async ({ key, ...about }) => ({ ...about, content: await files.read(key) })),
    );
    const at = new Date(created_at);
    await mailer.deliver({ id: mailId, to, subject, text, html, at, replyTo, unsubscribeUrl, attachments: contents });
    noteReached(mailer);
  } catch (error) {
    const fault = error as SmtpError;
    if (faultOf(fault) === 'no_connection') noteUnreached(mailer);
    await keepFault(db, mailId, fault, { attempt, isLast: isLast || isFinal(fault) });
    metrics?.mailEnded(isLast || isFinal(fault) ? 'failed' : 'retried');
    if (isFinal(fault)) return;
    // The error's own text may quote the mail, so it stays in the table.
    throw new Error(`Mail ${mailId} was not taken: ${fault.code ?? 'no code'} ${fault.responseCode ?? ''}`.trim());
  }
  metrics?.mailEnded('sent');
  const now = new Date().toISOString();
  await db
    .updateTable('mail')
    .set({
      status: 'sent',
      sent_at: now,
      tried_at: now,
      content: null,
      error: null,
      fault: null,
      attempts: attempt,
    })
    .where('id', '=', mailId)
    .execute();
};

/** Only the job counts tries. A mail that was given up, or sent by another try, during this one keeps that status. */
const keepFault = (db: Platform['db'], mailId: string, fault: SmtpError, { attempt, isLast }: Omit<Try, 'canWait'>) =>
  db
    .updateTable('mail')
    .set({
      attempts: attempt,
      status: isLast ? 'failed' : 'queued',
      fault: faultOf(fault),
      tried_at: new Date().toISOString(),
      // The server's own answer, if there was one; otherwise the fault explains it, and the log has its code.
      error: fault.response?.trim().slice(0, 500) || null,
    })
    .where('id', '=', mailId)
    // So that no index on the status serves it: with statistics of before, the planner takes the queue to be empty.
    .where(sql<boolean>`'queued' = any(array[status])`)
    .execute();

export const mailJobs: Pick<JobTable, 'jobs' | 'waiting'> = { jobs: { send_mail: sendMail }, waiting: ['send_mail'] };
