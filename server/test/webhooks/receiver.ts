// Somebody else's server on loopback, which takes webhooks: it notes what it gets, and answers as the test says.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '../support/end-of-file.ts';
import { receiverCertificate, receiverKey } from './receiver-certificate.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Answering = (response: ServerResponse, received: Received) => void;

export const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answering =>
  (response) =>
    response.writeHead(code, headers).end(body);

export async function startReceiver({ isSecure = false } = {}) {
  const received: Received[] = [];
  let answering = status(204);
  const listen: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const one = { path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    answering(response, one);
  };
  const server = isSecure
    ? createSecureServer({ key: receiverKey, cert: receiverCertificate }, listen)
    : createServer(listen);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEndOfFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    answers: (next: Answering) => {
      answering = next;
    },
    /** As at its start. */
    reset: () => {
      received.length = 0;
      answering = status(204);
    },
  };
}
