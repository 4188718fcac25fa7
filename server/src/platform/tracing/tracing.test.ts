// Traces as a collector on loopback receives them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { buildApp } from '../../app.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { createLog } from '../log.ts';
import { createTracing } from './tracing.ts';

interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const received: Received[] = [];
const bodies: string[] = [];
const headers: unknown[] = [];
let answers = 200;
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  bodies.push(body);
  headers.push({ path: request.url, key: request.headers['x-key'] });
  for (const { scopeSpans } of JSON.parse(body).resourceSpans)
    for (const { spans } of scopeSpans) received.push(...spans);
  response.writeHead(answers, { 'content-type': 'application/json' }).end('{}');
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp`;
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, other=2' };
const t = await startTestApp({ ...env, OTEL_SERVICE_NAME: 'market' });
afterAll(async () => {
  await t.platform.tracing?.stop();
  collector.closeAllConnections();
  collector.close();
});
const arrived = async () => {
  await t.platform.tracing?.flush();
  return received.splice(0);
};
beforeEach(arrived);
const of = ({ attributes }: Received) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a request is a span by its call, with one for each statement, and without values', async () => {
  const { id, token } = await t.make.user();
  bodies.length = 0;
  const answer = await t.as({ token }).get(`/api/projects/${id}?q=hidden`);
  const [call, ...others] = (await arrived()).sort(
    (a, b) => Number(Boolean(a.parentSpanId)) - Number(Boolean(b.parentSpanId)),
  );
  expect(call).toMatchObject({ name: 'GET /api/projects/:id' });
  expect(call && of(call)).toEqual({
    ...{ 'http.request.method': 'GET', 'http.route': '/api/projects/:id', 'http.response.status_code': answer.status },
    'wattpact.request_id': answer.headers['x-request-id'],
  });
  expect(others.length).toBeGreaterThan(0);
  for (const statement of others) {
    expect(statement).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
    expect(statement.name).toMatch(/^\w+ [0-9a-f]{12}$/);
  }
  expect(bodies.join()).toContain('"market"');
  expect(bodies.join()).not.toMatch(new RegExp(`${id}|${token}|hidden`));
  expect(headers.at(-1)).toEqual({ path: '/otlp/v1/traces', key: 'a key' });
});

test('a job is a span with its statements, and one that fails says so', async () => {
  const jobs = {
    look: async () => void (await sql`select 1`.execute(t.db)),
    fail: async () => void (await sql`select 1 / 0`.execute(t.db)),
  };
  for (const name of ['look', 'fail']) await sql`select graphile_worker.add_job(${name}, '{}'::json)`.execute(t.db);
  await runDueJobs({ jobs, schedule: [] }, t.platform);
  const spans = await arrived();
  const named = (name: string) => spans.find((span) => span.name === name);
  const statementsOf = (name: string) => spans.filter(({ parentSpanId }) => parentSpanId === named(name)?.spanId);
  expect(named('job look')?.status.code ?? 0).toBe(0);
  expect(named('job fail')?.status.code).toBe(2);
  expect(statementsOf('job look')).toHaveLength(1);
  expect(statementsOf('job fail')).toMatchObject([{ status: { code: 2 } }]);
});

test('the trace of a trusted proxy is gone on with, and that of anybody else is not', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const asked = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-forwarded-for': '203.0.113.7' };
  const behind = await buildApp({ ...t.platform, config: { ...t.config, trustProxy: 1 } });
  await t.app.inject({ url: '/api/health', headers: asked });
  await behind.inject({ url: '/api/health', headers: asked });
  await behind.inject({ url: '/api/health', headers: { ...asked, traceparent: 'nonsense' } });
  const spans = await arrived();
  expect(spans.map((span) => span.traceId === traceId)).toEqual([false, true, false]);
  expect(spans[1]).toMatchObject({ parentSpanId: '00f067aa0ba902b7' });
  await behind.close();
});

test('a collector that refuses fails no call, and is one line a minute', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const tracing = await createTracing({ ...t.platform, log });
  const app = await buildApp({ ...t.platform, tracing });
  answers = 400;
  for (const _ of [1, 2]) {
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    await tracing?.flush();
  }
  answers = 200;
  expect(lines).toMatchObject([{ level: 40, msg: 'traces could not be sent', reason: expect.any(String) }]);
  await tracing?.stop();
  await app.close();
});

test('without an endpoint nothing is traced', async () => {
  const config = { ...t.config, otelExporterOtlpEndpoint: undefined };
  expect(await createTracing({ ...t.platform, config })).toBeUndefined();
});
