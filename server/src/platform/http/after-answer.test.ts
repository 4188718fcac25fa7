// Work after an answer, where the caller has left before it.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { useAfterAnswers } from './after-answer.ts';
import type { RequestContext } from './context.ts';

test('runs also for a caller who left while the handler worked, and the server ends', async () => {
  const { platform } = await startTestApp();
  const app = Fastify();
  app.decorate('platform', platform);
  useAfterAnswers(app);
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  app.get('/', async (request, reply) => {
    begun.resolve();
    await once(reply.raw, 'close');
    app.afterAnswers.add({ request, reply } as unknown as RequestContext, {
      failure: 'not noted',
      items: ['noted'],
      save: async (_, items) => void done.push(...items),
    });
    return 'too late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await begun.promise;
  client.destroy();
  await expect.poll(() => done).toEqual(['noted']);
  await app.close();
});
