// The page for operators shows the nginx configuration that lies in ops/nginx/, and nginx does by it what it says.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasNginx, startNginx } from '../bench/cluster/nginx.ts';
import { freePort } from '../server/test/processes/free-port.ts';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('docs/operations.md shows ops/nginx/wattpact.conf as it is', () => {
  const shown = read('ops/nginx/wattpact.conf')
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
  expect(read('docs/operations.md')).toContain(`\n\n${shown}\n\n`);
});

/** A process of one version, which has the files of its own pages alone. @returns its port, and the ids that it was given */
async function processWith(asset) {
  const ids = [];
  const server = createServer((request, response) => {
    ids.push(request.headers['x-request-id']);
    response.writeHead(!request.url.startsWith('/assets/') || request.url === asset ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: server.address().port, ids };
}

test.skipIf(!hasNginx)('nginx finds the files of either version, and logs ids without queries', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattpact-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [before, after] = [await processWith('/assets/before.js'), await processWith('/assets/after.js')];
  const listen = await freePort();
  const log = join(tmpdir(), `wattpact-nginx-${listen}.log`);
  onTestFinished(() => rmSync(log, { force: true }));
  const nginx = await startNginx(folder, new Map([[listen, [before.port, after.port]]]), log);
  onTestFinished(() => nginx.stop());
  const statusOf = async (path) => (await fetch(`http://127.0.0.1:${listen}${path}`)).status;
  await vi.waitFor(async () => expect(await statusOf('/')).toBe(200), { timeout: 10_000 });
  for (const asset of ['before', 'after', 'before', 'after']) expect(await statusOf(`/assets/${asset}.js`)).toBe(200);
  expect(await statusOf('/assets/neither.js')).toBe(404);
  expect(await statusOf('/api/files/1?signature=secret')).toBe(200);
  const lines = await vi.waitFor(() => {
    const written = readFileSync(log, 'utf8').trim().split('\n');
    expect(written.at(-1)).toMatch(/ GET \/api\/files\/1 200 /);
    return written;
  });
  expect(lines.join()).not.toContain('secret');
  expect([...before.ids, ...after.ids]).toContain(lines.at(-1).split(' ').at(-1));
});
