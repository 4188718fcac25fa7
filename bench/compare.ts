// Measures the product and the bare server in turn, in several rounds, each alone under the same load.
import { type ChildProcess, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import type { Bench } from './product.ts';
import { statementsOf } from './statements.ts';

interface Measured {
  /** Requests per second: the median of the rounds. */
  rate: number;
  p50: number;
  p99: number;
}

const rounds = 3;
const port = 3462;
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function load(url: string, token: string, duration: number) {
  const result = await autocannon({ url, connections: 50, duration, headers: { authorization: `Bearer ${token}` } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function startBare({ databaseUrl }: Bench, statements: object[]): Promise<ChildProcess> {
  const env = {
    ...process.env,
    BARE_DATABASE: databaseUrl,
    BARE_STATEMENTS: JSON.stringify(statements),
    BARE_PORT: String(port),
  };
  const bare = spawn(process.execPath, ['bench/bare-server.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return bare;
    if (bare.exitCode !== null) throw new Error('The bare server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const summary = (all: Measured[]): Measured => ({
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

export async function compare(bench: Bench, { name, path }: { name: string; path: string }) {
  const statements = await statementsOf(bench, path);
  const bare = await startBare(bench, statements);
  const [ours, theirs] = [`${bench.url}${path}`, `http://127.0.0.1:${port}${path}`];
  try {
    for (const url of [ours, theirs]) await load(url, bench.token, 3);
    const measured: { product: Measured[]; bare: Measured[] } = { product: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.product.push(await load(ours, bench.token, 6));
      measured.bare.push(await load(theirs, bench.token, 6));
    }
    return { name, statements: statements.length, product: summary(measured.product), bare: summary(measured.bare) };
  } finally {
    bare.kill('SIGTERM');
  }
}
