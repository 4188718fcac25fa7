// What Prometheus reads of a process: what is counted, on which port, and that no label tells of anybody.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../test/processes/free-port.ts';
import { join, useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { productFigures } from '../../features/figures/product-figures.ts';
import { webhookFigures } from '../../features/webhooks/webhook-figures.ts';
import { createDb, createPool } from '../database/database.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { queueFigures } from '../jobs/queue-figures.ts';
import { enqueueMail, mailJobs } from '../mail/send-mail.ts';
import type { Platform } from '../platform.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const port = await freePort();
const t = await startTestApp({ METRICS: 'on', METRICS_PORT: String(port) });
const served = await serveMetrics(t.platform, [queueFigures, productFigures, webhookFigures]);
afterAll(() => served?.stop());

const url = `http://127.0.0.1:${port}/metrics`;
const scrape = async () => (await fetch(url)).text();
/** The value of a series, by the beginning of its line. */
const figureIn = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('requests are counted by call and status, with their durations', async () => {
  const { id, token } = await t.make.user();
  await t.as({ token }).get('/api/users/me');
  await t.as({ token }).get(`/api/projects/${id}`);
  await t.as({ token }).get(`/api/nothing/${id}`);
  await t.app.inject({ method: 'HEAD', url: '/api/health' });
  const text = await scrape();
  const requests = (call: string, status: number) =>
    figureIn(text, `wattpact_http_requests_total{call="${call}",status="${status}"}`);
  expect(requests('GET /api/users/me', 200)).toBe(1);
  expect(requests('GET /api/projects/:id', 403)).toBe(1);
  expect(requests('GET /api/health', 200)).toBe(1);
  expect(figureIn(text, 'wattpact_http_request_duration_seconds_count{call="GET /api/users/me"}')).toBe(1);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('refused sign-ins, statements and the pool are counted', async () => {
  await t.anonymous.post('/api/auth/login', { email: 'ana@serra.example', password: 'Wrong-1horse' });
  await sql`select 1 / 0`.execute(t.db).catch(() => {});
  const text = await scrape();
  const refused = 'wattpact_refusals_total{call="POST /api/auth/login",reason="error_invalid_credentials"}';
  expect(figureIn(text, refused)).toBe(1);
  expect(figureIn(text, 'wattpact_database_statement_duration_seconds_count{outcome="failed"}')).toBe(1);
  expect(figureIn(text, 'wattpact_database_statement_duration_seconds_count{outcome="done"}')).toBeGreaterThan(5);
  expect(figureIn(text, 'wattpact_database_connections_max')).toBe(6);
  expect(figureIn(text, 'wattpact_database_waiting')).toBe(0);
  expect(figureIn(text, 'wattpact_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
});

async function newMail(recipient: string): Promise<void> {
  const id = crypto.randomUUID();
  await sql`insert into mail (id, recipient, kind, subject, status, created_at, content)
    values (${id}, ${recipient}, 'welcome', 's', 'queued', now(), '{"text": "t", "html": "<p>t</p>"}')`.execute(t.db);
  await enqueueMail(t.db, id);
}

test('jobs and mails are counted by what became of them', async () => {
  await newMail('ana@serra.example');
  await runDueJobs({ ...mailJobs, schedule: [] }, t.platform);
  await newMail('rui@serra.example');
  const mailer = { deliver: () => Promise.reject(Object.assign(new Error('gone'), { responseCode: 451 })) };
  await runDueJobs({ ...mailJobs, schedule: [] }, { ...t.platform, mailer });
  const text = await scrape();
  expect(figureIn(text, 'wattpact_mails_total{outcome="sent"}')).toBe(1);
  expect(figureIn(text, 'wattpact_mails_total{outcome="retried"}')).toBe(1);
  expect(figureIn(text, 'wattpact_job_duration_seconds_count{job="send_mail",outcome="done"}')).toBe(1);
  expect(figureIn(text, 'wattpact_job_duration_seconds_count{job="send_mail",outcome="failed"}')).toBe(1);
});

const sockets = useSockets(t);
test('open sockets are counted', async () => {
  const { token } = await t.make.user();
  await sockets.listen();
  const socket = await sockets.connect({ token });
  await join(socket);
  expect(figureIn(await scrape(), 'wattpact_sockets')).toBe(1);
});

/** Another process on the same database, which has read nothing before. */
async function otherProcess(changes: Partial<Platform> = {}) {
  const config = { ...t.config, metricsPort: await freePort() };
  const metrics = await createMetrics({ ...t.platform, config });
  const server = await serveMetrics({ ...t.platform, config, metrics, ...changes }, [
    queueFigures,
    productFigures,
    webhookFigures,
  ]);
  const text = await (await fetch(`http://127.0.0.1:${config.metricsPort}/metrics`)).text();
  await server?.stop();
  return text;
}

test('the queue and the records are read from the database', async () => {
  await t.make.entity(await t.make.user(), { status: 'approved' });
  await sql`select graphile_worker.add_job('never', '{}'::json, run_at => now() - interval '1 hour')`.execute(t.db);
  const text = await otherProcess();
  expect(figureIn(text, 'wattpact_records{kind="legal_entity",status="approved"}')).toBeGreaterThanOrEqual(1);
  expect(figureIn(text, 'wattpact_open_invoices{status="overdue"}')).toBe(0);
  expect(figureIn(text, 'wattpact_jobs{state="due"}')).toBeGreaterThanOrEqual(1);
  expect(figureIn(text, 'wattpact_jobs{state="failed"}')).toBe(0);
  expect(figureIn(text, 'wattpact_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(3600);
  for (const source of ['queue', 'records'])
    expect(figureIn(text, `wattpact_figures_read{source="${source}"}`)).toBe(1);
});

test('[INT-47] tries of webhooks are counted, the oldest due one is told, and an alert tells when it is late', async () => {
  t.platform.metrics?.webhookEnded('delivered');
  t.platform.metrics?.webhookEnded('failed');
  t.platform.metrics?.webhookEnded('postponed');
  const text = await scrape();
  expect(figureIn(text, 'wattpact_webhook_deliveries_total{outcome="delivered"}')).toBe(1);
  expect(figureIn(text, 'wattpact_webhook_deliveries_total{outcome="failed"}')).toBe(1);
  expect(figureIn(text, 'wattpact_webhook_deliveries_total{outcome="postponed"}')).toBe(1);
  expect(figureIn(await otherProcess(), 'wattpact_webhook_oldest_due_seconds')).toBe(0);
  const alerts = readFileSync(new URL('../../../../ops/prometheus/alerts.yml', import.meta.url), 'utf8');
  expect(alerts).toContain('wattpact_webhook_oldest_due_seconds) > 900');
});

test('while the database does not answer, its figures are left out and the rest is told', async () => {
  const gone = createPool({ url: 'postgres://nobody@127.0.0.1:9/none' });
  const text = await otherProcess({ db: createDb(gone) });
  await gone.end();
  expect(figureIn(text, 'wattpact_figures_read{source="queue"}')).toBe(0);
  expect(figureIn(text, 'wattpact_figures_read{source="records"}')).toBe(0);
  expect(text).not.toMatch(/^wattpact_(records|jobs|open_invoices)/m);
  expect(figureIn(text, 'wattpact_database_waiting')).toBe(0);
});

test('figures are read as often as their source says, however often Prometheus asks', async () => {
  const before = t.statements.filter((text) => text.includes('tablesample')).length;
  await scrape();
  await Promise.all([scrape(), scrape()]);
  expect(before).toBeGreaterThan(0);
  expect(t.statements.filter((text) => text.includes('tablesample'))).toHaveLength(before);
});

test('the port of the metrics answers nothing else, and the port of the pages no metrics', async () => {
  const other = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(other.status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  for (const path of ['/metrics', '/api/metrics']) {
    const { body } = await t.anonymous.get(path);
    expect(JSON.stringify(body)).not.toContain('wattpact_http');
  }
});

test('a port that is taken is one line', async () => {
  await expect(serveMetrics(t.platform, [])).rejects.toThrow(`METRICS_PORT ${port} on 127.0.0.1 cannot be used`);
});

test('without METRICS nothing is counted, and no port is opened', async () => {
  const config = { ...t.config, metrics: false, metricsPort: await freePort() };
  const metrics = await createMetrics({ ...t.platform, config });
  expect(metrics).toBeUndefined();
  expect(await serveMetrics({ ...t.platform, config, metrics }, [productFigures])).toBeUndefined();
  await expect(fetch(`http://127.0.0.1:${config.metricsPort}/metrics`)).rejects.toThrow();
});

test('no label names a person, an address or an id', async () => {
  const text = await scrape();
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|serra|127\.0\.0\.1/);
});
