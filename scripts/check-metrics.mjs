// `npm run metrics:check`: starts the product twice with METRICS=on, once with its own database and a backup of it, once on
// a PostgreSQL with a streaming replica, and a Prometheus that reads both; then asks the query of each panel and alert in
// ops/. Each must be understood, and those of panels must have an answer.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startReplicatedDatabase } from '../server/test/database/streaming-replica.ts';
import { root } from './toolchain.mjs';

const longestMs = 120_000;
const rules = join(root, 'ops/prometheus/alerts.yml');
const { panels } = JSON.parse(readFileSync(join(root, 'ops/grafana/wattpact.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'wattpact-metrics-'));
// PostgreSQL's own user must be able to enter.
chmodSync(folder, 0o711);
const children = [];
const stops = [];

const hasProgram = (name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Nothing else of the caller's, so that an operator's DATABASE_URL or DATA_DIR is never touched. */
const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
const passedOn = Object.fromEntries(
  Object.entries({ PATH, HOME, NODE_EXTRA_CA_CERTS }).filter(([, value]) => value !== undefined),
);

let startError;

function launch(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'ignore', env: { ...passedOn, ...env } });
  child.on('error', (error) => {
    startError = error;
  });
  children.push(child);
}

/** Asks until there is an answer that counts. */
async function until(what, ask) {
  const end = Date.now() + longestMs;
  for (;;) {
    if (startError) throw startError;
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`No answer in time: ${what}`);
    await pause(500);
  }
}

const json = async (url) => (await fetch(url)).json();

/** Some calls of each kind that the panels tell apart. */
async function call({ address, token }) {
  await fetch(`${address}/api/settings`);
  const body = JSON.stringify({ email: 'nobody@test.example', password: 'Wrong-1horse' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
  // A list, which a replica answers.
  await fetch(`${address}/api/legal-entities`, { headers: { authorization: `Bearer ${token}` } });
}

async function signUp(address) {
  const person = { firstName: 'Ivo', lastName: 'Dias', email: 'ivo@test.example', acceptTerms: true };
  const body = JSON.stringify({ ...person, password: 'Correct-1horse' });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`${address}/api/auth/sign-up`, { method: 'POST', headers, body })).json()).token;
}

/** @param name of its folder */
async function startProduct(name, more) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), METRICS: 'on', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'silent' };
  const env = { ...settings, DATA_DIR: join(folder, name), ...more };
  launch(process.execPath, ['server/dist/main.js'], env);
  const address = `http://127.0.0.1:${port}`;
  await until(`the product ${name}`, async () => (await fetch(`${address}/api/ready`)).ok);
  return { address, metricsPort, env, token: await signUp(address) };
}

async function startWithBackup() {
  const product = await startProduct('own', { BACKUP_DIR: join(folder, 'backups'), BACKUP_SCHEDULE: '0 0 1 1 *' });
  // The panels of backups tell of the last one.
  execFileSync(process.execPath, ['server/src/backup.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...passedOn, ...product.env },
  });
  return product;
}

async function startWithReplica() {
  const { primary, replica, stop } = await startReplicatedDatabase();
  stops.push(stop);
  return startProduct('replicated', {
    DATABASE_URL: primary.appUrl,
    MIGRATION_DATABASE_URL: primary.ownerUrl,
    DATABASE_REPLICA_URL: replica.appUrl,
    SECRET_KEY: 'only for the check of the metrics, by A. Quiz',
  });
}

async function start() {
  const products = [await startWithBackup(), await startWithReplica()];
  const port = await freePort();
  const targets = products.map(({ metricsPort }) => `'127.0.0.1:${metricsPort}'`);
  writeFileSync(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${rules}']
scrape_configs:
  - job_name: wattpact
    static_configs: [{ targets: [${targets.join(', ')}] }]
`,
  );
  launch('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  return { products, prometheus: `http://127.0.0.1:${port}/api/v1` };
}

const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, query: expr.replaceAll('$__rate_interval', '1m') })),
);

async function check() {
  console.log(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' }).trim());
  const { products, prometheus } = await start();
  const ask = async (query) => json(`${prometheus}/query?query=${encodeURIComponent(query)}`);
  for (const { title, query } of queries) {
    await until(`${title}: ${query}`, async () => {
      await Promise.all(products.map(call));
      const { status, error, data } = await ask(query);
      if (status !== 'success') throw new Error(error);
      return data.result.some(({ value: [, text] }) => !Number.isNaN(Number(text)));
    });
    console.log(`ok  ${title}`);
  }
  const alerts = await until('the alerts', async () => {
    const found = (await json(`${prometheus}/rules`)).data.groups.flatMap((group) => group.rules);
    return found.every(({ health }) => health !== 'unknown') && found;
  });
  const failed = alerts.filter(({ health }) => health !== 'ok');
  for (const { name, lastError } of failed) console.log(`${name}: ${lastError}`);
  if (failed.length > 0) throw new Error('An alert has a query that Prometheus cannot answer.');
  console.log(`${queries.length} queries of panels and ${alerts.length} alerts are answered.`);
}

async function end() {
  for (const child of children) {
    if (child.pid !== undefined && child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
}

if (!hasProgram('promtool') || !hasProgram('prometheus')) {
  console.log('Nothing is checked: there is no prometheus and promtool (apt-get install prometheus).');
} else {
  try {
    await check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
