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
afterEach(() => tableOwner.query('truncate project, offer cascade'));
afterAll(() => tableOwner.end());

const project = (changes: object) => t.make.project(owner, entity, changes);
const offer = (changes: object) => t.make.offer(owner, entity, changes);
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
  ['offers', 'hasWarranties', offer, [{ hasWarranties: false }, 'false'], [{ hasWarranties: true }, 'true']],
] as const)(
  '%s by %s: one number hides nothing and shows nothing else',
  async (kind, filter, make, [change, one], [otherChange, other]) => {
    const first = (await make(change)).id;
    const second = (await make(otherChange)).id;
    const both = [first, second].sort();
    expect(await found(kind, `${filter}=${one}`)).toEqual([first]);
    expect(await found(kind, `${filter}=${other}`)).toEqual([second]);
    expect(await found(kind, '')).toEqual(both);
    if (filter !== 'hasWarranties') expect(await found(kind, `${filter}=${one}&${filter}=${other}`)).toEqual(both);
  },
);

test('the order of the values makes no other combination', async () => {
  await tableOwner.query('truncate project_source');
  await project(generating('SOLAR_POWER', 'HYDRO_POWER'));
  await project(generating('HYDRO_POWER', 'SOLAR_POWER'));
  const { rows } = await tableOwner.query('select country from project_source');
  expect(rows).toEqual([{ country: 'portugal' }]);
});
