// The bundle of the server: where its modules look for the files beside their sources, and that its programs run.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../server/test/database/test-database.ts';
import { freePort } from '../server/test/processes/free-port.ts';
import { launchProgram } from '../server/test/processes/server-process.ts';
import { besideItsSource } from './beside-its-source.mjs';
import { ensureServerBuilt } from './build-server.mjs';
import { root } from './toolchain.mjs';

const { handler } = besideItsSource.transform;
const refusing = {
  error(message) {
    throw new Error(message);
  },
};
const ofOurs = (code) => handler.call(refusing, code, join(root, 'server', 'src', 'texts', 'text.ts'));
const ofPackage = (code) => handler.call(refusing, code, join(root, 'node_modules', 'some-package', 'index.js'));

test('a module of ours looks beside its source, and is never the program itself', () => {
  expect(ofOurs(`const text = new URL('./text.md', import.meta.url); if (import.meta.main) await run();`)).toBe(
    `const text = new URL('./text.md', new URL("../src/texts/text.ts", import.meta.url).href); if (false) await run();`,
  );
  for (const code of ['const folder = import.meta.dirname;', 'const { url } = import.meta;'])
    expect(() => ofOurs(code)).toThrow('only url and main');
});

test.each([
  'const file = path.join(__dirname, "x.json")',
  'const folder = require("node:path").dirname(__filename)',
  'const file = new URL("x.wasm", import.meta.url)',
])('a package that looks for files beside itself is refused: %s', (code) => {
  expect(() => ofPackage(code)).toThrow('name its package as external');
});

const folder = mkdtempSync(join(tmpdir(), 'wattpact-bundle-'));
const database = await createTestDatabase();
const running = [];
afterAll(async () => {
  for (const { started } of running) started.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function launch(name, env) {
  const launched = launchProgram([join(root, 'server', 'dist', `${name}.js`)], { DATA_DIR: folder, ...env });
  running.push(launched);
  return launched;
}

const says = ({ texts }, words) =>
  vi.waitFor(() => expect(texts.out + texts.err).toContain(words), { timeout: 60_000, interval: 100 });

test('the bundled server and jobs start with metrics and traces, answer, and end on SIGTERM', {
  timeout: 120_000,
}, async () => {
  expect(await ensureServerBuilt()).toBe(0);
  const traced = [];
  const collector = createServer((request, response) => {
    traced.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const [port, metricsPort, metricsPortOfJobs] = [await freePort(), await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://market.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SECRET_KEY: 'only for the test of a bundle, by A. Quiz',
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    JOBS: 'own',
    METRICS: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
  };
  const server = launch('main', { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) });
  await says(server, 'is ready');
  const jobs = launch('main-jobs', { ...env, METRICS_PORT: String(metricsPortOfJobs) });
  await says(jobs, 'are running');
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  for (const each of [metricsPort, metricsPortOfJobs])
    expect(await (await fetch(`http://127.0.0.1:${each}/metrics`)).text()).toContain('# TYPE');
  for (const { started, ended } of [jobs, server]) {
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  expect(traced).toContain('/v1/traces');
  collector.close();
});
