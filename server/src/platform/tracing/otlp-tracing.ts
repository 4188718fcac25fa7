// Spans of calls, jobs and statements, sent over OTLP (HTTP, JSON). Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT. No span
// holds a value of a statement, an address with its values, or a person.
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { currentWork, type Work } from '../current-work.ts';
import { namedStatement } from '../statements/named-statement.ts';
import type { Traced, Tracing } from './tracing.ts';

/** How long one sending may take, its repeats among it, and how long the end of the process waits for the last one. */
const sendingMs = 8000;
const endMs = 2000;
const lineEveryMs = 60_000;

/** `name=value` with commas between, values percent-encoded, as OpenTelemetry writes them. */
const headersFrom = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((one) => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(one) ?? [];
      return name === '' ? [] : [[name, decoded(value)]];
    }),
  );

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const tracesUrl = (endpoint: string) => new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;

/** A collector that is away concerns nobody but the operator, who is told once a minute. */
function patient(exporter: SpanExporter, log: Logger): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if (code !== 0 && performance.now() - toldAt >= lineEveryMs) {
          toldAt = performance.now();
          log.warn({ reason: error?.message }, 'traces could not be sent');
        }
        done({ code: 0 });
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function parentOf(header: string | undefined): Context {
  const [, traceId, spanId, flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function providerFor({ config, log }: Traced, endpoint: string): TracerProvider {
  const { otelServiceName, otelExporterOtlpHeaders } = config;
  const headers = headersFrom(otelExporterOtlpHeaders);
  const exporter = new OTLPTraceExporter({ url: tracesUrl(endpoint), headers, timeoutMillis: sendingMs });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': otelServiceName }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: patient(exporter, log) })],
  });
}

function attributesOf({ call, reqId, jobId }: Work): Record<string, string> {
  if (jobId !== undefined) return { 'wattpact.job': call.replace(/^job /, ''), 'wattpact.job_id': jobId };
  const [method = '', route] = call.split(' ');
  return {
    ...(route !== undefined && { 'http.request.method': method, 'http.route': route }),
    ...(reqId !== undefined && { 'wattpact.request_id': reqId }),
  };
}

export function otlpTracing(traced: Traced, endpoint: string): Tracing {
  const provider = providerFor(traced, endpoint);
  const tracer = provider.getTracer('wattpact');
  const spans = new WeakMap<Work, Span>();

  traced.pool.watchStatements(({ text: sql, ms, error }) => {
    const work = currentWork();
    const span = work && spans.get(work);
    if (!span?.isRecording()) return;
    const { statement, text } = namedStatement(sql);
    const endTime = Date.now();
    const [verb = ''] = text.split(' ', 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text, 'wattpact.statement': statement };
    const options = { kind: SpanKind.CLIENT, startTime: endTime - ms, attributes };
    const child = tracer.startSpan(`${verb} ${statement}`, options, trace.setSpan(ROOT_CONTEXT, span));
    if (error !== undefined) child.setStatus({ code: SpanStatusCode.ERROR });
    child.end(endTime);
  });

  return {
    begin(work, { kind, parent }) {
      const options = { kind: kind === 'call' ? SpanKind.SERVER : SpanKind.CONSUMER, attributes: attributesOf(work) };
      spans.set(work, tracer.startSpan(work.call, options, parentOf(parent)));
    },
    end(work, { status, isFailure }) {
      const span = spans.get(work);
      if (status !== undefined) span?.setAttribute('http.response.status_code', status);
      if (isFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
    flush: () => provider.forceFlush(),
    async stop() {
      await Promise.race([provider.shutdown(), pause(endMs, undefined, { ref: false })]);
    },
  };
}
