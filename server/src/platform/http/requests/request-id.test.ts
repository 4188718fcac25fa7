// One id for a request: from a trusted proxy that gives it, in the answer, and in every line of the log.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { buildApp } from '../../../app.ts';
import { workingOn } from '../../current-work.ts';
import { createLog } from '../../log.ts';
import type { TrustedProxies } from '../../trusted-proxies.ts';

const t = await startTestApp();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const behind = (trustProxy: TrustedProxies) => ({ ...t.platform, log, config: { ...t.config, trustProxy } });
const app = await buildApp(behind(1));
const made = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

test.each([crypto.randomUUID(), crypto.randomUUID().toUpperCase(), '5f0c1e0d9a7b4c3d8e2f1a0b9c8d7e6f'])(
  'the id %s of a trusted proxy is kept, and the problem names it',
  async (given) => {
    const answer = await app.inject({ url: '/api/users/me', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toBe(given);
    expect(answer.json()).toMatchObject({ status: 401, requestId: given });
  },
);

test.each(['recorded', 'send_password_reset', 'a'.repeat(64), '<b>', '', ['0', '1']])(
  'in the place of %j the server makes one',
  async (given) => {
    const answer = await app.inject({ url: '/api/health', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toMatch(made);
  },
);

test.each([
  [false, '127.0.0.1', false],
  [1, '203.0.113.7', true],
  [['10.0.0.0/8', 'fc00::1'], '10.9.8.7', true],
  [['10.0.0.0/8', 'fc00::1'], '::ffff:10.9.8.7', true],
  [['10.0.0.0/8', 'fc00::1'], 'fc00::1', true],
  [['10.0.0.0/8', 'fc00::1'], '203.0.113.7', false],
  [['10.0.0.0/8', 'fc00::1'], 'fc00::2', false],
] as const)('with TRUST_PROXY %j an id from %s is kept: %j', async (trusted, remoteAddress, isKept) => {
  const other = await buildApp(behind(typeof trusted === 'object' ? [...trusted] : trusted));
  const id = crypto.randomUUID();
  const answer = await other.inject({ url: '/api/health', headers: { 'x-request-id': id }, remoteAddress });
  expect(answer.headers['x-request-id'] === id).toBe(isKept);
  await other.close();
});

test('every line that is written during a call has its id and its name, once', async () => {
  const other = await buildApp({
    ...behind(1),
    files: {
      ...t.platform.files,
      isReachable: async () => {
        log.warn('from deep inside');
        return false;
      },
    },
  });
  const id = crypto.randomUUID();
  lines.length = 0;
  await other.inject({ url: '/api/ready', headers: { 'x-request-id': id } });
  expect(lines.find(({ msg }) => msg === 'from deep inside')).toMatchObject({ reqId: id, call: 'GET /api/ready' });
  await other.close();
});

test('a line about a request has the id once, one of a job names the job, and any other nothing', () => {
  const texts: string[] = [];
  const plain = createLog('info', { write: (line) => texts.push(line) });
  const reqId = crypto.randomUUID();
  workingOn({ call: 'GET /api/projects/:id', reqId }, () => plain.child({ reqId }).info('about a request'));
  workingOn({ call: 'job send_mail', jobId: '12' }, () => plain.info('in a job'));
  plain.info('else');
  expect(texts[0]?.split(reqId)).toHaveLength(2);
  expect(texts.map((text) => JSON.parse(text))).toMatchObject([
    { reqId, call: 'GET /api/projects/:id' },
    { call: 'job send_mail', jobId: '12' },
    {},
  ]);
  expect(texts[2]).not.toMatch(/call|Id/);
});
