// `npm run bench:peers`: the product and a server that makes its API from the tables, both beside a bare server, over
// the same rows in the same database.
import { cpus } from 'node:os';
import { startLeast } from '../least/compare-calls.ts';
import { askOnce, type Competitor, measureInTurn, type Outcome } from '../least/in-turn.ts';
import { type Bench, startBench } from '../product.ts';
import type { StartedServer } from '../start-server.ts';
import { acceptsGraphql } from './graphql-calls.ts';
import { type PeerRow, peerRows } from './peer-rows.ts';
import { peerVersion, startPostGraphile } from './postgraphile.ts';
import { assertCreated, assertSame, toldByGraphql, toldByRest } from './same-rows.ts';

/** Smaller numbers are for trying it. */
const { ROWS = '', PROJECTS = '10000', SECONDS = '4', ROUNDS = '5' } = process.env;

type Servers = Record<'Wattpact' | 'PostGraphile' | 'bare', Competitor>;

async function assertSameRows(bench: Bench, row: PeerRow, { Wattpact, PostGraphile, bare }: Servers): Promise<void> {
  const told = {
    Wattpact: toldByRest(await askOnce(Wattpact)),
    PostGraphile: toldByGraphql(await askOnce(PostGraphile)),
    bare: toldByRest(await askOnce(bare)),
  };
  if (row.kind === 'reading') assertSame(row.name, told);
  else await assertCreated(bench.ownerUrl, told);
}

const shown = (call: string, server: string, { ratio, rate, p50, p99, node, postgres, others }: Outcome) => ({
  call,
  server,
  ratio: ratio.toFixed(2),
  'req/s': Math.round(rate),
  'p50 ms': p50,
  'p99 ms': p99,
  'Node CPU ms': node.toFixed(2),
  'PostgreSQL CPU ms': postgres.toFixed(2),
  others: `${Math.round(100 * others)} %`,
});

async function compare(bench: Bench, peer: StartedServer, row: PeerRow) {
  await row.prepare?.();
  const least = await startLeast(bench, row.bare);
  const servers: Servers = {
    Wattpact: { url: bench.url, pid: bench.serverPid, asked: row.product },
    PostGraphile: { ...peer, asked: row.peer, accepts: acceptsGraphql },
    bare: { ...least, asked: row.product },
  };
  try {
    await assertSameRows(bench, row, servers);
    const turns = { postgresPid: bench.postgresPid, seconds: Number(SECONDS), wantedRounds: Number(ROUNDS) };
    const { outcomes, isBusy } = await measureInTurn(servers, 'bare', turns);
    const call = `${row.name}${isBusy ? ' (busy)' : ''}`;
    return Object.entries(outcomes).map(([server, outcome]) => shown(call, server, outcome));
  } finally {
    await least.stop();
  }
}

/** Otherwise it would be measured without the question that the others ask. */
async function assertAsksForSession({ url }: StartedServer): Promise<void> {
  console.log('PostGraphile is called without a session, and has to fail:');
  const body = JSON.stringify({ query: '{ allProjects(first: 1) { nodes { rowId } } }' });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer nobody' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', body, headers });
  if (answer.ok) throw new Error('The peer answers without a session');
}

const bench = await startBench({ projects: Number(PROJECTS), jobs: 'off' });
let peer: StartedServer | undefined;
try {
  peer = await startPostGraphile(bench);
  await assertAsksForSession(peer);
  const rows = [];
  for (const row of await peerRows(bench)) if (row.name.includes(ROWS)) rows.push(...(await compare(bench, peer, row)));
  console.log(
    `\nRequests per second / the bare server's; 50 connections, ${bench.projects} projects, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, PostGraphile ${peerVersion}:`,
  );
  console.table(rows);
  console.log(`All look the session up by its token before each call. PostGraphile reads any row of the tables: no rights of a
company, no fields that depend on who asks. Its creation writes the row alone, as the bare server's does; the
product's also checks what it is given, gives the files, keeps the key, notes the event and queues the jobs.`);
} finally {
  await peer?.stop();
  await bench.stop();
}
