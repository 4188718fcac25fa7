// `npm run bench:search`: the administrators' search among a million projects and a million invoices.
import pg from 'pg';
import { fillAdministration } from './fill-administration.ts';
import { fillMarket, makeWorld } from './fill-market.ts';
import { pick, places, randomFrom } from './market-generator.ts';
import { misspelt, summary } from './measure-lists.ts';
import { type SizeServer, startSizeServer } from './size-server.ts';

const projects = Number(process.env.PROJECTS ?? 1_000_000);
const counts = {
  companies: projects / 20,
  people: projects / 20,
  contracts: projects / 5,
  invoices: projects,
};
const rounds = 60;
const random = randomFrom(7);
const upTo = (count: number) => 1 + Math.floor(random() * count);
const digits = (number: number) => String(number).padStart(6, '0');
const place = () => pick(random, places).toLowerCase();

/** What somebody may have typed when the question is asked. */
const typed: Record<string, () => string> = {
  'a word of a name': place,
  'its first two letters': () => place().slice(0, 2),
  'its first four letters': () => place().slice(0, 4),
  'two words': () => `solar ${place()}`,
  'a word that most have': () => pick(random, ['solar', 'parque', 'energia', 'fornecimento']),
  'a word with a letter missing': () => misspelt(place()),
  'an invoice number': () => `DP ${2019 + upTo(5)}/${digits(upTo(counts.invoices / 5))}`,
  'the beginning of an invoice number': () => `dp ${2019 + upTo(5)}/0${upTo(9)}`,
  'a contract number': () => `PPA-${2019 + upTo(5)}-${digits(upTo(counts.contracts / 5))}`,
  'a tax number': () => String(500_000_000 + upTo(counts.companies)),
  'a person': () => `silva ${upTo(counts.people)}`,
  'an e-mail address': () => `pessoa${upTo(counts.people)}@`,
  'nothing that exists': () => `xq${place()}zw`,
};

async function measure(server: SizeServer): Promise<void> {
  const table: Record<string, { 'p50 / p95 in ms': string; found: string }> = {};
  const all: number[] = [];
  for (const [what, type] of Object.entries(typed)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const query = type();
      const { ms, text } = await server.get(`/api/admin/search?${new URLSearchParams({ query })}`);
      if (JSON.parse(text).groups.length > 0) found += 1;
      if (process.env.SLOW && ms > 60) console.log(`  ${ms.toFixed(0)} ms ${query}`);
      times.push(ms);
    }
    all.push(...times);
    table[what] = { 'p50 / p95 in ms': summary(times), found: `${found} of ${rounds}` };
  }
  table['all of them'] = { 'p50 / p95 in ms': summary(all), found: '' };
  console.table(table);
}

const server = await startSizeServer('admin@demo.example');
const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
const [owner] = owners;
try {
  for (const client of owners) await client.connect();
  const world = await makeWorld(owner);
  const market = await fillMarket(owners, world, { projects, offers: projects / 5 });
  console.log(`${projects} projects and ${projects / 5} offers written in ${market.toFixed(0)} s`);
  const rest = await fillAdministration(owner, counts);
  console.log(`${JSON.stringify(counts)} written in ${rest.toFixed(0)} s`);
  for (let round = 0; round < 30; round += 1) await server.get('/api/admin/search?query=solar');
  await measure(server);
} finally {
  for (const client of owners) await client.end();
  await server.stop();
}
