// Counts each request of the server, by the call's pattern and never by its address.
import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from '../http/requests/request-end.ts';

export function useCountedRequests(app: FastifyInstance): void {
  const { metrics } = app.platform;
  if (!metrics) return;
  onRequestEnd(app, ({ request, status, ms }) => metrics.ended(request.work?.call ?? 'other', status, ms));
}
