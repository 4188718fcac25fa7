// What a company hides from its best matches: by whom, for whom, and how long.
import type { BestMatches } from '@wattpact/domain/matching/match-api';
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/database/waiting-statements.ts';
import { matchTraders } from '../../../test/matching/match-traders.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { seller, sellerEntity, buyer, buyerEntity, stranger, reader, admin, newcomer, trader } = await matchTraders(t);
type Project = Awaited<ReturnType<TestApp['make']['project']>>;
const unknownId = '01980000-0000-7000-8000-000000000000';

const found = async (id: string, as: TestUser, { base = 'projects' } = {}): Promise<BestMatches> => {
  const { status, body } = await t.as(as).get(`/api/${base}/${id}/matches`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const offerOf = (name: string, changes: Partial<OfferPayload> & { status?: never } = {}) =>
  t.make.offer(buyer, buyerEntity, { name, ...changes });
const inCountry = (country: NonNullable<OfferPayload['country']>) => ({
  project: { location: { parish: 'Centro', municipality: 'Cidade', country } },
  offer: { country },
});

describe('hidden counterparts', () => {
  const hide = (as: TestUser, body: object) => t.as(as).put('/api/matches/hidden', body);
  let project: Project;
  let offers: { id: string }[];
  const hiding = (index: number, hidden = true) => ({
    itemKind: 'offer',
    itemId: offers[index]?.id,
    ownItemId: project.id,
    hidden,
  });

  beforeAll(async () => {
    const { project: there, offer } = inCountry('estonia');
    project = await t.make.project(seller, sellerEntity, there);
    offers = [await offerOf('Primeira', offer), await offerOf('Segunda', offer)];
  });

  test('[MAT-19] stand last and marked, for the whole company, until they are shown again', async () => {
    const seen = async (as = reader, id = project.id) =>
      (await found(id, as)).items.map(({ item, hidden }) => [item.name, hidden]);
    expect(await seen()).toEqual([
      ['Segunda', false],
      ['Primeira', false],
    ]);
    for (const _again of [1, 2]) expect((await hide(seller, hiding(1))).status).toBe(204);
    expect(await seen()).toEqual([
      ['Primeira', false],
      ['Segunda', true],
    ]);
    const another = await t.make.project(seller, sellerEntity, inCountry('estonia').project);
    expect(await seen(seller, another.id)).toEqual([
      ['Primeira', false],
      ['Segunda', true],
    ]);
    // The counterpart's own matches do not tell of it.
    const { items } = await found(offers[1]?.id ?? '', buyer, { base: 'offers' });
    expect(items.map(({ hidden }) => hidden)).toEqual([false, false]);
    for (const _again of [1, 2]) expect((await hide(seller, hiding(1, false))).status).toBe(204);
    expect(await seen()).toEqual([
      ['Segunda', false],
      ['Primeira', false],
    ]);
  });

  test('[MAT-19, MAT-25] only with CONTRACTING in the company of the own item', async () => {
    expect((await t.anonymous.put('/api/matches/hidden', hiding(0))).status).toBe(401);
    for (const as of [newcomer, admin, reader, stranger]) expect((await hide(as, hiding(0))).status).toBe(403);
  });

  test('[MAT-19] what has left the market cannot be hidden, but what was hidden before is shown again', async () => {
    const left = await offerOf('Por publicar', inCountry('estonia').offer);
    const publish = (isPublished: boolean) =>
      t.db.updateTable('offer').set({ is_published: isPublished }).where('id', '=', left.id).execute();
    const again = { ...hiding(0, false), itemId: left.id };
    await publish(false);
    expect((await hide(seller, { ...again, hidden: true })).status).toBe(400);
    // Never hidden: it is as unknown as what does not exist.
    expect((await hide(seller, again)).status).toBe(400);
    await publish(true);
    expect((await hide(seller, { ...again, hidden: true })).status).toBe(204);
    await publish(false);
    // Strangers and readers are not told that it is hidden.
    for (const as of [stranger, reader]) expect((await hide(as, again)).status).toBe(400);
    expect((await hide(seller, again)).status).toBe(204);
  });

  test('[MAT-19] unknown items are refused at their place', async () => {
    const errors = async (body: object) => {
      const answer = await hide(seller, body);
      expect(answer.status).toBe(400);
      return answer.body.errors;
    };
    const item = { path: 'itemId', key: 'error_invalid.item_id' };
    const own = { path: 'ownItemId', key: 'error_invalid.own_item_id' };
    expect(await errors({ ...hiding(0), itemId: unknownId, ownItemId: 'nothing' })).toEqual([item, own]);
    const secret = await offerOf('Por publicar', { isPublishedInMarketplace: false });
    for (const hidden of [true, false]) {
      // Of the other kind.
      expect(await errors({ ...hiding(0, hidden), itemKind: 'project' })).toEqual([item, own]);
      for (const itemId of [unknownId, 'nothing', secret.id])
        expect(await errors({ ...hiding(0, hidden), itemId })).toEqual([item]);
    }
    const paths = (await errors({ itemKind: 'contract', hidden: 'yes' })).map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(['hidden', 'itemId', 'itemKind', 'ownItemId']);
  });

  const rowsOf = (column: 'item_id' | 'legal_entity_id', id: string) =>
    t.db.selectFrom('hidden_match').selectAll().where(column, '=', id).execute();

  test('[MAT-15, ALL-07] hiding and showing again are in the log once each; no notification tells of them', async () => {
    const offer = await offerOf('Registada', inCountry('estonia').offer);
    const body = { ...hiding(0), itemId: offer.id };
    for (const hidden of [true, true, false, false]) await hide(seller, { ...body, hidden });
    const events = await t.db
      .selectFrom('event')
      .select(['action', 'owner_id'])
      .where('record_kind', '=', 'hidden_match')
      .where('record_id', '=', offer.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual(['match_hidden', 'match_shown'].map((action) => ({ action, owner_id: sellerEntity })));
    await t.runJobs();
    const { items } = (await t.as(buyer).get('/api/notifications')).body;
    expect(JSON.stringify(items)).not.toContain('match_hidden');
  });

  test('[MAT-15] go with the item, and with the company of either side', async () => {
    const offer = await offerOf('Apagada', inCountry('estonia').offer);
    await hide(seller, { ...hiding(0), itemId: offer.id });
    expect(await rowsOf('item_id', offer.id)).toHaveLength(1);
    expect((await t.as(buyer).delete(`/api/offers/${offer.id}?force=true`)).status).toBe(204);
    expect(await rowsOf('item_id', offer.id)).toEqual([]);

    const [other, otherEntity] = await trader('De passagem, Lda.');
    const own = await t.make.project(other, otherEntity, inCountry('estonia').project);
    const foreign = await t.make.offer(other, otherEntity, { ...inCountry('estonia').offer, name: 'De passagem' });
    await hide(other, { ...hiding(0), ownItemId: own.id });
    await hide(seller, { ...hiding(0), itemId: foreign.id });
    expect((await t.as(admin).delete(`/api/admin/legal-entities/${otherEntity}?force=true`)).status).toBe(204);
    expect(await rowsOf('legal_entity_id', otherEntity)).toEqual([]);
    expect(await rowsOf('item_id', foreign.id)).toEqual([]);
  });

  test.each(['legal_entity', 'offer'] as const)(
    '[MAT-15] a deletion of the %s under way leaves no row',
    async (gone) => {
      const [other, otherEntity] = await trader('Apressada, Lda.');
      const own = await t.make.project(other, otherEntity, inCountry('estonia').project);
      const offer = await offerOf('Apressada', inCountry('estonia').offer);
      const body = { itemKind: 'offer', itemId: offer.id, ownItemId: own.id, hidden: true };
      const answer = await t.db.transaction().execute(async (db) => {
        const id = gone === 'offer' ? offer.id : otherEntity;
        await db.updateTable(gone).set({ status: 'deleted' }).where('id', '=', id).execute();
        const asked = hide(other, body);
        await untilWaiting(t.db);
        return { asked };
      });
      expect((await answer.asked).status).toBe(400);
      expect(await rowsOf('item_id', offer.id)).toEqual([]);
    },
  );
});
