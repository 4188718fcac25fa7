// What holds for the description of every call of the API.
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '../testing/problems-of.ts';
import type { ApiCall } from './api-call.ts';

const folder = new URL('../', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<object>));
const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const calls = modules
  .flatMap((exported) => Object.values(exported) as unknown[])
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isCall);
const inputs = calls.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
);

test('each call is described once', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('stands under /api, and under /api/admin when it is the administrators’', () => {
    expect(call.path).toMatch(/^\/api\/[a-z-]/);
    if (call.access === 'admin') expect(call.path).toMatch(/^\/api\/admin\//);
  });
  test('has a summary, describes its path, and answers what its status says', () => {
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = call.params ? Object.keys(z.toJSONSchema(call.params, { io: 'input' }).properties ?? {}) : [];
    expect(described.toSorted()).toEqual(named.toSorted());
    if (call.status === 204) expect(call.answer).toBeUndefined();
    if (!call.raw && call.status !== 204) expect(call.answer).toBeDefined();
    if (call.method === 'GET') expect(call.body).toBeUndefined();
    // Whoever changes something reads their answer, and a single record, from the primary.
    if (call.fromReplica) expect(call).toMatchObject({ method: 'GET', query: expect.anything() });
    if (call.fromReplica) expect(call).not.toHaveProperty('opens');
  });
});

const propertiesOf = (schema: z.ZodType | undefined): Record<string, z.core.JSONSchema._JSONSchema> =>
  schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }).properties ?? {})
    : {};

test('[GEN-35] what is asked for by page and limit answers items, total, page and limit', () => {
  const lists = calls.filter(
    ({ query, raw, path }) =>
      // A map asks as its list does, and has no pages.
      !raw && !path.endsWith('/places') && ['page', 'limit'].every((name) => name in propertiesOf(query)),
  );
  expect(lists.length).toBeGreaterThan(20);
  const typesOf = ({ answer }: ApiCall) =>
    ['items', 'total', 'page', 'limit'].map((name) => {
      const property = propertiesOf(answer)[name];
      return typeof property === 'object' && property.type;
    });
  const others = lists.filter((call) => typesOf(call).join() !== 'array,integer,integer,integer');
  expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

const anything = fc.object({ maxDepth: 3, withNullPrototype: false });
const keys = /^(error_|invalid_|documents\.|register_contract\.)[a-z0-9_.]+$/;

test.each(inputs)('%s refuses whatever is sent without failing, each path once, with a key', (_name, schema) => {
  const names = Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});
  const plausible = fc.dictionary(
    fc.constantFrom(...names, 'other'),
    fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })),
  );
  fc.assert(
    fc.property(fc.oneof(plausible, anything, fc.jsonValue()), (input) => {
      const problems = problemsOf(schema, input).map((problem) => problem.split(': '));
      for (const problem of problems) expect(problem.at(-1)?.split(' ')[0]).toMatch(keys);
      const paths = problems.map((parts) => parts.slice(0, -1).join(': '));
      expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: 40, seed: Number(process.env.FUZZ_SEED ?? 1) },
  );
});
