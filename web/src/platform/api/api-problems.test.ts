// The sentence for a refused call.
import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import texts from '../../../../locales/en/errorMessages.json' with { type: 'json' };
import { reasonOf } from './api-problems.ts';
import { request } from './request.ts';

beforeAll(async () => {
  const resources = { en: { errorMessages: texts } };
  await i18next.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});
// The files of a worker share the instance.
afterAll(async () => {
  vi.unstubAllGlobals();
  await i18next.changeLanguage('pt');
});

async function reasonFor(answer: Response): Promise<string | undefined> {
  vi.stubGlobal('fetch', async () => answer);
  return reasonOf(await request('GET', '/api/x').catch((error: unknown) => error));
}

test('what nobody expected names the request, so that support finds it in the log', async () => {
  const requestId = '0198c0de-0000-7000-8000-000000000001';
  const problem = {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'error_unexpected',
    requestId,
  };
  expect(await reasonFor(Response.json(problem, { status: 500 }))).toMatch(new RegExp(`: ${requestId}$`));
  const known = { ...problem, status: 403, code: 'error_forbidden' };
  expect(await reasonFor(Response.json(known, { status: 403 }))).not.toContain(requestId);
});

test.each([
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  Response.json('out of order', { status: 502 }),
  Response.json(null, { status: 502 }),
])('an answer in another form has no number', async (answer) => {
  expect(await reasonFor(answer)).toBe(texts.error_unexpected);
});

test('an answer in another form has the number of its header', async () => {
  const answer = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'ab12' } });
  expect(await reasonFor(answer)).toBe(texts.error_unexpected_traced.replace('{{requestId}}', 'ab12'));
});
