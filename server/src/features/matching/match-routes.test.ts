// What fits a project or an offer: who may ask, what is found and in which order.
import type { BestMatches } from '@wattpact/domain/matching/match-api';
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { describe, expect, test } from 'vitest';
import { matchTraders } from '../../../test/matching/match-traders.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { seller, sellerEntity, buyer, buyerEntity, stranger, reader, admin, newcomer } = await matchTraders(t);
const unknownId = '01980000-0000-7000-8000-000000000000';

const matchesOf = (id: string, as: TestUser, { base = 'projects', query = '' } = {}) =>
  t.as(as).get(`/api/${base}/${id}/matches${query}`);
const found = async (...asked: Parameters<typeof matchesOf>): Promise<BestMatches> => {
  const { status, body } = await matchesOf(...asked);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const namesOf = ({ items }: BestMatches) => items.map(({ item }) => item.name);

const projectOf = (changes: object = {}) => t.make.project(seller, sellerEntity, changes);
const offerOf = (name: string, changes: Partial<OfferPayload> & { status?: never } = {}) =>
  t.make.offer(buyer, buyerEntity, { name, ...changes });
/** Alone with its counterparts: the tests of this file share a market. */
const inCountry = (country: NonNullable<OfferPayload['country']>) => ({
  project: { location: { parish: 'Centro', municipality: 'Cidade', country } },
  offer: { country },
});

describe('best matches', () => {
  test('[MAT-17, MAT-20] of a project: published offers that pass the gates, the best first, with reasons', async () => {
    const { project: there, offer } = inCountry('austria');
    const project = await projectOf({ ...there, isPublishedInMarketplace: false });
    const base = { ...offer, pricingType: 'FIXED_PRICING', totalPurchasedCapacity: 40 } as const;
    await offerOf('Perfeita', { ...base, price: 35.5 });
    await offerOf('Cara', { ...base, price: 33 });
    await offerOf('Sem dados', { ...offer, ...unsaid });
    await offerOf('Por publicar', { ...base, price: 35.5, isPublishedInMarketplace: false });
    await offerOf('Outra tecnologia', { ...base, price: 35.5, technologies: ['HYDRO_POWER'] });
    await offerOf('Outro país', { ...base, price: 35.5, country: 'belgium' });
    await t.make.offer(seller, sellerEntity, { ...base, name: 'Da própria', price: 35.5 });
    const answer = await found(project.id, seller);
    expect(namesOf(answer)).toEqual(['Perfeita', 'Cara', 'Sem dados']);
    expect(answer).toMatchObject({ examined: 3, asOf: expect.stringMatching(/^\d{4}-/) });
    const [first, second, third] = answer.items;
    expect(first?.item).toEqual({
      id: expect.any(String),
      name: 'Perfeita',
      ownerName: 'Fornos do Vouga, S.A.',
      price: 35.5,
      totalPurchasedCapacity: 40,
      technologies: ['SOLAR_POWER'],
      country: 'austria',
    });
    expect(first).toMatchObject({ known: expect.any(Number), hidden: false });
    expect(second?.parts.find(({ part }) => part === 'price')).toEqual({
      part: 'price',
      share: 0.6212,
      weight: 35,
      reason: 'price_above',
      params: { percent: 7.6 },
    });
    expect(third).toMatchObject({ score: null, band: null, known: 0, parts: [] });
    expect((await found(project.id, admin)).items).toEqual(answer.items);
    expect(namesOf(await found(project.id, reader))).toEqual(namesOf(answer));
  });

  test('[MAT-17, MAT-20] of an offer: published projects; without country and technology all of them', async () => {
    const { project: there, offer } = inCountry('bulgaria');
    const project = await projectOf(there);
    await projectOf({ ...there, isPublishedInMarketplace: false });
    const own = await offerOf('Compra', { ...offer, price: 36, pricingType: 'FIXED_PRICING' });
    const { items, examined } = await found(own.id, buyer, { base: 'offers' });
    expect([examined, items.map(({ item }) => item)]).toEqual([
      1,
      [
        {
          id: project.id,
          name: project.designation,
          ownerName: 'Solar da Planície, Lda.',
          price: 35.5,
          totalPurchasedCapacity: 40,
          technologies: ['SOLAR_POWER'],
          country: 'bulgaria',
        },
      ],
    ]);
    const anywhere = { country: undefined, technologies: [], isPublishedInMarketplace: false };
    const open = await offerOf('Aberta', { ...unsaid, ...anywhere } as object);
    const all = await found(open.id, buyer, { base: 'offers', query: '?limit=50' });
    expect(all.items.map(({ item }) => item.id)).toContain(project.id);
  });

  test('[MAT-22] a minimum leaves out lower scores and pairs without one; its bounds', async () => {
    const { project: there, offer } = inCountry('croatia');
    const { id } = await projectOf(there);
    const fixed = { ...offer, pricingType: 'FIXED_PRICING' } as const;
    await offerOf('Boa', { ...fixed, price: 40, totalPurchasedCapacity: 40 });
    await offerOf('Sem dados', { ...offer, ...unsaid });
    const [best] = (await found(id, seller)).items;
    const names = async (minScore: unknown) => namesOf(await found(id, seller, { query: `?minScore=${minScore}` }));
    const score = best?.score ?? Number.NaN;
    expect(await names(score)).toEqual(['Boa']);
    if (score < 100) expect(await names(score + 1)).toEqual([]);
    expect([await names(0), namesOf(await found(id, seller))]).toEqual([['Boa'], ['Boa', 'Sem dados']]);
    for (const minScore of [-1, 101, 1.5, 'muito']) {
      const { status, body } = await matchesOf(id, seller, { query: `?minScore=${minScore}` });
      expect([minScore, status, body.errors]).toEqual([
        minScore,
        400,
        [{ path: 'minScore', key: 'error_invalid.min_score' }],
      ]);
    }
  });

  test('[MAT-13] where nothing is found, the gate or the part that is most often in the way is named', async () => {
    const offer = { ...inCountry('finland').offer, pricingType: 'FIXED_PRICING', totalPurchasedCapacity: 40 } as const;
    const { id } = await projectOf(inCountry('finland').project);
    expect(await found(id, seller)).toMatchObject({ items: [], examined: 0, obstacle: { gate: 'country' } });
    await offerOf('Cara', { ...offer, price: 20 });
    await offerOf('Também cara', { ...offer, price: 21 });
    const strict = await found(id, seller, { query: '?minScore=100' });
    expect(strict).toMatchObject({ items: [], examined: 2, obstacle: { part: 'price' } });
    expect(await found(id, seller)).not.toHaveProperty('obstacle');
  });

  test('[MAT-13] weak matches and those without a score are answered, with what costs most points', async () => {
    const { project: there, offer } = inCountry('latvia');
    const { id } = await projectOf({ ...there, currentProjectStatus: 'UNDER_LICENSING' });
    await offerOf('Sem dados', { ...offer, ...unsaid });
    const unscored = await found(id, seller);
    expect(unscored.items.map(({ score, band }) => [score, band])).toEqual([[null, null]]);
    await offerOf('Cara', {
      ...offer,
      ...{ pricingType: 'FIXED_PRICING', price: 5, totalPurchasedCapacity: 900, contractStructure: 'BASELOAD_ANNUAL' },
      ...{ contractDuration: 'LESS_THAN_5_YEARS', startDate: 'IMMEDIATELY' },
    });
    const both = await found(id, seller);
    expect(both.items.map(({ item, band }) => [item.name, band])).toEqual([
      ['Cara', 'weak'],
      ['Sem dados', null],
    ]);
    expect(both.obstacle).toEqual({ part: 'price' });
  });

  test('[MAT-17] ten are answered, or as many as asked for up to fifty', async () => {
    const { project: there, offer } = inCountry('cyprus');
    const { id } = await projectOf(there);
    for (const number of Array.from({ length: 12 }).keys()) await offerOf(`Compra ${number}`, offer);
    const counts = async (limit: string) => (await found(id, seller, { query: `?limit=${limit}` })).items.length;
    expect([await counts('1'), await counts('11'), await counts('50')]).toEqual([1, 11, 12]);
    // As the lists do it.
    expect([await counts('0'), await counts('51'), await counts('x')]).toEqual([10, 10, 10]);
    expect((await found(id, seller)).examined).toBe(12);
  });

  test('[MAT-17, MAT-25] nobody else asks for them: strangers, newcomers, the anonymous', async () => {
    const { id } = await projectOf();
    const hidden = await projectOf({ isPublishedInMarketplace: false });
    const statuses = async (item: string) => [
      (await t.anonymous.get(`/api/projects/${item}/matches`)).status,
      (await matchesOf(item, newcomer)).status,
      (await matchesOf(item, stranger)).status,
      (await matchesOf(item, seller)).status,
    ];
    expect(await statuses(id)).toEqual([401, 403, 403, 200]);
    expect(await statuses(hidden.id)).toEqual([401, 403, 404, 200]);
    expect(await statuses(unknownId)).toEqual([401, 403, 404, 404]);
    expect(await statuses('nothing')).toEqual([401, 403, 404, 404]);
  });

  test('[MAT-20, MAT-22] a pending own item has matches, a closed one none, a deleted one is not found', async () => {
    const { project: there, offer } = inCountry('denmark');
    await offerOf('Compra', offer);
    const inStatus = async (status: 'pending_validation' | 'closed' | 'deleted') =>
      matchesOf((await projectOf({ ...there, status })).id, seller);
    expect(namesOf((await inStatus('pending_validation')).body)).toEqual(['Compra']);
    const { body } = await inStatus('closed');
    expect(body).toEqual({ items: [], examined: 0, asOf: body.asOf });
    expect((await inStatus('deleted')).status).toBe(404);
  });
});

/** An offer that says nothing beyond its place. */
const unsaid = {
  pricingType: undefined,
  price: undefined,
  totalPurchasedCapacity: undefined,
  contractStructure: undefined,
  contractDuration: undefined,
  startDate: undefined,
  provisionOfGuarantees: undefined,
} as object;

describe('one pair', () => {
  const scoreOf = (as: TestUser, offerId: string, projectId: string) =>
    t.as(as).get(`/api/matches/score?offerId=${offerId}&projectId=${projectId}`);

  test('[MAT-18] is scored for whoever sees both, with the gates that it fails', async () => {
    const project = await projectOf();
    const offer = await offerOf('Compra', { country: 'portugal' });
    const other = await offerOf('Noutro país', { country: 'spain', technologies: ['HYDRO_POWER'] });
    for (const as of [seller, buyer, stranger, admin])
      expect((await scoreOf(as, offer.id, project.id)).body).toMatchObject({
        matches: true,
        parts: expect.arrayContaining([expect.objectContaining({ part: 'price' })]),
      });
    expect((await scoreOf(seller, other.id, project.id)).body).toEqual({
      matches: false,
      gates: ['country', 'technology'],
    });
  });

  test('[MAT-18, MAT-25] is not found by those who may not see both; an administrator sees any', async () => {
    const [offer, project] = [await offerOf('Compra'), await projectOf({ isPublishedInMarketplace: false })];
    expect((await scoreOf(seller, offer.id, project.id)).status).toBe(200);
    expect((await scoreOf(admin, offer.id, project.id)).status).toBe(200);
    expect((await scoreOf(stranger, offer.id, project.id)).status).toBe(404);
    expect((await scoreOf(seller, unknownId, project.id)).status).toBe(404);
    expect((await scoreOf(seller, offer.id, 'nothing')).status).toBe(404);
    expect((await scoreOf(newcomer, offer.id, project.id)).status).toBe(403);
    expect((await t.anonymous.get('/api/matches/score')).status).toBe(401);
    const { status, body } = await t.as(seller).get('/api/matches/score');
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, ['offerId', 'projectId']]);
  });
});
