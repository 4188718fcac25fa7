// What open pages receive about a negotiation over their sockets.
import { beforeAll, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as } = tested;
const parties = await makeParties(tested);
const { listen, joined, arrivedBy } = useSockets(tested);
beforeAll(async () => {
  await listen();
});

test('that it was read is told with the mark as the thread has it, once', async () => {
  const { seller, sellerReader, buyer } = parties;
  const { id: negotiationId } = await parties.negotiate({ message: 'Olá' });
  const read = (user: { token: string }) => async () => {
    await as(seller).post(`/api/negotiations/${negotiationId}/messages`, { text: 'Bom dia' });
    expect((await as(user).patch(`/api/negotiations/${negotiationId}/read`, {})).status).toBe(204);
  };
  const sent = expect.objectContaining({ message: expect.objectContaining({ text: 'Bom dia' }) });
  const heardBy = async (listener: { id: string; token: string }) =>
    arrivedBy(await joined({ token: listener.token }), listener, 'negotiation_changed', read(buyer));
  for (const listener of [seller, sellerReader, parties.buyerColleague, buyer]) {
    const news = await heardBy(listener);
    const { items } = (await as(seller).get(`/api/negotiations/${negotiationId}/messages`)).body;
    const { id: upTo, readBy } = items.at(-1);
    expect(news).toEqual([
      { negotiationId, sent },
      { negotiationId, read: { ...readBy[0], upTo } },
    ]);
  }
});

test('a message comes as its thread has it, and says which one is before it', async () => {
  const { seller, buyer } = parties;
  const { id } = await parties.negotiate({ projectId: (await tested.make.project(seller, parties.sellers.id)).id });
  const path = `/api/negotiations/${id}/messages`;
  const files = [await tested.make.file(buyer), await tested.make.file(buyer)];
  const socket = await joined({ token: seller.token });
  const send = (body: object) => as(buyer).post(path, body);
  const news = await arrivedBy(socket, seller, 'negotiation_changed', async () => {
    await send({ text: 'Bom dia' });
    await send({ text: 'Segue em anexo', files: files.toReversed() });
  });
  const { items } = (await as(seller).get(path)).body;
  expect(items[1].files).toHaveLength(2);
  expect(news).toEqual([
    { negotiationId: id, sent: { message: items[0], after: null } },
    { negotiationId: id, sent: { message: items[1], after: items[0].id } },
  ]);
});

test('a message too long for the channel is told of, and fetched', async () => {
  const { seller, buyer } = parties;
  const { id } = await parties.negotiate({ projectId: (await tested.make.project(seller, parties.sellers.id)).id });
  const path = `/api/negotiations/${id}/messages`;
  const socket = await joined({ token: seller.token });
  // With the names of five files, 2,000 characters of three bytes are more than 8,000.
  const files = await Promise.all(Array.from({ length: 5 }, () => tested.make.file(buyer)));
  const name = `${'é'.repeat(200)}.pdf`;
  await tested.db.updateTable('file').set({ name }).where('id', 'in', files).execute();
  const news = await arrivedBy(socket, seller, 'negotiation_changed', async () => {
    expect((await as(buyer).post(path, { text: '電'.repeat(2000), files })).status).toBe(201);
  });
  expect(news).toEqual([{ negotiationId: id }]);
  expect((await as(seller).get(path)).body.items).toHaveLength(1);
});
