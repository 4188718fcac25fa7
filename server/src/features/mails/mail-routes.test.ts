// What administrators see of undelivered mails, and what they can do about them.
import { expect, test } from 'vitest';
import { failJob, rescheduleJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { outboxFolder } from '../../platform/mail/mailer.ts';
import { findInOutbox } from '../../platform/mail/outbox.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { pruneNotifications } from '../notifications/notification-jobs.ts';
import { pruneDeliveries } from './mail-jobs.ts';

const { as, db, platform, config, make, runJobs } = await startTestApp();
const admin = await make.admin();

type Change = { status?: string; fault?: string; tried_at?: string | null; created_at?: string };
/** A mail with failed tries and its content. */
async function undelivered(to: string, change: Change = {}): Promise<string> {
  await queueMail(
    { db, platform, now: new Date() },
    { to, subject: 'Uma decisão', language: 'pt', kind: 'project.approved', paragraphs: ['Olá'] },
  );
  const { id } = await db.selectFrom('mail').select('id').where('recipient', '=', to).executeTakeFirstOrThrow();
  const tried = { status: 'failed', fault: 'try_later', attempts: 12, tried_at: new Date().toISOString(), ...change };
  await db.updateTable('mail').set(tried).where('id', '=', id).execute();
  return id;
}
const mailOf = (id: string) => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const list = async (query = '') => {
  const { status, body } = await as(admin).get(`/api/admin/mails${query}`);
  expect(status).toBe(200);
  return body.items as { id: string; status: string; fault: string; allowedActions: string[] }[];
};

test('the list has what did not arrive, newest first, narrowed by status, reason and words', async () => {
  const failed = await undelivered('ana@longe.example', { fault: 'unknown_mailbox' });
  const again = await undelivered('rui@perto.example', { status: 'queued' });
  await undelivered('novo@perto.example', { status: 'queued', tried_at: null });
  await undelivered('boa@perto.example', { status: 'sent' });
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual([again, failed]);
  expect(all[1]).toMatchObject({ fault: 'unknown_mailbox', allowedActions: ['retry', 'giveUp'] });
  expect(all[0]?.allowedActions).toEqual(['giveUp']);
  expect(JSON.stringify(all)).not.toContain('Olá');
  for (const query of ['?status=failed', '?fault=unknown_mailbox', '?searchQuery=longe'])
    expect((await list(query)).map(({ id }) => id)).toEqual([failed]);
});

test('[ADM-58] a failed mail is counted on the dashboard, sent again under its own id, and forgets what it said', async () => {
  const before = (await as(admin).get('/api/admin/dashboard/metrics/summary')).body.failedMails;
  const id = await undelivered('eva@perto.example');
  expect((await as(admin).get('/api/admin/dashboard/metrics/summary')).body.failedMails).toBe(before + 1);
  const { status, body } = await as(admin).post(`/api/admin/mails/${id}/retry`, {});
  expect([status, body.status, body.allowedActions]).toEqual([200, 'queued', ['giveUp']]);
  expect(body).toMatchObject({ fault: null, triedAt: null, attempts: 0 });
  // It is on its way again, so it is not listed.
  expect((await list()).map((one) => one.id)).not.toContain(id);
  expect((await as(admin).post(`/api/admin/mails/${id}/retry`, {})).status).toBe(409);
  await runJobs();
  expect(await findInOutbox(outboxFolder(config), id)).toMatchObject({
    to: 'eva@perto.example',
    text: expect.stringContaining('Olá'),
  });
  expect(await mailOf(id)).toMatchObject({ status: 'sent', content: null, fault: null });
});

test('[ADM-58] what is given up is not sent, not even by a try that was waiting', async () => {
  const id = await undelivered('ivo@perto.example', { status: 'queued' });
  const { status, body } = await as(admin).post(`/api/admin/mails/${id}/give-up`, {});
  expect([status, body.status, body.allowedActions]).toEqual([200, 'given_up', []]);
  await runJobs();
  expect(await mailOf(id)).toMatchObject({ status: 'given_up', content: null });
  expect(await findInOutbox(outboxFolder(config), id)).toBeUndefined();
  for (const act of ['retry', 'give-up'])
    expect((await as(admin).post(`/api/admin/mails/${id}/${act}`, {})).status).toBe(409);
  expect((await as(admin).post(`/api/admin/mails/${newId()}/retry`, {})).status).toBe(404);
});

test('a mail that no job tries any more has failed and is shown so; one that is tried again waits', async () => {
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const change = { status: 'queued', fault: 'no_connection', created_at: hoursAgo };
  const [lost, waiting] = [
    await undelivered('rita@longe.example', change),
    await undelivered('sara@longe.example', change),
  ];
  const young = await undelivered('nova@longe.example', { status: 'queued', tried_at: null });
  for (const id of [lost, young]) await failJob(platform.pool, `mail ${id}`);
  await rescheduleJobs(platform.pool, { runAt: new Date(Date.now() + 3_600_000) });
  await enqueue(db, 'show_lost_mails', {});
  await runJobs();
  expect(await mailOf(lost)).toMatchObject({ status: 'failed', fault: 'no_connection' });
  expect((await list('?searchQuery=rita'))[0]?.allowedActions).toEqual(['retry', 'giveUp']);
  for (const id of [waiting, young]) expect(await mailOf(id)).toMatchObject({ status: 'queued' });
  // A mail that is sent again has a job again.
  expect((await as(admin).post(`/api/admin/mails/${lost}/retry`, {})).status).toBe(200);
  await runJobs();
  expect(await mailOf(lost)).toMatchObject({ status: 'sent' });
});

test('[ADM-57] what was sent is listed by recipient, newest first, without what it said', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const older = await undelivered('lia@perto.example', { status: 'sent', created_at: hoursAgo(3) });
  const newer = await undelivered('lia@perto.example', { status: 'sent' });
  await undelivered('lia@perto.example');
  await undelivered('leo@perto.example', { status: 'sent' });
  const sent = async (query: string) => {
    const { status, body } = await as(admin).get(`/api/admin/mails/sent?${query}`);
    expect(status).toBe(200);
    return body.items as { id: string }[];
  };
  const ids = async (query: string) => (await sent(query)).map(({ id }) => id);
  expect(await ids('recipient=lia@perto.example')).toEqual([newer, older]);
  expect(await ids(`recipient=lia@perto.example&sentEnd=${hoursAgo(48).slice(0, 10)}`)).toEqual([]);
  expect(await ids('searchQuery=leo')).toHaveLength(1);
  expect(await ids('recipient=nobody@perto.example')).toEqual([]);
  expect(JSON.stringify(await sent(''))).not.toContain('Olá');
  expect((await as(admin).get('/api/admin/mails/sent?sentStart=soon')).status).toBe(400);
  expect((await as(await make.user()).get('/api/admin/mails/sent')).status).toBe(403);
});

test('[ADM-57] both lists are files, too, with the filters of the list', async () => {
  await undelivered('ficheiro@perto.example', { status: 'sent' });
  await undelivered('ficheiro@longe.example', { fault: 'unknown_mailbox' });
  const file = async (path: string) => {
    const { status, body } = await as(admin).get(`/api/admin/mails/${path}`);
    expect(status).toBe(200);
    return String(body);
  };
  expect(await file('sent/export?format=csv&recipient=ficheiro@perto.example')).toMatch(
    /^.*\r\nficheiro@perto\.example/,
  );
  expect(await file('export?format=csv&searchQuery=ficheiro')).toContain('ficheiro@longe.example');
  for (const path of ['sent/export', 'export?format=pdf'])
    expect((await as(admin).get(`/api/admin/mails/${path}`)).status).toBe(400);
});

test('deliveries are forgotten when their time is over, and nothing that is still needed', async () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const old = await undelivered('a@antigo.example', { created_at: daysAgo(91) });
  const waiting = await undelivered('b@antigo.example', { created_at: daysAgo(91), status: 'queued' });
  const recent = await undelivered('c@antigo.example', { created_at: daysAgo(89) });
  const user = await make.user();
  const notify = async (is_read: boolean, days: number) => {
    const id = newId();
    await db
      .insertInto('notification')
      .values({
        id,
        user_id: user.id,
        translation_key: 'project.approved',
        data: '{}',
        is_read,
        created_at: daysAgo(days),
      })
      .execute();
    return id;
  };
  const [read, unread, young] = [await notify(true, 366), await notify(false, 366), await notify(true, 364)];
  await pruneDeliveries({}, platform, now);
  await pruneNotifications({}, platform, now);
  const kept = async (table: 'mail' | 'notification', ids: string[]) =>
    (await db.selectFrom(table).select('id').where('id', 'in', ids).execute()).map(({ id }) => id).toSorted();
  expect(await kept('mail', [old, waiting, recent])).toEqual([waiting, recent].toSorted());
  expect(await kept('notification', [read, unread, young])).toEqual([unread, young].toSorted());
});
