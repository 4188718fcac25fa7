// Versions of the contract template among a thread's messages: last in the lists, unread until they are read.
import { expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, make } = tested;
const parties = await makeParties(tested);
const { seller, sellerReader, buyer, saveVersion } = parties;

test('a version is unread like a message, until it is read or out of reach', async () => {
  const { id } = await parties.negotiate();
  const path = `/api/negotiations/${id}`;
  const send = (user: typeof buyer, text: string) => as(user).post(`${path}/messages`, { text });
  const read = (user: typeof buyer) => as(user).patch(`${path}/read`, {});
  const unread = async (user: typeof buyer) => (await as(user).get(path)).body.unreadCount as number;
  const thread = async () => (await as(buyer).get(`${path}/messages`)).body.items;
  await send(buyer, 'Um');
  await saveVersion(buyer, id);
  expect([await unread(seller), await unread(buyer)]).toEqual([2, 0]);
  await read(seller);
  expect([await unread(seller), await unread(sellerReader)]).toEqual([0, 2]);
  // Saving a version does not mark earlier entries as read.
  await send(buyer, 'Dois');
  await saveVersion(seller, id);
  expect([await unread(seller), await unread(buyer)]).toEqual([1, 1]);
  await read(seller);
  await saveVersion(seller, id);
  expect([await unread(seller), await unread(buyer)]).toEqual([0, 2]);
  // The read mark of a message keeps its time when only a version was new.
  const [{ readBy }] = await thread();
  await saveVersion(buyer, id);
  await read(seller);
  const items = await thread();
  expect(items.map(({ text }: { text: string }) => text)).toEqual(['Um', 'Dois']);
  expect(items[0].readBy).toEqual(readBy);
  await as(seller).patch(`${path}/cancelled`, {});
  expect(await unread(sellerReader)).toBe(2);
});

test('the newest version is what a list says last, until somebody writes or the negotiation is cancelled', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => make.project(seller, parties.sellers.id)));
  const { id } = await parties.negotiate({ projectId: one?.id ?? '', message: 'Um' });
  const later = await parties.negotiate({ projectId: other?.id ?? '', message: 'Outro' });
  const first = async () => (await as(buyer).get('/api/negotiations')).body.items[0];
  expect(await first()).toMatchObject({ id: later.id, lastTemplate: null });
  const { terms: _, termsHash: __, acceptances: ___, ...version } = (await saveVersion(seller, id)).body;
  expect(await first()).toMatchObject({ id, unreadCount: 1, lastMessage: { text: 'Um' }, lastTemplate: version });
  await as(buyer).post(`/api/negotiations/${id}/messages`, { text: 'Dois' });
  expect(await first()).toMatchObject({ id, lastMessage: { text: 'Dois' }, lastTemplate: null });
  await saveVersion(seller, id);
  await as(buyer).patch(`/api/negotiations/${id}/cancelled`, {});
  expect(await first()).toMatchObject({ id, unreadCount: 0, lastMessage: { text: 'Dois' }, lastTemplate: null });
});
