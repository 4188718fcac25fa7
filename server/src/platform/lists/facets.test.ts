// Combinations that share a number: filters find the items of each, and none of the others.
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let owner: TestUser;
let reader: TestUser;
let entity: string;
let tableOwner: pg.Client;

beforeAll(async () => {
  t = await startTestApp();
  tableOwner = new pg.Client(t.database.ownerUrl);
  await tableOwner.connect();
  [owner, reader] = await Promise.all([t.make.user(), t.make.user()]);
  entity = (await t.make.entity(owner)).id;
  await t.make.entity(reader);
  // As if the hash of all combinations were the same.
  for (const table of ['project', 'offer'])
    for (const column of ['source_id', 'terms_id'])
      await tableOwner.query(`alter table ${table} alter column ${column} set expression as (7::bigint)`);
});
// Combinations stay when their items go; those of one test would hide what another's lack.
const combinations = 'project_source, project_terms, offer_source, offer_terms';
afterEach(() => tableOwner.query(`truncate project, offer, ${combinations} cascade`));
afterAll(() => tableOwner.end());

type Changes = object & { negotiation?: string };
const make =
  (table: 'project' | 'offer') =>
  async ({ negotiation, ...changes }: Changes) => {
    const { id } = await t.make[table](owner, entity, changes);
    if (negotiation)
      await tableOwner.query(`update ${table} set negotiation_status = $1 where id = $2`, [negotiation, id]);
    return id;
  };
const [project, offer] = [make('project'), make('offer')];
const inCountry = (country: 'portugal' | 'spain') => ({ location: { parish: 'Vila', municipality: 'Vila', country } });
const generating = (...types: ('SOLAR_POWER' | 'HYDRO_POWER')[]) => ({
  technologies: types.map((type) => ({
    type,
    installedCapacity: 40,
    annualForecastCapacity: 20,
    lifetime: '25-30' as const,
  })),
});
const agreed = (contractStructure: 'PAY_AS_PRODUCED' | 'BASELOAD_MONTHLY', hasWarranties = false) => ({
  financialConditions: {
    ...projectPayload('', '').financialConditions,
    contractStructure: [contractStructure],
    hasWarranties,
  },
});

async function found(kind: string, query: string): Promise<string[]> {
  const { status, body } = await t.as(reader).get(`/api/search/${kind}?${query}`);
  expect([status, body.total]).toEqual([200, body.items.length]);
  return body.items.map(({ id }: { id: string }) => id).sort();
}

test.each([
  ['projects', 'countries', project, [inCountry('portugal'), 'portugal'], [inCountry('spain'), 'spain']],
  [
    'projects',
    'technologies',
    project,
    [generating('SOLAR_POWER'), 'SOLAR_POWER'],
    [generating('HYDRO_POWER'), 'HYDRO_POWER'],
  ],
  [
    'projects',
    'contractStructure',
    project,
    [agreed('PAY_AS_PRODUCED'), 'PAY_AS_PRODUCED'],
    [agreed('BASELOAD_MONTHLY'), 'BASELOAD_MONTHLY'],
  ],
  [
    'projects',
    'hasWarranties',
    project,
    [agreed('PAY_AS_PRODUCED'), 'false'],
    [agreed('PAY_AS_PRODUCED', true), 'true'],
  ],
  [
    'projects',
    'negotiationStatus',
    project,
    [{ negotiation: 'AVAILABLE' }, 'AVAILABLE'],
    [{ negotiation: 'ONGOING' }, 'ONGOING'],
  ],
  ['offers', 'countries', offer, [{ country: 'portugal' }, 'portugal'], [{ country: 'spain' }, 'spain']],
  [
    'offers',
    'technologies',
    offer,
    [{ technologies: ['SOLAR_POWER'] }, 'SOLAR_POWER'],
    [{ technologies: ['HYDRO_POWER'] }, 'HYDRO_POWER'],
  ],
  [
    'offers',
    'contractStructure',
    offer,
    [{ contractStructure: 'PAY_AS_PRODUCED' }, 'PAY_AS_PRODUCED'],
    [{ contractStructure: 'BASELOAD_MONTHLY' }, 'BASELOAD_MONTHLY'],
  ],
  [
    'offers',
    'contractDuration',
    offer,
    [{ contractDuration: 'LESS_THAN_5_YEARS' }, 'LESS_THAN_5_YEARS'],
    [{ contractDuration: 'MORE_THAN_15_YEARS' }, 'MORE_THAN_15_YEARS'],
  ],
  [
    'offers',
    'negotiationStatus',
    offer,
    [{ negotiation: 'AVAILABLE' }, 'AVAILABLE'],
    [{ negotiation: 'ONGOING' }, 'ONGOING'],
  ],
  ['offers', 'hasWarranties', offer, [{ hasWarranties: false }, 'false'], [{ hasWarranties: true }, 'true']],
] as const)(
  '%s by %s: one number hides nothing and shows nothing else',
  async (kind, filter, create, [change, one], [otherChange, other]) => {
    const first = await create(change);
    const second = await create(otherChange);
    const both = [first, second].sort();
    expect(await found(kind, `${filter}=${one}`)).toEqual([first]);
    expect(await found(kind, `${filter}=${other}`)).toEqual([second]);
    expect(await found(kind, '')).toEqual(both);
    if (filter !== 'hasWarranties') expect(await found(kind, `${filter}=${one}&${filter}=${other}`)).toEqual(both);
  },
);

test.each([
  ['countries=portugal', 'countries=spain', { country: 'portugal' }],
  ['technologies=SOLAR_POWER', 'technologies=HYDRO_POWER', { technologies: ['SOLAR_POWER'] }],
  ['contractStructure=PAY_AS_PRODUCED', 'contractStructure=BASELOAD_MONTHLY', { contractStructure: 'PAY_AS_PRODUCED' }],
  [
    'contractDuration=LESS_THAN_5_YEARS',
    'contractDuration=MORE_THAN_15_YEARS',
    { contractDuration: 'LESS_THAN_5_YEARS' },
  ],
  ['endTermLength=4', 'startTermLength=16', { contractDuration: 'LESS_THAN_5_YEARS' }],
] as const)('offers by %s and by %s: one without a value is found by neither', async (one, other, change) => {
  const filled = await offer(change);
  const empty = await offer(Object.fromEntries(Object.keys(change).map((name) => [name, undefined])));
  expect(await found('offers', one)).toEqual([filled]);
  expect(await found('offers', other)).toEqual([]);
  expect(await found('offers', '')).toEqual([filled, empty].sort());
});

const guaranteed = { hasWarranties: true };
test.each([
  [
    'projects',
    project,
    { ...inCountry('portugal'), ...agreed('PAY_AS_PRODUCED', true) },
    [{ ...inCountry('portugal'), ...agreed('PAY_AS_PRODUCED') }],
    { ...inCountry('spain'), ...agreed('PAY_AS_PRODUCED', true) },
  ],
  [
    'offers',
    offer,
    { country: 'portugal', ...guaranteed },
    [
      { country: 'portugal', hasWarranties: false },
      { country: undefined, ...guaranteed },
    ],
    { country: 'spain', ...guaranteed },
  ],
] as const)('%s by filters of both tables of combinations', async (kind, create, both, others, abroad) => {
  const wanted = await create(both);
  for (const changes of others) await create(changes);
  const foreign = await create(abroad);
  expect(await found(kind, 'countries=portugal&hasWarranties=true')).toEqual([wanted]);
  expect(await found(kind, 'countries=spain&hasWarranties=true')).toEqual([foreign]);
  expect(await found(kind, 'countries=spain&hasWarranties=false')).toEqual([]);
});

test('the order of the values makes no other combination', async () => {
  await project(generating('SOLAR_POWER', 'HYDRO_POWER'));
  await project(generating('HYDRO_POWER', 'SOLAR_POWER'));
  const { rows } = await tableOwner.query('select country from project_source');
  expect(rows).toEqual([{ country: 'portugal' }]);
});
