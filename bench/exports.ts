// `npm run bench:exports`: the memory of the API's process for files of 100,000 rows, as resident memory above that at
// rest, while other readers page through lists: one file, two at once, one to a slow reader, a workbook.
import pg from 'pg';
import { fillMarket, makeWorld } from './size/fill-market.ts';
import { type SizeServer, startSizeServer } from './size/size-server.ts';

const projects = Number(process.env.ROWS ?? 100_000);
const sampleEvery = 10;
const all = '/api/search/projects/export?format=csv';

async function rowsOf(answer: Response, pauseMs = 0): Promise<number> {
  let lines = 0;
  for await (const chunk of answer.body ?? []) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return lines - 1;
}

/** Six readers of lists, until the measurement has ended. */
async function withReaders<Result>(server: SizeServer, work: () => Promise<Result>): Promise<Result> {
  let done = false;
  const read = async (reader: number) => {
    for (let page = 1 + reader * 20; !done; page += 1)
      await server.get(`/api/search/projects?limit=50&page=${1 + (page % 150)}&sortByPrice=true`);
  };
  const readers = Array.from({ length: 6 }, (_, reader) => read(reader));
  return work().finally(async () => {
    done = true;
    await Promise.all(readers);
  });
}

async function measure(server: SizeServer, name: string, work: () => Promise<number>): Promise<void> {
  const rest = server.memory().now;
  let most = rest;
  const sampling = setInterval(() => {
    most = Math.max(most, server.memory().now);
  }, sampleEvery);
  const begun = performance.now();
  const rows = await work().finally(() => clearInterval(sampling));
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${name}: ${rows} rows in ${seconds.toFixed(1)} s; ${rest.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
  );
}

const server = await startSizeServer();
const owners = [new pg.Client(server.ownerUrl), new pg.Client(server.ownerUrl)] as const;
try {
  for (const client of owners) await client.connect();
  await fillMarket(owners, await makeWorld(owners[0]), { projects, offers: 1000 });
  const file = async (path = all, pause = 0) => rowsOf(await server.open(path), pause);
  await measure(server, 'lists alone', () =>
    withReaders(server, async () => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return 0;
    }),
  );
  await measure(server, 'one file', () => file());
  await measure(server, 'one file among readers of lists', () => withReaders(server, () => file()));
  await measure(server, 'two at once', async () => (await Promise.all([file(), file()])).reduce((a, b) => a + b));
  await measure(server, 'a slow reader', () => file(`${all}&minPrice=40`, 5));
  console.log(`at most in the whole life of the process: ${server.memory().most.toFixed(0)} MB`);
} finally {
  for (const client of owners) await client.end();
  await server.stop();
}
