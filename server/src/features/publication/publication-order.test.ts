// Concurrent changes of one record are in its history in the order in which they were made.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';

const { as, make } = await startTestApp();

interface Entry {
  id: string;
  status: string;
  createdAt: string;
}

test.each(['projects', 'offers'] as const)(
  '[HIS-02] published and withdrawn many times at once: the history of %s ends as the record is',
  async (plural) => {
    const owner = await make.user();
    const { id: entityId } = await make.entity(owner);
    const { id } = await (plural === 'projects' ? make.project(owner, entityId) : make.offer(owner, entityId));
    const wished = Array.from({ length: 12 }, (_, index) => index % 2 === 0);
    const settings = (isPublishedInMarketplace: boolean) =>
      as(owner).patch(`/api/${plural}/${id}/settings`, { isPublishedInMarketplace });
    const answers = await Promise.all(wished.map(settings));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const history: Entry[] = (await as(owner).get(`/api/${plural}/${id}/history`)).body;
    const acts = history.filter(({ status }) => /published$/.test(status));
    // Each answer has the version of its change; sorted by version they must equal the history.
    const answered = answers.map(({ body }) => body).toSorted((one, other) => one.version - other.version);
    const changes = answered.filter(
      (one, index) => one.isPublishedInMarketplace !== (answered[index - 1]?.isPublishedInMarketplace ?? true),
    );
    expect(acts).toHaveLength(changes.length);
    expect(changes.length).toBeGreaterThan(0);
    expect(acts.filter(({ status }, index) => status === acts[index + 1]?.status)).toEqual([]);
    const { isPublishedInMarketplace } = (await as(owner).get(`/api/${plural}/${id}`)).body;
    expect(acts[0]?.status).toBe(isPublishedInMarketplace ? 'published' : 'not_published');
    const order = history.map(({ createdAt, id: one }) => `${createdAt} ${one}`);
    expect(order).toEqual(order.toSorted().reverse());
    expect(history.map((one) => one.id)).toEqual(
      history
        .map((one) => one.id)
        .toSorted()
        .reverse(),
    );
    expect(new Set(history.map(({ createdAt }) => createdAt)).size).toBe(history.length);
  },
);
