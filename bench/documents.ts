// `npm run bench:documents`: how long /api/health takes while six documents are written at once, what the thread of
// documents holds, and what six pictures of 16 megapixels at once add to the process.
import { setTimeout as wait } from 'node:timers/promises';
import { multipart, softPicture } from '../server/test/support/uploads.ts';
import { newDrafts } from './new-drafts.ts';
import { programsOf, residentMemory } from './process-memory.ts';
import { type Bench, startBench } from './product.ts';
import { ask, json, type Signed } from './signed-calls.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const atOnce = 6;
const side = 4000;
/** A minute until the thread ends, and some seconds until V8 gives its pages back. */
const untilReturned = 80_000;

interface Watched {
  health: number[];
  /** The process, and the programs that it started, at most. */
  most: { process: number; programs: number };
}

/** Asks for the health again and again while the work goes on. */
async function watch(bench: Bench, work: () => Promise<unknown>): Promise<Watched> {
  const health: number[] = [];
  const most = { process: 0, programs: 0 };
  const sampling = setInterval(() => {
    most.process = Math.max(most.process, residentMemory(bench.serverPid));
    const programs = programsOf(bench.serverPid).map(residentMemory);
    most.programs = Math.max(
      most.programs,
      programs.reduce((sum, one) => sum + one, 0),
    );
  }, 20);
  let done = false;
  const askHealth = async () => {
    while (!done) {
      const begun = performance.now();
      await (await fetch(`${bench.url}/api/health`)).text();
      health.push(performance.now() - begun);
      await wait(2);
    }
  };
  const working = work().finally(() => {
    done = true;
  });
  try {
    await Promise.all([working, askHealth()]);
  } finally {
    clearInterval(sampling);
  }
  return { health, most };
}

function say(name: string, { health, most }: Watched, rest: number): void {
  const sorted = health.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  const memory = `${rest.toFixed(0)} MB before, ${most.process.toFixed(0)} MB at most (+${(most.process - rest).toFixed(0)})`;
  const programs = most.programs > 0 ? `; its programs ${most.programs.toFixed(0)} MB at most` : '';
  console.log(
    `${name}: health ${health.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms; ${memory}${programs}`,
  );
}

async function measureDocuments(bench: Bench): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const format of ['pdf', 'docx']) {
      const paths = await newDrafts(bench, format, atOnce);
      const rest = residentMemory(bench.serverPid);
      const begun = performance.now();
      const fetchAll = () =>
        Promise.all(paths.map(async (path) => (await ask(bench, 'GET', path, bench.seller)).arrayBuffer()));
      const watched = await watch(bench, fetchAll);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(`round ${round}, six ${format} at once, ${seconds} s`, watched, rest);
    }
  }
  await wait(untilReturned);
  console.log(`a minute later: ${residentMemory(bench.serverPid).toFixed(0)} MB`);
}

async function measurePictures(bench: Bench, format: 'jpeg' | 'png'): Promise<void> {
  const content = await softPicture(format, side);
  const form = multipart([{ field: 'file', name: `eu.${format === 'png' ? 'png' : 'jpg'}`, content }]);
  const files: { user: Signed; fileId: string }[] = [];
  for (let index = 0; index < atOnce; index += 1) {
    const user = index % 2 === 0 ? bench.seller : bench.buyer;
    const { id } = await json(ask(bench, 'POST', '/api/files/upload', user, form.body, form.headers));
    files.push({ user, fileId: id });
  }
  const rest = residentMemory(bench.serverPid);
  const setAll = () =>
    Promise.all(files.map(({ user, fileId }) => ask(bench, 'PUT', '/api/users/avatar', user, { fileId })));
  const size = `${(content.length / 1_048_576).toFixed(0)} MB each`;
  say(`six pictures of 16 megapixels at once, ${format}, ${size}`, await watch(bench, setAll), rest);
}

const bench = await startBench({ projects: 1000 });
try {
  const rest = residentMemory(bench.serverPid);
  say('at rest, 3 s', await watch(bench, () => wait(3000)), rest);
  await measureDocuments(bench);
  for (const format of ['jpeg', 'png'] as const) await measurePictures(bench, format);
} finally {
  await bench.stop();
}
