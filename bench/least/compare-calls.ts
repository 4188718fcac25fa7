// Measures the product and the least server in turn, in both orders, each alone under the same load.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import type { Bench } from '../product.ts';
import type { LeastCall } from './least-server.ts';
import { secondsOfMachine, secondsOfTree } from './processor-time.ts';

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  body?: object;
  /** The idempotency key. */
  key?: string;
}

export interface ComparedRow {
  name: string;
  /** What is asked; a change asks something else each time. */
  asked: Asked | (() => Asked);
  least: LeastCall;
  /** The least ratio. */
  aim: number;
  /** Makes the records that a change needs. */
  prepare?: () => Promise<void>;
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

async function startLeast({ databaseUrl }: Bench, { least: call }: ComparedRow): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LEAST_DATABASE: databaseUrl,
    LEAST_PORT: String(port),
    LEAST_CALL: JSON.stringify(call),
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

const requestOf = ({ method, path, token, body, key }: Asked) => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  },
  ...(body && { body: JSON.stringify(body) }),
});

/** A first answer tells more than how many were refused. */
async function tryOnce({ url, asked }: Pick<Loaded, 'url' | 'asked'>): Promise<void> {
  const { path, ...request } = requestOf(typeof asked === 'function' ? asked() : asked);
  const answer = await fetch(`${url}${path}`, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}${path} answers ${answer.status}: ${text}`);
}

interface Loaded extends Pick<ComparedRow, 'asked'> {
  /** Without the path. */
  url: string;
  connections: number;
  duration: number;
}

async function load({ url, asked, connections, duration }: Loaded) {
  const request = typeof asked === 'function' ? { setupRequest: () => requestOf(asked()) } : requestOf(asked);
  const result = await autocannon({ url, connections, duration, requests: [request] });
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
  row: ComparedRow;
  product: Measured;
  least: Measured;
  ratio: number;
  /** Other programs took more than a tenth of the processors' time in too many rounds. */
  isBusy: boolean;
  /** p50 in ms with a single connection. */
  alone: { product: number; least: number };
}

export async function compareCalls(bench: Bench, row: ComparedRow): Promise<Compared> {
  await row.prepare?.();
  const server = await startLeast(bench, row);
  const { asked } = row;
  const [ours, theirs] = [bench.url, `http://127.0.0.1:${port}`];
  const of = (url: string, connections = 50, duration = seconds) => ({ url, asked, connections, duration });
  const pids = [bench.serverPid, server.pid ?? 0] as const;
  try {
    for (const url of [ours, theirs]) {
      await tryOnce({ url, asked });
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
