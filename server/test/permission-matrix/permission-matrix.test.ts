// Every call of the API × every caller: the OpenAPI document lists the calls, the rows define the answers. A call
// without a row fails.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { auditActs, auditKinds } from '@wattpact/domain/audit/audit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';
import { type Documented, documentedNames, documentedStatuses, faultsOf, type Received, send } from './call-sender.ts';
import { callersOf, expectedStatus, makeRecord, mayKnow, type Row, recordOf } from './matrix-row.ts';
import { createRecords, type Made } from './records.ts';
import { matrixRows } from './rows/matrix-rows.ts';
import { type Caller, createScene, type Person, type Secret } from './scene.ts';
import { statementCounts } from './statement-counts.ts';

// With a mail server addresses must be proven.
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', UNDO_SECONDS: '60', TELEMETRY: 'on' });
const scene = await createScene(t);
const records = await createRecords(t, scene);
const document = t.app.swagger() as unknown as Documented;
const calls = new Map(describedCalls.map((call) => [nameOf(call), call]));
// Data that lists could show to people who may not see them.
for (const name of ['entity', 'project', 'offer', 'invoice', 'negotiation', 'notification', 'savedSearch'] as const)
  await records.of[name]();
await t.make.project(scene.gama.owner, scene.gama.id, {
  designation: `Parque de ${scene.gama.name}`,
  isPublishedInMarketplace: false,
});

const secretsIn = (text: string, caller: Caller, row: Row): string[] =>
  Object.entries(scene.secrets)
    .filter(([secret, words]) => !mayKnow(caller, row, secret as Secret) && text.includes(words))
    .map(([secret]) => `it tells ${secret}`);

async function answer(
  call: ApiCall,
  row: Row,
  caller: Caller,
  person: Person | undefined,
  made: Made,
): Promise<Received> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(made[name] ?? `no ${name}`));
  const body = typeof row.body === 'function' ? await row.body({ made, records, caller, person }) : row.body;
  const url = row.url?.(made) ?? (row.query === undefined ? path : `${path}?${row.query}`);
  return send(t.app, { method: call.method, url, body, person, ...(row.headers && { headers: row.headers }) });
}

/** The most statements of an answered call, by its name; a view that is written after the answer does not count. */
const sent = new Map<string, number>();
const isLater = (text: string) => text.includes('insert into item_view');
const isTouch = (text: string) => text.includes('update "session" set "last_seen_at"');

async function counted(name: string, call: () => Promise<Received>): Promise<Received> {
  await t.settled();
  const before = t.statements.length;
  const received = await call();
  const own = t.statements.slice(before).filter((text) => !isLater(text) && !isTouch(text));
  if (received.status < 400) sent.set(name, Math.max(sent.get(name) ?? 0, own.length));
  return received;
}

const countEvents = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from event`.execute(t.db)).rows[0]?.count ?? 0;

const countAudited = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from event where audited`.execute(t.db)).rows[0]?.count ??
  0;

/** What an administrator does there concerns nobody else, changes nothing yet, or is not kept. */
const privateMatters =
  /\/(notifications|search|files|views|avatar|fee-calculation|registration-test|preview|resend-verification|enrol|simulations)\b/;

/** Of a public call nobody knows yet who makes it; a dry run changes nothing. */
const isAct = ({ method, access, path }: ApiCall, { query = '' }: Row): boolean =>
  method !== 'GET' && access !== 'public' && !privateMatters.test(path) && !query.includes('dry_run=true');

/** Finds an act of an administrator that the audit log does not have. */
async function unlogged(act: () => Promise<Received>): Promise<[Received, string[]]> {
  const before = await countAudited();
  const received = await act();
  const isMissing = received.status < 400 && (await countAudited()) === before;
  return [received, isMissing ? ['it leaves no entry in the audit log'] : []];
}

/** Refused calls come first and share a record; each call that changes something has its own. */
async function faultsOfRow(call: ApiCall, row: Row): Promise<string[]> {
  const make = (person?: Person) => makeRecord(records, row, person);
  const documented = documentedStatuses(document, nameOf(call));
  const all = callersOf(call).map((caller) => ({ caller, expected: expectedStatus(call, row, caller) }));
  const isRefused = ({ expected = 0 }) => expected >= 400;
  const shared = row.byAnother ? undefined : await make(scene.people.contracting);
  const before = await countEvents();
  const faults: string[] = [];
  const ask = async ({ caller, expected }: (typeof all)[number]) => {
    const person = row.byAnother ? await scene.another(caller) : scene.people[caller];
    const isFresh = shared === undefined || (call.method !== 'GET' && !isRefused({ expected }));
    const made = isFresh ? await make(person) : shared;
    const makeCall = () => counted(nameOf(call), () => answer(call, row, caller, person, made));
    const [received, missing] =
      caller === 'admin' && isAct(call, row) ? await unlogged(makeCall) : [await makeCall(), []];
    const said =
      expected === received.status ? [] : [`${received.status} ${received.text.slice(0, 200)} instead of ${expected}`];
    const found = [...said, ...missing, ...faultsOf(received, documented), ...secretsIn(received.text, caller, row)];
    faults.push(...found.map((fault) => `${caller}: ${fault}`));
  };
  for (const one of all.filter(isRefused)) await ask(one);
  if (!row.byAnother && (await countEvents()) !== before) faults.push('a refused call left an event');
  for (const one of all.filter((one) => !isRefused(one))) await ask(one);
  return faults;
}

test('every documented call has a row, and every row a call', () => {
  expect(Object.keys(matrixRows).toSorted()).toEqual(documentedNames(document).toSorted());
});

/** Without a provider in the settings there is none to be sent to; `provider-routes.test.ts` has one. */
const needSettings = /^GET \/api\/auth\/providers\/:provider\//;

test('every call lets somebody through in one of its rows: a call that nobody passes would prove nothing', () => {
  const closed = [...calls].filter(
    ([name, call]) =>
      !needSettings.test(name) &&
      [matrixRows[name] ?? []]
        .flat()
        .every((row) => callersOf(call).every((one) => expectedStatus(call, row, one) !== call.status)),
  );
  expect(closed.map(([name]) => name)).toEqual([]);
});

const titled = Object.entries(matrixRows).map(([name, rows]) => {
  const held = name.includes('/api/admin/') ? 'PERM-08, PERM-11' : 'PERM-08, PERM-09';
  return [`[${held}] ${name}`, name, rows] as const;
});

test.each(titled)('%s', async (_, name, rows) => {
  const call = calls.get(name);
  if (!call) throw new Error(`${name} is described nowhere`);
  const faults: string[] = [];
  for (const row of [rows].flat()) {
    const about = row.of ? `${recordOf(row)}: ` : '';
    faults.push(...(await faultsOfRow(call, row)).map((fault) => `${about}${fault}`));
  }
  expect(faults).toEqual([]);
});

test('every act of an administrator, and what it is about, has its words in the audit log', async () => {
  const { rows } = await sql<{ action: string; kind: string }>`
    select distinct action, record_kind as kind from event where audited`.execute(t.db);
  const known = new Set<string>([...auditActs, ...auditKinds]);
  expect(rows.flatMap(({ action, kind }) => [action, kind]).filter((one) => !known.has(one))).toEqual([]);
});

test('no call sends more statements than it needs', () => {
  const above = [...sent].filter(([name, count]) => count > (statementCounts[name] ?? 0));
  expect(above.map(([name, count]) => `${name}: ${count} instead of ${statementCounts[name]}`)).toEqual([]);
});
