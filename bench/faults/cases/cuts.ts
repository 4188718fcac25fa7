// Connections that break: between the clients and the server, and between the server and its database.
import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '../../realtime/product-processes.ts';
import { type FaultCase, type Outcome, underLoad } from '../fault-case.ts';
import { openProxy, type TcpProxy } from '../proxy.ts';
import { toStop } from '../started.ts';

const times = 200;
/** Between two cuts, in ms. */
const betweenMs = 60;
/** The line is slow for so long, in ms. */
const slowMs = 6000;

/** @param about only a request with this text is cut */
async function cutAgain(proxy: TcpProxy, outcome: Outcome, about: string | undefined, untilMs: number): Promise<void> {
  let made = 0;
  for (; made < times && performance.now() < untilMs; made += 1) {
    await proxy.cutNext(made % 2 === 0 ? 'before' : 'after', about);
    await pause(betweenMs);
  }
  outcome.notes.push(`${made} connections cut, every other one after the request had been passed on`);
  if (made < times) outcome.failures.push(`time for ${made} of ${times} cuts alone`);
}

/** A line that is slow, then a narrow one, then one that is reset. */
async function strain(proxy: TcpProxy): Promise<void> {
  proxy.delay(150);
  await pause(slowMs);
  proxy.delay(0);
  proxy.throttle(300_000);
  await pause(slowMs);
  proxy.throttle(0);
  for (let time = 0; time < 5; time += 1) {
    proxy.reset();
    await pause(500);
  }
}

async function cutClients(minutes: number): Promise<Outcome> {
  let proxy: TcpProxy | undefined;
  const front = async (product: { url: string }) => {
    const { hostname: host, port } = new URL(product.url);
    proxy = await openProxy({ host, port: Number(port) });
    return { url: `http://127.0.0.1:${proxy.port}`, close: proxy.close };
  };
  return underLoad({ front }, async ({ outcome }) => {
    if (!proxy) return;
    const untilMs = performance.now() + minutes * 60_000;
    await strain(proxy);
    await cutAgain(proxy, outcome, 'POST /api/', untilMs);
  });
}

async function cutDatabase(minutes: number): Promise<Outcome> {
  const database = await startDatabase();
  const stop = toStop(database.stop);
  const { hostname: host, port } = new URL(database.appUrl);
  const proxy = await openProxy({ host, port: Number(port) });
  const through = new URL(database.appUrl);
  through.port = String(proxy.port);
  const env = {
    DATABASE_URL: through.href,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SECRET_KEY: 'only-for-measuring-never-for-anything-else',
  };
  try {
    return await underLoad({ env, dataDir: database.dataDir, direct: database }, async ({ outcome }) => {
      const untilMs = performance.now() + minutes * 60_000;
      await strain(proxy);
      await cutAgain(proxy, outcome, 'commit', untilMs);
    });
  } finally {
    await proxy.close();
    await stop();
  }
}

export const cutCases: FaultCase[] = [
  {
    name: 'cut-clients',
    minutes: 2,
    what: 'the connections of clients: delayed, throttled, reset, and cut 200 times before and after a request is passed on',
    run: cutClients,
  },
  {
    name: 'cut-database',
    minutes: 2,
    what: 'the connections to the database: the same, around the commit',
    run: cutDatabase,
  },
];
