// `npm run bench:benchmark`: the night's rebuild of the price benchmark and its reads, beside as many projects as offers.
// SIZE: how many of each; 1,000,000 without it.
import pg from 'pg';
import { rebuildBenchmark } from '../../server/src/features/benchmark/benchmark-rebuild.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { withPatience } from '../../server/src/platform/database/with-patience.ts';
import { fillMarket, makeWorld } from './fill-market.ts';
import { summary } from './measure-lists.ts';
import { type SizeServer, startSizeServer } from './size-server.ts';

const rounds = 300;
const countries = ['portugal', 'spain', 'france', 'germany'] as const;
const technologies = ['SOLAR_POWER', 'ONSHORE_WIND', 'HYDRO_POWER'] as const;
const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

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

async function measureReads(server: SizeServer): Promise<void> {
  const time = async (path: (number: number) => string) => {
    const times: number[] = [];
    for (let number = 0; number < rounds; number += 1) times.push((await server.get(path(number))).ms);
    return summary(times);
  };
  const place = (number: number) =>
    `country=${countries[number % countries.length]}&technology=${technologies[number % technologies.length]}`;
  const terms = (number: number) => `structure=PAY_AS_PRODUCED&tenorYears=${number % 20}&price=${30 + (number % 30)}`;
  console.log('p50 / p95 in ms:');
  console.log(`  one read: ${await time((number) => `/api/benchmark?${place(number)}&${terms(number)}`)}`);
  console.log(`  history: ${await time((number) => `/api/benchmark/history?${place(number)}&kind=ask`)}`);
}

const size = Number(process.env.SIZE ?? 1_000_000);
const server = await startSizeServer();
const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
const [owner] = owners;
try {
  for (const client of owners) await client.connect();
  const world = await makeWorld(owner);
  await fillMarket(owners, world, { projects: size, offers: size });
  const begun = performance.now();
  for (const table of ['project', 'offer']) {
    await owner.query(`alter table ${table} disable trigger user`);
    // The generator leaves it out; here each was first seen within the last year.
    await owner.query(
      `update ${table} set first_visible_at = now() - random() * interval '360 days' where owner_id = any($1)`,
      [world.owners.map(({ id }) => id)],
    );
    await owner.query(`alter table ${table} enable trigger user`);
  }
  await owner.query('vacuum analyze project, offer');
  console.log(`${size} projects and ${size} offers, seen after ${secondsSince(begun)} s`);
  await measureRebuild(server);
  await owner.query('vacuum analyze benchmark_cell, benchmark_point');
  await measureReads(server);
} finally {
  for (const client of owners) await client.end();
  await server.stop();
}
