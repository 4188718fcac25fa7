// Processor time of a request with one, two and four processes behind nginx: the same requests in turn, again and again.
import { setTimeout as pause } from 'node:timers/promises';
import { secondsWithEnded } from '../least/processor-time.ts';
import { load, usualCall } from './load.ts';
import type { Pair } from './market.ts';

export interface Measured {
  /** By name: the process whose time counts, with all below it. */
  programs: Record<'jobs' | 'primary' | 'replica' | 'nginx', number>;
  /** Of the servers, in the order of their ports. */
  apis: readonly number[];
  /** Of the servers themselves. */
  urls: readonly string[];
  /** By the number of processes behind it, nginx' address. */
  ways: ReadonlyMap<number, string>;
  pairs: readonly Pair[];
  requests: number;
  rounds: number;
}

/** Milliseconds of a processor for each request. */
type Costs = Record<'api' | 'jobs' | 'primary' | 'replica' | 'nginx', number>;

export interface CpuRow {
  processes: number;
  api: number;
  jobs: number;
  /** Primary and replica. */
  postgres: number;
  replicaShare: number;
  nginx: number;
  /** All but nginx. */
  all: number;
  /** `all` beside that with one process. */
  ratio: number;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** For each process: more processes are there for more people. */
const callersEach = 8;

function readSeconds({ programs, apis }: Measured, count: number): Costs {
  const { jobs, primary, replica, nginx } = programs;
  const api = apis.slice(0, count).reduce((sum, pid) => sum + secondsWithEnded(pid), 0);
  const [ofJobs = 0, ofPrimary = 0, ofReplica = 0, ofNginx = 0] = [jobs, primary, replica, nginx].map(secondsWithEnded);
  return { api, jobs: ofJobs, primary: ofPrimary, replica: ofReplica, nginx: ofNginx };
}

async function round(measured: Measured, count: number, begin: number): Promise<Costs> {
  const { ways, pairs, requests } = measured;
  const before = readSeconds(measured, count);
  const { refused } = await load(ways.get(count) ?? '', (number) => usualCall(pairs, begin + number), {
    callers: callersEach * count,
    goesOn: (number) => number < requests,
  });
  // Jobs of the last messages belong to them.
  await pause(1500);
  const after = readSeconds(measured, count);
  if (refused.length > 0) throw new Error(`${refused.length} requests were refused, such as: ${refused[0]}`);
  const each = (name: keyof Costs) => ((after[name] - before[name]) / requests) * 1000;
  return {
    api: each('api'),
    jobs: each('jobs'),
    primary: each('primary'),
    replica: each('replica'),
    nginx: each('nginx'),
  };
}

const postgresOf = ({ primary, replica }: Costs) => primary + replica;
const allOf = (costs: Costs) => costs.api + costs.jobs + postgresOf(costs);

/** What every process does while nobody asks anything, in thousandths of a processor. */
export async function measureIdle(measured: Measured, seconds = 10): Promise<{ api: number; postgres: number }> {
  const count = measured.apis.length;
  const before = readSeconds(measured, count);
  await pause(seconds * 1000);
  const after = readSeconds(measured, count);
  const rate = (spent: number) => (spent / seconds) * 1000;
  return {
    api: rate(after.api - before.api) / count,
    postgres: rate(postgresOf(after) - postgresOf(before)),
  };
}

/** Code is compiled and caches fill, in each process alike. */
async function warmUp({ urls, pairs, requests }: Measured): Promise<void> {
  await Promise.all(
    urls.map((url) =>
      load(url, (number) => usualCall(pairs, number), {
        callers: callersEach,
        goesOn: (number) => number < 5 * requests,
      }),
    ),
  );
}

export async function measureCpu(measured: Measured): Promise<CpuRow[]> {
  const counts = [...measured.ways.keys()];
  const found = new Map<number, Costs[]>(counts.map((count) => [count, []]));
  await warmUp(measured);
  let begun = 0;
  for (let turn = 1; turn <= measured.rounds; turn += 1) {
    for (const count of turn % 2 === 0 ? counts : counts.toReversed()) {
      const costs = await round(measured, count, begun);
      begun += measured.requests;
      found.get(count)?.push(costs);
    }
    console.log(
      `turn ${turn} of ${measured.rounds}: ${counts.map((count) => allOf(found.get(count)?.at(-1) ?? nothing).toFixed(2)).join(', ')} ms`,
    );
  }
  const middle = (count: number, read: (costs: Costs) => number) => median((found.get(count) ?? []).map(read));
  const one = middle(1, allOf);
  return counts.map((count) => ({
    processes: count,
    api: middle(count, ({ api }) => api),
    jobs: middle(count, ({ jobs }) => jobs),
    postgres: middle(count, postgresOf),
    replicaShare: middle(count, ({ replica }) => replica),
    nginx: middle(count, ({ nginx }) => nginx),
    all: middle(count, allOf),
    ratio: middle(count, allOf) / one,
  }));
}

const nothing: Costs = { api: 0, jobs: 0, primary: 0, replica: 0, nginx: 0 };
