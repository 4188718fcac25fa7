// Purchase offers over HTTP: fields, rights, changes, news.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { offerPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts';
import type { Context } from '../../platform/http/context.ts';
import { markContracted } from './offer-service.ts';

let t: TestApp;
let buyer: TestUser;
let buyerEntity: string;
let seller: TestUser;
let sellerEntity: string;
let newcomer: TestUser;
let admin: TestUser;
const unknownId = '01980000-0000-7000-8000-000000000000';

beforeAll(async () => {
  t = await startTestApp();
  [buyer, seller, newcomer, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.user(), t.make.admin()]);
  buyerEntity = (await t.make.entity(buyer, { name: 'Cerâmica Barro Novo, S.A.' })).id;
  sellerEntity = (await t.make.entity(seller)).id;
});

const create = (changes: object = {}, headers = {}): Promise<TestAnswer> =>
  t.as(buyer).post('/api/offers', { ...offerPayload(buyerEntity), ...changes }, headers);
const keysOf = ({ body }: TestAnswer) =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }: { path: string; key: string }) => [path, key]));
const decide = (id: string, what: string, body: object = {}, headers = {}) =>
  t.as(admin).post(`/api/admin/offers/${id}/${what}`, body, headers);
const approved = async (changes: Partial<OfferPayload> = {}) => {
  const { body } = await create(changes);
  return (await decide(body.id, 'approve')).body;
};
const holder = async (role: 'view' | 'registry' | 'contracting') => {
  const user = await t.make.user();
  await t.make.role(buyerEntity, user, role);
  return user;
};
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe('POST /api/offers', () => {
  test('[OFR-01, OFR-02, OFR-03, OFR-20, OFR-30, OFR-41, HIS-17] stores the offer for review and answers the whole record', async () => {
    const payload = offerPayload(buyerEntity);
    const answer = await t.as(buyer).post('/api/offers', payload);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...payload,
      status: 'pending_validation',
      version: 1,
      startDate: 'SIX_MONTHS',
      buyerLegalEntity: {
        id: buyerEntity,
        fiscalInfo: { name: 'Cerâmica Barro Novo, S.A.', streetAddress: 'Rua do Moinho 4', postalCode: '3600-123' },
      },
      negotiationStatus: 'AVAILABLE',
      ongoingNegotiationsCount: 0,
      hasNegotiation: false,
      viewCount: 0,
      history: [{ status: 'created' }],
      allowedActions: ['delete', 'copy', 'publish'],
    });
  });

  test('[OFR-09, OFR-14, OFR-17] a name and the buyer are enough; null and blank texts mean absent', async () => {
    const least = { buyerLegalEntityId: buyerEntity, name: 'Só o nome' };
    const answer = await t
      .as(buyer)
      .post('/api/offers', { ...least, price: null, country: null, additionalInformation: ' ' });
    expect(answer).toMatchObject({ status: 201, body: { isNegotiable: true, isPublishedInMarketplace: true } });
    for (const absent of ['price', 'country', 'technologies', 'additionalInformation'])
      expect(answer.body).not.toHaveProperty(absent);
    const marked = await t.as(buyer).post('/api/offers', { ...least, additionalInformation: '[]' });
    expect(marked.body).not.toHaveProperty('additionalInformation');
  });

  test('[OFR-18] variable clears the price', async () => {
    const { body } = await create({ pricingType: 'variable', price: 40 });
    expect(body).toMatchObject({ pricingType: 'VARIABLE_PRICING' });
    expect(body).not.toHaveProperty('price');
  });

  test.each<[string, object, Record<string, string>]>([
    ['[OFR-04] short name', { name: 'x' }, { name: 'error_min_length' }],
    ['[OFR-04] long name', { name: 'x'.repeat(101) }, { name: 'error_max_length' }],
    [
      '[OFR-05] no buyer',
      { buyerLegalEntityId: undefined },
      { buyerLegalEntityId: 'error_required.buyer_legal_entity_id' },
    ],
    ['[OFR-07] price 0', { price: 0 }, { price: 'error_min_value' }],
    ['[OFR-07] price above', { price: 1_000_000_000 }, { price: 'error_max_value' }],
    ['[OFR-08] three decimals', { price: 31.555 }, { price: 'error_invalid.price' }],
    ['[OFR-10] fixed without price', { price: null }, { price: 'error_required.price' }],
    ['[OFR-11] capacity 0', { totalPurchasedCapacity: 0 }, { totalPurchasedCapacity: 'error_min_value' }],
    [
      '[OFR-13] long information',
      { additionalInformation: 'x'.repeat(251) },
      { additionalInformation: 'error_max_length' },
    ],
    ['[OFR-15] unknown country', { country: 'atlantis' }, { country: 'error_invalid.country' }],
    ['[OFR-16] unknown technology', { technologies: ['STEAM'] }, { 'technologies.0': 'error_invalid.technology' }],
    [
      '[OFR-19] guarantees',
      { provisionOfGuarantees: true },
      { provisionOfGuarantees: 'error_invalid.provision_of_guarantees' },
    ],
    ['an unknown field', { colour: 'red' }, { colour: 'error_unknown_field' }],
  ])('%s is told at its field', async (_, changes, expected) => {
    const answer = await create(changes);
    expect([answer.status, keysOf(answer)]).toEqual([400, expected]);
  });

  test('[OFR-06] anonymous 401, lesser role 403, foreign entity 400, own unapproved entity 409', async () => {
    const payload = offerPayload(buyerEntity);
    expect((await t.anonymous.post('/api/offers', payload)).status).toBe(401);
    expect((await t.as(await holder('registry')).post('/api/offers', payload)).status).toBe(403);
    const foreign = await t.as(seller).post('/api/offers', payload);
    expect([foreign.status, keysOf(foreign)]).toEqual([400, { buyerLegalEntityId: 'error_invalid.legal_entity' }]);
    const pending = await t.make.entity(buyer, { status: 'pending_validation' });
    expect((await create({ buyerLegalEntityId: pending.id })).body.code).toBe('error_entity_not_approved');
  });

  test('the same Idempotency-Key creates once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await create({}, headers)).body.id).toBe((await create({}, headers)).body.id);
    expect((await create({ name: 'Outra' }, headers)).status).toBe(409);
  });
});

describe('who may know of an offer', () => {
  test('[OFR-29, OFR-42, OFR-45] published at creation, it shows once it is approved', async () => {
    const { id } = (await create()).body;
    expect((await t.as(seller).get(`/api/offers/${id}`)).status).toBe(404);
    await decide(id, 'approve');
    const { status, body } = await t.as(seller).get(`/api/offers/${id}`);
    expect([status, body.allowedActions]).toEqual([200, ['negotiate']]);
    expect(ids((await t.as(seller).get('/api/search/offers?limit=100')).body.items)).toContain(id);
  });

  test('[OFR-42, OFR-56, HIS-19, HIS-22] strangers see neither history nor counts; a holder of view does', async () => {
    const { id } = await approved();
    const { body } = await t.as(seller).get(`/api/offers/${id}`);
    for (const hidden of ['history', 'viewCount', 'ongoingNegotiationsCount']) expect(body).not.toHaveProperty(hidden);
    await t.settled();
    const own = (await t.as(await holder('view')).get(`/api/offers/${id}`)).body;
    expect(own).toMatchObject({ viewCount: 1, ongoingNegotiationsCount: 0, allowedActions: [] });
    expect(own.history).toHaveLength(2);
    expect((await t.as(seller).get(`/api/offers/${id}/history`)).status).toBe(403);
    expect((await t.as(buyer).get(`/api/offers/${id}/history`)).body).toHaveLength(2);
  });

  test('anonymous 401, without an approved entity 403, unknown 404', async () => {
    const { id } = await approved();
    for (const path of [`/api/offers/${id}`, '/api/search/offers', '/api/offers', '/api/offers/approved'])
      expect((await t.anonymous.get(path)).status).toBe(401);
    expect((await t.as(newcomer).get(`/api/offers/${id}`)).status).toBe(403);
    expect((await t.as(newcomer).get('/api/search/offers')).status).toBe(403);
    expect((await t.as(seller).get(`/api/offers/${unknownId}`)).status).toBe(404);
  });

  test('[OFR-40] the own list and the own approved ones', async () => {
    const { id } = await approved();
    expect(ids((await t.as(buyer).get('/api/offers?limit=100')).body.items)).toContain(id);
    expect((await t.as(seller).get('/api/offers')).body.total).toBe(0);
    expect(await t.as(buyer).get('/api/offers/approved')).toMatchObject({
      body: expect.arrayContaining([{ id, name: 'Compra solar para fornos', buyerLegalEntityId: buyerEntity }]),
    });
  });
});

describe('changes', () => {
  test('[OFR-33, OFR-34, OFR-35, OFR-43] an edit goes to review again; who may not, 403; pending 409; stale 412', async () => {
    const { id, version } = await approved();
    const body = offerPayload(buyerEntity, { price: 33 });
    const put = (user: TestUser, headers = {}) => t.as(user).put(`/api/offers/${id}`, body, headers);
    expect((await t.anonymous.put(`/api/offers/${id}`, body)).status).toBe(401);
    for (const user of [seller, admin, newcomer, await holder('registry')]) expect((await put(user)).status).toBe(403);
    expect((await put(buyer, { 'if-match': '"99"' })).status).toBe(412);
    const edited = await put(buyer, { 'if-match': `"${version}"` });
    expect(edited).toMatchObject({ status: 200, body: { status: 'pending_validation', price: 33 } });
    expect(edited.body.history[0]).toMatchObject({
      status: 'edited',
      changes: [{ fieldName: 'price', oldValue: 31.5, newValue: 33 }],
    });
    expect((await put(buyer)).status).toBe(409);
  });

  test('[OFR-38, OFR-44] publication is for contracting users of the buyer, never for administrators', async () => {
    const { id, allowedActions } = await approved();
    const publish = (user: TestUser, isPublishedInMarketplace: unknown) =>
      t.as(user).patch(`/api/offers/${id}/settings`, { isPublishedInMarketplace });
    expect(allowedActions).not.toContain('publish');
    for (const user of [seller, admin, newcomer, await holder('registry')])
      expect((await publish(user, false)).status).toBe(403);
    expect((await publish(buyer, null)).status).toBe(400);
    const off = await publish(await holder('contracting'), false);
    expect(off.body).toMatchObject({ isPublishedInMarketplace: false, history: [{ status: 'not_published' }, {}, {}] });
    expect((await t.as(seller).get(`/api/offers/${id}`)).status).toBe(404);
  });

  test('[OFR-31, OFR-32, OFR-47] reviewed with notes; repeating is 409; the status call sets what it may', async () => {
    const { id } = (await create()).body;
    expect((await t.as(buyer).post(`/api/admin/offers/${id}/approve`, {})).status).toBe(403);
    expect(keysOf(await decide(id, 'reject'))).toEqual({ comment: 'error_comment' });
    expect((await decide(id, 'reject', { comment: 'Sem capacidade' })).body.status).toBe('rejected');
    expect((await decide(id, 'reject', { comment: 'Sem capacidade' })).status).toBe(409);
    expect((await decide(id, 'approve', {}, { 'if-match': '"1"' })).status).toBe(412);
    expect((await decide(id, 'approve')).body.status).toBe('approved');
    expect((await t.as(admin).patch(`/api/admin/offers/${id}/pending_validation`, {})).body.status).toBe(
      'pending_validation',
    );
    expect((await t.as(admin).patch(`/api/admin/offers/${id}/closed`, {})).status).toBe(400);
    expect(ids((await t.as(admin).get('/api/admin/offers?limit=100&status=pending_validation')).body.items)).toContain(
      id,
    );
    expect((await t.as(admin).get(`/api/admin/offers/${id}/history`)).body).toHaveLength(4);
    expect((await t.as(admin).get(`/api/admin/offers/${id}`)).body.id).toBe(id);
  });

  test('[OFR-36, OFR-46] deletion in two steps; negotiations stop the owner and are cancelled by an administrator', async () => {
    const { id } = await approved();
    const body = { entityType: 'OFFER', offerId: id, legalEntityId: sellerEntity, message: 'Bom dia' };
    const negotiation = (await t.as(seller).post('/api/negotiations', body)).body.id;
    for (const user of [seller, newcomer, await holder('registry')])
      expect((await t.as(user).delete(`/api/offers/${id}?force=true`)).status).toBe(403);
    expect((await t.as(buyer).delete(`/api/offers/${id}`)).status).toBe(400);
    expect(await t.as(buyer).delete(`/api/offers/${id}?force=true`)).toMatchObject({
      status: 409,
      body: { conflicts: [{ kind: 'negotiations', count: 1 }] },
    });
    expect((await t.as(admin).delete(`/api/admin/offers/${id}?force=true`)).status).toBe(204);
    expect((await t.as(seller).get(`/api/negotiations/${negotiation}`)).body.status).toBe('CANCELLED');
    expect((await t.as(buyer).get(`/api/offers/${id}`)).status).toBe(404);
  });

  test('a contracted offer is closed and leaves the market, unless it allows several contracts', async () => {
    const contract = (id: string) =>
      t.db.transaction().execute(async (db) => {
        const actor = { id: admin.id, isAdmin: true, roles: [] } as unknown as Context['actor'];
        await markContracted({ db, platform: t.platform, actor, now: new Date(), requestId: 'test' }, id);
      });
    const single = await approved();
    const several = await approved({ allowMultipleEnergyContracts: true });
    for (const { id } of [single, several]) await contract(id);
    expect((await t.as(seller).get(`/api/offers/${single.id}`)).status).toBe(404);
    expect((await t.as(buyer).get(`/api/offers/${single.id}`)).body).toMatchObject({
      negotiationStatus: 'CLOSED',
      isPublishedInMarketplace: false,
      history: [{ status: 'closed' }, {}, {}],
    });
    // The page may not know of the contract yet, so the status is checked before the version.
    for (const headers of [{}, { 'if-match': `"${single.version}"` }] as Record<string, string>[]) {
      const publish = { isPublishedInMarketplace: true };
      for (const answer of [
        await t.as(buyer).patch(`/api/offers/${single.id}/settings`, publish, headers),
        await t.as(buyer).put(`/api/offers/${single.id}`, offerPayload(buyerEntity), headers),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'error_item_closed' } });
    }
    expect(ids((await t.as(seller).get('/api/search/offers?limit=100')).body.items)).not.toContain(single.id);
    expect((await t.as(seller).get(`/api/offers/${several.id}`)).body.negotiationStatus).toBe('AVAILABLE');
  });
});

test('[NOT-08] administrators hear of what waits, the company of decisions', async () => {
  const second = await t.make.admin();
  const viewer = await holder('view');
  const { id } = await approved();
  await t.runJobs();
  const keysFor = async (user: TestUser) =>
    (await t.as(user).get('/api/notifications?limit=100')).body.items
      .filter((one: { title: { data: { resourceId: string } } }) => one.title.data.resourceId === id)
      .map((one: { title: { translationKey: string } }) => one.title.translationKey);
  expect(await keysFor(second)).toEqual(['offer.pending_validation']);
  expect(await keysFor(viewer)).toEqual(['offer.approved']);
  expect(await keysFor(seller)).toEqual([]);
  // The administrator waits for it; its company is notified that it waits again.
  await t.as(admin).patch(`/api/admin/offers/${id}/pending_validation`, { comment: 'De novo' });
  await t.runJobs();
  expect((await keysFor(viewer))[0]).toBe('offer.pending_validation');
});
