// Who is told that an item of the market fits theirs, and how often.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { sendDigests } from '../notifications/digest-service.ts';
import { tellListeners } from '../notifications/notification-jobs.ts';

let t: TestApp;
let mailsTo: ReturnType<typeof receiveMails>['mailsTo'];
let [seller, buyer, reader, admin]: TestUser[] = [];
let sellerEntity: string;
let buyerEntity: string;

beforeAll(async () => {
  t = await startTestApp();
  ({ mailsTo } = receiveMails(t));
  [seller, buyer, reader, admin] = [
    await t.make.user(),
    await t.make.user(),
    await t.make.user(),
    await t.make.admin(),
  ];
  sellerEntity = (await t.make.entity(seller, { name: 'Solar da Planície, Lda.' })).id;
  buyerEntity = (await t.make.entity(buyer, { name: 'Fornos do Vouga, S.A.' })).id;
  await t.make.role(buyerEntity, reader, 'view');
});

const matched = async (user = buyer) => {
  await t.runJobs();
  const { items } = (await t.as(user).get('/api/notifications')).body;
  return items
    .filter(({ title }: { title: { translationKey: string } }) => title.translationKey.endsWith('.matched'))
    .map(({ title, message }: { title: { data: { resourceName: string } }; message: string }) => [
      title.data.resourceName,
      message,
    ]);
};

/** Alone with its counterparts: the tests of this file share a market. */
const inCountry = (country: NonNullable<OfferPayload['country']>) => ({
  location: { parish: 'Centro', municipality: 'Cidade', country },
});
const offerOf = (name: string, country: NonNullable<OfferPayload['country']>, changes: Partial<OfferPayload> = {}) =>
  t.make.offer(buyer as TestUser, buyerEntity, {
    name,
    country,
    price: 35.5,
    totalPurchasedCapacity: 40,
    ...changes,
  } as object);
const pending = (country: NonNullable<OfferPayload['country']>, designation: string) =>
  t.make.project(seller as TestUser, sellerEntity, {
    ...inCountry(country),
    designation,
    status: 'pending_validation',
  });
const approve = async (id: string, base = 'projects') =>
  expect((await t.as(admin).post(`/api/admin/${base}/${id}/approve`, {})).status).toBe(200);
const again = (kind: 'project' | 'offer', id: string) => enqueue(t.db, 'tell_matches', { kind, id });

describe('news of matches', () => {
  test('[MAT-21] everybody in the company of a strong counterpart hears once of a new project', async () => {
    await offerOf('Perfeita', 'austria');
    await offerOf('Quase', 'austria', { totalPurchasedCapacity: 38 });
    await offerOf('Fraca', 'austria', { price: 10, totalPurchasedCapacity: 5 });
    const project = await pending('austria', 'Nova');
    expect(await matched()).toEqual([]);
    await approve(project.id);
    const news = [['Nova', expect.stringMatching(/^Perfeita: (8|9)\d\/100$|^Perfeita: 100\/100$/)]];
    expect([await matched(), await matched(reader), await matched(seller)]).toEqual([news, news, []]);
    await again('project', project.id);
    expect(await matched()).toEqual(news);
  });

  test('[MAT-21] an edit tells again only where the score rose by ten or more', async () => {
    const offer = await offerOf('Cara', 'belgium', { price: 33 });
    const { id } = await pending('belgium', 'Editada');
    await approve(id);
    expect(await matched()).toHaveLength(2);
    const [row] = await t.db.selectFrom('told_match').selectAll().where('project_id', '=', id).execute();
    const told = row?.score ?? Number.NaN;
    const noted = (score: number) =>
      t.db
        .updateTable('told_match')
        .set({ score })
        .where('project_id', '=', id)
        .where('offer_id', '=', offer.id)
        .execute();
    await noted(told - 9);
    await again('project', id);
    expect(await matched()).toHaveLength(2);
    await noted(told - 10);
    await again('project', id);
    expect(await matched()).toHaveLength(3);
    // One score for the pair, whichever of the two comes to the market.
    await again('offer', offer.id);
    expect(await matched(seller)).toEqual([]);
  });

  test('[MAT-21] an edit that is approved is looked at', async () => {
    await offerOf('À espera', 'bulgaria');
    const project = await t.make.project(seller as TestUser, sellerEntity, {
      ...inCountry('bulgaria'),
      designation: 'Cara demais',
      financialConditions: { ...(await pending('croatia', 'Modelo')).financialConditions, price: 90 },
    });
    await again('project', project.id);
    const before = await matched();
    const { id, ...payload } = project;
    const cheaper = { ...payload, financialConditions: { ...payload.financialConditions, price: 35 } };
    expect((await t.as(seller).put(`/api/projects/${id}`, cheaper)).status).toBe(200);
    await approve(id);
    expect(await matched()).toHaveLength(before.length + 1);
  });

  test('[MAT-15, MAT-20, MAT-21] neither of what is hidden, nor of what the market does not show', async () => {
    const offer = await offerOf('Desinteressada', 'denmark');
    const project = await t.make.project(seller as TestUser, sellerEntity, {
      ...inCountry('denmark'),
      designation: 'Escondida',
    });
    const hiding = { itemKind: 'project', itemId: project.id, ownItemId: offer.id, hidden: true };
    expect((await t.as(buyer).put('/api/matches/hidden', hiding)).status).toBe(204);
    const secret = await t.make.project(seller as TestUser, sellerEntity, {
      ...inCountry('denmark'),
      designation: 'Por publicar',
      isPublishedInMarketplace: false,
    });
    const before = await matched();
    for (const { id } of [project, secret]) await again('project', id);
    expect(await matched()).toEqual(before);
    await t.as(buyer).put('/api/matches/hidden', { ...hiding, hidden: false });
    await again('project', project.id);
    expect((await matched())[0]?.[0]).toBe('Escondida');
  });

  test('[MAT-21] a new offer is told to the companies of projects; by mail once a day or never', async () => {
    await t.make.project(seller as TestUser, sellerEntity, { ...inCountry('estonia'), designation: 'Central' });
    const offer = await offerOf('Oferta nova', 'estonia');
    await again('offer', offer.id);
    expect((await matched(seller))[0]).toEqual(['Oferta nova', expect.stringMatching(/^Central: /)]);
    const digest = await t.db.selectFrom('digest_entry').selectAll().where('mail_kind', '=', 'match').execute();
    expect(digest.length).toBeGreaterThan(0);
    const choose = (match: string) => t.as(seller).put('/api/users/preferences', { mails: { match } });
    expect([(await choose('immediately')).status, (await choose('never')).status]).toEqual([400, 200]);
    const another = await offerOf('Sem e-mail', 'estonia');
    await again('offer', another.id);
    expect((await matched(seller))[0]?.[0]).toBe('Sem e-mail');
    const after = await t.db.selectFrom('digest_entry').selectAll().where('mail_kind', '=', 'match').execute();
    expect(after).toHaveLength(digest.length);
  });

  test('[MAT-21] several matches are one digest, and nobody gets a second one for them', async () => {
    const [other, own] = [await t.make.user(), 'Vidros do Lis, Lda.'];
    const entity = (await t.make.entity(other, { name: own })).id;
    for (const designation of ['Primeira luz', 'Segunda luz']) {
      const project = await t.make.project(seller as TestUser, sellerEntity, { ...inCountry('greece'), designation });
      const wanted = { name: `Para ${designation}`, country: 'greece', price: 35.5, totalPurchasedCapacity: 40 };
      await t.make.offer(other, entity, wanted as object);
      await again('project', project.id);
    }
    expect(await matched(other)).toHaveLength(2);
    expect(await mailsTo(other.email)).toEqual([]);
    for (const _again of [1, 2]) await sendDigests({}, t.platform);
    const [digest, ...more] = await mailsTo(other.email);
    expect(more).toEqual([]);
    for (const name of ['Primeira luz', 'Segunda luz']) expect(digest?.text).toContain(name);
    const { schedule } = tellListeners;
    expect(schedule?.filter(({ task }) => task === 'send_digests').map(({ match }) => match)).toEqual(['0 7 * * *']);
  });

  test('[MAT-21] what was told goes with the item, and with the company', async () => {
    const offer = await offerOf('Breve', 'finland');
    const project = await t.make.project(seller as TestUser, sellerEntity, {
      ...inCountry('finland'),
      designation: 'Longa',
    });
    await again('project', project.id);
    await matched();
    const told = () => t.db.selectFrom('told_match').selectAll().where('offer_id', '=', offer.id).execute();
    expect(await told()).toHaveLength(1);
    expect((await t.as(buyer).delete(`/api/offers/${offer.id}?force=true`)).status).toBe(204);
    expect(await told()).toEqual([]);
    const another = await offerOf('Outra', 'finland');
    await again('offer', another.id);
    await matched();
    const ofProject = () => t.db.selectFrom('told_match').selectAll().where('project_id', '=', project.id).execute();
    expect(await ofProject()).toHaveLength(1);
    expect((await t.as(admin).delete(`/api/admin/legal-entities/${sellerEntity}?force=true`)).status).toBe(204);
    expect(await ofProject()).toEqual([]);
  });
});
