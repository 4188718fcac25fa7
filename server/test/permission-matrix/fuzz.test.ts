// Five hundred malformed requests from a fixed seed: each answer is a documented one, and never a 500.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';
import { type Documented, documentedNames, documentedStatuses, faultsOf, send } from './call-sender.ts';
import { type Spoiling, spoiledBody, spoiledForm, spoiledPath, spoiledQuery, spoiling } from './hostile-request.ts';
import { callersOf, expectedStatus, makeRecord, type Row } from './matrix-row.ts';
import { createRecords, type Made } from './records.ts';
import { matrixRows } from './rows/matrix-rows.ts';
import { type Caller, createScene, type Person } from './scene.ts';

const { FUZZ_RUNS = '500', FUZZ_SEED = '20261120' } = process.env;
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const scene = await createScene(t);
const records = await createRecords(t, scene);

interface Schema {
  properties?: Record<string, Schema>;
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}
const document = t.app.swagger() as unknown as Documented & { components?: { schemas?: Record<string, Schema> } };
const calls = new Map(describedCalls.map((call) => [nameOf(call), call]));

const operationOf = (name: string): Operation => {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
};
const fieldsOf = (schema: Schema | undefined): string[] => {
  if (schema?.$ref) return fieldsOf(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']);
  const parts = [...(schema?.allOf ?? []), ...(schema?.anyOf ?? [])];
  return [...Object.keys(schema?.properties ?? {}), ...parts.flatMap(fieldsOf)];
};

/** A record is used until a call has changed it. */
const kept = new Map<Row, Made>();
async function madeFor(row: Row, person: Person | undefined): Promise<Made> {
  const known = row.byAnother ? undefined : kept.get(row);
  if (known) return known;
  const made = await makeRecord(records, row, person);
  kept.set(row, made);
  return made;
}

async function spoiled(name: string, { byAnother, touches, body, headers, segment, query }: Spoiling) {
  const call = calls.get(name);
  const rows = [matrixRows[name] ?? []].flat();
  const row = rows[(touches[0]?.at ?? 0) % rows.length];
  if (!call || !row) throw new Error(`${name} has no row`);
  const allowed = callersOf(call).find((caller) => (expectedStatus(call, row, caller) ?? 500) < 400) ?? 'manage';
  const caller: Caller =
    byAnother === null ? allowed : (callersOf(call)[byAnother % callersOf(call).length] ?? allowed);
  const person = row.byAnother ? await scene.another(caller) : scene.people[caller];
  const made = await madeFor(row, person);
  const operation = operationOf(name);
  const valid = typeof row.body === 'function' ? await row.body({ made, records, caller, person }) : row.body;
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  const path = spoiledPath(call.path, segment, (field) => made[field] ?? field);
  const own = row.url?.(made).split('?')[1] ?? row.query ?? '';
  const url = `${path}?${[own, spoiledQuery(parameters, parameters.length > 0 || touches.length > 2 ? query : [])].filter(Boolean).join('&')}`;
  const sent =
    body ?? (Buffer.isBuffer(valid) ? spoiledForm(valid, touches) : spoiledBody(valid, touches, fieldsOf(schema)));
  const isSent = valid !== undefined;
  const request = {
    method: call.method,
    url,
    person,
    headers: { ...(isSent && { 'content-type': 'application/json' }), ...row.headers, ...headers },
    ...(isSent && { body: sent }),
  };
  const received = await send(t.app, request);
  if (received.status < 300 && call.method !== 'GET') kept.delete(row);
  // An unknown address is a 404, whatever was meant.
  const documented = [...documentedStatuses(document, name), ...(segment ? [404] : [])];
  const shown = isSent ? String(sent).slice(0, 300) : '';
  return {
    status: received.status,
    faults: faultsOf(received, documented).map(
      (fault) =>
        `${name} by ${caller}: ${fault}\n  ${url.slice(0, 300)}\n  ${JSON.stringify(headers)?.slice(0, 200)}\n  ${shown}`,
    ),
  };
}

test(`${FUZZ_RUNS} spoiled requests are answered as documented`, { timeout: 600_000 }, async () => {
  const names = documentedNames(document);
  const samples = fc.sample(spoiling, { numRuns: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED) });
  const counts = new Map<number, number>();
  const faults: string[] = [];
  for (const [index, sample] of samples.entries()) {
    const answer = await spoiled(names[index % names.length] ?? '', sample);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    faults.push(...answer.faults);
  }
  expect(faults).toEqual([]);
  // Some requests must pass authentication, or the test would prove nothing.
  const share = (from: number, to: number) =>
    [...counts].filter(([status]) => status >= from && status < to).reduce((sum, [, count]) => sum + count, 0);
  expect(share(200, 300) / samples.length).toBeGreaterThan(0.05);
  expect(share(400, 401) / samples.length).toBeGreaterThan(0.15);
});

/** Characters that no address contains and no database stores. */
const unreadable = ['%00', 'a%00b', '%0000000000-0000-0000-0000-000000000000'];

test('an address with what cannot be stored, in each place of each call, is answered as documented', async () => {
  const faults: string[] = [];
  for (const [name, call] of calls) {
    const [row] = [matrixRows[name] ?? []].flat();
    if (!row) throw new Error(`${name} has no row`);
    const caller = callersOf(call).find((one) => (expectedStatus(call, row, one) ?? 500) < 400) ?? 'manage';
    const person = row.byAnother ? await scene.another(caller) : scene.people[caller];
    const made = await madeFor(row, person);
    const body = typeof row.body === 'function' ? await row.body({ made, records, caller, person }) : row.body;
    const places = (operationOf(name).parameters ?? []).filter(({ in: where }) => where !== 'header');
    for (const [index, place] of places.entries()) {
      const text = unreadable[index % unreadable.length] ?? '';
      const path = call.path.replace(/:(\w+)/g, (_, field: string) =>
        place.in === 'path' && field === place.name ? text : encodeURIComponent(made[field] ?? field),
      );
      const url = place.in === 'query' ? `${path}?${place.name}=${text}` : path;
      const received = await send(t.app, {
        method: call.method,
        url,
        person,
        body,
        ...(row.headers && { headers: row.headers }),
      });
      if (received.status < 300 && call.method !== 'GET') kept.delete(row);
      const expected = place.in === 'path' ? [404] : documentedStatuses(document, name);
      faults.push(...faultsOf(received, expected).map((fault) => `${call.method} ${url}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
