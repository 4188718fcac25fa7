// The end of a request, also of one whose client does not wait for the answer.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { atEndOfFile } from '../../../../test/support/end-of-file.ts';
import { onRequestEnd } from './request-end.ts';

const ended: unknown[] = [];
const asked = Promise.withResolvers<void>();
const app = fastify();
onRequestEnd(app, ({ request, status }) => void ended.push({ url: request.url, status }));
app.get('/whole', async (_, reply) => reply.status(202).send('done'));
app.get('/never', () => {
  asked.resolve();
  return new Promise(() => {});
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
atEndOfFile(() => app.close());

test('a whole answer ends with its status, and one for which nobody waits as aborted, each once', async () => {
  await fetch(`${address}/whole`).then((answer) => answer.text());
  await expect.poll(() => ended).toEqual([{ url: '/whole', status: 202 }]);
  const client = new AbortController();
  const answer = fetch(`${address}/never`, { signal: client.signal });
  await asked.promise;
  client.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => ended.slice(1)).toEqual([{ url: '/never', status: 'aborted' }]);
});
