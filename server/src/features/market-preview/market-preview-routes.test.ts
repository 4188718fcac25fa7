// What a newcomer sees of the market until their company is approved.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';

test('[SRCH-59] tells how much there is, and nothing that names anybody', async () => {
  const t = await startTestApp();
  const [newcomer, user] = [await t.make.user(), await t.make.user()];
  const { id: entityId } = await t.make.entity(user);
  expect((await t.as(newcomer).get('/api/search/projects')).status).toBe(403);
  await t.make.project(user, entityId);
  await t.make.project(user, entityId, { isPublishedInMarketplace: false });
  await t.make.offer(user, entityId);
  const { status, body } = await t.as(newcomer).get('/api/market/preview');
  expect(status).toBe(200);
  expect(body.projects).toEqual({
    count: 1,
    newest: [{ technologies: ['SOLAR_POWER'], country: 'portugal', totalPurchasedCapacity: 40 }],
  });
  expect(body.offers.count).toBe(1);
  expect((await t.anonymous.get('/api/market/preview')).status).toBe(401);
});
