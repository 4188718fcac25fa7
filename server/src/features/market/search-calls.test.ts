// The searches of the market as calls: one shape for projects, offers and contracts.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';

test.each(['projects', 'offers', 'energy-contracts'])(
  '[SRCH-42] %s are searched by GET with filters, page and limit',
  async (kind) => {
    const t = await startTestApp();
    const user = await t.make.user();
    await t.make.entity(user);
    const path = `/api/search/${kind}`;
    const { status, body } = await t.as(user).get(`${path}?page=2&limit=5`);
    expect([status, body.page, body.limit]).toEqual([200, 2, 5]);
    expect((await t.as(user).get(`${path}?maxPrice=0`)).body).toMatchObject({ items: [], total: 0 });
    expect((await t.as(user).post(path, {})).status).toBe(404);
  },
);
