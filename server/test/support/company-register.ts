// A register of companies on loopback, which answers as the test says and notes what it was asked.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from './end-of-file.ts';

type Answering = (response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function startCompanyRegister() {
  const asked: { path: string; headers: Record<string, unknown> }[] = [];
  let answering: Answering = json({}, 404);
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    answering(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEndOfFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers: (next: Answering) => {
      answering = next;
    },
  };
}
