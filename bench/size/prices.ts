// `npm run bench:prices`: what prices are simulated, compared and matched by, beside as many projects, offers and
// contracts. SIZE: how many of each; 1,000,000 without it. PARTS=simulator for what needs no market.
import pg from 'pg';
import { rebuildBenchmark } from '../../server/src/features/benchmark/benchmark-rebuild.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { withPatience } from '../../server/src/platform/database/with-patience.ts';
import { type Copies, copyRows } from './fill-administration.ts';
import { fillMarket, makeWorld } from './fill-market.ts';
import type { World } from './market-generator.ts';
import { measureBand } from './measure-band.ts';
import { summary } from './measure-lists.ts';
import { measureMatches } from './measure-matches.ts';
import { measureNews } from './measure-news.ts';
import { measureSimulations } from './measure-simulations.ts';
import { measureSimulator } from './measure-simulator.ts';
import { type SizeServer, startSizeServer } from './size-server.ts';

const rounds = 300;
const countries = ['portugal', 'spain', 'france', 'germany'] as const;
const technologies = ['SOLAR_POWER', 'ONSHORE_WIND', 'HYDRO_POWER'] as const;
const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

/** Contracts of all owners with a thousand buyers, each approved within the last year and old enough to count. */
const contractsOf = ({ owners }: World, count: number): Copies => ({
  table: 'energy_contract',
  sample: `status in ('approved', 'active') and pricing_type = 'FIXED_PRICING'`,
  count,
  columns: {
    number: `'X-' || n`,
    owner_id: `(array[${owners.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + (n * 7) % ${owners.length}]`,
    content: `s.content || jsonb_build_object(
      'technologies', jsonb_build_array(jsonb_build_object('type', (array['${technologies.join(`', '`)}'])[1 + n % 3], 'capacity', 20)),
      'roleInEnergyContract', 'SELLER',
      'location', s.content -> 'location' || jsonb_build_object('country', (array['${countries.join(`', '`)}'])[1 + n % 4]),
      'financialConditions', s.content -> 'financialConditions' || jsonb_build_object('price', 25 + (n * 13) % 6000 / 100.0),
      'secondPartyFiscalInfo', s.content -> 'secondPartyFiscalInfo' || jsonb_build_object('fiscalNumber', 'K' || n % 1000))`,
    negotiation_id: 'null',
    project_id: 'null',
    second_party_entity_id: 'null',
    created_at: `now() - interval '130 days' - n % 200 * interval '1 day'`,
    first_visible_at: `now() - interval '130 days' - n % 200 * interval '1 day'`,
  },
});

/** The first one also makes the quarters of the history; those after it are what a night costs. */
async function measureRebuild({ appUrl }: SizeServer): Promise<void> {
  const pool = createPool({ url: appUrl, max: 2 });
  for (const name of ['first rebuild, with eight quarters', 'rebuild of a night']) {
    const begun = performance.now();
    await withPatience(createDb(pool), (db) => rebuildBenchmark(db, new Date()));
    console.log(`  ${name}: ${secondsSince(begun)} s`);
  }
  await pool.end();
}

async function measureReads(server: SizeServer): Promise<Record<string, string>> {
  const time = async (path: (number: number) => string) => {
    const times: number[] = [];
    for (let number = 0; number < rounds; number += 1) times.push((await server.get(path(number))).ms);
    return summary(times);
  };
  const place = (number: number) =>
    `country=${countries[number % countries.length]}&technology=${technologies[number % technologies.length]}`;
  const terms = (number: number) => `structure=PAY_AS_PRODUCED&tenorYears=${number % 20}&price=${30 + (number % 30)}`;
  return {
    'one read of the benchmark': await time((number) => `/api/benchmark?${place(number)}&${terms(number)}`),
    'its history': await time((number) => `/api/benchmark/history?${place(number)}&kind=ask`),
  };
}

async function measureMarket(server: SizeServer, size: number): Promise<void> {
  const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
  const [owner] = owners;
  try {
    for (const client of owners) await client.connect();
    const world = await makeWorld(owner);
    await fillMarket(owners, world, { projects: size, offers: size });
    await copyRows(owner, [contractsOf(world, size)]);
    console.log(`${size} projects, offers and contracts each`);
    await measureRebuild(server);
    await owner.query('vacuum analyze benchmark_cell, benchmark_point');
    console.log('p50 / p95 in ms:');
    for (const [name, value] of Object.entries({ ...(await measureReads(server)), ...(await measureMatches(server)) }))
      console.log(`  ${name}: ${value}`);
    for (const line of await measureBand(server.url)) console.log(`  ${line}`);
    for (const line of await measureNews(owner, server.appUrl)) console.log(`  ${line}`);
  } finally {
    for (const client of owners) await client.end();
  }
}

const parts = process.env.PARTS ?? 'simulator,market';
const server = await startSizeServer();
try {
  if (parts.includes('simulator')) {
    for (const line of await measureSimulations(server)) console.log(`  ${line}`);
    for (const line of await measureSimulator(server.url)) console.log(`  ${line}`);
  }
  if (parts.includes('market')) await measureMarket(server, Number(process.env.SIZE ?? 1_000_000));
} finally {
  await server.stop();
}
