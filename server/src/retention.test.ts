// How long data are kept: every table has its period, the documents say the same, and the jobs keep to it.
import { readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../test/support/test-app.ts';
import { jobTable } from './jobs.ts';
import { newId } from './platform/ids.ts';
import { retention } from './retention.ts';

const periods = {
  KEEP_MAILS_DAYS: '10',
  KEEP_NOTIFICATIONS_DAYS: '20',
  KEEP_UNUSED_FILES_HOURS: '5',
  KEEP_SUPPORT_DAYS: '30',
  KEEP_VIEWS_DAYS: '40',
};
const t = await startTestApp({ ...periods, KEEP_FAILED_JOBS_DAYS: '7' });
const { db, make, platform } = t;
const user = await make.user();

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const jobs = [...new Set(retention.flatMap(({ job }) => job ?? []))];

describe('the table of what is kept for how long', () => {
  test('[GEN-110] names every table of the database once', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const named = retention.flatMap(({ tables }) => tables);
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('[GEN-110] names jobs that run by themselves', () => {
    const scheduled = jobTable.schedule.map(({ task }) => task);
    expect(jobs.filter((job) => !scheduled.includes(job))).toEqual([]);
  });

  test('[GEN-110] stands in docs/operations.md', () => {
    const lines = retention.map(({ data, until, job }) => `| ${data} | ${until} | ${job ? `\`${job}\`` : ''} |`);
    const table = ['| what | kept until | deleted by |', '|---|---|---|', ...lines].join('\n');
    expect(textOf('docs/operations.md')).toContain(table);
  });

  test.each(languages)('[GEN-110] is told by the privacy notice: %s', (language) => {
    const notice = textOf(`locales/legal/${language}/privacy.md`);
    const told = retention.flatMap(({ told: names = [] }) => names);
    expect(told.filter((name) => !notice.includes(`%${name}%`))).toEqual([]);
  });
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const daysAgo = (days: number) => hoursAgo(24 * days);

/** A row of that age. @returns its id */
type Make = (at: string) => Promise<string>;

const session: Make = async (at) => {
  const { id } = await make.user();
  await db.updateTable('session').set({ last_seen_at: at }).where('user_id', '=', id).execute();
  return (await db.selectFrom('session').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id;
};
const notification: Make = async (at) => {
  const id = newId();
  const row = { id, user_id: user.id, translation_key: 'project.approved', data: '{}', is_read: true, created_at: at };
  await db.insertInto('notification').values(row).execute();
  return id;
};
const mail: Make = async (at) => {
  const id = newId();
  const row = { id, recipient: 'ana@longe.example', kind: 'test', subject: 'Bom dia', status: 'sent', created_at: at };
  await db.insertInto('mail').values(row).execute();
  return id;
};
const upload: Make = async (at) => {
  const id = await make.file(user);
  await db.updateTable('file').set({ created_at: at }).where('id', '=', id).execute();
  return id;
};
const request: Make = async (at) => {
  const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@longe.example', description: 'Bom dia' };
  const { id } = (await t.as(user).post('/api/support-feedback', feedback)).body;
  await db.updateTable('support_feedback').set({ updated_at: at }).where('id', '=', id).execute();
  return id;
};
const { id: company } = await make.entity(user);
const view: Make = async (at) => {
  const item_id = newId();
  const row = { item_kind: 'offer', item_id, user_id: user.id, legal_entity_id: company, viewed_at: at };
  await db.insertInto('item_view').values(row).execute();
  return item_id;
};
const link: Make = async (at) => {
  const token_hash = Buffer.from(newId());
  const row = { token_hash, kind: 'invitation', email: 'ana@longe.example', created_at: at, expires_at: at };
  await db.insertInto('single_use_token').values(row).execute();
  return token_hash.toString();
};
const counter: Make = async (at) => {
  const key = newId();
  await db.insertInto('rate_counter').values({ key, window_start: at, count: 1 }).execute();
  return key;
};
const repeatKey: Make = async (at) => {
  const key = newId();
  const row = { user_id: user.id, call: 'POST /test', key, request_hash: Buffer.alloc(32), created_at: at };
  await db.insertInto('idempotency_key').values(row).execute();
  return key;
};
const takenCase: Make = async (at) => {
  const record_id = newId();
  const row = { kind: 'project', record_id, holder_id: user.id, until: at };
  await db.insertInto('taken_case').values(row).execute();
  return record_id;
};
const failedJob: Make = async (at) => {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job('send_receipt', max_attempts => 1)`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set attempts = 1, updated_at = ${at} where id = ${id}::bigint`.execute(
    db,
  );
  return id;
};

const run = (job: string) => jobTable.jobs[job]?.({} as never, platform, { attempt: 1, isLast: false, canWait: false });
const isKept = async (table: string, column: string, id: string) => {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)}::text = ${id}`.execute(db);
  return rows.length === 1;
};

describe('the jobs that delete', () => {
  test.each([
    ['sweep_expired', 'session', 'id', session, daysAgo(7.1), daysAgo(6.9)],
    ['sweep_expired', 'rate_counter', 'key', counter, hoursAgo(2.1), hoursAgo(1.9)],
    ['sweep_expired', 'idempotency_key', 'key', repeatKey, hoursAgo(24.1), hoursAgo(23.9)],
    ['sweep_temporary_files', 'file', 'id', upload, hoursAgo(5.1), hoursAgo(4.9)],
    ['prune_deliveries', 'mail', 'id', mail, daysAgo(10.1), daysAgo(9.9)],
    ['prune_notifications', 'notification', 'id', notification, daysAgo(20.1), daysAgo(19.9)],
    ['prune_support', 'support_feedback', 'id', request, daysAgo(30.1), daysAgo(29.9)],
    ['prune_views', 'item_view', 'item_id', view, daysAgo(40.1), daysAgo(39.9)],
    ['sweep_cases', 'taken_case', 'record_id', takenCase, hoursAgo(0.1), hoursAgo(-0.1)],
    ['prune_deliveries', 'graphile_worker.jobs', 'id', failedJob, daysAgo(7.1), daysAgo(6.9)],
  ] as const)(
    '[GEN-111] %s deletes from %s what is older than its period',
    async (job, table, column, make, old, young) => {
      const [before, after] = [await make(old), await make(young)];
      await run(job);
      expect([await isKept(table, column, before), await isKept(table, column, after)]).toEqual([false, true]);
    },
  );

  test('[GEN-111] sweep_expired deletes the links that have expired', async () => {
    const count = async () => (await db.selectFrom('single_use_token').select('kind').execute()).length;
    await link(hoursAgo(0.1));
    await link(hoursAgo(-0.1));
    expect(await count()).toBe(2);
    await run('sweep_expired');
    expect(await count()).toBe(1);
  });
});
