// A line of the log for each call: what was called, by whom, from where, how it ended. Never an address with its ids and
// query, never a header or a body.
import { serviceApi } from '@wattpact/domain/settings/settings-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../rate-limits/rate-limits.ts';
import { onRequestEnd, type RequestEnd } from './request-end.ts';

/** Asked every few seconds by whatever watches the server. */
const watched: ReadonlySet<string> = new Set([serviceApi.health.path, serviceApi.ready.path]);

const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') && !watched.has(routeOptions.url ?? '');

/** Pages and their files are none, as long as they are found: whoever looks for what is not there may be an attacker. */
const isNoted = (request: FastifyRequest, status: RequestEnd['status']): boolean =>
  isCall(request) || (typeof status === 'number' && status >= 400 && !watched.has(request.routeOptions.url ?? ''));

/** What is left out at `info` is written at `debug`. */
export function useAccessLog(app: FastifyInstance): void {
  const { config, log } = app.platform;
  if (!config.accessLog || !log.isLevelEnabled('info')) return;
  onRequestEnd(app, ({ request, status, ms }) => {
    const level = isNoted(request, status) ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const { work, signedIn, ip } = request;
    const line = {
      call: work?.call ?? 'other',
      status,
      ms: Math.round(ms * 10) / 10,
      network: clientNetwork(ip),
      userId: signedIn?.id,
      apiKeyId: signedIn?.apiKey?.id,
      reqId: request.id,
    };
    log[level](line, 'access');
  });
}
