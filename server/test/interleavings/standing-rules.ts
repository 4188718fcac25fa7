// What holds in the whole database at any time, whoever did what in which order.
import { energyContractStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../support/test-app.ts';

/** One invoice for a fee that is due once, cancelled ones apart. */
async function feesAskedTwice({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    select energy_contract_id, fee_type, count(*)::int as invoices from invoice
    where status <> 'cancelled' and fee_type in ('REGISTRATION', 'CELEBRATION')
    group by 1, 2 having count(*) > 1`.execute(db);
  return rows;
}

/** Projects whose contracts have taken more than they and the whole that they came from offered. */
async function oversold({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    with recursive part as (
      select id, id as whole from project where parent_project_id is null
      union all
      select project.id, part.whole from project join part on project.parent_project_id = part.id)
    select whole.id, sum(contract.contracted_capacity) as taken
    from part
      join project whole on whole.id = part.whole
      join energy_contract contract on contract.project_id = part.id and contract.contracted_capacity is not null
    group by whole.id
    having sum(contract.contracted_capacity)
      > (whole.content -> 'financialConditions' ->> 'totalPurchasedCapacity')::numeric`.execute(db);
  return rows;
}

/** Numbers of a year that no record has although a later one has its own, and numbers that two have. */
async function gapsInNumbers({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    with numbered as (
      select 'invoice' as kind, number from invoice
      union all select 'energy_contract', number from energy_contract)
    select kind, regexp_replace(number, '\\d+$', '') as series, count(*)::int as records,
      count(distinct number)::int as numbers, max(substring(number from '\\d+$')::int) as last
    from numbered group by 1, 2
    having count(*) <> count(distinct number) or count(*) <> max(substring(number from '\\d+$')::int)`.execute(db);
  return rows;
}

/** The same event told twice to the same person. */
async function toldTwice({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    select user_id, event_id, translation_key, count(*)::int as times from notification
    where event_id is not null group by 1, 2, 3 having count(*) > 1`.execute(db);
  return rows;
}

/** The labels of acts that send a contract to review. */
const goesToReview = ['created', 'edited'];

/** Contracts whose status is not that of their newest event with one; other labels of the history are no status. */
async function statusWithoutEvent({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    select contract.id, contract.status, last.status as told
    from energy_contract contract
      cross join lateral (
        select case when status = any(${goesToReview}) then 'pending_validation' else status end as status from event
        where record_kind = 'energy_contract' and record_id = contract.id
          and status = any(${[...energyContractStatuses, ...goesToReview]})
        order by id desc limit 1) last
    where last.status <> contract.status`.execute(db);
  return rows;
}

/** After every job has run, twice: nothing more comes of it. */
export async function checkStandingRules(t: TestApp): Promise<void> {
  const countNews = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from notification`.execute(t.db)).rows[0]?.count;
  await t.runJobs();
  const news = await countNews();
  await t.runJobs();
  expect({
    news: await countNews(),
    feesAskedTwice: await feesAskedTwice(t),
    oversold: await oversold(t),
    gapsInNumbers: await gapsInNumbers(t),
    toldTwice: await toldTwice(t),
    statusWithoutEvent: await statusWithoutEvent(t),
  }).toEqual({
    news,
    feesAskedTwice: [],
    oversold: [],
    gapsInNumbers: [],
    toldTwice: [],
    statusWithoutEvent: [],
  });
}
