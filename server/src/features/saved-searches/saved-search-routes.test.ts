// Saved searches: stored per user, with notifications of new matching items.
import { wordsOf } from '@wattpact/domain/notifications/notification';
import { notificationPath } from '@wattpact/domain/notifications/notification-page';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/support/test-app.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

let t: TestApp;
let seller: TestUser;
let entity: string;
let saver: TestUser;
let admin: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [seller, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  entity = (await t.make.entity(seller, { name: 'Ventos da Serra, S.A.' })).id;
});
beforeEach(async () => {
  saver = await t.make.user();
  await t.make.entity(saver);
});

const search = (changes: object = {}) => ({
  name: 'Solar até 40',
  notify: true,
  listEntity: 'projects',
  filters: { technologies: ['SOLAR_POWER'], maxPrice: 40 },
  ...changes,
});
const save = (changes: object = {}, user = saver, headers = {}) =>
  t.as(user).post('/api/search/save', search(changes), headers);
const keysOf = ({ body }: TestAnswer) =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }: { path: string; key: string }) => [path, key]));

describe('saved searches', () => {
  test('[SRCH-37, SRCH-40, SRCH-41, SRCH-45] are made, listed, read, replaced and deleted by their user alone', async () => {
    const { status, body } = await save();
    const made = { id: expect.any(String), version: 1, createdAt: expect.any(String), droppedFilters: [] };
    expect([status, body]).toEqual([201, { ...search(), ...made }]);
    const offers = (await save({ listEntity: 'offers', name: 'Ofertas' })).body;
    const mine = (await t.as(saver).get('/api/search')).body;
    expect(mine).toMatchObject({ total: 2, items: [{ id: offers.id }, { id: body.id }] });
    expect((await t.as(saver).get('/api/search?listEntity=projects')).body.items).toMatchObject([{ id: body.id }]);
    expect((await t.as(seller).get('/api/search')).body.total).toBe(0);
    const path = `/api/search/${body.id}`;
    const other = search({ name: 'Eólica', notify: false, filters: { technologies: ['ONSHORE_WIND'] } });
    for (const answer of [
      await t.as(seller).get(path),
      await t.as(seller).put(path, other),
      await t.as(seller).delete(path),
    ])
      expect(answer.status).toBe(404);
    expect((await t.as(saver).put(path, other)).body).toMatchObject(other);
    expect((await t.as(saver).get(path)).body).toMatchObject(other);
    expect((await t.as(saver).delete(path)).status).toBe(204);
    expect((await t.as(saver).get(path)).status).toBe(404);
  });

  test('anonymous 401 everywhere', async () => {
    const path = '/api/search/01980000-0000-7000-8000-000000000000';
    for (const answer of [
      await t.anonymous.get('/api/search'),
      await t.anonymous.post('/api/search/save', search()),
      await t.anonymous.get(path),
      await t.anonymous.put(path, search()),
      await t.anonymous.delete(path),
    ])
      expect(answer.status).toBe(401);
  });

  test.each<[string, object, Record<string, string>]>([
    ['[SRCH-38] no name', { name: undefined }, { name: 'error_saved_search_name' }],
    ['[SRCH-38, SRCH-44] a blank name', { name: '  ' }, { name: 'error_saved_search_name' }],
    ['[SRCH-44] a long name', { name: 'x'.repeat(101) }, { name: 'error_max_length' }],
    ['[SRCH-41] another list', { listEntity: 'invoices' }, { listEntity: 'error_invalid.list_entity' }],
    ['an unknown filter', { filters: { colour: 'red' } }, { 'filters.colour': 'error_unknown_field' }],
    [
      'a filter of another list',
      { listEntity: 'offers', filters: { minPower: 3 } },
      { 'filters.minPower': 'error_unknown_field' },
    ],
    ['a value out of bounds', { filters: { maxPrice: 10_000_001 } }, { 'filters.maxPrice': 'error_max_value' }],
    ['no filters', { filters: undefined }, { filters: 'error_required.filters' }],
  ])('%s is refused', async (_, changes, expected) => {
    const answer = await save(changes);
    expect([answer.status, keysOf(answer)]).toEqual([400, expected]);
  });

  test('a change that is based on an older one is 412 and changes nothing', async () => {
    const { id, version } = (await save()).body;
    const path = `/api/search/${id}`;
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all(['Um', 'Dois'].map((name) => t.as(saver).put(path, search({ name }), headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await t.as(saver).get(path)).body).toEqual(won);
    expect(won.version).toBe(version + 1);
  });

  test('a user has 300 at the most; those of old are all counted, up to the cap', async () => {
    const fill = (count: number) =>
      t.db
        .insertInto('saved_search')
        .columns(['id', 'user_id', 'name', 'notify', 'list_entity', 'filters', 'created_at', 'updated_at'])
        .expression(
          sql`select gen_random_uuid(), ${saver.id}::uuid, 'Antiga', true, 'projects', '{}'::jsonb, now(), now()
            from generate_series(1, ${count}::int)`,
        )
        .execute();
    await fill(298);
    expect((await save()).status).toBe(201);
    const atOnce = await Promise.all([1, 2, 3].map(() => save()));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await save()).toMatchObject({ status: 409, body: { code: 'error_too_many_saved_searches' } });
    expect((await t.as(saver).get('/api/search')).body).not.toHaveProperty('totalIsCapped');
    await fill(9_701);
    expect((await t.as(saver).get('/api/search')).body).toMatchObject({ total: 10_000, totalIsCapped: true });
  });

  test('[SRCH-44] names are trimmed and may repeat; the same Idempotency-Key saves once', async () => {
    expect((await save({ name: '  Solar  ' })).body.name).toBe('Solar');
    expect((await save({ name: 'Solar' })).status).toBe(201);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await save({}, saver, headers)).body.id).toBe((await save({}, saver, headers)).body.id);
    expect((await t.as(saver).get('/api/search')).body.total).toBe(3);
  });
});

describe('notice of new items', () => {
  const create = async (changes: object = {}): Promise<string> =>
    (await t.as(seller).post('/api/projects', projectPayload(entity, await t.make.file(seller), changes))).body.id;
  const approve = (id: string, plural = 'projects') => t.as(admin).post(`/api/admin/${plural}/${id}/approve`, {});
  const newsOf = async (user: TestUser) => {
    await t.runJobs();
    const { items } = (await t.as(user).get('/api/notifications?limit=100')).body;
    return items.map((one: { message: string; title: { translationKey: string; data: object } }) => ({
      key: one.title.translationKey,
      message: one.message,
      ...one.title.data,
    }));
  };

  test('[SRCH-43, NOT-08] once, when an item that matches is first visible', async () => {
    await save();
    await save({ notify: false }, seller);
    const id = await create();
    expect(await newsOf(saver)).toEqual([]);
    await approve(id);
    expect(await newsOf(saver)).toEqual([
      expect.objectContaining({
        key: 'saved_search.matched',
        message: 'Solar até 40',
        resourceType: 'saved_search',
        resourceId: id,
        resourceName: 'Parque Solar da Várzea',
        entityType: 'PROJECT',
      }),
    ]);
    for (const isPublishedInMarketplace of [false, true])
      await t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace });
    expect(await newsOf(saver)).toHaveLength(1);
    expect((await newsOf(seller)).map(({ key }: { key: string }) => key)).not.toContain('saved_search.matched');
  });

  test('[SRCH-43] an approved item that is published later counts from then on', async () => {
    await save();
    const id = await create({ isPublishedInMarketplace: false });
    await approve(id);
    expect(await newsOf(saver)).toEqual([]);
    await t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace: true });
    expect(await newsOf(saver)).toMatchObject([{ resourceId: id }]);
  });

  test('[SRCH-43] what has left the list before its savers were told is not told of, until it returns', async () => {
    await save({ filters: {} });
    await save({ filters: {}, listEntity: 'offers' });
    const { documentations, ...project } = projectPayload(entity, await t.make.file(seller));
    const path = `/api/projects/${(await t.as(seller).post('/api/projects', { ...project, documentations })).body.id}`;
    await approve(path.slice(14));
    const hidden = { ...project, documentations, designation: 'Venda confidencial', isPublishedInMarketplace: false };
    expect((await t.as(seller).put(path, hidden)).status).toBe(200);
    const offer = (await t.as(seller).post('/api/offers', offerPayload(entity))).body.id;
    await approve(offer, 'offers');
    const publishOffer = (isPublishedInMarketplace: boolean) =>
      t.as(seller).patch(`/api/offers/${offer}/settings`, { isPublishedInMarketplace });
    await publishOffer(false);
    expect(await newsOf(saver)).toEqual([]);
    await approve(path.slice(14));
    expect(await newsOf(saver)).toEqual([]);
    await t.as(seller).patch(`${path}/settings`, { isPublishedInMarketplace: true });
    await publishOffer(true);
    for (const id of [offer, path.slice(14)])
      expect((await newsOf(saver)).filter((one: { resourceId: string }) => one.resourceId === id)).toHaveLength(1);
  });

  test('a job that runs twice, as after a crash, tells nobody twice', async () => {
    await save();
    const id = await create();
    await approve(id);
    expect(await newsOf(saver)).toHaveLength(1);
    const late = await t.make.user();
    await t.make.entity(late);
    await save({}, late);
    const again = { list: 'projects', id, actorId: admin.id } as const;
    for (let time = 0; time < 2; time += 1) await enqueue(t.db, 'match_saved_searches', again);
    // The second run notifies people whom the crashed run did not.
    expect(await newsOf(late)).toHaveLength(1);
    expect(await newsOf(saver)).toHaveLength(1);
  });

  test('a contract leads its finder to their search in the public database, where it stands', async () => {
    const s = await contractScene(t);
    await s.setFees(0);
    const { id: searchId } = (await save({ listEntity: 'energy-contracts', filters: {} })).body;
    const first = (await s.registered()).id;
    await s.approve(first);
    const [{ key, message, ...data }] = await newsOf(saver);
    expect([key, message]).toEqual(['saved_search.matched', '']);
    const found = { entityType: null, resourceId: first, resourceName: 'Solar até 40', savedSearchId: searchId };
    expect(data).toMatchObject(found);
    expect(t.platform.texts.in('pt')(`notification:${key}`, wordsOf(data))).toBe(
      'Novo contrato na pesquisa guardada «Solar até 40»',
    );
    expect(notificationPath(data, { isAdmin: false })).toContain(`/energy-contracts/database?savedSearch=${searchId}`);
    expect((await t.as(saver).get('/api/search/energy-contracts')).body.items).toMatchObject([{ id: first }]);
    expect((await t.as(saver).get(`/api/energy-contracts/${first}`)).status).toBe(404);
    // An item that is rejected again before anybody was notified is announced when it is finally approved.
    await s.setFees(1000);
    const { id } = await s.registered();
    await s.approve(id);
    expect((await s.reject(id)).status).toBe(200);
    expect(await newsOf(saver)).toHaveLength(1);
    await s.approve(id);
    expect(await newsOf(saver)).toHaveLength(2);
  });

  test('what was found before searches were named is told, stands in the list and leads to the database', async () => {
    const data = { list: 'energy-contracts', name: 'Contrato', people: [{ userId: saver.id, search: 'Solar até 40' }] };
    const context = { db: t.db, platform: t.platform, actor: null, now: new Date(), requestId: '' };
    const recordId = newId();
    await recordEvent(context, { recordKind: 'saved_search', recordId, action: 'matched', data });
    await t.runJobs();
    const [{ key, message, ...told }] = await newsOf(saver);
    expect(told).toMatchObject({ resourceId: recordId });
    expect(told).not.toHaveProperty('savedSearchId');
    expect(notificationPath(told, { isAdmin: false })).toBe('/energy-contracts/database');
  });

  test('one notice for several searches that match; none to users without an approved entity', async () => {
    await save();
    await save({ name: 'Tudo', filters: {} });
    const outsider = await t.make.user();
    await save({ filters: {} }, outsider);
    await approve(await create());
    expect(await newsOf(saver)).toHaveLength(1);
    expect(await newsOf(outsider)).toEqual([]);
  });

  test.each<[string, object, boolean]>([
    ['a country', { countries: ['spain'] }, false],
    ['several technologies', { technologies: ['STORAGE', 'SOLAR_POWER'] }, true],
    ['another technology', { technologies: ['STORAGE'] }, false],
    ['a structure of several', { contractStructure: ['PAY_AS_PRODUCED'] }, true],
    ['a range', { minPrice: 35, maxPrice: 36, minTotalPurchasedCapacity: 40 }, true],
    ['a range beside', { minPrice: 36 }, false],
    ['a term', { startTermLength: 10, endTermLength: 10 }, true],
    ['a longer term', { minTermLength: 11 }, false],
    ['warranties', { hasWarranties: true }, false],
    ['words, misspelt in accents and case alone', { searchQuery: 'VARZEA vento' }, true],
    ['words that are not there', { searchQuery: 'várzea atlântico' }, false],
    ['sorts are no filters', { sortByPrice: true, sortOrder: 'asc' }, true],
    ['nobody has negotiated a new item', { negotiated: true }, false],
  ])('[SRCH-43] matches as the list does: %s', async (_, filters, matches) => {
    await save({ filters });
    const id = await create();
    await approve(id);
    expect((await newsOf(saver)).some((one: { resourceId: string }) => one.resourceId === id)).toBe(matches);
    const query = new URLSearchParams(
      Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
    const { items } = (await t.as(saver).get(`/api/search/projects?limit=100&${query}`)).body;
    expect(items.some((one: { id: string }) => one.id === id)).toBe(matches);
  });

  test('[SRCH-43] matches the company, however its id is written', async () => {
    for (const legalEntityId of [entity.toUpperCase(), '01980000-0000-7000-8000-000000000000'])
      await save({ name: legalEntityId, filters: { legalEntityId } });
    const id = await create();
    await approve(id);
    expect(await newsOf(saver)).toMatchObject([{ resourceId: id, message: entity.toUpperCase() }]);
    const { items } = (await t.as(saver).get(`/api/search/projects?legalEntityId=${entity.toUpperCase()}`)).body;
    expect(items.map((one: { id: string }) => one.id)).toContain(id);
  });

  test('what a list no longer takes counts for nothing and is named; reading, notices and changes go on', async () => {
    const { body } = await save({ filters: { technologies: ['SOLAR_POWER'] } });
    const stored = (filters: object) =>
      t.db
        .updateTable('saved_search')
        .set({ filters: JSON.stringify(filters) })
        .where('id', '=', body.id)
        .execute();
    const path = `/api/search/${body.id}`;
    const broken: [stored: object, filters: object, droppedFilters: string[]][] = [
      [{ technologies: ['SOLAR_POWER'], colour: 'red' }, { technologies: ['SOLAR_POWER'] }, ['colour']],
      [{ technologies: ['COAL', 'SOLAR_POWER'] }, { technologies: ['SOLAR_POWER'] }, ['technologies']],
      [{ countries: ['atlantis'], sortByColour: true }, {}, ['countries', 'sortByColour']],
      [{ minPrice: 'much', maxPrice: 40 }, { maxPrice: 40 }, ['minPrice']],
      [{ maxPrice: -1, hasWarranties: 'no', searchQuery: 5 }, {}, ['maxPrice', 'searchQuery', 'hasWarranties']],
    ];
    for (const [filters, left, droppedFilters] of broken) {
      await stored(filters);
      const { status, body: read } = await t.as(saver).get(path);
      expect([status, read.filters, read.droppedFilters]).toEqual([200, left, droppedFilters]);
      expect((await t.as(saver).get('/api/search')).body.items).toMatchObject([{ filters: left, droppedFilters }]);
      const id = await create();
      await approve(id);
      expect((await newsOf(saver))[0]).toMatchObject({ resourceId: id });
    }
    expect((await t.as(saver).put(path, search({ filters: { colour: 'red' } }))).status).toBe(400);
    const { filters } = (await t.as(saver).get(path)).body;
    expect((await t.as(saver).put(path, search({ filters }))).body).toMatchObject({ filters, droppedFilters: [] });
  });

  test('[SRCH-43] offers too, with the bands of their duration', async () => {
    await save({ listEntity: 'offers', filters: { minTermLength: 10 } });
    await save({ listEntity: 'projects', filters: {} });
    const offer = async (contractDuration: 'LESS_THAN_5_YEARS' | 'BETWEEN_5_AND_10_YEARS') => {
      const { body } = await t.as(seller).post('/api/offers', offerPayload(entity, { contractDuration }));
      await approve(body.id, 'offers');
      return body.id;
    };
    await offer('LESS_THAN_5_YEARS');
    const id = await offer('BETWEEN_5_AND_10_YEARS');
    expect(await newsOf(saver)).toMatchObject([{ resourceId: id, entityType: 'OFFER' }]);
  });
});
