// Numbers without gaps although calls fail after they have taken one: refused by a later check, or with their connection
// to the database lost. Triggers of the test lose it, and count the numbers that were taken.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractScene } from '../support/contract-scene.ts';
import { startTestApp } from '../support/test-app.ts';
import { checkStandingRules } from './standing-rules.ts';

const t = await startTestApp();
const s = await contractScene(t);
await s.setFees();
const owner = new pg.Client(t.database.ownerUrl);
const lost = 'Perde a ligação';

beforeAll(async () => {
  await owner.connect();
  // A sequence is never rolled back: it also counts the numbers of transactions that failed.
  await owner.query(`
    create sequence taken_numbers minvalue 0 start 0;
    create function count_taken() returns trigger language plpgsql security definer as
      'begin perform nextval(''public.taken_numbers''); return new; end';
    create trigger counted after insert or update on number_counter for each row execute function count_taken();
    create function lose_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger lost after insert on energy_contract for each row
      when (new.content ->> 'name' = '${lost}') execute function lose_connection()`);
  await owner.query(`select nextval('taken_numbers')`);
});
afterAll(() => owner.end());

/** How many numbers were taken, and how many records have one. */
async function count(kind: 'energy_contract' | 'invoice'): Promise<{ taken: number; stored: number }> {
  const { rows } = await owner.query<{ taken: number; stored: number }>(
    `select last_value::int as taken, (select count(*)::int from ${kind}) as stored from taken_numbers`,
  );
  return rows[0] ?? { taken: 0, stored: 0 };
}

const register = (changes: object) =>
  t.as(s.contracting).post('/api/energy-contracts', s.payload(changes as Parameters<typeof s.payload>[0]));

const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([k, v]) => [k, v?.length]));

test('numbers have no gap, though two of three calls fail after they have taken one', async () => {
  const kinds = [{}, { documents: [{ fileId: crypto.randomUUID() }] }, { name: lost }];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => register(kinds[index % 3] ?? {})));
  expect(tally(answers)).toEqual({ 201: 4, 400: 4, 503: 4 });
  expect(await count('energy_contract')).toEqual({ taken: 12, stored: 4 });
  await checkStandingRules(t);
});

test('so have those of invoices, though approvals that issue one lose their connection', async () => {
  const contracts = [];
  for (let made = 0; made < 4; made += 1) contracts.push(await s.registered());
  const [first, second, ...others] = contracts.map(({ id }) => id as string);
  await owner.query(`create trigger lost after insert on invoice for each row
    when (new.energy_contract_id in ('${first}', '${second}')) execute function lose_connection()`);
  const before = await count('invoice');
  const answers = await Promise.all([first, second, ...others].map((id) => s.approve(id ?? '')));
  expect(tally(answers)).toEqual({ 200: 2, 503: 2 });
  const after = await count('invoice');
  expect({ taken: after.taken - before.taken, stored: after.stored - before.stored }).toEqual({ taken: 4, stored: 2 });
  await owner.query('drop trigger lost on invoice');
  // What failed is done when it is tried again.
  expect(tally(await Promise.all([first, second].map((id) => s.approve(id ?? ''))))).toEqual({ 200: 2 });
  await checkStandingRules(t);
});
