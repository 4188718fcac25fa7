// More calls than the product can answer: five times as many as it answers at its best, by people who do not wait for each
// other's answers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/test/processes/free-port.ts';
import { hasNginx, startNginx } from '../../cluster/nginx.ts';
import { emptyOutcome, type FaultCase, longest, type Outcome, quantile } from '../fault-case.ts';
import type { Flooded, FloodOrder } from '../flood.ts';
import { probe } from '../probes.ts';
import { type Product, startProduct } from '../product.ts';
import { makeScene, type Scene } from '../scene.ts';
import { toStop } from '../started.ts';

const negotiations = 100;
const times = 5;
/** The machine's own speed changes within minutes: the peak is measured again beside each flood. */
const rounds = 3;
const seconds = { search: 6, peak: 8, flood: 10 };
/** Enough that none of the offered calls lacks a connection. */
const connections = 2000;
const must = { acceptedMs: 1000, healthMs: 100, part: 0.8 };

async function flood(order: FloodOrder): Promise<Flooded> {
  const program = fork(fileURLToPath(new URL('../flood.ts', import.meta.url)));
  const stop = toStop(async () => program.kill());
  program.send(order);
  const [flooded] = await Promise.race([
    once(program, 'message'),
    once(program, 'exit').then(() => {
      throw new Error('The program that sends the requests ended');
    }),
  ]);
  await stop();
  return flooded;
}

/** What people of a market do: they read lists, threads and what is theirs, and of ten calls one writes. */
function requestsOf({ writers }: Scene): string[] {
  const request = (token: string, method: string, path: string, body = '') =>
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n` +
    (body && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`) +
    `\r\n${body}`;
  return writers.flatMap(({ token, negotiationId }) => {
    const thread = `/api/negotiations/${negotiationId}`;
    const read = (path: string) => request(token, 'GET', path);
    return [
      read('/api/users/me'),
      read('/api/projects'),
      read('/api/negotiations'),
      read(thread),
      read(`${thread}/messages`),
      read('/api/notifications'),
      read('/api/projects'),
      read(thread),
      read(`${thread}/messages`),
      request(token, 'POST', `${thread}/messages`, JSON.stringify({ text: 'Bom dia' })),
    ];
  });
}

const acceptedOf = ({ statuses, seconds: passed }: Flooded): number =>
  statuses.reduce((sum, [status, count]) => sum + (status > 0 && status < 300 ? count : 0), 0) / passed;

/** The number of connections at which most is answered. */
async function bestConnections(order: Omit<FloodOrder, 'connections'>, outcome: Outcome): Promise<number> {
  let best = { connections: 0, rate: 0 };
  for (const connections of [16, 32, 64, 128]) {
    const flooded = await flood({ ...order, connections });
    const rate = acceptedOf(flooded);
    outcome.notes.push(
      `${connections} connections: ${rate.toFixed(0)} answers a second, p99 ${flooded.accepted.p99} ms`,
    );
    if (rate > best.rate) best = { connections, rate };
  }
  return best.connections;
}

interface Round {
  /** Answers a second without too many calls, just before. */
  peak: number;
  flooded: Flooded;
}

function describe({ peak, flooded }: Round): string {
  const { accepted, refused, unsent, offered, cpu } = flooded;
  const rate = acceptedOf(flooded);
  return (
    `offered ${(offered / flooded.seconds).toFixed(0)} a second (${(offered / flooded.seconds / peak).toFixed(1)} times the peak of ${peak.toFixed(0)}), ` +
    `${unsent} of them had no connection; the sender used ${(cpu * 100).toFixed(0)} % of a processor; ` +
    `accepted ${rate.toFixed(0)} a second (${((100 * rate) / peak).toFixed(0)} % of the peak), p50 ${accepted.p50} ms, p99 ${accepted.p99} ms, longest ${accepted.longest} ms; ` +
    `refused after p50 ${refused.p50} ms, p99 ${refused.p99} ms`
  );
}

function judge(outcome: Outcome, list: readonly Round[]): void {
  const of = new Map<number, number>();
  for (const { flooded } of list) {
    for (const [status, count] of flooded.statuses) of.set(status, (of.get(status) ?? 0) + count);
  }
  outcome.statuses = of;
  const part = quantile(
    list.map(({ peak, flooded }) => acceptedOf(flooded) / peak),
    0.5,
  );
  const p99 = longest(list.map(({ flooded }) => flooded.accepted.p99));
  outcome.notes.push(
    ...list.map(describe),
    `kept: ${(part * 100).toFixed(0)} % of the peak, the median of ${rounds} rounds`,
  );
  const unexplained = list.reduce((sum, { flooded }) => sum + flooded.unexplained, 0);
  if (!of.has(503)) outcome.failures.push('nothing was refused');
  if (unexplained > 0) outcome.failures.push(`${unexplained} refusals without Retry-After`);
  const others = [...of].filter(([status]) => status !== 503 && !(status >= 200 && status < 300));
  for (const [status, count] of others) outcome.failures.push(`${count} answered ${status || 'nothing'}`);
  if (p99 > must.acceptedMs) outcome.failures.push(`p99 of the accepted: ${p99} ms`);
  if (!(part >= must.part)) outcome.failures.push(`${(part * 100).toFixed(0)} % of the peak`);
}

/** @param port where the calls go: to the product, or to what stands before it */
async function flooded(product: Product, port: number, outcome: Outcome): Promise<void> {
  const scene = await makeScene(product, negotiations);
  const address = `http://127.0.0.1:${port}`;
  const order = { port, requests: requestsOf(scene), seconds: seconds.search };
  // The first calls compile and plan.
  await flood({ ...order, connections: 32 });
  const best = await bestConnections(order, outcome);
  const list: Round[] = [];
  const healthMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const peak = acceptedOf(await flood({ ...order, seconds: seconds.peak, connections: best }));
    await pause(1000);
    const health = probe({ url: `${address}/api/health` });
    list.push({
      peak,
      flooded: await flood({ ...order, seconds: seconds.flood, connections, perSecond: times * peak }),
    });
    await health.stop();
    healthMs.push(...health.answers.map((one) => one.ms));
    if (health.answers.some(({ status }) => status !== 200)) outcome.failures.push('/health was not answered');
  }
  const began = performance.now();
  const after = probe({ url: `${address}/api/users/me`, token: scene.seller.token });
  while (!after.answers.some(({ status }) => status === 200) && performance.now() - began < 60_000) await pause(20);
  outcome.recovered.push((performance.now() - began) / 1000);
  await after.stop();
  judge(outcome, list);
  const p99 = quantile(healthMs, 0.99);
  outcome.notes.push(
    `/health p50 ${quantile(healthMs, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest(healthMs).toFixed(0)} ms`,
  );
  if (p99 > must.healthMs) outcome.failures.push(`/health: p99 ${p99.toFixed(0)} ms`);
}

async function overload(isBehindProxy: boolean): Promise<Outcome> {
  const outcome = emptyOutcome();
  const product = await startProduct(isBehindProxy ? { env: { TRUST_PROXY: 'on' } } : {});
  const own = Number(new URL(product.url).port);
  const port = isBehindProxy ? await freePort() : own;
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-overload-'));
  const nginx = isBehindProxy ? await startNginx(folder, new Map([[port, [own]]])) : undefined;
  try {
    await flooded(product, port, outcome);
  } finally {
    await nginx?.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

const what = `${times} times as many calls as the product answers at its peak, in ${rounds} rounds of ${seconds.flood} s, by people who do not wait`;

export const overloadCase: FaultCase = { name: 'overload', minutes: 2, what, run: () => overload(false) };

export const overloadBehindProxyCase: FaultCase = {
  name: 'overload-behind-proxy',
  minutes: 2,
  what: `${what}; with nginx before it, by the file that the documentation gives`,
  skip: () => (hasNginx ? undefined : "Debian's nginx is not installed"),
  run: () => overload(true),
};
