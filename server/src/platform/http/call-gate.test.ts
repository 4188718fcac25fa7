// More calls than a process can answer: the rest is refused before any work, and those who watch it are answered.
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

const hurried = await startTestApp({ CALL_QUEUE_MS: '50' });
/** Here nobody is refused for the time that they would have to wait. */
const patient = await startTestApp(
  { PUBLIC_URL: 'https://market.example' },
  { ...hurried.database, drop: async () => {} },
);
/** How fast the machine is does not matter. */
const unhurried = await startTestApp({ CALL_QUEUE_MS: '10000' }, { ...hurried.database, drop: async () => {} });
const user = await hurried.make.user();
const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@test.example', description: 'Bom dia' };
const busy = {
  status: 503,
  body: { code: 'error_too_busy', requestId: expect.any(String) },
  headers: { 'retry-after': '2', 'content-type': expect.stringContaining('application/problem+json') },
};
const line = 'more calls than this process can answer: some are answered 503';

const running: (() => void)[] = [];
const endAll = () => {
  for (const end of running.splice(0)) end();
};
afterEach(endAll);

/** Calls of many people that run until they are let go, as many at once as may. */
function fill({ app }: TestApp, count: number): Promise<unknown> {
  let over = false;
  running.push(() => {
    over = true;
  });
  const work = () => (over ? Promise.resolve() : new Promise<void>((end) => running.push(end)));
  return Promise.all(Array.from({ length: count }, (_, place) => app.callGate(`asker ${place}`, work)));
}

test('beyond the limit calls wait for a moment, and are then refused without a trace', async () => {
  const { as, app, platform } = hurried;
  const warn = vi.spyOn(app.log, 'warn');
  const held = fill(hurried, 32);
  const waiting = [as(user).get('/api/users/me'), as(user).post('/api/support-feedback', feedback)];
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject(busy);
  expect(warn.mock.calls.map(([, text]) => text)).toEqual([line]);
  endAll();
  await held;
  expect((await as(user).post('/api/support-feedback', feedback)).status).toBe(201);
  expect(await platform.db.selectFrom('support_feedback').select('id').execute()).toHaveLength(1);
});

test('where the queue is full they are refused before their session is looked up; those who watch are not', async () => {
  const { as, anonymous, statements } = patient;
  const held = fill(patient, 1032);
  const before = statements.length;
  expect(await as(user).get('/api/users/me')).toMatchObject(busy);
  expect(await as(user).post('/api/support-feedback', feedback)).toMatchObject(busy);
  expect(statements.length).toBe(before);
  for (const path of ['/api/health', '/api/ready', '/api/settings'])
    expect((await anonymous.get(path)).status).toBe(200);
  endAll();
  await held;
  expect((await as(user).get('/api/users/me')).status).toBe(200);
});

test('over HTTP the refusal comes before Fastify, in the same form', async () => {
  const { app, as } = patient;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const held = fill(patient, 1032);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) };
  };
  const usual = await as(user).get('/api/users/me');
  const early = await ask('/api/users/me?x=1');
  expect(early).toMatchObject(busy);
  expect(early.headers['x-request-id']).toBe(early.body.requestId);
  expect({ ...early.body, requestId: '' }).toEqual({ ...usual.body, requestId: '' });
  expect(headersOf(early)).toEqual(headersOf(usual));
  expect(early.headers).toHaveProperty('strict-transport-security');
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' } };
  expect(await ask('/api/support-feedback', { ...posted, body: JSON.stringify(feedback) })).toMatchObject(busy);
  // A long body goes the usual way, which ends with it.
  expect(await ask('/api/support-feedback', { ...posted, body: ' '.repeat(200_000) })).toMatchObject(busy);
  for (const path of ['/api/health', '/api/ready', '/api/settings', '/api/openapi.json'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  endAll();
  await held;
  expect((await ask('/api/users/me')).status).toBe(401);
});

/** Without those of the connection, and what differs from answer to answer. */
const headersOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !/^(date|connection|keep-alive|content-(length|type)|x-request-id)$/.test(name))
      .toSorted(),
  );

test('a burst is answered whole', async () => {
  const burst = Array.from({ length: 100 }, () => unhurried.as(user).get('/api/users/me'));
  expect(new Set((await Promise.all(burst)).map(({ status }) => status))).toEqual(new Set([200]));
});
