// What the log says of refusals that may be part of an attack.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '../log.ts';

const t = await startTestApp();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const app = await buildApp({ ...t.platform, log });

/** The lines of one call. */
async function loggedBy(request: object) {
  lines.length = 0;
  await app.inject({ remoteAddress: '203.0.113.7', ...request });
  return lines;
}
const login = { method: 'POST', url: '/api/auth/login' };

test('a wrong password is a line with the network and the account, which it does not name', async () => {
  const payload = { email: 'Ana@serra.example', password: 'Wrong-1horse' };
  const [line] = await loggedBy({ ...login, payload });
  expect(line).toMatchObject({
    security: 'error_invalid_credentials',
    status: 401,
    call: 'POST /api/auth/login',
    network: '203.0.113.7',
    account: expect.stringMatching(/^[\w-]{22}$/),
    reqId: expect.any(String),
  });
  const [again] = await loggedBy({ ...login, payload: { ...payload, email: 'ana@serra.example ' } });
  expect(again?.['account']).toBe(line?.['account']);
  expect(JSON.stringify([line, again])).not.toMatch(/serra|horse/);
});

test('so are a limit, a foreign page, what somebody may not do, and a forged link', async () => {
  const { id, token } = await t.make.user();
  const headers = { authorization: `Bearer ${token}` };
  expect(await loggedBy({ url: '/api/admin/users', headers })).toMatchObject([
    { security: 'error_forbidden', userId: id, call: 'GET /api/admin/users' },
  ]);
  expect(await loggedBy({ ...login, payload: {}, headers: { origin: 'https://evil.example' } })).toMatchObject([
    { security: 'error_foreign_origin' },
  ]);
  const verification = { method: 'POST', url: '/api/auth/verify-email', payload: { token: 'forged' } };
  expect(await loggedBy(verification)).toMatchObject([{ security: 'error_invalid.token', status: 400 }]);
  const payload = { email: 'rui@serra.example', password: 'Wrong-1horse' };
  for (let tries = 0; tries < 5; tries += 1) await loggedBy({ ...login, payload });
  expect(await loggedBy({ ...login, payload })).toMatchObject([{ security: 'error_too_many_requests', status: 429 }]);
});

test('twenty records that somebody may not see are one line', async () => {
  const { id, token } = await t.make.user();
  const headers = { authorization: `Bearer ${token}` };
  const found: unknown[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    found.push(...(await loggedBy({ url: `/api/legal-entities/${crypto.randomUUID()}`, headers })));
  }
  expect(found).toMatchObject([
    {
      security: 'many_records_not_found',
      status: 404,
      userId: id,
      call: 'GET /api/legal-entities/:id',
      network: '203.0.113.7',
    },
  ]);
});

test('what honest people meet every day is none', async () => {
  const { token } = await t.make.user();
  const headers = { authorization: `Bearer ${token}` };
  expect(await loggedBy({ url: '/api/users/me' })).toEqual([]);
  expect(await loggedBy({ url: '/api/projects/nothing', headers })).toEqual([]);
  expect(await loggedBy({ url: '/api/search/projects', headers })).toEqual([]);
  expect(await loggedBy({ ...login, payload: { email: 'x' } })).toEqual([]);
});
