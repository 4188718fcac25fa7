// The history of a project or an offer, act by act.

import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let seller: TestUser;
let admin: TestUser;
let entity: string;

beforeAll(async () => {
  t = await startTestApp();
  [seller, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  entity = (await t.make.entity(seller)).id;
});

const comment = 'Falta um documento.';

test.each(['projects', 'offers'] as const)('[HIS-15, HIS-17] %s: each act writes one entry', async (plural) => {
  const payload = plural === 'projects' ? projectPayload(entity, await t.make.file(seller)) : offerPayload(entity);
  const renamed = plural === 'projects' ? { designation: 'Outro nome' } : { name: 'Outro nome' };
  const { id } = (await t.as(seller).post(`/api/${plural}`, payload)).body;
  const [own, admins] = [`/api/${plural}/${id}`, `/api/admin/${plural}/${id}`];
  const publish = (isPublishedInMarketplace: boolean) =>
    t.as(seller).patch(`${own}/settings`, { isPublishedInMarketplace });
  const acts: [act: () => Promise<{ status: number }>, status: string, comment: string | null][] = [
    [() => t.as(admin).post(`${admins}/reject`, { comment }), 'rejected', comment],
    [() => t.as(seller).put(own, { ...payload, ...renamed }), 'edited', null],
    [() => t.as(admin).post(`${admins}/approve`, {}), 'approved', null],
    [() => publish(false), 'not_published', null],
    [() => publish(true), 'published', null],
    [() => t.as(admin).patch(`${admins}/pending_validation`, { comment: 'De novo' }), 'pending_validation', 'De novo'],
    [() => t.as(admin).delete(`${admins}?force=true`), 'deleted', null],
  ];
  const told: [string, string | null][] = [['created', null]];
  for (const [act, status, note] of acts) {
    expect([200, 204]).toContain((await act()).status);
    told.unshift([status, note]);
    const { history, status: now } = (await t.as(admin).get(admins)).body;
    expect(history.map((entry: { status: string; comment: string | null }) => [entry.status, entry.comment])).toEqual(
      told,
    );
    // Who decided is for administrators alone.
    const forOwners = history.map(({ by: _, ...entry }: { by: unknown }) => entry);
    if (now !== 'deleted') expect((await t.as(seller).get(own)).body.history).toEqual(forOwners);
  }
  const edit = (await t.as(admin).get(admins)).body.history.find(
    ({ status }: { status: string }) => status === 'edited',
  );
  expect(edit.changes).toEqual([
    { fieldName: Object.keys(renamed)[0], oldValue: expect.any(String), newValue: 'Outro nome' },
  ]);
});
