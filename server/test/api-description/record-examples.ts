// `npm run docs:api`: makes each call of the permission matrix once as somebody who may, and keeps body and answer
// as the example of the API's description.
import { writeFileSync } from 'node:fs';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { expect, test } from 'vitest';
import { callExamplesFile } from '../../src/platform/http/description/call-examples.ts';
import type { CallExample } from '../../src/platform/http/description/complete-description.ts';
import { send } from '../permission-matrix/call-sender.ts';
import { callersOf, expectedStatus, makeRecord, type Row } from '../permission-matrix/matrix-row.ts';
import { createRecords } from '../permission-matrix/records.ts';
import { matrixRows } from '../permission-matrix/rows/matrix-rows.ts';
import { createScene } from '../permission-matrix/scene.ts';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';
import { readableExample } from './example-text.ts';

const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', UNDO_SECONDS: '60', TELEMETRY: 'on' });
const scene = await createScene(t);
const records = await createRecords(t, scene);
// Lists of the examples are not empty.
for (const name of ['entity', 'project', 'offer', 'invoice', 'negotiation', 'notification', 'savedSearch'] as const)
  await records.of[name]();

/** A person of the company rather than an administrator, with as few rights as do. */
const callerOf = (call: ApiCall, row: Row) =>
  callersOf(call).find((caller) => caller !== 'disabled' && expectedStatus(call, row, caller) === call.status);

async function recorded(call: ApiCall): Promise<CallExample | undefined> {
  const row = [matrixRows[nameOf(call)] ?? []].flat().find((one) => callerOf(call, one) !== undefined);
  const caller = row && callerOf(call, row);
  if (!row || !caller) return undefined;
  const person = row.byAnother ? await scene.another(caller) : scene.people[caller];
  const made = await makeRecord(records, row, person);
  const body = typeof row.body === 'function' ? await row.body({ made, records, caller, person }) : row.body;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(made[name] ?? `no ${name}`));
  const url = row.url?.(made) ?? (row.query === undefined ? path : `${path}?${row.query}`);
  const { status, type, text } = await send(t.app, {
    method: call.method,
    url,
    body,
    person,
    ...(row.headers && { headers: row.headers }),
  });
  expect([nameOf(call), status]).toEqual([nameOf(call), call.status]);
  const readable = readableExample();
  return {
    ...(call.body && body !== undefined && { request: readable.request(body) }),
    ...(call.answer && type.startsWith('application/json') && { answer: readable.answer(JSON.parse(text)) }),
  };
}

test('the examples are recorded', async () => {
  const examples: [string, CallExample][] = [];
  for (const call of describedCalls) {
    const example = await recorded(call);
    if (example && Object.keys(example).length > 0) examples.push([nameOf(call), example]);
  }
  const sorted = Object.fromEntries(examples.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(callExamplesFile, `${JSON.stringify(sorted, null, 1)}\n`);
});
