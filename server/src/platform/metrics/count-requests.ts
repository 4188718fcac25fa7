// Counts each answered request of the server, by the call's pattern and never by its address.
import type { FastifyInstance } from 'fastify';

export function useCountedRequests(app: FastifyInstance): void {
  const { metrics } = app.platform;
  if (!metrics) return;
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.work?.call ?? 'other', reply.statusCode, reply.elapsedTime);
  });
}
