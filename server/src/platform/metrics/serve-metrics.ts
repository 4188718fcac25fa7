// `GET /metrics` on a port of its own, which no proxy leads to: the public address never answers it.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ConfigError } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import type { Platform } from '../platform.ts';
import type { FigureSource, Metrics } from './metrics.ts';

type Source = (platform: Platform) => FigureSource;

async function answer(metrics: Metrics, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const isReading = method === 'GET' || method === 'HEAD';
  if (url?.split('?')[0] !== '/metrics' || !isReading) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
    return;
  }
  const { type, body } = await metrics.text();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(method === 'HEAD' ? '' : body);
}

/** @throws ConfigError where the port cannot be used. @returns undefined without METRICS */
export async function serveMetrics(
  platform: Platform,
  sources: readonly Source[],
): Promise<{ stop(): Promise<void> } | undefined> {
  const { metrics, config, log } = platform;
  if (!metrics) return undefined;
  for (const source of sources) metrics.addFigures(source(platform));
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be read');
      response.destroy();
    });
  });
  const { metricsPort: port, metricsHost: host } = config;
  server.listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `METRICS_PORT ${port} on ${host} cannot be used (${code}): each process with METRICS=on needs a port of its own.`,
    );
  });
  // Without a listener an error of the port would end the process.
  server.on('error', (error) => log.error({ err: error }, 'the port of the metrics failed'));
  if (!isLoopback(host))
    log.warn({ host }, 'METRICS_HOST is not loopback: whoever reaches it reads the metrics (docs/operations.md)');
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
