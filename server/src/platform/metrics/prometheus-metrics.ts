// The counters of a process, kept by prom-client. Loaded only with METRICS=on.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabasePool } from '../database/database-pool.ts';
import { figureReader } from './figure-reader.ts';
import type { Metrics } from './metrics.ts';

const requestBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

const inSeconds = (ms: number) => ms / 1000;

function countStatements(pool: DatabasePool, registers: Registry[]): void {
  const statements = new Histogram({
    ...{ name: 'wattpact_database_statement_duration_seconds', registers, buckets: statementBuckets },
    help: 'How long statements took, from sending to the answer.',
    labelNames: ['outcome'],
  });
  pool.watchStatements(({ ms, error }) =>
    statements.observe({ outcome: error === undefined ? 'done' : 'failed' }, inSeconds(ms)),
  );
}

function watchPool(pool: DatabasePool, registers: Registry[]): void {
  new Gauge({
    ...{ name: 'wattpact_database_connections', help: 'Connections of the pool, by state.', registers },
    labelNames: ['state'],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    ...{ name: 'wattpact_database_connections_max', help: 'Connections that the pool may open.', registers },
    collect() {
      this.set(pool.options.max ?? 0);
    },
  });
  new Gauge({
    ...{ name: 'wattpact_database_waiting', help: 'Callers that wait for a connection of the pool.', registers },
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

function countCalls(registers: Registry[]): Pick<Metrics, 'ended' | 'refused'> {
  const requests = new Counter({
    ...{ name: 'wattpact_http_requests_total', help: 'Requests, by call and status.', registers },
    labelNames: ['call', 'status'],
  });
  const durations = new Histogram({
    ...{ name: 'wattpact_http_request_duration_seconds', registers, buckets: requestBuckets },
    help: 'How long requests took until their answer was sent.',
    labelNames: ['call'],
  });
  const refusals = new Counter({
    ...{ name: 'wattpact_refusals_total', registers },
    help: 'Refusals that may be part of an attack, by call and code: wrong passwords, limits, what nobody may do.',
    labelNames: ['call', 'reason'],
  });
  return {
    ended(call, status, ms) {
      requests.inc({ call, status });
      // How long somebody waited before they left says nothing of how long the answer takes.
      if (status !== 'aborted') durations.observe({ call }, inSeconds(ms));
    },
    refused: (call, reason) => refusals.inc({ call, reason }),
  };
}

function countWork(registers: Registry[]): Pick<Metrics, 'jobEnded' | 'mailEnded' | 'webhookEnded'> {
  const jobs = new Histogram({
    ...{ name: 'wattpact_job_duration_seconds', registers, buckets: jobBuckets },
    help: 'How long runs of jobs took, by job and outcome.',
    labelNames: ['job', 'outcome'],
  });
  const mails = new Counter({
    ...{ name: 'wattpact_mails_total', registers },
    help: 'Tries to send a mail, by outcome; failed: it is not tried again.',
    labelNames: ['outcome'],
  });
  for (const outcome of ['sent', 'retried', 'failed']) mails.inc({ outcome }, 0);
  const webhooks = new Counter({
    ...{ name: 'wattpact_webhook_deliveries_total', registers },
    help: 'Tries to send a webhook, by outcome; failed: it is not tried again; postponed: the receiver was not asked.',
    labelNames: ['outcome'],
  });
  for (const outcome of ['delivered', 'retried', 'failed', 'postponed']) webhooks.inc({ outcome }, 0);
  return {
    jobEnded: (job, outcome, ms) => jobs.observe({ job, outcome }, inSeconds(ms)),
    mailEnded: (outcome) => mails.inc({ outcome }),
    webhookEnded: (outcome) => webhooks.inc({ outcome }),
  };
}

function watchReplica(registers: Registry[]): Pick<Metrics, 'listRead' | 'watchReplica'> {
  const reads = new Counter({
    ...{ name: 'wattpact_list_reads_total', registers },
    help: 'Lists and files of lists where there is a replica, by where they were read and why there.',
    labelNames: ['source', 'reason'],
  });
  return {
    listRead: (source, reason) => reads.inc({ source, reason }),
    watchReplica(lag) {
      new Gauge({
        ...{ name: 'wattpact_replica_up', help: '1 where the replica can be used, 0 where not.', registers },
        collect() {
          this.set(lag() === undefined ? 0 : 1);
        },
      });
      new Gauge({
        ...{ name: 'wattpact_replica_lag_seconds', registers },
        help: 'How old what the replica shows is at most; left out while it cannot be used.',
        collect() {
          const seconds = lag();
          if (seconds === undefined) this.remove();
          else this.set(seconds);
        },
      });
    },
  };
}

export function prometheusMetrics(pool: DatabasePool): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  watchPool(pool, registers);
  countStatements(pool, registers);
  const figures = figureReader(register);
  return {
    ...countCalls(registers),
    ...countWork(registers),
    ...watchReplica(registers),
    watchSockets(count) {
      new Gauge({
        ...{ name: 'wattpact_sockets', help: 'Open sockets of pages.', registers },
        collect() {
          this.set(count());
        },
      });
    },
    addFigures: figures.add,
    async text() {
      await figures.refresh();
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}
