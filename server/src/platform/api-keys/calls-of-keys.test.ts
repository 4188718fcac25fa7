// Which calls an API key may make: each described call refuses keys unless its description names them.
import { expect, test } from 'vitest';
import { makeApiKeys } from '../../../test/companies/api-keys.ts';
import { describedCalls, nameOf } from '../../../test/support/described-calls.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { anonymous, as, make } = t;
const manager = await make.user();
const entity = await make.entity(manager);
const { token } = await makeApiKeys(t)(manager, entity.id, 'contracting');
const id = '01936b1e-0000-7000-8000-000000000001';
const send = ({ method, path }: (typeof describedCalls)[number], bearer: string) =>
  as({ token: bearer })[method.toLowerCase() as 'post'](path.replace(/:\w+/g, id), method === 'GET' ? undefined : {});
const forKeys = describedCalls.filter((call) => call.forKeys);
const others = describedCalls.filter((call) => !call.forKeys && !call.withoutSession);

test.each(others.map((call) => [nameOf(call), call] as const))('[INT-10] %s refuses keys', async (_, call) => {
  expect(await send(call, token)).toMatchObject({ status: 403, body: { code: 'error_not_for_api_keys' } });
});

test.each(forKeys.map((call) => [nameOf(call), call] as const))('[INT-10] %s takes keys', async (_, call) => {
  const { status, body } = await send(call, token);
  expect([401, 429]).not.toContain(status);
  expect(body.code).not.toBe('error_not_for_api_keys');
});

test('[INT-10] no key reaches accounts, administration, fresh proofs, keys or what is one person’s own', () => {
  const never =
    /^\/api\/(admin|auth|users|notifications|tasks|telemetry|support-feedback|search$|search\/(:id|save))|api-keys/;
  expect(
    forKeys.filter(({ path, access, freshProof }) => never.test(path) || access === 'admin' || freshProof),
  ).toEqual([]);
  expect(forKeys.length).toBeGreaterThan(60);
});

test('[INT-20] the API’s description has a scheme for keys, named by each call that takes them', async () => {
  const { body } = await anonymous.get('/api/openapi.json');
  expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  for (const call of describedCalls.filter(({ access }) => access !== 'public')) {
    const { security } = body.paths[call.path.replace(/:(\w+)/g, '{$1}')][call.method.toLowerCase()];
    expect(
      security.some((one: object) => 'apiKey' in one),
      nameOf(call),
    ).toBe(call.forKeys ?? false);
  }
});
