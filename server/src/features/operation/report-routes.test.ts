// How the installation stands, as administrators read it, and what they do about jobs that failed for good.
import { operationReport, reportParts } from '@wattpact/domain/operation/operation-report';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { failJob, lockJob, removeJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';

const t = await startTestApp();
const { db, platform } = t;
const [admin, trader] = await Promise.all([t.make.admin(), t.make.user()]);
beforeEach(() => removeJobs(platform.pool));

const path = '/api/admin/operation';
const jobsPath = `${path}/failed-jobs`;
const report = async () => operationReport.parse((await t.as(admin).get(path)).body);
const failed = async () => (await t.as(admin).get(jobsPath)).body;
const idOf = async (key: string) => {
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.jobs where key = ${key}`.execute(db);
  return rows[0]?.id;
};
/** As the API has it. */
const publicId = (number = '0') => `00000000-0000-0000-0000-${number.padStart(12, '0')}`;
const waiting = async (key: string) => {
  const { rows } = await sql<{ attempts: number; isDue: boolean }>`
    select attempts, run_at <= now() as "isDue" from graphile_worker.jobs where key = ${key}`.execute(db);
  return rows[0];
};
async function makeFailed(key: string, error = 'canceling statement due to lock timeout'): Promise<string> {
  await enqueue(db, 'tell_listeners', { eventId: key }, { key });
  const id = await idOf(key);
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${error})`.execute(db);
  return publicId(id);
}
const act = (id: string, name: 'retry' | 'forget') => t.as(admin).post(`${jobsPath}/${id}/${name}`);
const logged = async () => {
  const { body } = await t.as(admin).get('/api/admin/audit?resourceType=job&limit=1');
  const [entry] = body.items;
  return entry && { action: entry.action, resourceId: entry.resourceId };
};

test('[ADM-74] administrators read how the installation stands, part by part, and nobody else does', async () => {
  await enqueue(db, 'tell_listeners', { eventId: 'x' }, { runAt: new Date(Date.now() - 600_000) });
  await makeFailed('one');
  const told = await report();
  expect(reportParts.filter((part) => told[part] === null)).toEqual([]);
  expect(told).toMatchObject({
    process: { node: expect.stringContaining(process.versions.node), jobs: 'in' },
    migrations: { last: { name: expect.stringMatching(/^\d{4}-.*\.sql$/) }, pending: [], unknown: [] },
    queue: { failed: 1, running: 0, workers: 0 },
    mail: { isSent: false, lastSentAt: null, lastFault: null },
    disk: { holdsFiles: true },
    signIn: { wrongTries: 0 },
  });
  expect(told.queue?.oldestDueSeconds).toBeGreaterThanOrEqual(600);
  expect(Number.parseInt(told.database?.version ?? '', 10)).toBeGreaterThanOrEqual(15);
  expect(told.database?.bytes).toBeGreaterThan(1_000_000);
  expect(told.disk?.totalBytes).toBeGreaterThan(told.disk?.freeBytes ?? Number.POSITIVE_INFINITY);
  expect(JSON.stringify(told)).not.toContain(platform.config.secretKey);
  expect((await t.as(trader).get(path)).status).toBe(403);
  expect((await t.anonymous.get(path)).status).toBe(401);
});

test('[ADM-74] the report counts wrong passwords, what mails wait for, and migrations of another version', async () => {
  await t.anonymous.post('/api/auth/login', { email: 'ana@serra.example', password: 'Wrong-1horse' });
  const mail = { to: 'ana@serra.example', language: 'pt' as const, kind: 'test', subject: 'Olá', paragraphs: ['x'] };
  await queueMail({ db, platform, now: new Date() }, mail);
  await sql`update mail set status = 'failed', fault = 'sign_in', tried_at = now()`.execute(db);
  await sql`insert into schema_migration (name) values ('9999-later.sql')`.execute(ownerDb(t));
  const { signIn, mail: sending, migrations } = await report();
  expect(signIn).toEqual({ wrongTries: 1 });
  expect(sending).toMatchObject({ failed: 1, waiting: 0, lastFault: { fault: 'sign_in' } });
  expect(migrations).toMatchObject({ last: { name: '9999-later.sql' }, pending: [], unknown: ['9999-later.sql'] });
});

test('[ADM-74] the report has the last backup that can be restored, and one that failed after it', async () => {
  expect((await report()).backup).toEqual({ lastAt: null, bytes: null, failedAt: null });
  const run = { kind: 'external', is_scheduled: true, is_encrypted: true };
  const [first, second] = ['2026-11-23T02:30:00.000Z', '2026-11-24T02:30:00.000Z'] as const;
  const ok = { outcome: 'ok', name: 'a', bytes: 7, sha256: '0'.repeat(64) };
  const rows = [
    { ...run, ...ok, id: newId(), started_at: first, ended_at: first },
    { ...run, outcome: 'failed', error: 'no space', id: newId(), started_at: second, ended_at: second },
  ];
  for (const row of rows) await db.insertInto('backup_run').values(row).execute();
  expect((await report()).backup).toEqual({ lastAt: first, bytes: 7, failedAt: second });
});

test('[ADM-76] what the database does not tell in time is missing, and the rest is told', async () => {
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (other) => {
    await sql`lock table mail in access exclusive mode`.execute(other);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const told = await report();
  release.resolve();
  await locking;
  expect(reportParts.filter((part) => told[part] === null)).toEqual(['mail']);
  await expect.poll(async () => (await report()).mail).not.toBeNull();
});

test('[ADM-75] failed jobs are listed with the first line of their error, and without what may be secret', async () => {
  const id = await makeFailed('one', 'refused for ana@serra.example\n    at work (jobs.ts:1)');
  await enqueue(db, 'tell_listeners', { eventId: 'y' }, { key: 'waits' });
  const mail = { to: 'rui@serra.example', language: 'pt' as const, kind: 'test', subject: 'Olá', paragraphs: ['x'] };
  await queueMail({ db, platform, now: new Date() }, mail);
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'send_mail'`.execute(db);
  await failJob(platform.pool, rows[0]?.key ?? '');
  expect(await failed()).toEqual({
    items: [expect.objectContaining({ id, task: 'tell_listeners', error: 'refused for …@…' })],
    total: 1,
  });
  expect((await t.as(trader).get(jobsPath)).status).toBe(403);
  expect((await t.anonymous.get(jobsPath)).status).toBe(401);
});

test('[ADM-75] a failed job is tried again, and the audit log has it', async () => {
  const id = await makeFailed('one');
  expect((await t.as(trader).post(`${jobsPath}/${id}/retry`)).status).toBe(403);
  expect((await act(id, 'retry')).status).toBe(204);
  expect(await waiting('one')).toEqual({ attempts: 0, isDue: true });
  expect((await failed()).total).toBe(0);
  expect(await logged()).toEqual({ action: 'retry', resourceId: id });
  const second = await act(id, 'retry');
  expect([second.status, second.body.code]).toEqual([409, 'error_job_not_failed']);
});

test('[ADM-75] a failed job is forgotten, and the audit log has it', async () => {
  const id = await makeFailed('one');
  expect((await act(id, 'forget')).status).toBe(204);
  expect(await idOf('one')).toBeUndefined();
  expect(await logged()).toMatchObject({ action: 'forgotten' });
  expect((await act(id, 'forget')).status).toBe(404);
});

test.each(['retry', 'forget'] as const)('[ADM-75] a job that waits or runs refuses: %s', async (name) => {
  await enqueue(db, 'tell_listeners', { eventId: 'x' }, { key: 'waits' });
  expect((await act(publicId(await idOf('waits')), name)).status).toBe(409);
  const id = await makeFailed('runs');
  await lockJob(platform.pool, 'runs', 'somebody');
  expect((await act(id, name)).status).toBe(409);
  for (const none of [publicId('999999'), admin.id, 'x']) expect((await act(none, name)).status).toBe(404);
});

test('[ADM-75] all failed jobs are tried again at once, as one entry of the audit log', async () => {
  await makeFailed('one');
  await makeFailed('two');
  expect((await t.as(trader).post(`${jobsPath}/retry`)).status).toBe(403);
  expect((await t.as(admin).post(`${jobsPath}/retry`)).body).toEqual({ count: 2 });
  expect((await failed()).total).toBe(0);
  expect(await logged()).toEqual({ action: 'retry', resourceId: null });
  expect((await t.as(admin).post(`${jobsPath}/retry`)).body).toEqual({ count: 0 });
});
