// `npm run bench:size`: lists, search and export of the marketplace at 10,000, 100,000 and 1,000,000 projects.
import pg from 'pg';
import { fillMarket, makeWorld } from './fill-market.ts';
import { measureLists } from './measure-lists.ts';
import { measureMatches } from './measure-matches.ts';
import { measureMatching } from './measure-matching.ts';
import { startSizeServer } from './size-server.ts';

const sizes = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number);

/** The speed of this machine today, for comparison with the other figures of the run. */
async function machineSpeed(client: pg.Client): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const begun = performance.now();
    await client.query('select count(*) from generate_series(1, 1000000)');
    times.push(performance.now() - begun);
  }
  const [median = 0] = times.sort((a, b) => a - b).slice(4);
  return `the database counts to a million in ${median.toFixed(0)} ms`;
}

const server = await startSizeServer();
const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
const [owner] = owners;
try {
  for (const client of owners) await client.connect();
  const world = await makeWorld(owner);
  const columns: Record<string, Record<string, string>> = {};
  for (const projects of sizes) {
    const seconds = await fillMarket(owners, world, { projects, offers: Math.round(projects / 5) });
    console.log(`${projects} projects and ${projects / 5} offers written in ${seconds.toFixed(0)} s`);
    const { rows } = await owner.query(
      'select (select count(*) from project_source)::int as sources, (select count(*) from project_terms)::int as terms',
    );
    console.log(`  ${rows[0].sources} combinations of country and technologies, ${rows[0].terms} of terms`);
    console.log(`  ${await machineSpeed(owner)}`);
    for (const [name, value] of Object.entries({
      ...(await measureLists(server)),
      ...(await measureMatches(server)),
    })) {
      columns[name] = { ...columns[name], [projects]: value };
      console.log(`  ${name}: ${value}`);
    }
    console.log(`  ${await machineSpeed(owner)}`);
    const { now, most } = server.memory();
    console.log(`  memory of the API process: ${now.toFixed(0)} MB, ${most.toFixed(0)} MB at most`);
  }
  for (const line of await measureMatching(owner, server.appUrl))
    console.log(`one item against 100,000 saved searches: ${line}`);
  console.log('\np50 / p95 in ms by number of projects:');
  console.table(columns);
} finally {
  for (const client of owners) await client.end();
  await server.stop();
}
