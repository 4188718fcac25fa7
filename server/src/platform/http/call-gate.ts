// Protects a process from more calls than it can answer: those that it takes are answered soon, the rest is refused
// before any work is done for it.
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { createGate, type Gate } from '../gate.ts';
import { type EarlyRefusals, refusesBefore } from './early-refusals.ts';
import { tooBusy } from './problem-error.ts';

/** A process is at its limit long before so many run at once. */
const size = { atOnce: 32, waiting: 1000, perAsker: 200 };
const retryAfterSeconds = 2;
/** The time between two lines of the log about refused calls. */
const lineEveryMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The work of calls, from their checked input to their answer. */
    callGate: Gate;
  }
  interface FastifyRequest {
    /** Its session is looked up: it is on its way to the gate. */
    endArrival: (() => void) | null;
  }
}

/** What is asked by those who watch the server, and what is ready at hand. */
const isExempt = (config: FastifyContextConfig | undefined): boolean =>
  config?.call === undefined || config.call.withoutSession === true;

/**
 * Before the guard, so that a refused call costs no look at its session and its body is not read.
 * @param build of the served pages
 */
export function useCallGate(app: FastifyInstance, early: EarlyRefusals, build: string | undefined): void {
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(): void {
    refused += 1;
    if (performance.now() - toldAt < lineEveryMs) return;
    toldAt = performance.now();
    app.log.warn({ refused }, 'more calls than this process can answer: some are answered 503');
    refused = 0;
  }

  function refusal(): Error {
    tell();
    return tooBusy(retryAfterSeconds, { isLogged: true });
  }

  const { callQueueMs } = app.platform.config;
  const gate = createGate({ ...size, refusal, longestWaitMs: callQueueMs === 0 ? Infinity : callQueueMs });
  app.decorate('callGate', gate);
  app.decorateRequest('endArrival', null);
  early.refuse = refusesBefore(app, {
    isFull: gate.isFull,
    isExempt: ({ config }) => isExempt(config),
    retryAfterSeconds,
    build,
    note: tell,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.routeOptions.config)) return done();
    if (gate.isFull()) return done(refusal());
    const end = gate.expect();
    request.endArrival = end;
    // Also where its client has gone meanwhile: Fastify's own hook runs for whole answers alone.
    reply.raw.once('finish', end).once('close', end);
    done();
  });
  // Whoever sends a slow body is not on the way.
  app.addHook('preParsing', (request, _reply, _body, done) => {
    request.endArrival?.();
    done();
  });
}
