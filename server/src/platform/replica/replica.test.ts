// Lists from a streaming replica: what their reader sees, and what happens when the replica is late, silent or gone.
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabaseLink } from '../../../test/database/database-link.ts';
import { startReplicatedDatabase } from '../../../test/database/streaming-replica.ts';
import { describedCalls } from '../../../test/support/described-calls.ts';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const { primary, replica, stop } = await startReplicatedDatabase();
atEndOfFile(stop);
const link = await openDatabaseLink(replica.appUrl);
const { ownerUrl, appUrl, superuserUrl } = primary;
const given = { ownerUrl, appUrl, superuserUrl, drop: async () => {} };
const SECRET_KEY = 'only for the test of a replica, by A. Quiz';
const settings = { DATABASE_URL: appUrl, DATABASE_REPLICA_URL: link.url, SECRET_KEY, METRICS: 'on' };
const t = await startTestApp(settings, given);
const onReplica = new pg.Client(replica.superuserUrl);
await onReplica.connect();
afterAll(async () => {
  await onReplica.end();
  link.close();
});

const pauseReplay = () => onReplica.query('select pg_wal_replay_pause()');
const resumeReplay = () => onReplica.query('select pg_wal_replay_resume()');

/** How often lists were read there since the start of the server, by source and reason. */
async function reads(source: string, reason: string): Promise<number> {
  const { body = '' } = (await t.platform.metrics?.text()) ?? {};
  const line = new RegExp(`^wattpact_list_reads_total{source="${source}",reason="${reason}"} (\\d+)$`, 'm').exec(body);
  return Number(line?.[1] ?? 0);
}
async function figure(name: string): Promise<number | undefined> {
  const { body = '' } = (await t.platform.metrics?.text()) ?? {};
  const line = new RegExp(`^${name} (\\S+)$`, 'm').exec(body);
  return line ? Number(line[1]) : undefined;
}

const owner = await t.make.user();
const colleague = await t.make.user();
const admin = await t.make.admin();
const entity = await t.make.entity(owner);
await t.make.role(entity.id, colleague, 'manage');
const project = await t.make.project(owner, entity.id);
const isPublishedFor = async (user: { token: string }) =>
  (await t.as(user).get('/api/projects')).body.items[0]?.isPublishedInMarketplace as boolean | undefined;
const publish = async (isPublishedInMarketplace: boolean) =>
  expect((await t.as(owner).patch(`/api/projects/${project.id}/settings`, { isPublishedInMarketplace })).status).toBe(
    200,
  );

/** Until a list is read from the replica again. */
const isUsed = () =>
  expect
    .poll(async () => {
      const before = await reads('replica', 'current');
      await t.as(colleague).get('/api/projects');
      return (await reads('replica', 'current')) > before;
    })
    .toBe(true);

test('lists are read from the replica once it has come so far', async () => {
  await expect.poll(() => isPublishedFor(colleague)).toBe(true);
  await isUsed();
  expect(await figure('wattpact_replica_up')).toBe(1);
  expect(await figure('wattpact_replica_lag_seconds')).toBeLessThan(5);
});

test('whoever changes something sees it in their lists at once, others as soon as the replica has it', async () => {
  await pauseReplay();
  await publish(false);
  expect(await isPublishedFor(owner)).toBe(false);
  expect(await isPublishedFor(colleague)).toBe(true);
  expect(await reads('primary', 'own_write')).toBeGreaterThan(0);
  await resumeReplay();
  await expect.poll(() => isPublishedFor(colleague)).toBe(false);
  const before = await reads('replica', 'current');
  await expect
    .poll(async () => {
      expect(await isPublishedFor(owner)).toBe(false);
      return (await reads('replica', 'current')) > before;
    })
    .toBe(true);
});

test('rights are asked of the primary, single records are read there', async () => {
  await isUsed();
  await pauseReplay();
  await publish(true);
  expect((await t.as(colleague).get(`/api/projects/${project.id}`)).body.isPublishedInMarketplace).toBe(true);
  await t.db
    .updateTable('employee')
    .set({ removed_at: new Date().toISOString() })
    .where('user_id', '=', colleague.id)
    .execute();
  expect((await t.as(colleague).get('/api/projects')).body.items).toEqual([]);
  await t.db.updateTable('employee').set({ removed_at: null }).where('user_id', '=', colleague.id).execute();
  await resumeReplay();
});

test('nobody reads from a replica that is more than five seconds behind', async () => {
  await expect.poll(() => isPublishedFor(colleague)).toBe(true);
  await isUsed();
  await pauseReplay();
  await publish(false);
  await expect.poll(() => isPublishedFor(colleague)).toBe(false);
  expect(await reads('primary', 'late')).toBeGreaterThan(0);
  expect(await figure('wattpact_replica_lag_seconds')).toBeGreaterThan(5);
  await resumeReplay();
  await isUsed();
});

test('each call that may come from a replica writes nothing and is answered by it alone', async () => {
  await isUsed();
  const others = await reads('primary', 'failed');
  for (const { path, access } of describedCalls.filter(({ fromReplica }) => fromReplica)) {
    const query = path.endsWith('/export') ? '?format=csv' : path === '/api/admin/search' ? '?query=Serra' : '';
    const who = access === 'admin' ? admin : colleague;
    const before = await reads('replica', 'current');
    expect([path, (await t.as(who).get(`${path}${query}`)).status]).toEqual([path, 200]);
    expect([path, (await reads('replica', 'current')) - before]).toEqual([path, 1]);
  }
  expect(await reads('primary', 'failed')).toBe(others);
});

test('a file of an administrator leaves its entry in the audit log', async () => {
  await isUsed();
  const entries = () =>
    t.db.selectFrom('event').select('id').where('actor_id', '=', admin.id).where('action', '=', 'exported').execute();
  const before = (await entries()).length;
  expect((await t.as(admin).get('/api/admin/projects/export?format=csv')).status).toBe(200);
  expect((await entries()).length).toBe(before + 1);
});

describe('a replica that is lost', () => {
  const lose = { 'refuses connections': link.cut, 'falls silent': link.silence };
  test.each(Object.entries(lose))(
    '%s: every list is answered, the server stays ready, and it comes back',
    async (_, cut) => {
      await isUsed();
      cut();
      const answers = await Promise.all(Array.from({ length: 20 }, () => t.as(colleague).get('/api/projects')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await t.anonymous.get('/api/ready')).status).toBe(200);
      expect(await figure('wattpact_replica_up')).toBe(0);
      expect(await figure('wattpact_replica_lag_seconds')).toBeUndefined();
      await link.mend();
      await isUsed();
    },
  );
});

test('the replica of another cluster is not used', async () => {
  const other = await startTestApp(
    { ...settings, DATABASE_REPLICA_URL: t.database.appUrl.replace(/[^/]+$/, 'postgres') },
    given,
  );
  await expect.poll(async () => (await other.platform.metrics?.text())?.body).toContain('wattpact_replica_up 0');
  expect((await other.as(colleague).get('/api/projects')).status).toBe(200);
});

test('a replica that was promoted is not used any more', async () => {
  await isUsed();
  await onReplica.query('select pg_promote()');
  await expect.poll(() => figure('wattpact_replica_up')).toBe(0);
  await publish(true);
  expect(await isPublishedFor(colleague)).toBe(true);
});
