// The API's description is fit for the tools that read it, and its examples are true.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { readCallExamples } from '../../src/platform/http/description/call-examples.ts';
import type { Description } from '../../src/platform/http/description/complete-description.ts';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';

const t = await startTestApp();
const { body: description } = await t.anonymous.get('/api/openapi.json');
const text = JSON.stringify(description);
const examples = readCallExamples();

/** What the tools warn of, and why it stays. */
const accepted = new Set([
  // `/admin/{kind}/{id}/case` beside `/admin/legal-entities/{id}/{status}`: no value of `status` is `case`.
  'no-ambiguous-paths',
  // A call that redirects answers 302, and the ones for whatever watches the server refuse nobody.
  'operation-2xx-response',
  'operation-4xx-response',
  // The address of this test is on this machine.
  'no-server-example.com',
]);

test('[INT-60] Redocly finds nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  const open = problems.filter(({ ruleId }) => !accepted.has(ruleId));
  expect(open.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('[INT-60] Spectral finds nothing', async () => {
  const linter = new spectral.Spectral();
  // The package's own types do not fit each other.
  linter.setRuleset({ extends: [[rulesets.oas as never, 'recommended']] });
  const problems = await linter.run(JSON.parse(text));
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
});

test('[INT-61] each call has an id of its own, and says who may make it', () => {
  const operations = Object.values((description as Description).paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(describedCalls.length);
  expect(operations.filter((operation) => !operation.description)).toEqual([]);
});

/** Bodies that carry nothing, and answers that only a provider of identities, a bank or a file gives. */
const needless = ({ raw, path }: (typeof describedCalls)[number]) =>
  raw !== undefined || path.startsWith('/api/auth/providers/:provider/');

const isTaken = (schema: z.ZodType | undefined, value: unknown): boolean =>
  schema === undefined || value === undefined || schema.safeParse(value).success;

test('[INT-62] each call has an example of what it takes and answers', () => {
  const faults = describedCalls
    .filter((call) => (call.body || call.answer) && !needless(call))
    .filter((call) => {
      const { request, answer } = examples[nameOf(call)] ?? {};
      const isMissing = call.answer !== undefined && answer === undefined;
      return isMissing || !isTaken(call.body, request) || !isTaken(call.answer, answer);
    });
  expect(faults.map(nameOf)).toEqual([]);
});

test('[INT-62] no example is of a call that is gone', () => {
  const names = new Set(describedCalls.map(nameOf));
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([]);
});
