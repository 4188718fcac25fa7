// How long a client may hold a connection: slow ones are served, silent ones are not, and none delays the server's end.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

/** In ms. */
export interface HttpTimeouts {
  /** All headers of a request; Node forgets the next one unless this is the smaller. */
  headers: number;
  /** A request whole: 50 MB at half a megabit a second take 14 minutes. */
  request: number;
  /**
   * The body of a request that is no upload, at most 1 MB; and the longest silence in the rest of any body after
   * its request's answer.
   */
  body: number;
  /** Without a byte in either direction: a client that stopped sending an upload or reading a file. */
  silence: number;
  /** An idle connection, longer than proxies keep theirs (60 s), so that they do not send into one that ends. */
  keepAlive: number;
  /** How often connections are checked for the first two. */
  check: number;
  /** For answers on their way when the server ends. */
  end: number;
}

const second = 1000;
export const usualTimeouts: HttpTimeouts = {
  headers: 20 * second,
  request: 900 * second,
  body: 60 * second,
  silence: 180 * second,
  keepAlive: 75 * second,
  check: 5 * second,
  end: 10 * second,
};

const tooSlow = () => new ProblemError(408, 'error_request_too_slow');

const hasBody = ({ headers, raw }: FastifyRequest) =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

export function useTimeouts(app: FastifyInstance, { body, end }: HttpTimeouts): void {
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.call?.raw === 'upload' || !hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => {
      if (raw.complete || raw.listenerCount('error') === 0) return;
      // The rest of the body has no reader, so the connection cannot be used again.
      reply.header('connection', 'close');
      raw.emit('error', tooSlow());
    }, body);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
  // Node reads on after an answer that did not wait for the body, uploads included: many clients read it only then.
  app.addHook('onResponse', async (request) => {
    if (hasBody(request)) endWhenSilent(request, body);
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), end).unref();
  });
}

/** Ends the connection when nothing of the body has come for a while; a slow one that comes is bounded by `request`. */
function endWhenSilent({ raw }: FastifyRequest, ms: number): void {
  let seen = raw.socket?.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket ?? {};
    const isComing = !raw.complete && bytesRead !== seen;
    seen = bytesRead;
    if (isComing) return;
    clearInterval(timer);
    if (!raw.complete) raw.destroy();
  }, ms).unref();
}
