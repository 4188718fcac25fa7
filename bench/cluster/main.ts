// `npm run bench:cluster`: several processes behind nginx on PostgreSQL 15 with a streaming replica, all of Debian, and an
// S3-compatible store. What a request costs with one, two and four processes, and what must be right across them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReplica } from './check-replica.ts';
import { checkRestart } from './check-restart.ts';
import { type Check, checkProcesses, receiveMails } from './checks.ts';
import { ask, hasDebianPostgres, startPrimary, startReplica } from './debian-postgres.ts';
import { endConnections } from './load.ts';
import { makeMarket } from './market.ts';
import { measureCpu, measureIdle } from './measure-cpu.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { type ApiProcess, type Settings, startApi, startJobProcess } from './processes.ts';
import { measureRowSizes } from './row-sizes.ts';
import { startS3 } from './s3.ts';

const base = Number(process.env.BENCH_PORT ?? 3471);
const requests = Number(process.env.REQUESTS ?? 1000);
const rounds = Number(process.env.ROUNDS ?? 7);
const parts = (process.env.PARTS ?? 'cpu,checks,restart,replica,sizes').split(',');
const ports = { apis: [0, 1, 2, 3].map((place) => base + 3 + place), pair: [base + 7, base + 8] };
const ways = new Map([1, 2, 4].map((count, place) => [base + place, ports.apis.slice(0, count)] as const));
const addresses = new Map([1, 2, 4].map((count, place) => [count, `http://127.0.0.1:${base + place}`] as const));
const balanced = addresses.get(4) ?? '';

const stops: (() => Promise<unknown>)[] = [];
const found: Check[] = [];

/** What was started last ends first. */
async function end(): Promise<void> {
  endConnections();
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop().catch((error: unknown) => console.error(error));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end().then(() => process.exit(1)));

function tell(checks: readonly Check[]): void {
  for (const { name, found: what, isRight } of checks) console.log(`${isRight ? 'right' : 'WRONG'}  ${name}: ${what}`);
  found.push(...checks);
}

async function startDatabases(folder: string) {
  const primary = await startPrimary(folder, base + 9);
  stops.push(() => primary.stop());
  return primary;
}

async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-cluster-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const primary = await startDatabases(folder);
  const s3 = await startS3(folder, base + 11);
  stops.push(s3.stop);
  const mails = await receiveMails(base + 12);
  stops.push(mails.stop);
  const settings: Settings = {
    ...primary,
    replicaUrl: primary.appUrl.replace(String(primary.port), String(base + 10)),
    dataDir: join(folder, 'data'),
    publicUrl: balanced,
    s3Url: s3.url,
    smtpPort: base + 12,
  };
  const { migrateDatabase } = await import('../../server/src/platform/database/migrate.ts');
  await migrateDatabase({ ownerUrl: primary.ownerUrl, appRole: 'wattpact_app' });
  const pairs = await makeMarket(settings, { projects: 5000, pairs: 100 });
  await ask(primary.ownerUrl, 'vacuum analyze');
  const replica = await startReplica(folder, primary, base + 10);
  stops.push(() => replica.stop());
  const apis: ApiProcess[] = [];
  stops.push(() => Promise.all(apis.map(({ stop }) => stop())));
  for (const port of ports.apis) apis.push(await startApi(settings, port));
  const jobs = startJobProcess(settings, base + 40);
  stops.push(jobs.stop);
  const nginx = await startNginx(folder, ways);
  stops.push(nginx.stop);
  const programs = { jobs: jobs.pid, primary: primary.pid(), replica: replica.pid(), nginx: nginx.pid };

  if (parts.includes('cpu')) {
    const measured = {
      programs,
      apis: apis.map(({ pid }) => pid),
      urls: apis.map(({ url }) => url),
      ways: addresses,
      pairs,
      requests,
      rounds,
    };
    const rows = await measureCpu(measured);
    const idle = await measureIdle(measured);
    console.log('Processor time of a request in ms, medians:');
    console.table(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))])),
      ),
    );
    for (const { processes, all } of rows)
      console.log(
        `by calculation, ${processes} processes on 2 cores that do nothing else: ${Math.round(2000 / all)} requests a second`,
      );
    console.log(
      `idle: ${idle.api.toFixed(1)} ms a second for each process, ${idle.postgres.toFixed(1)} for PostgreSQL with all of them`,
    );
    const [{ ratio } = { ratio: Number.NaN }] = rows.toSorted((a, b) => b.ratio - a.ratio);
    tell([
      {
        name: 'processor time of a request beside one process',
        found: `at most ${ratio.toFixed(2)} times`,
        isRight: ratio <= 1.2,
      },
    ]);
  }
  if (parts.includes('checks')) {
    const others = startJobProcess(settings, base + 41);
    const pair = [];
    for (const port of ports.pair) pair.push(await startApi(settings, port, { USER_LIMIT_FACTOR: '1' }));
    try {
      tell(
        await checkProcesses({
          urls: pair.map(({ url }) => url),
          balanced,
          appUrl: primary.appUrl,
          mails: mails.counts,
          pairs,
        }),
      );
    } finally {
      await Promise.all([others.stop(), ...pair.map(({ stop }) => stop())]);
    }
  }
  const restart = async (place: number) => {
    await apis[place]?.stop();
    apis[place] = await startApi(settings, ports.apis[place] ?? 0);
  };
  if (parts.includes('restart')) tell(await checkRestart({ balanced, apis, restart, pairs }));
  if (parts.includes('replica')) tell(await checkReplica({ balanced, apis, replica, pairs }));
  if (parts.includes('sizes')) {
    console.log('Bytes of a row with its indexes:');
    console.table(await measureRowSizes(primary.superuserUrl));
  }
}

if (!hasDebianPostgres || !hasNginx) {
  console.log("Not run: it needs Debian's packages postgresql-15 and nginx (apt-get install postgresql-15 nginx).");
} else {
  try {
    await run();
    if (found.some(({ isRight }) => !isRight)) process.exitCode = 1;
  } finally {
    await end();
  }
}
