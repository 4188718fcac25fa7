// What the parties of a negotiation see of its project after it has left the market.
import { expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as } = tested;
const { seller, buyer, admin, stranger, project, negotiate } = await makeParties(tested);

test('[PRJ-26] the parties read how the project is sold, also off the market, while it is open; nobody else does', async () => {
  const { id } = await negotiate();
  const read = (user: { token: string }) => as(user).get(`/api/negotiations/${id}`);
  const hide = { isPublishedInMarketplace: false };
  expect((await as(seller).patch(`/api/projects/${project.id}/settings`, hide)).status).toBe(200);
  const projectSale = { totalPurchasedCapacity: 40, allowFractionalCapacitySales: expect.any(Boolean) };
  for (const party of [buyer, seller]) expect((await read(party)).body).toMatchObject({ projectSale });
  expect((await read(admin)).body.projectSale).toBeNull();
  expect((await read(stranger)).status).toBe(404);
  expect((await as(buyer).patch(`/api/negotiations/${id}/cancelled`, {})).status).toBe(200);
  expect((await read(buyer)).body.projectSale).toBeNull();
});
