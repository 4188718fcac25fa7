// `npm run bench:dashboard`: the administrators' first page with 1,000,000 projects, 200,000 contracts, 1,000,000 invoices.
import pg from 'pg';
import { type Copies, copyRows } from './fill-administration.ts';
import { fillMarket, makeWorld } from './fill-market.ts';
import { summary } from './measure-lists.ts';
import { startSizeServer } from './size-server.ts';

const projects = Number(process.env.PROJECTS ?? 1_000_000);
const contracts = projects / 5;
const invoices = projects;
const rounds = 200;

const paths = {
  totals: '/api/admin/dashboard/metrics/summary',
  'contracts of thirty days': '/api/admin/dashboard/metrics/created-contracts',
  'length of negotiations': '/api/admin/dashboard/metrics/ppa-negotiation-time',
  'queue, first page': '/api/admin/dashboard/queue?limit=10',
};

/** One contract in fifty waits, one invoice in twenty is not paid. */
const copies: Copies[] = [
  {
    table: 'energy_contract',
    sample: 'true',
    count: contracts,
    columns: {
      number: `'X-' || n`,
      status: `case when n % 50 = 0 then 'pending_validation' else 'approved' end`,
      created_at: `now() - n * interval '8 minutes'`,
    },
  },
  {
    table: 'invoice',
    sample: 'true',
    count: invoices,
    columns: {
      number: `'X-' || n`,
      status: `case when n % 40 = 0 then 'overdue' when n % 20 = 0 then 'pending' else 'paid' end`,
      contract_version_id: 'null',
      late_for: 'null',
    },
  },
];

const server = await startSizeServer('admin@demo.example');
const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
try {
  for (const client of owners) await client.connect();
  await fillMarket(owners, await makeWorld(owners[0]), { projects, offers: projects / 5 });
  await copyRows(owners[0], copies);
  // The triggers that count were off.
  await owners[0].query(`insert into record_count_change values ('energy_contract', $1)`, [contracts]);
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push((await server.get(path)).ms);
    console.log(`${name}: ${summary(times)} ms (p50 / p95)`);
  }
} finally {
  for (const client of owners) await client.end();
  await server.stop();
}
