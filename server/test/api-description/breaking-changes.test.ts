import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestApp } from '../support/test-app.ts';
import { breakingChanges, type PublishedDescription } from './breaking-changes.ts';

const published = JSON.parse(
  gunzipSync(readFileSync(new URL('published-0.1.0.json.gz', import.meta.url))).toString(),
) as PublishedDescription;

test('[INT-66] what was published with the first version goes on', async () => {
  const t = await startTestApp();
  const { body } = await t.anonymous.get('/api/openapi.json');
  expect(breakingChanges(published, body)).toEqual([]);
});

const described = (changes: object = {}): PublishedDescription => {
  const properties = {
    name: { type: 'string' },
    side: { type: 'string', enum: ['buy', 'sell'] },
    note: { type: 'string' },
  };
  const record = { type: 'object', properties, required: ['name', 'side'], ...changes };
  const json = { content: { 'application/json': { schema: record } } };
  return {
    paths: { '/api/bids': { post: { requestBody: json, responses: { 201: json } } } },
    components: { schemas: {} },
  };
};

const { name, side, note } = { name: { type: 'string' }, side: { type: 'string' }, note: { type: 'string' } };
test.each([
  [{ properties: { name, side } }, ['body.note is gone', 'answer.note is gone']],
  [{ required: ['name', 'side', 'note'] }, ['body.note is required']],
  [{ required: ['name'] }, ['answer.side may be missing']],
  [
    { properties: { name: { type: 'integer' }, side, note } },
    ['body.name is "integer" and no longer "string"', 'answer.name is "integer" and no longer "string"'],
  ],
  [{ properties: { name, side: { type: 'string', enum: ['buy'] }, note } }, ['body.side no longer takes "sell"']],
  [{ properties: { name, side, note, more: { type: 'string' } } }, []],
])('[INT-66] %j', (changes, faults) => {
  expect(breakingChanges(described(), described(changes))).toEqual(faults.map((one) => `post /api/bids: ${one}`));
});

test('[INT-66] a call that is gone, and a parameter that is asked for', () => {
  const old = described();
  expect(breakingChanges(old, { ...old, paths: {} })).toEqual(['post /api/bids: it is gone']);
  const now = structuredClone(old);
  const operation = now.paths['/api/bids']?.['post'];
  if (operation) operation.parameters = [{ name: 'side', in: 'query', required: true, schema: { type: 'string' } }];
  expect(breakingChanges(old, now)).toEqual(['post /api/bids: the parameter side is required']);
});
