// One id for a request: from whoever gives it, in the answer, and in every line of the log.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { buildApp } from '../../../app.ts';
import { workingOn } from '../../current-work.ts';
import { createLog } from '../../log.ts';

const t = await startTestApp();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const app = await buildApp({ ...t.platform, log });
const made = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

test.each([crypto.randomUUID(), crypto.randomUUID().toUpperCase(), '5f0c1e0d9a7b4c3d8e2f1a0b9c8d7e6f'])(
  'the id %s of a proxy or program is kept, and the problem names it',
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

test('every line that is written during a call has its id and its name, once', async () => {
  const other = await buildApp({
    ...t.platform,
    log,
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
