// The limits per user over HTTP: each described one refuses, and refuses nobody else.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { userLimits } from '@wattpact/domain/api/user-limits';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { describedCalls, nameOf } from '../../../test/support/described-calls.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp, type TestAnswer } from '../../../test/support/test-app.ts';
import { multipart, samplePdf, upload } from '../../../test/support/uploads.ts';
import { counterKey, longestWindowSeconds, sweepCounters } from './rate-limits.ts';

const t = await startTestApp({ TELEMETRY: 'on' });
const { as, make, db } = t;
const parties = await makeParties(t);
const { id } = await parties.negotiate();
const limited = describedCalls.filter(({ perUser }) => perUser);
const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@test.example', description: 'Não abre.' };
const report = (user: { token: string }, headers?: Record<string, string>, changes: object = {}) =>
  as(user).post('/api/support-feedback', { ...feedback, ...changes }, headers);

type Somebody = { id: string; token: string };
const keyOf = (counter: string, user: Somebody) => counterKey(`user ${counter}`, user.id);

/** As if the user had made this many calls just now. */
const use = (counter: string, user: Somebody, count: number) =>
  db
    .insertInto('rate_counter')
    .values({ key: keyOf(counter, user), window_start: new Date().toISOString(), count })
    .execute();
const countOf = async (counter: string, user: Somebody) => {
  const rows = await db.selectFrom('rate_counter').select('count').where('key', '=', keyOf(counter, user)).execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
};
const letTimePass = (seconds: number) =>
  sql`update rate_counter set window_start = window_start - make_interval(secs => ${seconds})`.execute(db);

const refused = { status: 429, body: { code: 'error_user_limit' } };

/** Queries and bodies that are checked before the call is counted. */
const queries: Record<string, string> = {
  'GET /api/benchmark': '?country=portugal',
  'GET /api/benchmark/history': '?country=portugal&kind=ask',
  'GET /api/benchmark/against-median': '?kind=project&ids=x',
};
const bodies: Record<string, object> = {
  'POST /api/support-feedback': feedback,
  'POST /api/negotiations/:id/messages': { text: 'Bom dia' },
  'POST /api/telemetry': { counted: ['home'] },
  'PUT /api/users/avatar': { avatarColor: 'teal' },
};

function send(call: ApiCall, user: Somebody): Promise<TestAnswer> {
  if (call.raw === 'upload') {
    const { body, headers } = multipart([{ field: 'file', name: 'documento.pdf', content: samplePdf }]);
    return as(user).post(call.path, body, headers);
  }
  const path = call.path
    .replace(':templateId', crypto.randomUUID())
    .replace(':kind', 'payment')
    .replace(':id', id)
    .replace(':country', 'portugal')
    .replace(':number', '509442013');
  const method = call.method.toLowerCase() as 'get';
  return as(user)[method](
    /\/(export|template)$/.test(path) && path !== '/api/users/me/export'
      ? `${path}?format=csv`
      : `${path}${queries[nameOf(call)] ?? ''}`,
    bodies[nameOf(call)] as never,
  );
}

test('what costs much or asks about strangers has one, and counters outlive none', () => {
  expect([...new Set(limited.map(({ perUser }) => perUser?.counter))].toSorted()).toEqual(
    Object.keys(userLimits).toSorted(),
  );
  for (const { counter, windowSeconds } of Object.values(userLimits)) {
    expect(windowSeconds).toBeLessThanOrEqual(longestWindowSeconds);
    expect(Object.entries(userLimits).find(([name]) => name === counter)).toBeDefined();
  }
  expect(limited.filter(({ access }) => access === 'public')).toEqual([]);
});

describe.each(limited.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  test('the last allowed call is answered, the next one is refused, somebody else is not', async () => {
    const { counter, limit, windowSeconds } = call.perUser as NonNullable<ApiCall['perUser']>;
    const isForAdmins = call.access === 'admin';
    const [user, other] = isForAdmins ? [await make.admin(), await make.admin()] : [parties.seller, parties.buyer];
    await db.deleteFrom('rate_counter').execute();
    await use(counter, user, limit - 1);
    const last = await send(call, user);
    expect(last.status, JSON.stringify(last.body)).not.toBe(429);
    // A call that fails in its transaction is not counted.
    await db.deleteFrom('rate_counter').execute();
    await use(counter, user, limit);
    const next = await send(call, user);
    expect(next).toMatchObject(refused);
    const wait = Number(next.headers['retry-after']);
    expect(wait > 0 && wait <= windowSeconds + windowSeconds / 60, `${wait} s`).toBe(true);
    expect(await countOf(counter, user)).toBe(limit);
    expect((await send(call, other)).status).not.toBe(429);
  });
});

test('calls at once do not exceed it; the refused ones leave nothing, and the next window is free', async () => {
  const user = await make.user();
  const { limit, windowSeconds } = userLimits.support;
  const answers = await Promise.all(Array.from({ length: limit + 10 }, () => report(user)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: limit }, () => 201), ...Array.from({ length: 10 }, () => 429)]);
  const stored = await db.selectFrom('support_feedback').select('id').where('user_id', '=', user.id).execute();
  expect(stored).toHaveLength(limit);
  await letTimePass(windowSeconds / 2);
  expect(await report(user)).toMatchObject(refused);
  await letTimePass(windowSeconds / 2 + windowSeconds / 60);
  expect((await report(user)).status).toBe(201);
});

test('a repeat is answered at the limit, also of an upload; a new key is not', async () => {
  const user = await make.user();
  const first = { 'idempotency-key': 'first' };
  const [sent, stored] = [await report(user, first), await upload(as(user), { headers: first })];
  expect([sent.status, stored.status]).toEqual([201, 201]);
  await db.updateTable('rate_counter').set({ count: 1000 }).execute();
  expect(await report(user, first)).toMatchObject({ status: 201, body: sent.body });
  expect(await upload(as(user), { headers: first })).toMatchObject({ status: 201, body: stored.body });
  for (const headers of [{}, { 'idempotency-key': 'second' }]) {
    expect(await report(user, headers)).toMatchObject(refused);
    expect(await upload(as(user), { headers })).toMatchObject(refused);
  }
  // The refused key is free, and is good later.
  await db.deleteFrom('rate_counter').execute();
  expect((await report(user, { 'idempotency-key': 'second' })).status).toBe(201);
});

test('a key that is older than a day is new again, and so is refused at the limit', async () => {
  const user = await make.user();
  const headers = { 'idempotency-key': 'of yesterday' };
  const send = async () => [(await report(user, headers)).status, (await upload(as(user), { headers })).status];
  expect(await send()).toEqual([201, 201]);
  await db
    .updateTable('idempotency_key')
    .set({ created_at: new Date(Date.now() - 24.5 * 3_600_000).toISOString() })
    .where('user_id', '=', user.id)
    .execute();
  await db.updateTable('rate_counter').set({ count: 1000 }).execute();
  expect(await send()).toEqual([429, 429]);
  await db.deleteFrom('rate_counter').execute();
  expect(await send()).toEqual([201, 201]);
});

test('a call that is refused for another reason is not counted, nor is one of a stranger', async () => {
  const user = await make.user();
  await db.deleteFrom('rate_counter').execute();
  expect((await report(user, {}, { files: [crypto.randomUUID()] })).status).toBe(400);
  expect((await as(parties.stranger).post(`/api/negotiations/${id}/messages`, { text: 'Olá' })).status).toBe(404);
  expect((await t.anonymous.post('/api/support-feedback', feedback)).status).toBe(401);
  expect(await db.selectFrom('rate_counter').selectAll().execute()).toEqual([]);
});

test('the count goes out with the claim of the key, and waits for nothing of its own', async () => {
  const user = await make.user();
  const order: string[] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const { text = '' } = given[0] as { text?: string };
    const table = /insert.* into (idempotency_key|rate_counter)/.exec(text)?.[1];
    const answer = (query as (...all: unknown[]) => Promise<unknown>).apply(this, given);
    if (table) {
      order.push(`${table} sent`);
      answer.then(() => order.push(`${table} answered`));
    }
    return answer as never;
  });
  try {
    expect((await report(user, { 'idempotency-key': 'together' })).status).toBe(201);
  } finally {
    spy.mockRestore();
  }
  expect(order).toEqual([
    'rate_counter sent',
    'idempotency_key sent',
    'rate_counter answered',
    'idempotency_key answered',
  ]);
});

test('the setting raises all limits', async () => {
  const generous = await startTestApp({ USER_LIMIT_FACTOR: '2' });
  const user = await generous.make.user();
  const send = () => generous.as(user).post('/api/support-feedback', feedback);
  expect((await send()).status).toBe(201);
  await generous.db
    .updateTable('rate_counter')
    .set({ count: 2 * userLimits.support.limit - 1 })
    .execute();
  expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
});

test('counters are deleted when no window needs them', async () => {
  const user = await make.user();
  await db.deleteFrom('rate_counter').execute();
  await report(user);
  await sweepCounters(db, new Date());
  expect(await countOf('support', user)).toBe(1);
  await letTimePass(2 * longestWindowSeconds + 61);
  await sweepCounters(db, new Date());
  expect(await db.selectFrom('rate_counter').selectAll().execute()).toEqual([]);
});
