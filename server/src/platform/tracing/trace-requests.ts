// A span for each request of the server, by the call's pattern.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onRequestEnd } from '../http/requests/request-end.ts';

/**
 * Anybody may send the header; only a proxy that is trusted may say to which trace a request belongs. Fastify lists more
 * addresses than the client's where a trusted one has forwarded it.
 */
function parentOf({ headers, ips = [] }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}

/** After the work of the request is known (work-of-requests.ts). */
export function useTracedRequests(app: FastifyInstance): void {
  const { tracing } = app.platform;
  if (!tracing) return;
  app.addHook('onRequest', async (request) => {
    if (request.work) tracing.begin(request.work, { kind: 'call', parent: parentOf(request) });
  });
  onRequestEnd(app, ({ request: { work }, status }) => {
    if (!work) return;
    if (status === 'aborted') tracing.end(work, { isFailure: false });
    else tracing.end(work, { status, isFailure: status >= 500 });
  });
}
