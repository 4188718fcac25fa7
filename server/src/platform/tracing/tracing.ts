// Traces by OpenTelemetry: what a call or job took, and which of its statements took it.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Work } from '../current-work.ts';
import type { DatabasePool } from '../database/database-pool.ts';

export interface Begun {
  kind: 'call' | 'job';
  /** The header `traceparent` (W3C) of a proxy that is trusted. */
  parent?: string | undefined;
}

export interface Outcome {
  /** Of a call that was answered. */
  status?: number;
  isFailure: boolean;
}

export interface Tracing {
  /** The statements that run on account of the work become parts of it. */
  begin(work: Work, begun: Begun): void;
  end(work: Work, outcome: Outcome): void;
  /** Sends what has ended. */
  flush(): Promise<void>;
  /** Sends what has ended, for a moment at most, and nothing more. */
  stop(): Promise<void>;
}

export interface Traced {
  config: Config;
  pool: DatabasePool;
  log: Logger;
}

/** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT: nothing is measured, and the libraries are not loaded. */
export async function createTracing(traced: Traced): Promise<Tracing | undefined> {
  if (traced.config.otelExporterOtlpEndpoint === undefined) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(traced, traced.config.otelExporterOtlpEndpoint);
}
