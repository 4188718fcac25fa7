// Measures the product and the least server in turn, in both orders, each alone under the same load.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import type { Bench } from '../product.ts';
import type { LeastStatement } from './least-statements.ts';
import { secondsOfMachine, secondsOfTree } from './processor-time.ts';

export interface ReadRow {
  name: string;
  path: string;
  token: string;
  statement: LeastStatement;
  /** From $2 on. */
  values: unknown[];
  /** The least ratio. */
  aim: number;
}

interface Measured {
  rate: number;
  p50: number;
  p99: number;
  /** Milliseconds of a processor per request. */
  node: number;
  postgres: number;
  /** The part of the processors' time that other programs took. */
  others: number;
}

const port = 3463;
const seconds = 4;
const wantedRounds = 5;
const mostRounds = 15;
const mostOthers = 0.1;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function startLeast({ databaseUrl }: Bench, { statement, values }: ReadRow): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LEAST_DATABASE: databaseUrl,
    LEAST_PORT: String(port),
    LEAST_CALL: JSON.stringify({ statement, values }),
  };
  const least = spawn(process.execPath, ['bench/least/least-server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return least;
    if (least.exitCode !== null) throw new Error('The least server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A first answer tells more than how many were refused. */
async function tryOnce(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`);
}

interface Loaded {
  url: string;
  token: string;
  connections: number;
  duration: number;
}

async function load({ url, token, connections, duration }: Loaded) {
  const result = await autocannon({ url, connections, duration, headers: { authorization: `Bearer ${token}` } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

/** @param server the process that answers */
async function measure(bench: Bench, server: number, loaded: Loaded): Promise<Measured> {
  const times = () => ({
    node: secondsOfTree(server),
    postgres: secondsOfTree(bench.postgresPid),
    load: process.cpuUsage(),
    machine: secondsOfMachine(),
    at: performance.now(),
  });
  const before = times();
  const result = await load(loaded);
  const after = times();
  const [node, postgres] = [after.node - before.node, after.postgres - before.postgres];
  const own = process.cpuUsage(before.load);
  const others = after.machine - before.machine - node - postgres - (own.user + own.system) / 1e6;
  const requests = result.requests.total;
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    node: (1000 * node) / requests,
    postgres: (1000 * postgres) / requests,
    others: others / (((after.at - before.at) / 1000) * cpus().length),
  };
}

const summary = (all: readonly Measured[]): Measured => ({
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  node: median(all.map(({ node }) => node)),
  postgres: median(all.map(({ postgres }) => postgres)),
  others: Math.max(...all.map(({ others }) => others)),
});

export interface Compared {
  row: ReadRow;
  product: Measured;
  least: Measured;
  ratio: number;
  /** Other programs took more than a tenth of the processors' time in too many rounds. */
  isBusy: boolean;
  /** p50 in ms with a single connection. */
  alone: { product: number; least: number };
}

export async function compareReads(bench: Bench, row: ReadRow): Promise<Compared> {
  const server = await startLeast(bench, row);
  const { token } = row;
  const [ours, theirs] = [`${bench.url}${row.path}`, `http://127.0.0.1:${port}${row.path}`];
  const of = (url: string, connections = 50, duration = seconds) => ({ url, token, connections, duration });
  const pids = [bench.serverPid, server.pid ?? 0] as const;
  try {
    for (const url of [ours, theirs]) {
      await tryOnce(url, token);
      await load(of(url, 50, 3));
    }
    const rounds: { product: Measured; least: Measured }[] = [];
    const quiet = () => rounds.filter((one) => Math.max(one.product.others, one.least.others) <= mostOthers);
    while (quiet().length < wantedRounds && rounds.length < mostRounds) {
      const product = () => measure(bench, pids[0], of(ours));
      const least = () => measure(bench, pids[1], of(theirs));
      if (rounds.length % 2 === 0) rounds.push({ product: await product(), least: await least() });
      else {
        const first = await least();
        rounds.push({ product: await product(), least: first });
      }
    }
    const isBusy = quiet().length < wantedRounds;
    const counted = isBusy ? rounds : quiet();
    const [product, least] = [summary(counted.map((one) => one.product)), summary(counted.map((one) => one.least))];
    const ratio = median(counted.map((one) => one.product.rate / one.least.rate));
    const alone = {
      product: (await load(of(ours, 1, 2))).latency.p50,
      least: (await load(of(theirs, 1, 2))).latency.p50,
    };
    return { row, product, least, ratio, isBusy, alone };
  } finally {
    server.kill('SIGTERM');
  }
}
