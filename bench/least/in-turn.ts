// Measures several servers in turn, each alone under the same load, in both orders.
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { secondsOfMachine, secondsOfTree } from './processor-time.ts';

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  body?: object;
  /** The idempotency key. */
  key?: string;
}

export interface Competitor {
  /** Without the path. */
  url: string;
  /** The process that answers. */
  pid: number;
  /** What is asked; a change asks something else each time. */
  asked: Asked | (() => Asked);
  /** Where the status does not tell whether an answer is one. */
  accepts?: (body: string) => boolean;
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

export interface Outcome extends Measured {
  /** Its throughput / the reference's. */
  ratio: number;
  /** p50 in ms with a single connection. */
  alone: number;
}

export interface Turns {
  postgresPid: number;
  /** Of a round. */
  seconds?: number;
  /** So many in which other programs took little of the processors' time are wanted. */
  wantedRounds?: number;
}

const warmUpSeconds = 3;
const mostOthers = 0.1;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

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
export async function askOnce({ url, asked, accepts }: Competitor): Promise<string> {
  const { path, ...request } = requestOf(typeof asked === 'function' ? asked() : asked);
  const answer = await fetch(`${url}${path}`, request);
  const text = await answer.text();
  if (!answer.ok || accepts?.(text) === false) throw new Error(`${url}${path} answers ${answer.status}: ${text}`);
  return text;
}

function send({ url, asked, accepts }: Competitor, duration: number, connections = 50) {
  const request = typeof asked === 'function' ? { setupRequest: () => requestOf(asked()) } : requestOf(asked);
  const options = { url, connections, duration, requests: [request] };
  return autocannon({ ...options, ...(accepts && { verifyBody: accepts }) });
}

async function load(competitor: Competitor, duration: number, connections?: number) {
  const { url } = competitor;
  const result = await send(competitor, duration, connections);
  const refused = result.non2xx + result.mismatches;
  if (refused > 0 || result.errors > 0) throw new Error(`${url}: ${refused} refused, ${result.errors} failed`);
  if (result.requests.total === 0) throw new Error(`${url} answered nothing within ${duration} s`);
  return result;
}

async function measure(competitor: Competitor, postgresPid: number, seconds: number): Promise<Measured> {
  const times = () => ({
    node: secondsOfTree(competitor.pid),
    postgres: secondsOfTree(postgresPid),
    load: process.cpuUsage(),
    machine: secondsOfMachine(),
    at: performance.now(),
  });
  const before = times();
  const result = await load(competitor, seconds);
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

type Round<Name extends string> = Record<Name, Measured>;

/** @param isReversed the last comes first */
async function playRound<Name extends string>(
  competitors: Record<Name, Competitor>,
  isReversed: boolean,
  { postgresPid, seconds = 4 }: Turns,
): Promise<Round<Name>> {
  const names = Object.keys(competitors) as Name[];
  const round: Partial<Round<Name>> = {};
  for (const name of isReversed ? names.toReversed() : names)
    round[name] = await measure(competitors[name], postgresPid, seconds);
  return round as Round<Name>;
}

/** @param reference whose throughput the others' is divided by */
export async function measureInTurn<Name extends string>(
  competitors: Record<Name, Competitor>,
  reference: NoInfer<Name>,
  turns: Turns,
): Promise<{ outcomes: Record<Name, Outcome>; isBusy: boolean }> {
  const names = Object.keys(competitors) as Name[];
  const { wantedRounds = 5 } = turns;
  for (const name of names) {
    await askOnce(competitors[name]);
    // A process that has just started refuses what it will not get to in time.
    await send(competitors[name], warmUpSeconds);
  }
  const rounds: Round<Name>[] = [];
  const isQuiet = (round: Round<Name>) => names.every((name) => round[name].others <= mostOthers);
  const quiet = () => rounds.filter(isQuiet);
  while (quiet().length < wantedRounds && rounds.length < 3 * wantedRounds)
    rounds.push(await playRound(competitors, rounds.length % 2 === 1, turns));
  const isBusy = quiet().length < wantedRounds;
  const counted = isBusy ? rounds : quiet();
  const outcomes: Partial<Record<Name, Outcome>> = {};
  for (const name of names) {
    const ratio = median(counted.map((round) => round[name].rate / round[reference].rate));
    const alone = (await load(competitors[name], 2, 1)).latency.p50;
    outcomes[name] = { ...summary(counted.map((round) => round[name])), ratio, alone };
  }
  return { outcomes: outcomes as Record<Name, Outcome>, isBusy };
}
