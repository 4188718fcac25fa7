// What the API tells of one negotiation.
import { expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as } = tested;

test('[NEG-15] it has a status, a kind, a contract, read messages, a mute, participants and versions', async () => {
  const parties = await makeParties(tested);
  const { id } = await parties.negotiate({ message: 'Bom dia' });
  await parties.saveVersion(parties.buyer, id);
  expect((await as(parties.seller).patch(`/api/negotiations/${id}/read`, {})).status).toBe(204);
  expect((await as(parties.buyer).patch(`/api/negotiations/${id}/mute`, { muted: true })).status).toBe(200);
  const { body } = await as(parties.buyer).get(`/api/negotiations/${id}`);
  expect(body).toMatchObject({ status: 'ONGOING', entityType: 'PROJECT', energyContractId: null, muted: true });
  expect(body.templates).toMatchObject([{ version: 1 }]);
  expect(body.participants.map(({ userId }: { userId: string }) => userId)).toContain(parties.seller.id);
  const { body: messages } = await as(parties.buyer).get(`/api/negotiations/${id}/messages`);
  expect(messages.items).toHaveLength(1);
  for (const { readBy } of messages.items)
    expect(readBy.map(({ userId }: { userId: string }) => userId)).toContain(parties.seller.id);
});
