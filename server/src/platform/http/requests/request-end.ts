// When a request has ended: its answer was written whole, or its client had gone before.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface RequestEnd {
  request: FastifyRequest;
  /** `aborted`: the client left before the answer was whole. */
  status: number | 'aborted';
  ms: number;
}

/** Fastify's own hook runs for whole answers alone. */
export function onRequestEnd(app: FastifyInstance, tell: (end: RequestEnd) => void): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const began = performance.now();
    let isOpen = true;
    const end = (status: RequestEnd['status']) => {
      if (!isOpen) return;
      isOpen = false;
      tell({ request, status, ms: performance.now() - began });
    };
    reply.raw.once('finish', () => end(reply.statusCode));
    reply.raw.once('close', () => end('aborted'));
    done();
  });
}
