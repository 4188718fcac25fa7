// What administrators read and change in the table of mails; platform/mail sends the mails.

import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { type MailFault, type MailRecord, mailList, type SentMail, sentMailList } from '@wattpact/domain/mails/mail';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';

export type MailRow = Omit<MailRecord, 'allowedActions'>;

const select = sql<MailRow>`t.id, t.recipient, t.subject, t.status, t.fault, t.error, t.attempts,
  t.created_at as "createdAt", t.tried_at as "triedAt"`;
/** A mail that waits for its first try is not listed. */
const undelivered = sql<boolean>`(t.status <> 'sent' and (t.status <> 'queued' or t.tried_at is not null))`;

export const undeliveredSource = ({ language }: SignedIn): ListSource<MailRow> => ({
  table: 'mail',
  declaration: mailList,
  where: [undelivered],
  select,
  isAdmin: true,
  language,
});

export const sentSource = ({ language }: SignedIn): ListSource<SentMail> => ({
  table: 'mail',
  declaration: sentMailList,
  where: [sql<boolean>`t.status = 'sent'`],
  select: sql`t.id, t.recipient, t.subject, t.created_at as "createdAt", t.sent_at as "sentAt"`,
  isAdmin: true,
  language,
});

export const listUndelivered = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<MailRow>> =>
  listPage(db, undeliveredSource(actor), query);

/** An address is stored as it was written to, which is in lower case. */
export const listSent = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<SentMail>> =>
  listPage(db, sentSource(actor), query);

/** Locks the mail until the transaction ends. */
export async function lockMail(db: Db, id: string): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`select ${select} from mail t where t.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Resets the mail to its state before the first try, so that it is listed again when the next try fails. */
export const fresh = { status: 'queued', attempts: 0, fault: null, error: null } as const;

export const requeueMail = (db: Db, id: string) =>
  db
    .updateTable('mail')
    .set({ ...fresh, tried_at: null })
    .where('id', '=', id)
    .execute();

export const giveMailUp = (db: Db, id: string) =>
  db.updateTable('mail').set({ status: 'given_up', content: null }).where('id', '=', id).execute();

/**
 * Mails that look as if another try follows but have no job: the process died in the last try, or could not record its
 * result. Recent ones may be between the two.
 */
export const failLostMails = (db: Db, now: Date) =>
  sql`update mail set status = 'failed', fault = coalesce(fault, 'other'), tried_at = coalesce(tried_at, ${now.toISOString()})
    where status = 'queued' and created_at < ${new Date(now.getTime() - 3_600_000).toISOString()}
      and not exists (select from graphile_worker.jobs job where job.key = 'mail ' || mail.id
        and (job.attempts < job.max_attempts or job.locked_at is not null))`.execute(db);

/** Failed mails that still need a decision. */
export async function countFailedMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from mail where status = 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
}

export const deleteMailsBefore = (db: Db, instant: Date) =>
  db.deleteFrom('mail').where('created_at', '<', instant.toISOString()).where('status', '<>', 'queued').execute();

/** Deletes all mails to an address, because their rows name the recipient. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom('mail').where('recipient', '=', email).execute();
}

/** Deletes all mails about these records, whoever they went to; those that were not sent yet are not sent. */
export async function deleteMailsAbout(db: Db, recordKind: string, ids: readonly string[]): Promise<void> {
  await sql`delete from mail where record_id = any(${ids}::uuid[]) and record_kind = ${recordKind}`.execute(db);
}

/** Deletes jobs that nothing will run again. */
export const deleteEndedJobsBefore = (db: Db, instant: Date) =>
  sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${instant.toISOString()}))`.execute(db);

interface MailState {
  waiting: number;
  failed: number;
  lastSentAt: string | null;
  lastFault: { fault: MailFault; at: string } | null;
}

/** How the sending of mails stands. The lists of what has not arrived are short, and each has an index. */
export async function readMailState(db: Db): Promise<MailState> {
  const { rows } = await sql<Omit<MailState, 'lastFault'> & { fault: MailFault | null; triedAt: string | null }>`
    select (select count(*) from mail where status = 'queued') as waiting,
      (select count(*) from mail where status = 'failed') as failed,
      (select sent_at from mail where status = 'sent' order by created_at desc, id desc limit 1) as "lastSentAt",
      last.fault, last.tried_at as "triedAt"
    from (select) one left join lateral (
      select fault, tried_at from mail where status in ('queued', 'failed') and fault is not null and tried_at is not null
      order by tried_at desc limit 1) last on true`.execute(db);
  const { waiting = 0, failed = 0, lastSentAt = null, fault = null, triedAt = null } = rows[0] ?? {};
  return { waiting, failed, lastSentAt, lastFault: fault && triedAt ? { fault, at: triedAt } : null };
}
