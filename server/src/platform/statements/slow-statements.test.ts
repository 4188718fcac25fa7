// What the log says of statements that take long.
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { buildApp } from '../../app.ts';
import { workingOn } from '../current-work.ts';
import { createDb, createPool } from '../database/database.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { createLog } from '../log.ts';
import { namedStatement } from './named-statement.ts';
import { logSlowStatements } from './slow-statements.ts';

const t = await startTestApp({ SLOW_STATEMENT_MS: '250' });
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });

/** A platform on the same database whose statements are all slow. */
async function slowApp(slowStatementMs = 0.001) {
  const pool = createPool({ url: t.database.appUrl, max: 3 });
  logSlowStatements({ pool, log, slowStatementMs });
  const platform = { ...t.platform, pool, db: createDb(pool), log };
  const app = await buildApp(platform);
  closing.push(async () => {
    await app.close();
    await pool.end();
  });
  return { app, platform };
}
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  lines.length = 0;
  vi.restoreAllMocks();
});
const slow = () => lines.filter(({ msg }) => msg === 'slow statement');

test('a slow statement is a line with its name, its call and its request, and no value', async () => {
  const { app } = await slowApp();
  const { token } = await t.make.user();
  const { headers } = await app.inject({
    ...{ method: 'POST', url: '/api/support-feedback', headers: { authorization: `Bearer ${token}` } },
    payload: { category: 'other', name: 'Ana', email: 'secret@test.example', description: 'A secret of 4711' },
  });
  const call = 'POST /api/support-feedback';
  expect(slow().length).toBeGreaterThan(2);
  for (const line of slow())
    expect(line).toMatchObject({
      ...{ level: 40, call, reqId: headers['x-request-id'], ms: expect.any(Number) },
      ...{ statement: expect.stringMatching(/^[0-9a-f]{12}$/), text: expect.any(String) },
    });
  expect(slow().map(({ text }) => text)).toContain('commit');
  expect(JSON.stringify(lines)).not.toMatch(/4711|secret/);
});

test('so is one of a job', async () => {
  const { platform } = await slowApp();
  const jobs = { look: async () => void (await sql`select 'of a job'`.execute(platform.db)) };
  await sql`select graphile_worker.add_job('look', '{}'::json)`.execute(t.db);
  await runDueJobs({ jobs, schedule: [] }, platform);
  expect(slow()).toMatchObject([{ call: 'job look', jobId: expect.any(String), text: 'select ?' }]);
});

test('a quick statement is no line, and with 0 none is', async () => {
  for (const limit of [60_000, 0]) {
    const { app } = await slowApp(limit);
    expect((await app.inject({ url: '/api/ready' })).statusCode).toBe(200);
    expect(slow()).toEqual([]);
  }
});

test('one that fails is timed too, and the same one again within ten seconds is counted only', async () => {
  const { platform } = await slowApp();
  const fail = (n: number) =>
    workingOn({ call: 'GET /api/x', reqId: 'x' }, () => sql`select 1 / ${n}::int`.execute(platform.db)).catch(() => {});
  await fail(0);
  await fail(0);
  await fail(1);
  expect(slow()).toMatchObject([{ call: 'GET /api/x' }]);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
  await fail(1);
  expect(slow()).toMatchObject([{}, { unlogged: 2 }]);
});

test('a statement has one name however many values it has, and its text tells none', () => {
  const one = namedStatement('select /*prepared*/ "a" from "b" where "id" in ($1, $2) and x = \'a\'\'b\' limit 20');
  const other = namedStatement('select "a"  from "b" where "id" in ($1, $2, $3) and x = \'c\' limit 50');
  expect(one).toEqual(other);
  expect(one.text).toBe('select "a" from "b" where "id" in ($…) and x = ? limit ?');
  expect(namedStatement(`select ${'x, '.repeat(400)}`).text).toHaveLength(401);
  expect(namedStatement('insert into a2 values ($1, $2), ($3, $4)').text).toBe('insert into a2 values ($…)…');
});
