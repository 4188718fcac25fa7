// Opening, listing, muting, cancelling and closing negotiations, over HTTP.
import { beforeEach, describe, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, anonymous, make, db, runJobs } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
beforeEach(async () => {
  parties = await makeParties(tested);
});

const opening = (changes: object = {}) => ({
  entityType: 'PROJECT',
  projectId: parties.project.id,
  legalEntityId: parties.buyers.id,
  ...changes,
});
const open = (user = parties.buyer, changes: object = {}) => as(user).post('/api/negotiations', opening(changes));
const summaryOf = (id: string) =>
  db
    .selectFrom('project')
    .select(['negotiation_status', 'ongoing_negotiations'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('opening', () => {
  test('[NEG-10, NEG-16] without a message it is AVAILABLE; owner of the project sells', async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'AVAILABLE',
      entityType: 'PROJECT',
      item: { id: parties.project.id, name: parties.project.designation },
      entities: [
        { id: parties.sellers.id, name: parties.sellers.name, side: 'SELLER' },
        { id: parties.buyers.id, name: parties.buyers.name, side: 'BUYER' },
      ],
      energyContractId: null,
      muted: false,
      unreadCount: 0,
      templates: [],
      allowedActions: ['write', 'cancel', 'mute'],
    });
    const { body: profile } = await as(parties.buyer).get('/api/users/me');
    const own = body.participants.find((one: { userId: string }) => one.userId === parties.buyer.id);
    expect(own.avatarColor).toBe(profile.avatarColor);
    expect(body.participants.map((one: { userId: string }) => one.userId).sort()).toEqual(
      [parties.seller.id, parties.buyer.id, parties.buyerColleague.id].sort(),
    );
  });

  test('the owner of an offer buys', async () => {
    const offer = await make.offer(parties.seller, parties.sellers.id);
    const body = { entityType: 'OFFER', offerId: offer.id, legalEntityId: parties.buyers.id };
    const { body: negotiation } = await as(parties.buyer).post('/api/negotiations', body);
    expect(negotiation).toMatchObject({
      entityType: 'OFFER',
      item: { id: offer.id },
      entities: [
        { id: parties.sellers.id, side: 'BUYER' },
        { id: parties.buyers.id, side: 'SELLER' },
      ],
    });
  });

  test('[NEG-10] with a message it is ONGOING and the message stands there', async () => {
    const { body } = await open(parties.buyer, { message: '  Bom dia, é negociável?  ' });
    expect(body.status).toBe('ONGOING');
    const { body: thread } = await as(parties.buyer).get(`/api/negotiations/${body.id}/messages`);
    expect(thread.items.map((one: { text: string }) => one.text)).toEqual(['Bom dia, é negociável?']);
  });

  test('an item whose terms are not negotiable is talked about all the same', async () => {
    const firm = await make.project(parties.seller, parties.sellers.id, { isNegotiable: false });
    expect((await open(parties.buyer, { projectId: firm.id, message: 'Bom dia' })).status).toBe(201);
  });

  test('[NEG-12] a second opening answers the open one, and does not repeat its message', async () => {
    const first = await open(parties.buyer, { message: 'Bom dia' });
    const second = await open(parties.buyer, { message: 'Bom dia' });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
    const { body } = await as(parties.buyer).get(`/api/negotiations/${first.body.id}/messages`);
    expect(body.items).toHaveLength(1);
  });

  test('[NEG-12] two who open at once get the same negotiation', async () => {
    const answers = await Promise.all([open(), open(parties.buyerColleague), open(), open(parties.buyerColleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('[NEG-12] another company opens its own', async () => {
    const first = await open();
    const other = await open(parties.stranger, { legalEntityId: parties.strangers.id });
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('the same Idempotency-Key opens once and answers the same twice', async () => {
    const key = { 'idempotency-key': 'opening-1' };
    const first = await as(parties.buyer).post('/api/negotiations', opening({ message: 'Olá' }), key);
    const again = await as(parties.buyer).post('/api/negotiations', opening({ message: 'Olá' }), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await as(parties.buyer).post('/api/negotiations', opening({ message: 'Outra' }), key);
    expect(other.status).toBe(409);
  });

  test('[NEG-02] [NEG-03] [NEG-12] refused: nobody, no approved entity, lesser role, foreign or own entity', async () => {
    expect((await anonymous.post('/api/negotiations', opening())).status).toBe(401);
    expect((await open(parties.newcomer)).status).toBe(403);
    expect((await open(parties.admin)).status).toBe(403);
    expect((await open(parties.buyerReader)).status).toBe(403);
    const foreign = await open(parties.stranger);
    expect([foreign.status, foreign.body.errors]).toEqual([
      400,
      [{ path: 'legalEntityId', key: 'error_invalid.legal_entity' }],
    ]);
    const own = await open(parties.seller, { legalEntityId: parties.sellers.id });
    expect([own.status, own.body.code]).toEqual([409, 'error_own_item']);
    const pending = await make.entity(parties.buyer, { status: 'pending_validation' });
    const early = await open(parties.buyer, { legalEntityId: pending.id });
    expect([early.status, early.body.code]).toEqual([409, 'error_entity_not_approved']);
  });

  test('[NEG-02] an item that the caller may not see is not found; one they negotiated that closed is a conflict', async () => {
    const hidden = await make.project(parties.seller, parties.sellers.id, { isPublishedInMarketplace: false });
    const pending = await make.project(parties.seller, parties.sellers.id, { status: 'pending_validation' });
    for (const projectId of [hidden.id, pending.id, crypto.randomUUID()]) {
      expect((await open(parties.buyer, { projectId })).status).toBe(404);
    }
    const { id } = await parties.negotiate({ message: 'Olá' });
    await as(parties.buyer).patch(`/api/negotiations/${id}/cancelled`, {});
    await db.updateTable('project').set({ status: 'closed' }).where('id', '=', parties.project.id).execute();
    const closed = await open();
    expect([closed.status, closed.body.code]).toEqual([409, 'error_item_closed']);
  });

  test('[NEG-02] what has left the marketplace is not opened anew, and an open one is still found', async () => {
    const withdraw = () =>
      db.updateTable('project').set({ is_published: false }).where('id', '=', parties.project.id).execute();
    const first = await open();
    await withdraw();
    expect((await open()).body.id).toBe(first.body.id);
    await as(parties.seller).patch(`/api/negotiations/${first.body.id}/cancelled`, {});
    expect((await open()).status).toBe(404);
    // Another company of a person who negotiated over the item gets no access either.
    const second = await make.entity(parties.buyer, { name: 'Cerâmica Barro Novo, S.A.' });
    expect((await open(parties.buyer, { legalEntityId: second.id })).status).toBe(404);
  });

  test('bad bodies name every field', async () => {
    const empty = await as(parties.buyer).post('/api/negotiations', {});
    expect(empty.status).toBe(400);
    expect(empty.body.errors.map((one: { path: string }) => one.path)).toEqual(['entityType', 'legalEntityId']);
    const wrong = await open(parties.buyer, { projectId: undefined, message: 'x'.repeat(2001), colour: 'red' });
    expect(wrong.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'projectId', key: 'error_required.project_id' },
        { path: 'message', key: 'error_max_length', params: { max: 2000 } },
        { path: 'colour', key: 'error_unknown_field' },
      ]),
    );
  });
});

describe('reading', () => {
  test('both sides in any role; an administrator that it exists; nobody else', async () => {
    const { id } = await parties.negotiate({ message: 'Olá' });
    const get = (user?: { token: string }) => as(user).get(`/api/negotiations/${id}`);
    for (const user of [parties.seller, parties.sellerReader, parties.buyerReader]) {
      expect((await get(user)).status).toBe(200);
    }
    expect((await get()).status).toBe(401);
    expect((await get(parties.stranger)).status).toBe(404);
    expect((await get(parties.newcomer)).status).toBe(404);
    expect((await as(parties.buyer).get('/api/negotiations/17')).status).toBe(404);
    const { status, body } = await get(parties.admin);
    expect([status, body.status, body.participants, body.templates, body.allowedActions]).toEqual([
      200,
      'ONGOING',
      [],
      [],
      [],
    ]);
  });

  test('[PERM-13] while its company is not approved a side neither reads nor writes; then it goes on', async () => {
    const { id } = await parties.negotiate({ message: 'Bom dia' });
    const setStatus = (status: string) =>
      db.updateTable('legal_entity').set({ status }).where('id', '=', parties.buyers.id).execute();
    const answers = () =>
      Promise.all([
        as(parties.buyer).get(`/api/negotiations/${id}`),
        as(parties.buyer).get(`/api/negotiations/${id}/messages`),
        as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Olá' }),
        as(parties.buyer).get(`/api/negotiations/${id}/contract-templates`),
      ]);
    const refused = { status: 403, body: { code: 'error_entity_not_approved' } };
    await setStatus('pending_validation');
    for (const answer of await answers()) expect(answer).toMatchObject(refused);
    expect((await as(parties.seller).get(`/api/negotiations/${id}`)).status).toBe(200);
    // Another approved company of the same person gives no access to this one.
    await make.entity(parties.buyer, { name: 'Cerâmica Barro Novo, S.A.' });
    for (const answer of await answers()) expect(answer).toMatchObject(refused);
    expect((await as(parties.buyer).get('/api/negotiations')).body.items).toEqual([]);
    await setStatus('approved');
    expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 201, 200]);
  });

  test('who loses the role loses the negotiation and is no participant any more, even after writing', async () => {
    const { id } = await parties.negotiate({ message: 'Bom dia' });
    const participants = async () =>
      (await as(parties.seller).get(`/api/negotiations/${id}`)).body.participants.map(
        ({ userId }: { userId: string }) => userId,
      );
    expect(await participants()).toContain(parties.buyer.id);
    await db
      .updateTable('employee')
      .set({ removed_at: new Date().toISOString() })
      .where('user_id', '=', parties.buyer.id)
      .execute();
    expect((await as(parties.buyer).get(`/api/negotiations/${id}`)).status).toBe(404);
    expect(await participants()).toEqual([parties.seller.id, parties.buyerColleague.id]);
  });

  test('[NEG-18] [NEG-19] [NEG-20] lists: ongoing and closed, search, filters, pages, the last written first', async () => {
    const second = await make.project(parties.seller, parties.sellers.id, { designation: 'Parque Eólico do Açor' });
    const third = await make.project(parties.seller, parties.sellers.id, { designation: 'Bateria de Valongo' });
    const one = await parties.negotiate({ message: 'Um' });
    const two = await parties.negotiate({ projectId: second.id, message: 'Dois' });
    const three = await parties.negotiate({ projectId: third.id });
    await as(parties.buyer).patch(`/api/negotiations/${two.id}/cancelled`, {});
    await as(parties.seller).post(`/api/negotiations/${one.id}/messages`, { text: 'Resposta' });
    const list = async (query: string, user = parties.buyer) => {
      const { status, body } = await as(user).get(`/api/negotiations?${query}`);
      expect(status).toBe(200);
      return body;
    };
    const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
    const all = await list('');
    expect(ids(all)).toEqual([one.id, three.id, two.id]);
    expect(all).toMatchObject({ total: 3, page: 1, limit: 10 });
    expect(all.items[0]).toMatchObject({
      unreadCount: 1,
      lastMessage: { text: 'Resposta', senderId: parties.seller.id },
    });
    expect(all.items[0].lastMessage.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(all.items[1].lastMessage).toBeNull();
    expect(all.items[0].templates).toBeUndefined();
    expect(ids(await list('status=ongoing'))).toEqual([one.id, three.id]);
    expect(ids(await list('status=closed'))).toEqual([two.id]);
    expect(ids(await list('searchQuery=eolico%20acor'))).toEqual([two.id]);
    expect(ids(await list('searchQuery=planicie&status=ongoing'))).toEqual([one.id, three.id]);
    expect(ids(await list(`projectId=${third.id}`))).toEqual([three.id]);
    expect(ids(await list(`legalEntityId=${parties.sellers.id}&limit=5`))).toHaveLength(3);
    expect((await list('offerId=nonsense')).total).toBe(0);
    expect((await list('', parties.stranger)).total).toBe(0);
    expect((await as(parties.buyer).get('/api/negotiations?status=lost')).status).toBe(400);
    expect((await as(parties.newcomer).get('/api/negotiations')).status).toBe(403);
    expect((await anonymous.get('/api/negotiations')).status).toBe(401);
  });
});

describe('muting', () => {
  test('[NEG-30] is kept for the one who asked, in any role, also after the end', async () => {
    const { id } = await parties.negotiate();
    const muted = await as(parties.buyerReader).patch(`/api/negotiations/${id}/mute`, { muted: true });
    expect([muted.status, muted.body.muted]).toEqual([200, true]);
    expect((await as(parties.buyer).get(`/api/negotiations/${id}`)).body.muted).toBe(false);
    await as(parties.buyer).patch(`/api/negotiations/${id}/cancelled`, {});
    const loud = await as(parties.buyerReader).patch(`/api/negotiations/${id}/mute`, { muted: false });
    expect([loud.status, loud.body.muted]).toEqual([200, false]);
  });

  test('refused to strangers, administrators, and without the flag', async () => {
    const { id } = await parties.negotiate();
    const mute = (user?: { token: string }, body: object = { muted: true }) =>
      as(user).patch(`/api/negotiations/${id}/mute`, body);
    expect((await mute()).status).toBe(401);
    expect((await mute(parties.stranger)).status).toBe(404);
    expect((await mute(parties.admin)).status).toBe(403);
    expect((await mute(parties.buyer, {})).body.errors).toEqual([{ path: 'muted', key: 'error_required.muted' }]);
    expect((await mute(parties.buyer, { muted: 'yes' })).status).toBe(400);
  });
});

describe('the end', () => {
  test('[NEG-04] [NEG-05] [NEG-13] cancelled by either side, for good; the chat is closed', async () => {
    const { id } = await parties.negotiate({ message: 'Olá' });
    const { status, body } = await as(parties.seller).patch(`/api/negotiations/${id}/cancelled`, {});
    expect([status, body.status, body.allowedActions]).toEqual([200, 'CANCELLED', ['mute']]);
    expect((await as(parties.buyer).patch(`/api/negotiations/${id}/cancelled`, {})).status).toBe(409);
    expect((await as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Ainda?' })).status).toBe(409);
    expect((await as(parties.buyer).get(`/api/negotiations/${id}/messages`)).body.items).toHaveLength(1);
    expect((await open()).status).toBe(201);
  });

  test('[NEG-13] cancelling wants CONTRACTING', async () => {
    const { id } = await parties.negotiate();
    const cancel = (user?: { token: string }, body: object = {}) =>
      as(user).patch(`/api/negotiations/${id}/cancelled`, body);
    expect((await cancel()).status).toBe(401);
    expect((await cancel(parties.buyerReader)).status).toBe(403);
    expect((await cancel(parties.admin)).status).toBe(403);
    expect((await cancel(parties.stranger)).status).toBe(404);
    expect((await cancel(parties.buyer, { why: 'x' })).status).toBe(400);
  });

  test('[NEG-11] the item counts its ongoing negotiations and is cancelled only when all are', async () => {
    const one = await parties.negotiate();
    expect(await summaryOf(parties.project.id)).toEqual({ negotiation_status: 'AVAILABLE', ongoing_negotiations: 0 });
    await as(parties.seller).post(`/api/negotiations/${one.id}/messages`, { text: 'Olá' });
    const two = await open(parties.stranger, { legalEntityId: parties.strangers.id, message: 'Bom dia' });
    expect(await summaryOf(parties.project.id)).toEqual({ negotiation_status: 'ONGOING', ongoing_negotiations: 2 });
    await as(parties.buyer).patch(`/api/negotiations/${one.id}/cancelled`, {});
    expect(await summaryOf(parties.project.id)).toEqual({ negotiation_status: 'ONGOING', ongoing_negotiations: 1 });
    await as(parties.stranger).patch(`/api/negotiations/${two.body.id}/cancelled`, {});
    expect(await summaryOf(parties.project.id)).toEqual({ negotiation_status: 'CANCELLED', ongoing_negotiations: 0 });
    await open();
    expect(await summaryOf(parties.project.id)).toEqual({ negotiation_status: 'AVAILABLE', ongoing_negotiations: 0 });
  });

  test('[NOT-08] the other side hears of the start and of the end, the actor and their own side do not', async () => {
    const { id } = await parties.negotiate();
    await as(parties.seller).patch(`/api/negotiations/${id}/cancelled`, {});
    await runJobs();
    const keys = async (user: { token: string }) => {
      const { body } = await as(user).get('/api/notifications');
      return body.items.map((one: { title: { translationKey: string } }) => one.title.translationKey).sort();
    };
    expect(await keys(parties.seller)).toEqual(['negotiation.started']);
    expect(await keys(parties.sellerReader)).toEqual([]);
    expect(await keys(parties.buyer)).toEqual(['negotiation.cancelled']);
    expect(await keys(parties.buyerColleague)).toEqual(['negotiation.cancelled']);
    const { body } = await as(parties.buyer).get('/api/notifications');
    expect(body.items[0].title.data).toEqual({
      resourceType: 'negotiation',
      resourceId: id,
      resourceName: parties.project.designation,
      status: 'cancelled',
      resourceEntity: parties.sellers.name,
      entityType: 'PROJECT',
    });
  });
});
