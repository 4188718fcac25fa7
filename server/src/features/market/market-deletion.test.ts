// Items are deleted while others act on them: the second caller gets a 404, or the deletion is refused; nothing is left
// half done.
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let seller: TestUser;
let sellers: string;
let buyer: TestUser;
let buyers: string;
let admin: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.admin()]);
  sellers = (await t.make.entity(seller)).id;
  buyers = (await t.make.entity(buyer)).id;
});

const kinds = [
  ['projects', 'projectId', 'project_id', () => t.make.project(seller, sellers)],
  ['offers', 'offerId', 'offer_id', () => t.make.offer(seller, sellers)],
] as const;

describe.each(kinds)('%s', (plural, field, column, make) => {
  const open = (id: string, message?: string) =>
    t.as(buyer).post('/api/negotiations', {
      entityType: plural === 'projects' ? 'PROJECT' : 'OFFER',
      [field]: id,
      legalEntityId: buyers,
      ...(message !== undefined && { message }),
    });
  const remove = (user: TestUser, id: string) =>
    t.as(user).delete(`/api/${user === admin ? 'admin/' : ''}${plural}/${id}?force=true`);
  const negotiationsOf = (id: string) =>
    t.db.selectFrom('negotiation').select(['status']).where(column, '=', id).execute();
  const stateOf = async (id: string) => {
    const { status, isPublishedInMarketplace, negotiationStatus, ongoingNegotiationsCount } = (
      await t.as(admin).get(`/api/admin/${plural}/${id}`)
    ).body;
    return { status, isPublishedInMarketplace, negotiationStatus, ongoingNegotiationsCount };
  };
  const inMarket = async (id: string): Promise<boolean> =>
    (await t.as(buyer).get(`/api/search/${plural}?limit=100`)).body.items.some((one: { id: string }) => one.id === id);

  test('the owner deletes while another opens a negotiation: one of the two is refused', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await make();
      const both = [() => remove(seller, id), () => open(id)];
      const answers = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((act) => act()));
      const [removal, opening] = round % 2 === 0 ? answers : answers.toReversed();
      const negotiations = await negotiationsOf(id);
      const { status } = await stateOf(id);
      outcomes.add(`${removal?.status} ${opening?.status} ${negotiations.length} ${status}`);
    }
    expect([...outcomes].filter((one) => !['204 404 0 deleted', '409 201 1 approved'].includes(one))).toEqual([]);
  });

  test('an administrator deletes while the other opens, writes and cancels: no negotiation stays open', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await make();
      const { body: negotiation } = await open(id, 'Bom dia');
      const path = `/api/negotiations/${negotiation.id}`;
      const [removal, ...others] = await Promise.all([
        remove(admin, id),
        t.as(buyer).post(`${path}/messages`, { text: 'Ainda está?' }),
        t.as(seller).post(`${path}/messages`, { text: 'Sim' }),
        round % 2 === 0 ? open(id, 'De novo') : t.as(buyer).patch(`${path}/cancelled`, {}),
      ]);
      expect(removal.status).toBe(204);
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      expect(new Set((await negotiationsOf(id)).map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
      expect(await stateOf(id)).toMatchObject({
        status: 'deleted',
        isPublishedInMarketplace: false,
        ongoingNegotiationsCount: 0,
      });
      expect(await inMarket(id)).toBe(false);
      const sent = others.slice(0, 2).filter(({ status }) => status === 201).length;
      const { items } = (await t.as(buyer).get(`${path}/messages`)).body;
      expect(items.filter(({ text }: { text: string }) => text === 'Sim' || text === 'Ainda está?')).toHaveLength(sent);
    }
  });

  test('two delete at once, or one publishes, edits or decides meanwhile: it is gone, once', async () => {
    const { id } = await make();
    const { version } = (await t.as(seller).get(`/api/${plural}/${id}`)).body;
    const headers = { 'if-match': String(version) };
    const answers = await Promise.all([
      remove(seller, id),
      remove(admin, id),
      remove(seller, id),
      t.as(seller).patch(`/api/${plural}/${id}/settings`, { isPublishedInMarketplace: false }, headers),
      t.as(admin).post(`/api/admin/${plural}/${id}/reject`, { comment: 'Falta um documento.' }, headers),
    ]);
    const removals = answers.slice(0, 3).map(({ status }) => status);
    expect(removals.filter((status) => status === 204)).toHaveLength(1);
    for (const { status } of answers) expect([200, 204, 404, 409, 412]).toContain(status);
    const history = (await t.as(admin).get(`/api/admin/${plural}/${id}/history`)).body;
    expect(history.filter(({ status }: { status: string }) => status === 'deleted')).toHaveLength(1);
    expect(history[0].status).toBe('deleted');
    for (const user of [seller, buyer]) expect((await t.as(user).get(`/api/${plural}/${id}`)).status).toBe(404);
    expect((await open(id)).status).toBe(404);
  });

  test('the owner cancels what is negotiated first; then nothing stops the deletion', async () => {
    const { id } = await make();
    const { body: negotiation } = await open(id, 'Bom dia');
    const dryRun = () => t.as(seller).delete(`/api/${plural}/${id}?dry_run=true`);
    expect((await dryRun()).body.conflicts).toEqual([{ kind: 'negotiations', count: 1 }]);
    const refused = await remove(seller, id);
    expect([refused.status, refused.body.conflicts]).toEqual([409, [{ kind: 'negotiations', count: 1 }]]);
    expect(await inMarket(id)).toBe(true);
    expect((await t.as(seller).patch(`/api/negotiations/${negotiation.id}/cancelled`, {})).status).toBe(200);
    expect((await dryRun()).status).toBe(204);
    expect((await stateOf(id)).status).toBe('approved');
    expect((await remove(seller, id)).status).toBe(204);
    // The negotiating person keeps the thread.
    expect((await t.as(buyer).get(`/api/negotiations/${negotiation.id}`)).body.status).toBe('CANCELLED');
    expect((await t.as(buyer).get(`/api/negotiations/${negotiation.id}/messages`)).body.items).toHaveLength(1);
  });

  test('of two who change it at once, from what both have seen, one is 412 and changes nothing', async () => {
    const { id } = await make();
    const { version } = (await t.as(seller).get(`/api/${plural}/${id}`)).body;
    const headers = { 'if-match': `"${version}"` };
    // All three acts change the item: publishing a published item would not change its version.
    const withdraw = () =>
      t.as(seller).patch(`/api/${plural}/${id}/settings`, { isPublishedInMarketplace: false }, headers);
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const { body } = await t.as(seller).get(`/api/${plural}/${id}`);
    expect(body.version).toBe(version + 1);
    expect(body.isPublishedInMarketplace).toBe(false);
    const late = [
      t.as(admin).post(`/api/admin/${plural}/${id}/reject`, { comment: 'Falta um documento.' }, headers),
      t.as(admin).patch(`/api/admin/${plural}/${id}/pending_validation`, {}, headers),
    ];
    for (const answer of await Promise.all(late)) expect(answer.status).toBe(412);
    expect((await stateOf(id)).status).toBe('approved');
    await t.as(admin).patch(`/api/admin/${plural}/${id}/pending_validation`, {});
    const approve = (stale: Record<string, string>) =>
      t.as(admin).post(`/api/admin/${plural}/${id}/approve`, {}, stale);
    expect((await approve(headers)).status).toBe(412);
    expect((await stateOf(id)).status).toBe('pending_validation');
    expect((await approve({ 'if-match': '*' })).status).toBe(200);
  });
});
