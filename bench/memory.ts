// `npm run bench:memory`: the memory of the product's process, threads included, under half an hour of mixed load: reads
// and changes of two people, and now and then some documents, a picture and a list as a file. MINUTES=5 to try it.
import { setTimeout as wait } from 'node:timers/promises';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { multipart, samplePdf, softPicture } from '../server/test/support/uploads.ts';
import { newDrafts } from './new-drafts.ts';
import { residentMemory } from './process-memory.ts';
import { type Bench, startBench } from './product.ts';
import { ask, json } from './signed-calls.ts';

const minutes = Number(process.env.MINUTES ?? 30);
const atOnce = 6;
const aim = { most: 300, growth: 5 };

interface Act {
  name: string;
  everySeconds: number;
  run(turn: number): Promise<unknown>;
}

/** The next path at each call; the price differs, so that totals are counted. */
const read = (bench: Bench, projectId: string) => (turn: number) => {
  const paths = [
    `/api/search/projects?limit=20&maxPrice=${40 + (turn % 400) / 10}`,
    `/api/projects/${projectId}`,
    '/api/tasks',
    '/api/notifications?limit=20',
    '/api/energy-contracts?limit=20',
    '/api/negotiations?limit=20',
    `/api/search/offers?limit=50&maxPrice=${40 + (turn % 400) / 10}`,
  ];
  const as = turn % 2 === 0 ? bench.seller : bench.buyer;
  return ask(bench, 'GET', paths[turn % paths.length] as string, as).then((answer) => answer.text());
};

async function upload(bench: Bench, name: string, content: Buffer): Promise<string> {
  const form = multipart([{ field: 'file', name, content }]);
  return (await json(ask(bench, 'POST', '/api/files/upload', bench.seller, form.body, form.headers))).id;
}

async function createProject(bench: Bench, entityId: string): Promise<void> {
  const fileId = await upload(bench, 'licenca.pdf', Buffer.concat([samplePdf, Buffer.alloc(5_000_000, ' ')]));
  await ask(bench, 'POST', '/api/projects', bench.seller, projectPayload(entityId, fileId));
}

async function writeDocuments(bench: Bench, format: string): Promise<void> {
  const paths = await newDrafts(bench, format, atOnce);
  await Promise.all(paths.map(async (path) => (await ask(bench, 'GET', path, bench.seller)).arrayBuffer()));
}

async function actsOf(bench: Bench): Promise<Act[]> {
  const [entity] = await json(ask(bench, 'GET', '/api/legal-entities/approved', bench.seller));
  const { items: projects } = await json(ask(bench, 'GET', '/api/projects?limit=20', bench.seller));
  const { items } = await json(ask(bench, 'GET', '/api/negotiations?limit=50', bench.seller));
  const { id: negotiationId } = items.find(({ status }: { status: string }) => status === 'ONGOING');
  const picture = await softPicture('jpeg', 4000);
  const say = (turn: number) =>
    ask(bench, 'POST', `/api/negotiations/${negotiationId}/messages`, bench.seller, { text: `Bom dia, ${turn}.` });
  return [
    { name: 'reads', everySeconds: 0.1, run: read(bench, projects[0].id) },
    { name: 'messages', everySeconds: 3, run: say },
    { name: 'projects with a file of 5 MB', everySeconds: 15, run: () => createProject(bench, entity.id) },
    {
      name: 'lists as a file',
      everySeconds: 60,
      run: (turn) =>
        ask(bench, 'GET', `/api/search/projects/export?format=${turn % 2 ? 'csv' : 'xlsx'}`, bench.seller).then(
          (answer) => answer.arrayBuffer(),
        ),
    },
    {
      name: 'pictures of 16 megapixels',
      everySeconds: 60,
      run: async () =>
        ask(bench, 'PUT', '/api/users/avatar', bench.seller, { fileId: await upload(bench, 'eu.jpg', picture) }),
    },
    {
      name: 'six documents at once',
      everySeconds: 150,
      run: (turn) => writeDocuments(bench, turn % 2 ? 'pdf' : 'docx'),
    },
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Acts at their pace; one that takes longer begins again when it has ended. */
async function repeat({ name, everySeconds, run }: Act, until: number): Promise<string> {
  let turn = 0;
  for (; performance.now() < until; turn += 1) {
    const next = performance.now() + everySeconds * 1000;
    await run(turn);
    await wait(Math.max(0, Math.min(next, until) - performance.now()));
  }
  return `${turn} ${name}`;
}

const bench = await startBench({ projects: 10_000 });
try {
  const acts = await actsOf(bench);
  const until = performance.now() + minutes * 60_000;
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMemory(bench.serverPid)), 1000);
  const done = await Promise.all(acts.map((act) => repeat(act, until))).finally(() => clearInterval(sampling));
  const part = Math.ceil(samples.length / 6);
  // The first sixth is the start: caches fill and code is compiled.
  const [early, late] = [median(samples.slice(part, 2 * part)), median(samples.slice(-part))];
  const above = samples.filter((one) => one > aim.most).length / samples.length;
  console.log(`${minutes} minutes: ${done.join(', ')}`);
  console.log(
    `resident memory: median ${median(samples).toFixed(0)} MB, most ${Math.max(...samples).toFixed(0)} MB (aim ${aim.most}); above it ${(above * 100).toFixed(1)} % of the time`,
  );
  console.log(
    `second sixth ${early.toFixed(0)} MB, last sixth ${late.toFixed(0)} MB: ${((late / early - 1) * 100).toFixed(1)} % (aim below ${aim.growth} %)`,
  );
} finally {
  await bench.stop();
}
