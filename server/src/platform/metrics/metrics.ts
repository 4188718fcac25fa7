// What a process counts for Prometheus. No label holds a person, an address or an id: only names that the program has.
import type { Config } from '../config.ts';
import type { DatabasePool } from '../database/database-pool.ts';
import type { ReadReason } from '../replica/read-reason.ts';

/** A number of the product, read when Prometheus asks. */
export interface Figure {
  name: string;
  help: string;
  labelNames: readonly string[];
  values: { labels: Record<string, string>; value: number }[];
}

/** Reads figures from the database; what they cost is told by how often they are read. */
export interface FigureSource {
  /** In the label of the metric that tells whether it was read. */
  name: 'queue' | 'records' | 'backup' | 'webhooks';
  /** In ms: until then an earlier answer counts. */
  everyMs: number;
  read: () => Promise<Figure[]>;
}

export interface Metrics {
  /**
   * @param call method and path pattern
   * @param status `aborted`: the client left before its answer was whole
   */
  ended(call: string, status: number | 'aborted', ms: number): void;
  /** @param reason the code of the answer, as in the log */
  refused(call: string, reason: string): void;
  jobEnded(name: string, outcome: 'done' | 'failed', ms: number): void;
  /** `retried`: it was not taken, and is tried again. */
  mailEnded(outcome: 'sent' | 'retried' | 'failed'): void;
  /** `retried`: the receiver did not take it, and it is tried again. `postponed`: the receiver could not be asked. */
  webhookEnded(outcome: 'delivered' | 'retried' | 'failed' | 'postponed'): void;
  watchSockets(count: () => number): void;
  /** A list, or a file of one, was read where there is a replica. */
  listRead(source: 'replica' | 'primary', reason: ReadReason): void;
  /** @param lag in seconds; undefined while the replica cannot be used */
  watchReplica(lag: () => number | undefined): void;
  addFigures(source: FigureSource): void;
  /** In Prometheus' text form. */
  text(): Promise<{ type: string; body: string }>;
}

interface Watched {
  config: Config;
  pool: DatabasePool;
}

/** Undefined without METRICS: nothing is counted, and the library is not loaded. */
export async function createMetrics({ config, pool }: Watched): Promise<Metrics | undefined> {
  if (!config.metrics) return undefined;
  const { prometheusMetrics } = await import('./prometheus-metrics.ts');
  return prometheusMetrics(pool);
}
