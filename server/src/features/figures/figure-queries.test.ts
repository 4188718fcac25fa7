// How many records there are: exactly, and of a large table by a sample.
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { countRecords } from './figure-queries.ts';

const t = await startTestApp();
const owner = new pg.Client(t.database.ownerUrl);
await owner.connect();
afterAll(() => owner.end());

const counted = async (kind: string) =>
  Object.fromEntries(
    (await countRecords(t.db)).filter((one) => one.kind === kind).map(({ status, count }) => [status, count]),
  );

test('few records are counted one by one, without deleted ones', async () => {
  const user = await t.make.user();
  for (const status of ['approved', 'approved', 'pending_validation', 'deleted'] as const)
    await t.make.entity(user, { status });
  expect(await counted('legal_entity')).toEqual({ approved: 2, pending_validation: 1 });
});

test('of many a sample stands for all, and only a part of the table is read', async () => {
  await owner.query(`alter table negotiation rename to few_negotiations;
    create table negotiation as select i as id, case when i % 4 = 0 then 'CLOSED' else 'ONGOING' end as status,
      repeat('x', 200) as text from generate_series(1, 100000) i`);
  await owner.query('grant select on negotiation to public');
  await owner.query('analyze negotiation');
  const { ONGOING = 0, CLOSED = 0 } = await counted('negotiation');
  expect(ONGOING + CLOSED).toBeGreaterThan(60_000);
  expect(ONGOING + CLOSED).toBeLessThan(140_000);
  expect(ONGOING / CLOSED).toBeGreaterThan(2);
  expect(ONGOING / CLOSED).toBeLessThan(4);
});
