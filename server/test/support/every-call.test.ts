// Every described call is served once, with its access; nothing else is served under /api.
import { subscribe } from 'node:diagnostics_channel';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { describedCalls as calls } from './described-calls.ts';
import { startTestApp } from './test-app.ts';

/** `GET /api/health`, in the order of their registration, whatever the OpenAPI document shows. */
const served: string[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    served.push(...[method].flat().map((one) => `${one} ${url}`));
  });
});

const { app, as, anonymous, make } = await startTestApp();
const user = await make.user();
const id = '01936b1e-0000-7000-8000-000000000001';
const filled = (path: string) => path.replace(/:\w+/g, id);
const send = (call: ApiCall, who: ReturnType<typeof as>) =>
  who[call.method.toLowerCase() as 'get'](filled(call.path), call.method === 'GET' ? undefined : ({} as never));
const named = (access: (value: ApiCall['access']) => boolean) =>
  calls.filter(({ access: one }) => access(one)).map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s is served', (_name, call) => {
  expect(app.hasRoute({ method: call.method, url: call.path })).toBe(true);
});

test('the OpenAPI document has these calls and no others', async () => {
  const { body } = await anonymous.get('/api/openapi.json');
  const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const described = calls.map(({ method, path }) => `${method} ${path}`);
  expect(documented.filter((one) => one.includes(' /api/')).toSorted()).toEqual(described.toSorted());
});

test('nothing else is served under /api but the document itself, its page and the mailbox of a trial', () => {
  const described = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const others = served.filter((one) => one.includes(' /api') && !one.startsWith('HEAD ') && !described.has(one));
  expect(served.length).toBeGreaterThan(calls.length);
  expect(others.filter((one) => !one.startsWith('GET /api/docs')).toSorted()).toEqual([
    'GET /api/dev/mailbox',
    'GET /api/openapi.json',
  ]);
});

describe('[PERM-08, GEN-52] without a session', () => {
  test.each(named((access) => access !== 'public'))('%s answers 401', async (_name, call) => {
    expect((await send(call, anonymous)).status).toBe(401);
  });
});

describe('[PERM-11] an ordinary user', () => {
  test.each(named((access) => access === 'admin'))('is refused %s', async (_name, call) => {
    expect((await send(call, as(user))).status).toBe(403);
  });
});

describe('[GEN-08, GEN-09] a user without an approved entity', () => {
  test.each(named((access) => access === 'market' || access === 'trader'))('is refused %s', async (_name, call) => {
    const { status, body } = await send(call, as(user));
    expect([status, body.code]).toEqual([403, 'error_entity_not_approved']);
  });
});
