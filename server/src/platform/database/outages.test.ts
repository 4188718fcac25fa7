// What the server answers and logs while its connection to the database is broken, and that it recovers afterwards.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabaseLink } from '../../../test/database/database-link.ts';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { workingOn } from '../current-work.ts';
import { isAlive } from '../embedded-postgres/processes.ts';

const database = await createTestDatabase();
const link = await openDatabaseLink(database.appUrl);
const drop = async () => {
  link.close();
  await database.drop();
};
const tested = await startTestApp({}, { ...database, appUrl: link.url, drop });
const { as, anonymous, platform } = tested;
const { buyer, seller, negotiate } = await makeParties(tested);
const negotiation = await negotiate();
const messages = `/api/negotiations/${negotiation.id}/messages`;
const error = vi.spyOn(platform.log, 'error');
const warn = vi.spyOn(platform.log, 'warn');
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => link.mend());

const interrupted = { status: 503, body: { status: 503, code: 'error_service_interrupted' } };
const goesAway = 'the database does not answer: calls are answered 503 until it does';
const isBack = 'the database answers again';
const said = (level: typeof error) => level.mock.calls.map(([, text]) => text);

describe('while the database is away', () => {
  test('calls answer 503 as a problem that says when to try again, the process lives, and then all goes on', async () => {
    const before = await as(buyer).get(messages);
    expect(before.status).toBe(200);
    link.cut();
    for (const answer of [
      await as(buyer).get(messages),
      await as(buyer).post(messages, { text: 'Bom dia' }),
      await anonymous.post('/api/auth/login', { email: buyer.email, password: 'Segredo-2026!' }),
      await anonymous.get('/api/ready'),
    ]) {
      expect(answer).toMatchObject(interrupted);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'content-type': expect.stringContaining('application/problem+json'),
      });
    }
    // This also holds for a caller whose session cannot be looked up.
    for (const path of ['/api/health', '/api/settings']) expect((await as(buyer).get(path)).status).toBe(200);
    await link.mend();
    await vi.waitFor(async () => expect((await anonymous.get('/api/ready')).status).toBe(200), { timeout: 60_000 });
    expect((await as(buyer).get(messages)).body).toEqual(before.body);
    await vi.waitFor(() => expect(said(warn)).toEqual([isBack]), { timeout: 60_000 });
  });

  test('the operator is told once when it goes and once when it is back', async () => {
    link.cut();
    for (let call = 0; call < 20; call += 1) expect(await as(buyer).get(messages)).toMatchObject(interrupted);
    await vi.waitFor(() => expect(said(error)).toHaveLength(1), { timeout: 60_000 });
    await link.mend();
    await vi.waitFor(() => expect(said(warn)).toHaveLength(1), { timeout: 60_000 });
    expect(said(error)).toEqual([goesAway]);
    expect(said(warn)).toEqual([isBack]);
  });

  test('one that goes silent is found out by who asks whether the server is ready; then nobody waits', async () => {
    await as(buyer).get(messages);
    link.silence();
    expect(await anonymous.get('/api/ready')).toMatchObject(interrupted);
    await vi.waitFor(() => expect(platform.outages.isOn()).toBe(true), { timeout: 60_000 });
    for (let call = 0; call < 30; call += 1) expect(await as(buyer).get(messages)).toMatchObject(interrupted);
    expect(await anonymous.get('/api/ready')).toMatchObject(interrupted);
    expect(said(error)).toEqual([goesAway]);
    await link.mend();
    await vi.waitFor(() => expect(said(warn)).toEqual([isBack]), { timeout: 60_000 });
    expect((await as(buyer).get(messages)).status).toBe(200);
    expect((await anonymous.get('/api/ready')).status).toBe(200);
  });

  test('who has waited too long for a connection of a busy server is told so, the operator once', async () => {
    const { options } = platform.pool;
    const patience = options.connectionTimeoutMillis;
    const held = await Promise.all(Array.from({ length: options.max }, () => platform.pool.connect()));
    try {
      // A call waits shorter than the pool would let it.
      options.connectionTimeoutMillis = 600_000;
      const calls = Array.from({ length: 5 }, () => as(buyer).get('/api/negotiations'));
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'error_too_busy' } });
        expect(answer.headers['retry-after']).toBe('2');
      }
      await vi.waitFor(() => expect(said(warn)).toHaveLength(1), { timeout: 60_000 });
    } finally {
      options.connectionTimeoutMillis = patience;
      for (const client of held) client.release();
    }
    // What came too late for them went back to the pool.
    await vi.waitFor(() => expect(platform.pool.idleCount).toBe(platform.pool.totalCount), { timeout: 60_000 });
    expect((await as(buyer).get(messages)).status).toBe(200);
    expect(said(warn)).toEqual(['all connections are in use: calls are answered 503']);
    expect(said(error)).toEqual([]);
  });
});

test('who has waited for their turn already is refused the sooner', async () => {
  const held = await Promise.all(Array.from({ length: platform.pool.options.max }, () => platform.pool.connect()));
  const refused: string[] = [];
  const ask = (reqId: string, waitedMs: number) =>
    workingOn({ call: 'GET /api/negotiations', reqId, waitedMs }, () => platform.pool.connectForWork()).catch(() =>
      refused.push(reqId),
    );
  await Promise.all([ask('has just come', 0), ask('has waited', 1200)]);
  for (const client of held) client.release();
  expect(refused).toEqual(['has waited', 'has just come']);
});

/** A message that waits for another transaction's lock when the database ends its statement or its connection. */
async function endedMessage(by: 'pg_terminate_backend' | 'pg_cancel_backend') {
  const holding = await platform.pool.connect();
  await holding.query('begin');
  await holding.query('select from negotiation where id = $1 for update', [negotiation.id]);
  const sent = as(seller).post(messages, { text: 'Sem resposta' });
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const blocked = await vi.waitFor(
    async () => {
      const { rows } = await holding.query<{ pid: number }>(waiting);
      expect(rows).toHaveLength(1);
      return rows;
    },
    { timeout: 60_000 },
  );
  for (const { pid } of blocked) await holding.query(`select ${by}($1)`, [pid]);
  const answer = await sent;
  await holding.query('rollback');
  holding.release();
  return answer;
}

test('a backend that is ended in the middle of a transaction costs that call, and nothing is half-stored', async () => {
  const before = (await as(buyer).get(messages)).body.items.length;
  expect(await endedMessage('pg_terminate_backend')).toMatchObject(interrupted);
  expect((await as(buyer).get(messages)).body.items).toHaveLength(before);
  await vi.waitFor(() => expect(said(warn)).toEqual(['a connection to the database was lost']), { timeout: 60_000 });
  expect(said(error)).toEqual([]);
});

test('a transaction that the database ends for its idleness is a lost connection, and no fault', async () => {
  const ended = platform.db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = '20ms'`.execute(transaction);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    // Nothing is read meanwhile: the next statement is answered with the end of the connection.
    const still = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; tries < 6000 && isAlive(rows[0]?.pid ?? 0); tries += 1) Atomics.wait(still, 0, 0, 10);
    await sql`select 1`.execute(transaction);
  });
  const failure = await ended.catch((reason: unknown) => reason);
  expect(failure).toMatchObject({ code: '25P03' });
  expect(platform.outages.note(failure)).toBe(true);
  await vi.waitFor(() => expect(said(warn)).toEqual(['a connection to the database was lost']), { timeout: 60_000 });
  expect(said(error)).toEqual([]);
});

test('a statement that the database ends is answered as too busy, and nothing is half-stored', async () => {
  const before = (await as(buyer).get(messages)).body.items.length;
  const answer = await endedMessage('pg_cancel_backend');
  expect(answer).toMatchObject({ status: 503, body: { code: 'error_too_busy' }, headers: { 'retry-after': '2' } });
  expect((await as(buyer).get(messages)).body.items).toHaveLength(before);
  expect(said(error)).toEqual([]);
});

test('a database without space refuses changes with 503, goes on reading, and the operator is told once', async () => {
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query(`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await owner.query('create trigger full_disk before insert on message execute function no_space()');
  const before = (await as(buyer).get(messages)).body.items.length;
  for (let call = 0; call < 2; call += 1)
    expect(await as(buyer).post(messages, { text: 'Sem espaço' })).toMatchObject(interrupted);
  expect((await as(buyer).get(messages)).body.items).toHaveLength(before);
  await owner.query('drop function no_space() cascade');
  await owner.end();
  expect((await as(buyer).post(messages, { text: 'Com espaço' })).status).toBe(201);
  expect(said(error)).toEqual(['the disk of the database is full: changes are answered 503']);
});

describe('a commit whose answer is lost', () => {
  test('is no success, and the same key again answers what was stored, once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const text = 'Fica uma só vez';
    link.loseAnswerTo('commit');
    expect(await as(buyer).post(messages, { text }, key)).toMatchObject(interrupted);
    const again = await as(buyer).post(messages, { text }, key);
    expect(again).toMatchObject({ status: 201, body: { text } });
    const { items } = (await as(seller).get(messages)).body;
    const stored = items.filter((one: { text: string }) => one.text === text);
    expect(stored.map(({ id }: { id: string }) => id)).toEqual([again.body.id]);
  });

  test('without a key nothing tries by itself a second time', async () => {
    const text = 'Sem chave';
    link.loseAnswerTo('commit');
    expect(await as(buyer).post(messages, { text })).toMatchObject(interrupted);
    // The commit itself may still be under way: its connection is gone, not its transaction.
    const stored = async () =>
      (await as(seller).get(messages)).body.items.filter((one: { text: string }) => one.text === text);
    await vi.waitFor(async () => expect(await stored()).not.toEqual([]), { timeout: 60_000 });
    expect(await stored()).toHaveLength(1);
  });
});
