// Look-ups of names: how many run at once, who shares one, and how long anybody waits.
import { expect, test } from 'vitest';
import { LookupNotBegun, type ResolveHost, sharedLookups } from './shared-lookups.ts';

/** A name server that answers when it is told to. */
function slowResolver() {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<Awaited<ReturnType<ResolveHost>>>>();
  const resolve: ResolveHost = (host) => {
    asked.push(host);
    const answer = Promise.withResolvers<Awaited<ReturnType<ResolveHost>>>();
    waiting.set(host, answer);
    return answer.promise;
  };
  const answer = (host: string) => waiting.get(host)?.resolve([{ address: '192.0.2.1', family: 4 }]);
  const fail = (host: string) => waiting.get(host)?.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  return { asked, resolve, answer, fail };
}

test('[INT-35] a name is looked up once for all who ask meanwhile, and anew afterwards', async () => {
  const { asked, resolve, answer, fail } = slowResolver();
  const lookUp = sharedLookups(resolve, { atOnce: 2, waitMs: 60_000 });
  const both = [lookUp('one.example'), lookUp('one.example')];
  await expect.poll(() => asked).toEqual(['one.example']);
  answer('one.example');
  expect(await Promise.all(both)).toEqual(Array(2).fill([{ address: '192.0.2.1', family: 4 }]));
  const again = lookUp('one.example');
  await expect.poll(() => asked).toEqual(['one.example', 'one.example']);
  fail('one.example');
  await expect(again).rejects.toThrow('none');
});

test('[INT-35] names of a silent name server hold no more threads than are theirs, and nobody waits for long', async () => {
  const { asked, resolve, answer } = slowResolver();
  const lookUp = sharedLookups(resolve, { atOnce: 2, waitMs: 100 });
  const late = await Promise.allSettled(['a', 'b', 'c', 'c', 'd'].map((name) => lookUp(`${name}.example`)));
  expect(late.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(late[0]).toMatchObject({ reason: { name: 'TimeoutError' } });
  // The fault of those before it, and not of its own name server.
  expect(late[2]).toMatchObject({ reason: expect.any(LookupNotBegun) });
  expect(asked).toEqual(['a.example', 'b.example']);
  // Whoever asks again joins the look-up that still runs.
  const again = lookUp('a.example');
  answer('a.example');
  expect(await again).toHaveLength(1);
  // The turn goes to the next for which somebody waits: nobody does for c and d.
  const next = lookUp('e.example');
  answer('b.example');
  await expect.poll(() => asked).toEqual(['a.example', 'b.example', 'e.example']);
  answer('e.example');
  expect(await next).toHaveLength(1);
});
