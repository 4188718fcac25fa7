// `npm run bench`: compares the product with the least server that could answer. Every row is a ratio of one run.

import { cpus } from 'node:os';
import { changeRows } from './least/change-rows.ts';
import { type Compared, compareCalls } from './least/compare-calls.ts';
import { readRows } from './least/read-rows.ts';
import { startBench } from './product.ts';
import { measureUploads } from './uploads.ts';

const [processor] = cpus();
/** `ROWS=project` measures the rows with this word alone, and no upload. */
const wanted = process.env.ROWS ?? '';

const shown = ({ row, product, least, isBusy }: Compared) => ({
  call: row.name,
  ratio: product.ratio.toFixed(2),
  aim: row.aim,
  'req/s': `${Math.round(product.rate)} / ${Math.round(least.rate)}`,
  'p50 ms': `${product.p50} / ${least.p50}`,
  'p99 ms': `${product.p99} / ${least.p99}`,
  'Node CPU ms': `${product.node.toFixed(2)} / ${least.node.toFixed(2)}`,
  'PostgreSQL CPU ms': `${product.postgres.toFixed(2)} / ${least.postgres.toFixed(2)}`,
  'alone, p50 ms': `${product.alone} / ${least.alone}`,
  others: `${Math.round(100 * Math.max(product.others, least.others))} %${isBusy ? ' busy' : ''}`,
});

// Jobs that changes leave behind would be done at the expense of whoever is measured next.
const bench = await startBench({ projects: 10_000, jobs: 'off' });
try {
  const upload = wanted === '' ? await measureUploads(bench) : undefined;
  if (upload) {
    const { rest, most } = upload;
    console.log(
      `\nAn upload of 50 MB: ${Math.round(rest)} MB at rest, ${Math.round(most)} MB at most, ${Math.round(most - rest)} MB more (aim: under 30)`,
    );
  }
  const rows: Compared[] = [];
  const all = [...(await readRows(bench)), ...changeRows(bench)];
  for (const row of all) if (row.name.includes(wanted)) rows.push(await compareCalls(bench, row));
  console.log(
    `\nThe product / the least server; 50 connections, ${bench.projects} projects, ${cpus().length} × ${processor?.model}, Node ${process.version}:`,
  );
  console.table(rows.map(shown));
} finally {
  await bench.stop();
}
