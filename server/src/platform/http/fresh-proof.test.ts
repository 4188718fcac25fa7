// Which calls need a fresh proof of identity, and that all of them refuse a session with an old one.
import { describe, expect, test } from 'vitest';
import { describedCalls, nameOf } from '../../../test/support/described-calls.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const { as, anonymous, make, db } = await startTestApp();
const id = '01936b1e-0000-7000-8000-000000000001';
const guarded = describedCalls.filter(({ freshProof }) => freshProof === true);
const send = ({ method, path }: (typeof guarded)[number], who: ReturnType<typeof as>) =>
  who[method.toLowerCase() as 'post'](path.replace(':status', 'active').replace(/:\w+/g, id), {});

test('they are those whose misuse cannot be mended afterwards', () => {
  expect(guarded.map(nameOf).toSorted()).toEqual([
    'DELETE /api/admin/legal-entities/:id',
    'DELETE /api/admin/users/:id',
    'DELETE /api/auth/provider-links/:id',
    'PATCH /api/admin/legal-entities/:id/owner',
    'PATCH /api/admin/users/:id/status/:status',
    'POST /api/admin/users',
    'POST /api/admin/users/:id/second-factor/reset',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/legal-entities/:id/api-keys',
    'POST /api/legal-entities/:id/webhooks',
    'POST /api/legal-entities/:id/webhooks/:hookId/secret',
    'PUT /api/admin/fee-configuration',
  ]);
  const byFlag = describedCalls.filter(({ freshProof }) => typeof freshProof === 'object');
  expect(byFlag.map((call) => [nameOf(call), call.freshProof])).toEqual([
    ['GET /api/auth/providers/:provider/start', { flag: 'link' }],
  ]);
});

describe.each(guarded.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  test('anonymous 401, a trader without the right 403 as ever, an old proof 403 by its code, a new one none', async () => {
    const admin = await make.admin();
    expect((await send(call, anonymous)).status).toBe(401);
    if (call.access === 'admin') {
      const trader = await make.user();
      await make.ageProof(trader);
      expect(await send(call, as(trader))).toMatchObject({ status: 403, body: { code: 'error_forbidden' } });
    }
    await make.ageProof(admin, 29);
    expect((await send(call, as(admin))).body.code).not.toBe('error_fresh_sign_in_required');
    await make.ageProof(admin, 31);
    const events = await db.selectFrom('event').select('id').execute();
    expect(await send(call, as(admin))).toMatchObject({ status: 403, body: { code: 'error_fresh_sign_in_required' } });
    expect(await db.selectFrom('event').select('id').execute()).toHaveLength(events.length);
  });
});

test('the OpenAPI document says so of each', async () => {
  const { body } = await anonymous.get('/api/openapi.json');
  for (const { method, path } of guarded) {
    const call = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(call.description).toMatch(/403 `error_fresh_sign_in_required` .* 30 minutes; `POST \/api\/auth\/confirm`/);
    expect(Object.keys(call.responses)).toContain('403');
  }
});
