// The seals over the audit log: in order and without gaps whoever writes meanwhile, and broken where somebody changed it.
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runCommand } from '../../../test/processes/run-command.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { hashOf, sealEntries, verifyChain } from './audit-chain.ts';
import { listSealed } from './audit-seal-queries.ts';

const t = await startTestApp();
const { as, db, make } = t;
const admin = await make.admin();
const owner = await make.user();

const open = async () => {
  const { id } = await make.entity(owner);
  expect((await as(admin).get(`/api/admin/legal-entities/${id}`)).status).toBe(200);
  return id;
};
const seals = () => db.selectFrom('audit_seal').selectAll().orderBy('place').execute();

/** As somebody who has the whole database: without triggers and rights. */
async function tamper(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(t.database.superuserUrl);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await work(client);
  } finally {
    await client.end();
  }
}

test('[ADM-65] each entry is sealed once, by a job, over the hash before it', async () => {
  for (let count = 0; count < 3; count += 1) await open();
  await enqueue(db, 'seal_entries', {});
  await t.runJobs();
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs where key = 'seal_entries'`.execute(
    db,
  );
  // The next one begins so early that an entry is sealed within ten seconds.
  expect(rows).toHaveLength(1);
  expect(rows[0]?.seconds).toBeLessThan(5);
  await sealEntries(db);
  const sealed = await seals();
  expect(sealed.map(({ place }) => place)).toEqual([1, 2, 3]);
  const [first, second] = await listSealed(db, 0, 2);
  if (!first?.entry || !second?.entry) throw new Error('nothing is sealed');
  expect(first.hash).toBe(hashOf('0'.repeat(64), 1, first.entry));
  expect(second.hash).toBe(hashOf(first.hash, 2, second.entry));
  expect(await verifyChain(db)).toMatchObject({ checked: 3, last: { place: 3 }, broken: undefined });
});

test('nothing that names a record or a person by name is hashed', async () => {
  await open();
  await sealEntries(db);
  const before = await verifyChain(db);
  await tamper((client) => client.query(`update app_user set first_name = 'Outra', last_name = 'Pessoa'`));
  await tamper((client) => client.query(`update legal_entity set content = content || '{"name": "Outro nome"}'`));
  expect(await verifyChain(db)).toEqual(before);
});

test('writers and sealers at once leave a chain without gap or repetition, and nobody waits', async () => {
  // A write that is not over while others are sealed after it.
  const slow = new pg.Client(t.database.appUrl);
  await slow.connect();
  const late = '00000000-0000-7000-8000-000000000001'.replace(
    /^0{8}-0{4}/,
    (await seals()).at(-1)?.event_id.slice(0, 13) ?? '',
  );
  await slow.query('begin');
  await slow.query(
    `insert into event (id, at, actor_id, record_kind, record_id, action, audited)
     values ($1, now(), $2, 'user', $2, 'opened', true)`,
    [late, admin.id],
  );
  const writers = Array.from({ length: 12 }, open);
  const sealers = Array.from({ length: 6 }, () => sealEntries(db));
  await Promise.all([...writers, ...sealers]);
  await sealEntries(db);
  expect((await seals()).map(({ event_id }) => event_id)).not.toContain(late);
  await slow.query('commit');
  await slow.end();
  await sealEntries(db);
  const sealed = await seals();
  expect(sealed.map(({ place }) => place)).toEqual(sealed.map((_, index) => index + 1));
  expect(sealed.at(-1)?.event_id).toBe(late);
  const { rows } = await sql<{ count: number }>`select count(*) as count from event where audited`.execute(db);
  expect(sealed).toHaveLength(rows[0]?.count ?? 0);
  expect((await verifyChain(db)).broken).toBeUndefined();
});

const verify = (...args: string[]) => runCommand(t, 'audit-verify.ts', ...args);

test('the command names the last sealed entry, and what has no seal yet', async () => {
  const last = (await seals()).at(-1);
  const waiting = await open();
  const { code, out, err } = await verify();
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Entries as they were sealed: ${last?.place}. The last is ${last?.event_id}`);
  expect(out).toContain(`note it as ${last?.place}:${last?.hash}`);
  expect(out).toMatch(new RegExp(`Entries without a seal yet: 1, the first .*opened legal_entity ${waiting}`));
  expect((await verify('--noted', `${last?.place}:${last?.hash}`)).code).toBe(0);
  expect(await verify('--noted', 'all')).toMatchObject({ code: 1, err: expect.stringContaining('Usage') });
}, 60_000);

test('[ADM-65] the command names the first entry that was altered', async () => {
  await sealEntries(db);
  const [, second, third] = await seals();
  await tamper((client) =>
    client.query(`update event set comment = 'Nunca' where id = any($1)`, [[second?.event_id, third?.event_id]]),
  );
  const { code, err } = await verify();
  expect(code).toBe(1);
  expect(err).toContain(`Entry 2, ${second?.event_id}`);
  expect(err).toContain('was altered, or put in.');
  expect(err).toContain('Entries as they were sealed: 1.');
  await tamper((client) =>
    client.query('update event set comment = null where id = any($1)', [[second?.event_id, third?.event_id]]),
  );
  expect((await verifyChain(db)).broken).toBeUndefined();
}, 60_000);

test.each([
  ['with its seal', 'delete from audit_seal where event_id = $1'],
  ['without it', 'delete from event where id = $1'],
  ['by its mark alone', 'update event set audited = false where id = $1'],
])('[ADM-65] an entry that was removed is missed: %s', async (_, statement) => {
  await open();
  await open();
  await sealEntries(db);
  const sealed = await seals();
  const gone = sealed.at(-2);
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(e) as row from event e where id = ${gone?.event_id}`.execute(db);
  await tamper((client) => client.query(statement, [gone?.event_id]));
  expect((await verifyChain(db)).broken).toMatchObject({ place: gone?.place, fault: 'removed' });
  await tamper(async (client) => {
    await client.query('delete from event where id = $1', [gone?.event_id]);
    await client.query('insert into event select (jsonb_populate_record(null::event, $1)).*', [rows[0]?.row]);
    await client.query('insert into audit_seal values ($1, $2, $3) on conflict do nothing', [
      gone?.place,
      gone?.event_id,
      gone?.hash,
    ]);
  });
  expect((await verifyChain(db)).broken).toBeUndefined();
});

test('a chain that was computed anew, or cut, is not the one that was noted', async () => {
  await open();
  await sealEntries(db);
  const noted = (await seals()).at(-1);
  if (!noted) throw new Error('nothing is sealed');
  await open();
  await sealEntries(db);
  expect((await verifyChain(db, noted)).broken).toBeUndefined();
  await tamper(async (client) => {
    await client.query(`update event set comment = 'Nunca' where id = $1`, [noted.event_id]);
    await client.query('delete from audit_seal');
  });
  await sealEntries(db);
  expect((await verifyChain(db)).broken).toBeUndefined();
  expect((await verifyChain(db, noted)).broken).toMatchObject({ place: noted.place, fault: 'not_noted' });
  await tamper((client) => client.query('delete from audit_seal where place >= $1', [noted.place]));
  expect((await verifyChain(db, noted)).broken).toMatchObject({ place: noted.place, fault: 'removed' });
});
