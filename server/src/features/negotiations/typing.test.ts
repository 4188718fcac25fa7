// Who is typing, over the sockets of two servers on one database: to the participants alone, at most once in 3 seconds.
import { beforeEach, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { next, useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as } = tested;
const { listen, joined, arrivedBy } = useSockets(tested);
await listen();
await listen();

let parties: Awaited<ReturnType<typeof makeParties>>;
let negotiationId: string;
beforeEach(async () => {
  parties = await makeParties(tested);
  negotiationId = (await parties.negotiate({ message: 'Olá' })).id;
});

test('[NEG-53] the other side hears who is typing, on another server too; the own page does not', async () => {
  const { buyer, seller } = parties;
  const bruno = await joined({ token: buyer.token });
  const sara = await joined({ token: seller.token, at: 1 });
  const heard = next(sara, 'typing');
  const own = arrivedBy(bruno, buyer, 'typing', async () => {
    bruno.emit('typing', { negotiationId });
    await heard;
  });
  const { body } = await as(buyer).get('/api/users/me');
  expect(await heard).toEqual({ negotiationId, userId: buyer.id, name: body.displayName });
  expect(await own).toEqual([]);
});

test('[NEG-54] who says it twice at once is heard once', async () => {
  const { buyer, buyerColleague, seller } = parties;
  const bruno = await joined({ token: buyer.token });
  const colleague = await joined({ token: buyerColleague.token });
  const sara = await joined({ token: seller.token });
  const heard = await arrivedBy(sara, seller, 'typing', async () => {
    const last = new Promise<void>((resolve) => {
      sara.on('typing', ({ userId }: { userId: string }) => userId === buyerColleague.id && resolve());
    });
    for (let times = 0; times < 5; times += 1) bruno.emit('typing', { negotiationId });
    await next(sara, 'typing');
    colleague.emit('typing', { negotiationId });
    await last;
  });
  expect(heard).toHaveLength(2);
});

test.each([
  ['a stranger', 'stranger'],
  ['a reader without CONTRACTING', 'buyerReader'],
  ['an administrator', 'admin'],
] as const)('[NEG-54] nobody hears that %s is typing', async (_, who) => {
  const { seller, buyer } = parties;
  const sara = await joined({ token: seller.token });
  const theirs = await joined({ token: parties[who].token });
  const bruno = await joined({ token: buyer.token });
  const heard = await arrivedBy(sara, seller, 'typing', async () => {
    theirs.emit('typing', { negotiationId });
    // Handled before the next one, which their own request waits for.
    await as(parties[who]).get('/api/users/me');
    bruno.emit('typing', { negotiationId });
    await next(sara, 'typing');
  });
  expect(heard).toHaveLength(1);
});

test('[NEG-54] a stranger hears nothing, nor anybody after the negotiation has ended', async () => {
  const { seller, buyer, buyerColleague, stranger } = parties;
  const theirs = await joined({ token: stranger.token });
  const sara = await joined({ token: seller.token });
  const bruno = await joined({ token: buyer.token });
  const heard = await arrivedBy(theirs, stranger, 'typing', async () => {
    bruno.emit('typing', { negotiationId });
    await next(sara, 'typing');
  });
  expect(heard).toEqual([]);
  await as(seller).patch(`/api/negotiations/${negotiationId}/cancelled`, {});
  const colleague = await joined({ token: buyerColleague.token });
  const late = await arrivedBy(sara, seller, 'typing', async () => {
    colleague.emit('typing', { negotiationId });
    await as(buyerColleague).get('/api/users/me');
  });
  expect(late).toEqual([]);
});
