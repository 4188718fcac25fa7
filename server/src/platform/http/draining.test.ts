// A server that ends: what a balancer reads, and that a connection which was accepted is answered.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { drain } from './draining.ts';

const t = await startTestApp();
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

test('it is not ready, answers everything, then takes no new connection and answers those that it has', async () => {
  expect((await ask('/api/ready')).status).toBe(200);
  const drained = drain(t.app, 1);
  expect((await ask('/api/ready')).status).toBe(503);
  const { status, headers } = await ask('/api/settings');
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  await drained;
  await expect(ask('/api/health')).rejects.toThrow();
  early.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await text(early)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok"/);
});
