// `npm run bench`: compares the product with a bare server that runs the same SQL. Every row is a ratio of one run.

import { compare } from './compare.ts';
import { startBench } from './product.ts';
import { measureUploads } from './uploads.ts';

const bench = await startBench({ projects: 10_000 });
try {
  const upload = await measureUploads(bench);
  if (upload) {
    const { rest, most } = upload;
    console.log(
      `\nAn upload of 50 MB: ${Math.round(rest)} MB at rest, ${Math.round(most)} MB at most, ${Math.round(most - rest)} MB more (aim: under 30)`,
    );
  }
  const rows = [
    await compare(bench, {
      name: 'list of 20 projects, filtered by country and price, with total',
      path: '/api/search/projects?limit=20&countries=portugal&maxPrice=60',
    }),
    await compare(bench, { name: 'one project', path: `/api/projects/${bench.projectId}` }),
  ];
  console.log(
    `\n50 connections, ${bench.projects} projects, Node ${process.version}; the higher the ratio the better:`,
  );
  console.table(
    rows.map(({ name, product, bare }) => ({
      call: name,
      'product req/s': Math.round(product.rate),
      'bare req/s': Math.round(bare.rate),
      'ratio (aim 0.6)': (product.rate / bare.rate).toFixed(2),
      'product p50/p99 ms': `${product.p50} / ${product.p99}`,
      'bare p50/p99 ms': `${bare.p50} / ${bare.p99}`,
    })),
  );
} finally {
  await bench.stop();
}
