// The part of S3 that the product's storage uses, on loopback; it can be away, or take connections and not answer.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

export async function startObjectStore() {
  /** By the path of their address. */
  const objects = new Map<string, Buffer>();
  let isSilent = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const key = (request.url ?? '').split('?')[0] ?? '';
    if (isSilent) return;
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-length': found.length }).end(found);
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    env: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'on',
    },
    silence: () => {
      isSilent = true;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async start() {
      isSilent = false;
      await listen(port);
    },
  };
}
