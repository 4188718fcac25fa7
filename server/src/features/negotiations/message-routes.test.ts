// Messages over HTTP: order, pages, read marks, files, and who may write when.

import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, make, db } = tested;
const owner = ownerDb(tested);
let parties: Awaited<ReturnType<typeof makeParties>>;
let id: string;
beforeEach(async () => {
  parties = await makeParties(tested);
  ({ id } = await parties.negotiate());
});

type Somebody = { token: string } | undefined;
const send = (user: Somebody, body: unknown, headers?: Record<string, string>) =>
  as(user as { token: string }).post(`/api/negotiations/${id}/messages`, body, headers);
const thread = (user: Somebody, query = '') =>
  as(user as { token: string }).get(`/api/negotiations/${id}/messages${query}`);
const read = (user: Somebody, body: object = {}) =>
  as(user as { token: string }).patch(`/api/negotiations/${id}/read`, body);
const unread = async (user: { token: string }) =>
  (await as(user).get(`/api/negotiations/${id}`)).body.unreadCount as number;
const texts = (answer: { body: { items: { text: string }[] } }) => answer.body.items.map(({ text }) => text);

describe('writing', () => {
  test('[NEG-10] the first message makes it ONGOING; the answer is the whole message', async () => {
    const { status, body } = await send(parties.seller, { text: ' Bom dia ☀️ <script>alert(1)</script> ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      apiKey: null,
      id: expect.any(String),
      text: 'Bom dia ☀️ <script>alert(1)</script>',
      senderId: parties.seller.id,
      senderName: expect.stringContaining('Test'),
      legalEntityId: parties.sellers.id,
      createdAt: expect.stringMatching(/Z$/),
      files: [],
      termRef: null,
      readBy: [],
    });
    const { body: negotiation } = await as(parties.buyer).get(`/api/negotiations/${id}`);
    expect(negotiation).toMatchObject({ status: 'ONGOING', unreadCount: 1 });
    expect(negotiation.allowedActions).toEqual(['write', 'draft', 'register', 'cancel', 'mute']);
  });

  test('wants CONTRACTING of either side', async () => {
    const statuses = [];
    const { buyerColleague, buyerReader, sellerReader, admin, stranger } = parties;
    for (const user of [undefined, buyerColleague, buyerReader, sellerReader, admin, stranger]) {
      statuses.push((await send(user, { text: 'Olá' })).status);
    }
    expect(statuses).toEqual([401, 201, 403, 403, 403, 404]);
  });

  test('bad texts are refused and nothing is stored', async () => {
    const keyOf = async (body: unknown) => {
      const answer = await send(parties.buyer, body);
      expect(answer.status).toBe(400);
      return answer.body.errors[0];
    };
    expect(await keyOf({})).toEqual({ path: 'text', key: 'error_required.text' });
    expect(await keyOf({ text: '   ' })).toMatchObject({ path: 'text', key: 'error_required.text' });
    expect(await keyOf({ text: 'x'.repeat(2001) })).toMatchObject({ path: 'text', key: 'error_max_length' });
    expect(await keyOf({ text: 17 })).toMatchObject({ path: 'text', key: 'error_invalid.text' });
    expect(await keyOf({ text: 'a\u0000b' })).toMatchObject({ path: 'text' });
    expect(await keyOf({ text: 'Olá', subject: 'x' })).toEqual({ path: 'subject', key: 'error_unknown_field' });
    expect((await thread(parties.buyer)).body).toEqual({ items: [], hasMore: false });
    expect((await send(parties.buyer, { text: 'x'.repeat(2000) })).status).toBe(201);
  });

  test('the same Idempotency-Key sends once', async () => {
    const key = { 'idempotency-key': 'message-1' };
    const answers = await Promise.all([1, 2, 3].map(() => send(parties.buyer, { text: 'Uma vez' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(texts(await thread(parties.buyer))).toEqual(['Uma vez']);
  });

  test('a repeat is answered after the end, and not to who has lost the right', async () => {
    const { buyerColleague, buyer } = parties;
    const again = () => send(buyerColleague, { text: 'Uma vez' }, { 'idempotency-key': 'once-and-for-all' });
    const first = await again();
    await as(buyer).patch(`/api/negotiations/${id}/cancelled`, {});
    expect(await again()).toMatchObject({ status: 201, body: { id: first.body.id } });
    await db.updateTable('employee').set({ role: 'view' }).where('user_id', '=', buyerColleague.id).execute();
    expect((await again()).status).toBe(403);
  });

  test('many at once all arrive, each once, in one order for both readers', async () => {
    const sent = Array.from({ length: 20 }, (_, index) => `Mensagem ${index}`);
    await Promise.all(sent.map((text, index) => send(index % 2 ? parties.buyer : parties.seller, { text })));
    const [mine, theirs] = [await thread(parties.buyer), await thread(parties.seller)];
    expect(texts(mine).sort()).toEqual([...sent].sort());
    expect(mine.body.items.map((one: { id: string }) => one.id)).toEqual(
      theirs.body.items.map((one: { id: string }) => one.id),
    );
    expect(await unread(parties.seller)).toBe(10);
  });

  test('a message after one whose clock ran ahead still comes after it', async () => {
    const { body: early } = await send(parties.buyer, { text: 'Primeiro' });
    const ahead = `0fffffff${early.id.slice(8)}`;
    await db.updateTable('negotiation').set({ last_message_id: null }).where('id', '=', id).execute();
    await owner.updateTable('message').set({ id: ahead }).where('id', '=', early.id).execute();
    await db
      .updateTable('negotiation')
      .set({ last_message_id: ahead, last_entry_id: ahead })
      .where('id', '=', id)
      .execute();
    await send(parties.seller, { text: 'Segundo' });
    expect(texts(await thread(parties.buyer))).toEqual(['Primeiro', 'Segundo']);
  });
});

describe('reading', () => {
  test('pages go back from a message, oldest first', async () => {
    for (let index = 1; index <= 5; index += 1) await send(parties.buyer, { text: String(index) });
    const newest = await thread(parties.seller, '?limit=2');
    expect([texts(newest), newest.body.hasMore]).toEqual([['4', '5'], true]);
    const middle = await thread(parties.seller, `?limit=2&before=${newest.body.items[0].id}`);
    expect([texts(middle), middle.body.hasMore]).toEqual([['2', '3'], true]);
    const first = await thread(parties.seller, `?limit=2&before=${middle.body.items[0].id}`);
    expect([texts(first), first.body.hasMore]).toEqual([['1'], false]);
    expect((await thread(parties.seller, '?limit=101')).status).toBe(400);
    expect((await thread(parties.seller, '?limit=0')).status).toBe(400);
    expect((await thread(parties.seller, '?before=x')).body.errors).toEqual([
      { path: 'before', key: 'error_invalid.before' },
    ]);
  });

  test('members of any role read, strangers find nothing, administrators are kept out', async () => {
    await send(parties.buyer, { text: 'Olá' });
    const { sellerReader, buyerReader, admin, stranger } = parties;
    const statuses = [];
    for (const user of [undefined, sellerReader, buyerReader, admin, stranger])
      statuses.push((await thread(user)).status);
    expect(statuses).toEqual([401, 200, 200, 403, 404]);
  });

  test('[NEG-17] readBy tells who has read each message and when they first had', async () => {
    const { body: one } = await send(parties.buyer, { text: 'Um' });
    expect(await unread(parties.seller)).toBe(1);
    expect((await read(parties.seller)).status).toBe(204);
    expect(await unread(parties.seller)).toBe(0);
    const { body: two } = await send(parties.buyer, { text: 'Dois' });
    await read(parties.sellerReader);
    const before = (await thread(parties.buyer)).body.items;
    expect(before.map((message: { readBy: { userId: string }[] }) => message.readBy.map((by) => by.userId))).toEqual([
      [parties.seller.id, parties.sellerReader.id],
      [parties.sellerReader.id],
    ]);
    await read(parties.seller);
    const after = (await thread(parties.buyer)).body.items;
    expect(after[0].id).toBe(one.id);
    expect(after[0].readBy).toEqual(before[0].readBy);
    expect(after[1].id).toBe(two.id);
    expect(after[1].readBy.map((by: { userId: string }) => by.userId)).toEqual([
      parties.sellerReader.id,
      parties.seller.id,
    ]);
    expect(Date.parse(after[1].readBy[1].readAt)).toBeGreaterThanOrEqual(Date.parse(two.createdAt));
  });

  test('one’s own messages are never unread; an answer does not read what came before it', async () => {
    await send(parties.buyer, { text: 'Um' });
    await send(parties.buyer, { text: 'Dois' });
    expect(await unread(parties.buyer)).toBe(0);
    await send(parties.seller, { text: 'Três' });
    expect(await unread(parties.seller)).toBe(2);
    expect(await unread(parties.buyer)).toBe(1);
    await send(parties.buyer, { text: 'Quatro' });
    expect(await unread(parties.buyer)).toBe(1);
    await read(parties.buyer);
    expect(await unread(parties.buyer)).toBe(0);
  });

  test('marking as read is for members alone', async () => {
    await send(parties.buyer, { text: 'Olá' });
    expect((await read(undefined)).status).toBe(401);
    expect((await read(parties.admin)).status).toBe(403);
    expect((await read(parties.stranger)).status).toBe(404);
    expect((await read(parties.seller, { upTo: 'x' })).status).toBe(400);
  });
});

describe('files', () => {
  test('[FIL] the sender’s own temporary files go with the message and are seen by members alone', async () => {
    const fileId = await make.file(parties.buyer);
    const { status, body } = await send(parties.buyer, { text: 'Em anexo', files: [fileId] });
    expect(status).toBe(201);
    expect(body.files).toEqual([
      { id: fileId, name: 'documento.pdf', size: 1000, isTemp: false, validationStatus: 'PENDING' },
    ]);
    expect((await thread(parties.seller)).body.items[0].files).toEqual(body.files);
    const link = async (user: { token: string }) => (await as(user).get(`/api/files/download/${fileId}`)).status;
    expect(await link(parties.sellerReader)).toBe(200);
    expect(await link(parties.stranger)).toBe(404);
    expect(await link(parties.admin)).toBe(404);
  });

  test('foreign, unknown and used files are refused at their places, and the message with them', async () => {
    const foreign = await make.file(parties.seller);
    const used = await make.file(parties.buyer, { kind: 'project', id: crypto.randomUUID() });
    const answer = await send(parties.buyer, { text: 'Em anexo', files: [foreign, crypto.randomUUID(), used] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'files.0', key: 'error_invalid.file' },
      { path: 'files.1', key: 'error_invalid.file' },
      { path: 'files.2', key: 'error_file_in_use' },
    ]);
    expect((await thread(parties.buyer)).body.items).toEqual([]);
    const six = await Promise.all(Array.from({ length: 6 }, () => make.file(parties.buyer)));
    expect((await send(parties.buyer, { text: 'Seis', files: six })).body.errors[0]).toMatchObject({ path: 'files' });
  });
});

describe('comments on a term', () => {
  const drafts = () => `/api/negotiations/${id}/contract-templates`;
  const field = 'financialConditions.price';
  const version = async (price: number) => {
    const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
    const body = { ...terms, financialConditions: { ...terms.financialConditions, price } };
    return (await as(parties.seller).post(drafts(), body)).body.id as string;
  };
  const comment = (templateId: string, changes: object = {}) =>
    send(parties.buyer, { text: 'Ainda é muito.', termRef: { templateId, field, ...changes } });

  test('a message quotes a term as its version says it; the terms tell how many there are about them', async () => {
    await send(parties.buyer, { text: 'Olá' });
    const first = await version(34);
    const { status, body } = await comment(first);
    expect([status, body.termRef]).toEqual([201, { templateId: first, version: 1, field, value: 34 }]);
    const second = await version(33);
    await comment(second);
    await comment(second, { field: 'programmingUnit' });
    expect((await thread(parties.seller)).body.items.map((one: { termRef: unknown }) => one.termRef)).toEqual([
      null,
      { templateId: first, version: 1, field, value: 34 },
      { templateId: second, version: 2, field, value: 33 },
      { templateId: second, version: 2, field: 'programmingUnit', value: null },
    ]);
    const about = await thread(parties.sellerReader, `?field=${field}&limit=1`);
    expect([about.body.items.length, about.body.items[0].termRef.version, about.body.hasMore]).toEqual([1, 2, true]);
    const before = await thread(parties.seller, `?field=${field}&before=${about.body.items[0].id}`);
    expect(before.body.items.map((one: { id: string }) => one.id)).toEqual([body.id]);
    expect((await as(parties.buyerReader).get(`${drafts()}/comments`)).body).toEqual([
      { field, count: 2 },
      { field: 'programmingUnit', count: 1 },
    ]);
  });

  test('a term that there is not, and a version of another negotiation, are refused at their places', async () => {
    await send(parties.buyer, { text: 'Olá' });
    const own = await version(34);
    const errorsOf = async (changes: object) => (await comment(own, changes)).body.errors;
    expect(await errorsOf({ field: 'roleInEnergyContract' })).toEqual([
      { path: 'termRef.field', key: 'error_invalid.field' },
    ]);
    expect(await errorsOf({ templateId: crypto.randomUUID() })).toEqual([
      { path: 'termRef.templateId', key: 'error_invalid.template_id' },
    ]);
    expect((await send(parties.buyer, { text: 'x', termRef: 'price' })).status).toBe(400);
    expect((await thread(parties.buyer, '?field=price')).status).toBe(400);
    expect((await thread(parties.buyer)).body.items).toHaveLength(1);
  });

  test('[NEG-06] cancelling takes the quoted values away; what was said about them stays', async () => {
    await send(parties.buyer, { text: 'Olá' });
    const templateId = await version(34);
    await comment(templateId);
    await as(parties.seller).patch(`/api/negotiations/${id}/cancelled`, {});
    const { body } = await thread(parties.buyer);
    expect(body.items[1]).toMatchObject({
      text: 'Ainda é muito.',
      termRef: { templateId, version: 1, field, value: null },
    });
    expect((await as(parties.buyer).get(`${drafts()}/comments`)).status).toBe(403);
  });
});
