// Notifications over HTTP: their owners, reading and deleting, and who is notified how often.
import { beforeEach, describe, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { json } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Announcement } from './notification-service.ts';
import { registerListener } from './notification-service.ts';
import { tell } from './telling-service.ts';

const tested = await startTestApp();
const { as, anonymous, db, platform, make, runJobs } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
beforeEach(async () => {
  parties = await makeParties(tested);
});

type Somebody = { token: string };
interface Shown {
  id: string;
  isRead: boolean;
  createdAt: string;
  message: string;
  title: { translationKey: string; data: Record<string, unknown> };
}
async function list(user: Somebody, query = ''): Promise<{ items: Shown[]; total: number; unreadCount: number }> {
  const { status, body } = await as(user).get(`/api/notifications${query}`);
  expect(status).toBe(200);
  return body;
}

const announced = new Map<string, Announcement[]>();
registerListener('test_record', ({ recordId }) => announced.get(recordId) ?? []);

/** An event that is announced exactly as passed. */
async function happen(announcements: Announcement[], actorId?: string, now = new Date()): Promise<string> {
  const recordId = newId();
  announced.set(recordId, announcements);
  await db
    .transaction()
    .execute((transaction) =>
      recordEvent(
        { db: transaction, platform, actor: actorId ? ({ id: actorId } as SignedIn) : null, now, requestId: 'test' },
        { recordKind: 'test_record', recordId, action: 'happened' },
      ),
    );
  const event = db.selectFrom('event').select('id').where('record_id', '=', recordId);
  return (await event.executeTakeFirstOrThrow()).id;
}
const about = (to: Announcement['to'], changes: Partial<Announcement> = {}): Announcement => ({
  to,
  key: 'negotiation.closed',
  resourceType: 'negotiation',
  resourceId: newId(),
  resourceName: 'Parque Solar',
  status: 'closed',
  ...changes,
});

describe('telling', () => {
  test('[NOT-01] [NOT-02] [NOT-09] a notification carries what its title says', async () => {
    const user = await make.user();
    const announcement = about(
      { userIds: [user.id] },
      { resourceEntity: 'Vidros', entityType: 'PROJECT', message: 'Olá' },
    );
    await happen([announcement]);
    await runJobs();
    expect((await list(user)).items).toEqual([
      {
        id: expect.any(String),
        isRead: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        message: 'Olá',
        title: {
          translationKey: 'negotiation.closed',
          data: {
            resourceType: 'negotiation',
            resourceId: announcement.resourceId,
            resourceName: 'Parque Solar',
            status: 'closed',
            resourceEntity: 'Vidros',
            entityType: 'PROJECT',
          },
        },
      },
    ]);
  });

  test('[NOT-08] audiences: active administrators, holders of a role, single people; never the actor, each once', async () => {
    const { seller, sellerReader, sellers, admin } = parties;
    const inactive = await make.admin();
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', inactive.id).execute();
    const eventId = await happen(
      [
        about({ userIds: [sellerReader.id, seller.id] }),
        about({ entityId: sellers.id, role: 'view' }),
        about('admins'),
      ],
      seller.id,
    );
    await runJobs();
    // A job that runs again notifies nobody twice.
    await tell({ eventId }, platform);
    const total = async (user: Somebody) => (await list(user)).total;
    expect(await total(seller)).toBe(0);
    expect(await total(sellerReader)).toBe(1);
    expect(await total(admin)).toBe(1);
    const told = await db.selectFrom('notification').select('user_id').where('event_id', '=', eventId).execute();
    expect(told.map((row) => row.user_id)).not.toContain(inactive.id);
    const contracting = await happen([about({ entityId: sellers.id, role: 'contracting' })]);
    await runJobs();
    const heard = await db.selectFrom('notification').select('user_id').where('event_id', '=', contracting).execute();
    expect(heard.map((row) => row.user_id)).toEqual([seller.id]);
  });

  test('decisions are mailed in the reader’s language with the page’s address, the rest is not', async () => {
    const user = await make.user({ language: 'es' });
    const decision = about({ userIds: [user.id] }, { mail: 'decision', message: 'Falta un documento' });
    await happen([decision]);
    await happen([about({ userIds: [user.id] }, { mail: 'message' })]);
    await runJobs();
    const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', user.email).execute();
    expect(mails.map(({ subject, kind, status }) => ({ subject, kind, status }))).toEqual([
      { subject: expect.stringContaining('Parque Solar'), kind: 'negotiation.closed', status: 'sent' },
    ]);
    expect(mails[0]?.subject).toMatch(/^La negociación/);
  });

  test('a long message is cut between characters', async () => {
    const user = await make.user();
    await happen([about({ userIds: [user.id] }, { message: '🌞'.repeat(500) })]);
    await runJobs();
    expect((await list(user)).items[0]?.message).toBe(`${'🌞'.repeat(239)}…`);
  });
});

describe('order', () => {
  test('what one act has caused stands in its order, whichever job comes first', async () => {
    const user = await make.user();
    const now = new Date();
    const all: string[] = [];
    for (const resourceName of ['first', 'second', 'third'])
      all.push(await happen([about({ userIds: [user.id] }, { resourceName })], undefined, now));
    for (const eventId of all.toReversed()) await tell({ eventId }, platform);
    expect((await list(user)).items.map(({ title }) => title.data.resourceName)).toEqual(['third', 'second', 'first']);
  });
});

describe('messages', () => {
  const send = (id: string, user: Somebody, text: string) =>
    as(user).post(`/api/negotiations/${id}/messages`, { text });
  const messages = async (user: Somebody) =>
    (await list(user)).items.filter(({ title }) => title.translationKey === 'message.new_message');

  test('[NOT-06] a further message renews the unread notification; a read one stays and the next is new', async () => {
    const { id } = await parties.negotiate({ message: 'Um' });
    await runJobs();
    const [first] = await messages(parties.seller);
    expect(first).toMatchObject({ message: 'Um', title: { data: { resourceType: 'message', resourceId: id } } });
    await send(id, parties.buyer, 'Dois');
    await runJobs();
    const renewed = await messages(parties.seller);
    expect(renewed).toHaveLength(1);
    expect(renewed[0]).toMatchObject({ id: first?.id, message: 'Dois', isRead: false });
    expect(Date.parse(renewed[0]?.createdAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''));
    await as(parties.seller).patch('/api/notifications/read', { notificationIds: [first?.id] });
    await send(id, parties.buyer, 'Três');
    await runJobs();
    expect((await messages(parties.seller)).map(({ message, isRead }) => [message, isRead])).toEqual([
      ['Três', false],
      ['Dois', true],
    ]);
    expect(await messages(parties.buyerColleague)).toEqual([]);
  });

  test('the job of a message that runs again after a later one was read tells nobody of it anew', async () => {
    const { id } = await parties.negotiate({ message: 'Um' });
    await send(id, parties.buyer, 'Dois');
    await runJobs();
    const [newest] = await messages(parties.seller);
    await as(parties.seller).patch('/api/notifications/read', { notificationIds: [newest?.id] });
    const events = await db
      .selectFrom('event')
      .select('id')
      .where('record_kind', '=', 'message')
      .orderBy('id')
      .execute();
    for (const event of events.slice(-2)) await tell({ eventId: event.id }, platform);
    expect(await messages(parties.seller)).toEqual([{ ...newest, isRead: true }]);
  });

  test('[NEG-31] a muted negotiation is silent for the one who muted it alone; its messages arrive', async () => {
    const { id } = await parties.negotiate();
    await as(parties.buyer).patch(`/api/negotiations/${id}/mute`, { muted: true });
    await send(id, parties.seller, 'Olá');
    await runJobs();
    expect(await messages(parties.buyer)).toEqual([]);
    expect(await messages(parties.buyerColleague)).toHaveLength(1);
    expect((await as(parties.buyer).get(`/api/negotiations/${id}`)).body.unreadCount).toBe(1);
    await as(parties.seller).patch(`/api/negotiations/${id}/cancelled`, {});
    await runJobs();
    expect((await list(parties.buyer)).items[0]?.title.translationKey).toBe('negotiation.cancelled');
  });
});

describe('reading and deleting', () => {
  async function three(user: { id: string; token: string }) {
    const start = Date.now();
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await happen([about({ userIds: [user.id] }, { resourceName: name })], undefined, new Date(start + index));
    }
    await runJobs();
    return (await list(user)).items;
  }

  test('newest first, in pages, with what is unread', async () => {
    const user = await make.user();
    const items = await three(user);
    expect(items.map(({ title }) => title.data.resourceName)).toEqual(['c', 'b', 'a']);
    expect(await list(user, '?limit=5&page=2')).toMatchObject({
      items: [],
      total: 3,
      page: 2,
      limit: 5,
      unreadCount: 3,
    });
    expect((await anonymous.get('/api/notifications')).status).toBe(401);
    expect((await as(user).get('/api/notifications?page=0')).status).toBe(400);
  });

  test('[NOT-10] [NOT-26] some are marked as read, another’s are not', async () => {
    const [user, other] = [await make.user(), await make.user()];
    const [mine, theirs] = [await three(user), await three(other)];
    const notificationIds = [mine[0]?.id, theirs[0]?.id, newId()];
    expect((await as(user).patch('/api/notifications/read', { notificationIds })).status).toBe(204);
    expect((await list(user)).items.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await list(user)).unreadCount).toBe(2);
    expect((await list(other)).unreadCount).toBe(3);
  });

  test('[NOT-12] all are marked as read', async () => {
    const user = await make.user();
    await three(user);
    expect((await as(user).patch('/api/notifications/read', { all: true })).status).toBe(204);
    expect((await list(user)).unreadCount).toBe(0);
  });

  test('either some or all, and nothing else', async () => {
    const user = await make.user();
    for (const body of [
      {},
      { all: false },
      { all: true, notificationIds: [] },
      { notificationIds: ['x'] },
      { some: 1 },
    ]) {
      expect([body, (await as(user).patch('/api/notifications/read', body)).status]).toEqual([body, 400]);
    }
    expect((await anonymous.patch('/api/notifications/read', { all: true })).status).toBe(401);
  });

  test('[NOT-11] one’s own is deleted, another’s is not found', async () => {
    const [user, other] = [await make.user(), await make.user()];
    const [newest] = await three(user);
    const remove = (who?: Somebody) => as(who).delete(`/api/notifications/${newest?.id}`);
    expect((await remove()).status).toBe(401);
    expect((await remove(other)).status).toBe(404);
    expect((await remove(user)).status).toBe(204);
    expect((await remove(user)).status).toBe(404);
    expect((await list(user)).total).toBe(2);
    expect((await as(user).delete('/api/notifications/17')).status).toBe(404);
  });
});

test('[NOT-50] what is unread about a deleted record counts as read, and nothing else does', async () => {
  const user = await make.user();
  const gone = newId();
  for (const resourceId of [gone, newId()]) await happen([about({ userIds: [user.id] }, { resourceId })]);
  await runJobs();
  expect((await list(user)).unreadCount).toBe(2);
  await db
    .transaction()
    .execute((transaction) =>
      recordEvent(
        { db: transaction, platform, actor: null, now: new Date(), requestId: 'test' },
        { recordKind: 'test_record', recordId: gone, action: 'deleted' },
      ),
    );
  await runJobs();
  const { items, unreadCount } = await list(user);
  expect([unreadCount, items.length]).toEqual([1, 2]);
  expect(items.find(({ isRead }) => isRead)?.title.data.resourceId).toBe(gone);
});

test('[NOT-36] an answer is of one moment, however fast news come: as many are unread as it lists', async () => {
  const reader = await make.user();
  const project = { resourceType: 'project', resourceId: newId(), resourceName: 'Parque', status: 'approved' };
  const data = json({ ...project, resourceEntity: null, entityType: null });
  let left = 90;
  const write = async () => {
    for (; left > 0; left -= 1) {
      const values = { id: newId(), user_id: reader.id, translation_key: 'project.approved', data };
      await db
        .insertInto('notification')
        .values({ ...values, created_at: new Date().toISOString() })
        .execute();
    }
  };
  const writing = Promise.all([write(), write()]);
  try {
    while (left > 0) {
      const { items, total, unreadCount } = await list(reader, '?limit=100');
      expect({ total, unreadCount }).toEqual({ total: items.length, unreadCount: items.length });
    }
  } finally {
    left = 0;
    await writing;
  }
});
