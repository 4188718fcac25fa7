// Names the call and the request for all that runs on their account (current-work.ts).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Work, workingOn } from '../../current-work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: Work | null;
  }
}

/** Method and path pattern, never the address itself; `other` for what leads nowhere. */
function callOf({ method, routeOptions: { config, url } }: FastifyRequest): string {
  if (config.call) return `${config.call.method} ${config.call.path}`;
  return url === undefined ? 'other' : `${method} ${url}`;
}

export function useWorkOfRequests(app: FastifyInstance): void {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.work = { call: callOf(request), reqId: request.id };
    workingOn(request.work, done);
  });
  // What follows the reading of a body no longer runs in the hooks before it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.work) workingOn(request.work, done);
    else done();
  });
}
