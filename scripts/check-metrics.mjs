// `npm run metrics:check`: starts the product with METRICS=on and a Prometheus that reads it, then asks the query of each
// panel and alert in ops/. Each must be understood, and those of panels must have an answer, but for a replica's: none is
// started here.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './toolchain.mjs';

const longestMs = 120_000;
const rules = join(root, 'ops/prometheus/alerts.yml');
const { panels } = JSON.parse(readFileSync(join(root, 'ops/grafana/wattpact.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'wattpact-metrics-'));
// PostgreSQL's own user must be able to enter.
chmodSync(folder, 0o711);
const children = [];

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
async function call(product) {
  await fetch(`${product}/api/settings`);
  const body = JSON.stringify({ email: 'nobody@test.example', password: 'Wrong-1horse' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${product}/api/auth/login`, { method: 'POST', headers, body });
}

async function start() {
  const [port, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
  const settings = { PORT: String(port), METRICS: 'on', METRICS_PORT: String(metricsPort) };
  const backups = { BACKUP_DIR: join(folder, 'backups'), BACKUP_SCHEDULE: '0 0 1 1 *' };
  const env = { ...settings, ...backups, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  launch(process.execPath, ['server/src/main.ts'], env);
  const product = `http://127.0.0.1:${port}`;
  await until('the product', async () => (await fetch(`${product}/api/ready`)).ok);
  // The panels of backups tell of the last one.
  execFileSync(process.execPath, ['server/src/backup.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...passedOn, ...env },
  });
  writeFileSync(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${rules}']
scrape_configs:
  - job_name: wattpact
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
  );
  launch('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
  ]);
  return { product, prometheus: `http://127.0.0.1:${prometheusPort}/api/v1` };
}

const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, query: expr.replaceAll('$__rate_interval', '1m') })),
);

const isOfReplica = (query) => /wattpact_(replica|list_reads)_/.test(query);

async function check() {
  console.log(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' }).trim());
  const { product, prometheus } = await start();
  const ask = async (query) => json(`${prometheus}/query?query=${encodeURIComponent(query)}`);
  for (const { title, query } of queries) {
    await until(`${title}: ${query}`, async () => {
      await call(product);
      const { status, error, data } = await ask(query);
      if (status !== 'success') throw new Error(error);
      return isOfReplica(query) || data.result.some(({ value: [, text] }) => !Number.isNaN(Number(text)));
    });
    console.log(`ok  ${title}${isOfReplica(query) ? ' (understood; no replica here)' : ''}`);
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
