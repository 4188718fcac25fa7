// Companies whose fiscal number changes: the books that exist name them by the number of their time.
import { readFile } from 'node:fs/promises';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { legalEntityPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PricedCompany, pricedMarket } from '../../../test/benchmark/priced-market.ts';
import { ownerDb } from '../../../test/database/owner-db.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let m: Awaited<ReturnType<typeof pricedMarket>>;
let admin: TestUser;
let six: [PricedCompany, PricedCompany, PricedCompany, PricedCompany, PricedCompany, PricedCompany];
const today = lisbonDate(new Date());
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
const hidden = { shown: false, reason: 'too_few_companies' };
const shown = expect.objectContaining({ shown: true });

beforeAll(async () => {
  t = await startTestApp();
  admin = await t.make.admin();
});
beforeEach(async () => {
  m = await pricedMarket(t, 6);
  six = m.companies as typeof six;
  await m.forget();
  for (const table of ['project', 'offer', 'energy_contract'] as const)
    await t.db.updateTable(table).set({ status: 'deleted' }).execute();
});

/** The company's people change its number, and administrators approve that. */
async function renumber({ user, id }: PricedCompany, fiscalNumber: string, country: Country = 'portugal') {
  const files = [{ fileId: await t.make.file(user), category: 'other' as const }];
  const place = country === 'portugal' ? {} : { postalCode: '28001' };
  const person = {
    firstName: 'Rita',
    lastName: 'Alves',
    authorizationLevel: 'manager' as const,
    role: 'manage' as const,
  };
  const representatives = [{ ...person, email: user.email }];
  const payload = legalEntityPayload(files, { fiscalNumber, country, representatives, ...place });
  expect((await t.as(user).put(`/api/legal-entities/${id}`, payload)).status).toBe(200);
  expect((await t.as(admin).post(`/api/admin/legal-entities/${id}/approve`, {})).status).toBe(200);
}
const read = async ({ user }: PricedCompany, country: Country) =>
  (await t.as(user).get(`/api/benchmark?country=${country}`)).body;
const lastQuarter = async ({ user }: PricedCompany, kind: string, country: Country) =>
  (await t.as(user).get(`/api/benchmark/history?country=${country}&kind=${kind}`)).body.at(-1);
const formerNumbers = async ({ id }: PricedCompany) =>
  (
    await t.db
      .selectFrom('former_fiscal_number')
      .select(['country', 'fiscal_number'])
      .where('legal_entity_id', '=', id)
      .orderBy('until')
      .execute()
  ).map(({ country, fiscal_number }) => `${country} ${fiscal_number}`);

test('[BEN-07, BEN-25] with another number a company is not among its own others', async () => {
  const [first, second, , , , stranger] = six;
  for (const one of six.slice(0, 5)) await m.ask(one, 30, { since: addDays(today, -100) });
  await m.rebuild(yesterday);
  expect([(await read(first, 'portugal')).asks, (await read(stranger, 'portugal')).asks]).toEqual([hidden, shown]);
  await renumber(first, nextFiscalNumber());
  expect((await read(first, 'portugal')).asks).toEqual(hidden);
  expect(await lastQuarter(first, 'ask', 'portugal')).toMatchObject({ shown: false });
  await m.rebuild(tomorrow);
  expect((await read(first, 'portugal')).asks).toEqual(hidden);
  expect(await lastQuarter(first, 'ask', 'portugal')).toMatchObject({ shown: false });
  expect((await read(second, 'portugal')).asks).toEqual(hidden);
  expect(await lastQuarter(stranger, 'ask', 'portugal')).toMatchObject({ shown: true });
});

/** As a registered contract has it: both parties are companies of the platform. */
async function registeredDeal(parties: readonly [PricedCompany, PricedCompany]): Promise<void> {
  // Before the quarter of yesterday as of today, and within twelve months of the next one.
  const id = await m.deal(parties, 30, { country: 'italy', since: addDays(today, -150) });
  const second = { second_party_entity_id: parties[1].id };
  await t.db.updateTable('energy_contract').set(second).where('id', '=', id).execute();
}

test.each([
  ['seller', 'B64717838'],
  ['buyer', 'A28015865'],
])('[BEN-08, BEN-25] in deals not as %s, and after the next quarter neither', async (side, spanish) => {
  const [first, ...others] = six;
  const stranger = await m.company('Sétima, Lda.');
  // Five others on the other side, four on the own one.
  for (const [place, other] of others.entries()) {
    const own = place === 0 ? first : (others[place - 1] ?? first);
    await registeredDeal(side === 'seller' ? [own, other] : [other, own]);
  }
  await m.rebuild(yesterday);
  await renumber(first, nextFiscalNumber());
  await renumber(first, spanish, 'spain');
  expect((await read(first, 'italy')).deals).toEqual(hidden);
  expect((await read(stranger, 'italy')).deals).toEqual(shown);
  await m.rebuild(addDays(today, 95));
  expect((await read(first, 'italy')).deals).toEqual(hidden);
  expect((await read(stranger, 'italy')).deals).toEqual(shown);
});

test('[BEN-06, BEN-08] a second party of the platform is one company, whatever number the contract says', async () => {
  const [first, second, third, fourth, fifth, sixth] = six;
  // Five sellers; of the buyers one is a seller too, under the number that it had.
  for (const [seller, buyer] of [
    [first, second],
    [second, third],
    [third, fourth],
    [fourth, fifth],
    [sixth, first],
  ] as const) {
    await registeredDeal([seller, buyer]);
  }
  await renumber(first, nextFiscalNumber());
  await m.rebuild(tomorrow);
  const { rows } = await sql<{ company: string; sides: number }>`
    select p.company, count(*)::int as sides from benchmark_point p join benchmark_cell c on c.id = p.cell_id
    where c.key like 'deal italy * * *' group by p.company`.execute(t.db);
  expect(rows).toHaveLength(6);
  expect(rows.map(({ company }) => company)).not.toContain(`portugal ${first.fiscalNumber}`);
});

test('[BEN-07] whoever has a number now is not taken for whom had it before', async () => {
  const [first, , , , , heir] = six;
  const since = addDays(today, -100);
  for (const one of six.slice(0, 5)) await m.ask(one, 30, { since });
  for (const one of [...six.slice(0, 5), await m.company('Sétima, Lda.')])
    await m.ask(one, 30, { since, country: 'france' });
  await m.rebuild(yesterday);
  await renumber(first, nextFiscalNumber());
  await renumber(heir, first.fiscalNumber);
  await m.ask(heir, 30);
  await m.rebuild(tomorrow);
  // Six stand in it now, and to either of the two the other one is among the others.
  expect((await read(first, 'portugal')).asks).toEqual(shown);
  expect((await read(heir, 'portugal')).asks).toEqual(shown);
  // Of a person with both companies the number is one of the six in the older book.
  await t.make.role(heir.id, first.user, 'view');
  expect(await lastQuarter(first, 'ask', 'france')).toMatchObject({ shown: true });
  expect((await read(first, 'portugal')).asks).toEqual(hidden);
});

test('[GEN-110, BEN-22] a former number is forgotten with the last book of its time', async () => {
  const [first, second] = six;
  await m.ask(first, 30);
  await m.rebuild(yesterday);
  const other = nextFiscalNumber();
  await renumber(first, other);
  await renumber(first, first.fiscalNumber);
  await m.rebuild(addDays(today, 600));
  expect(await formerNumbers(first)).toEqual([`portugal ${first.fiscalNumber}`, `portugal ${other}`]);
  expect(await formerNumbers(second)).toEqual([]);
  await m.rebuild(addDays(today, 800));
  expect(await formerNumbers(first)).toEqual([]);
});

test('numbers that changed before the upgrade are taken from the log of events', async () => {
  const [first, second] = six;
  await m.rebuild(yesterday);
  await renumber(first, nextFiscalNumber());
  await renumber(first, 'A58818501', 'spain');
  await renumber(second, nextFiscalNumber());
  const noted = [await formerNumbers(first), await formerNumbers(second)];
  expect(noted.map(({ length }) => length)).toEqual([2, 1]);
  await t.db.deleteFrom('former_fiscal_number').execute();
  const text = await readFile(new URL('../../../migrations/1481-former-numbers-filled.sql', import.meta.url), 'utf8');
  await sql.raw(text).execute(ownerDb(t));
  await sql.raw(text).execute(ownerDb(t));
  expect([await formerNumbers(first), await formerNumbers(second)]).toEqual(noted);
});
