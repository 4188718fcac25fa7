// What open pages hear of a negotiation over their sockets.
import { beforeAll, expect, test } from 'vitest';
import { makeParties } from '../../testing/negotiation-parties.ts';
import { useSockets } from '../../testing/sockets.ts';
import { startTestApp } from '../../testing/test-app.ts';

const tested = await startTestApp();
const { as } = tested;
const parties = await makeParties(tested);
const { listen, joined, arrivedBy } = useSockets(tested);
beforeAll(async () => {
  await listen();
});

test('that it was read concerns the lists of the reader alone, and the thread of everybody', async () => {
  const { seller, sellerReader, buyer } = parties;
  const { id: negotiationId } = await parties.negotiate({ message: 'Olá' });
  const read = (user: { token: string }) => async () => {
    await as(seller).post(`/api/negotiations/${negotiationId}/messages`, { text: 'Bom dia' });
    expect((await as(user).patch(`/api/negotiations/${negotiationId}/read`, {})).status).toBe(204);
  };
  const [whole, mark] = [{ negotiationId }, { negotiationId, onlyRead: true }];
  const heardBy = async (listener: { id: string; token: string }) =>
    arrivedBy(await joined({ token: listener.token }), listener, 'negotiation_changed', read(buyer));
  // The message itself, and the reading.
  expect(await heardBy(seller)).toEqual([whole, mark]);
  expect(await heardBy(sellerReader)).toEqual([whole, mark]);
  expect(await heardBy(parties.buyerColleague)).toEqual([whole, mark]);
  expect(await heardBy(buyer)).toEqual([whole, mark, whole]);
});
