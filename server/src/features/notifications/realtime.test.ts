// The sockets of a listening server: which are accepted, who receives what, and when they are closed.

import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { join, next, useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { jobTable } from '../../jobs.ts';
import { notifyRealtime } from '../../platform/events/notify.ts';
import { newId } from '../../platform/ids.ts';
import { startJobs } from '../../platform/jobs/job-runner.ts';
import { endSession, endSessionsOf, sweepSessions } from '../../platform/sessions/session-ends.ts';

const tested = await startTestApp();
const { as, db, platform, config } = tested;
const parties = await makeParties(tested);
const { listen, connect, joined, arrivedBy, stops } = useSockets(tested);

beforeAll(async () => {
  await listen();
  await listen();
  const jobs = await startJobs(jobTable, platform);
  stops.push(() => jobs.stop());
});

test.each([['websocket'], ['polling']])(
  '[NOT-30] [NOT-31] the session token opens a socket over %s',
  async (transport) => {
    const socket = await connect({ token: parties.seller.token, transports: [transport] });
    expect(socket.connected).toBe(true);
    expect(await join(socket)).toEqual({ ok: true });
  },
);

test('[NOT-30] the session cookie opens one too, from the own origin alone', async () => {
  const cookie = `session=${parties.seller.token}`;
  expect((await connect({ headers: { cookie, origin: config.publicUrl } })).connected).toBe(true);
  await expect(connect({ headers: { cookie, origin: 'https://evil.example' } })).rejects.toThrow('error_not_signed_in');
});

test('[NOT-30] without a session, with a wrong or an ended one, the connection is refused', async () => {
  const gone = await tested.make.user();
  await endSessionsOf(db, gone.id);
  for (const token of [undefined, 'nonsense', gone.token]) {
    await expect(connect(token === undefined ? {} : { token })).rejects.toThrow('error_not_signed_in');
  }
});

test('[NOT-30] with another’s token one hears what its owner hears, whatever the cookie says', async () => {
  const cookie = `session=${parties.seller.token}`;
  const socket = await joined({ token: parties.stranger.token, headers: { cookie, origin: config.publicUrl } });
  const seen = await arrivedBy(socket, parties.stranger, 'new_notification', async () => {
    const notification = { to: { users: [parties.seller.id] }, event: 'new_notification', payload: { id: 'seller' } };
    await notifyRealtime(db, notification);
    await notifyRealtime(db, { ...notification, to: { users: [parties.stranger.id] }, payload: { id: 'stranger' } });
  });
  expect(seen).toEqual([{ id: 'stranger' }]);
});

test('[NOT-35] nothing arrives before join_notifications, everything after it', async () => {
  const socket = await connect({ token: parties.seller.token });
  const listener = await joined({ token: parties.seller.token });
  const silent: unknown[] = [];
  socket.onAny((event: string) => silent.push(event));
  const arrival = next<{ title: object }>(listener, 'new_notification');
  const { id } = await parties.negotiate();
  const notification = await arrival;
  expect(silent).toEqual([]);
  expect(notification).toMatchObject({
    isRead: false,
    title: { translationKey: 'negotiation.started', data: { resourceId: id } },
  });
  const { body } = await as(parties.seller).get('/api/notifications');
  expect(body.items[0]).toEqual(notification);
});

test('[NOT-42] messages, read marks, versions and the end reach the open threads of both companies, in any role', async () => {
  const { body: negotiation } = await as(parties.buyer).post('/api/negotiations', {
    entityType: 'PROJECT',
    projectId: parties.project.id,
    legalEntityId: parties.buyers.id,
  });
  const path = `/api/negotiations/${negotiation.id}`;
  const {
    firstPartyLegalEntityId: _first,
    secondPartyFiscalInfo: _second,
    roleInEnergyContract: _role,
    ...terms
  } = contractPayload('');
  const theirs = await joined({ token: parties.sellerReader.token });
  const stranger = await joined({ token: parties.stranger.token });
  const heard = async (act: () => Promise<{ status: number }>, status: number, more = {}) => {
    const arrival = next(theirs, 'negotiation_changed');
    expect((await act()).status).toBe(status);
    expect(await arrival).toEqual({ negotiationId: negotiation.id, ...more });
  };
  const nothing = await arrivedBy(stranger, parties.stranger, 'negotiation_changed', async () => {
    const sent = { message: expect.objectContaining({ text: 'Olá' }), after: null };
    await heard(() => as(parties.buyer).post(`${path}/messages`, { text: 'Olá' }), 201, { sent });
    const read = { userId: parties.seller.id, upTo: expect.any(String), readAt: expect.any(String) };
    await heard(() => as(parties.seller).patch(`${path}/read`, {}), 204, { read });
    await heard(() => as(parties.buyer).post(`${path}/contract-templates`, terms), 201);
    await heard(() => as(parties.buyer).patch(`${path}/cancelled`, {}), 200);
  });
  expect(nothing).toEqual([]);
});

test('[NOT-42] two processes on one database deliver to each other, each message once', async () => {
  const [here, there] = [
    await joined({ token: parties.buyer.token, at: 0 }),
    await joined({ token: parties.seller.token, at: 1 }),
  ];
  const { id } = await parties.negotiate({ message: 'Olá' });
  for (const [socket, user] of [
    [here, parties.buyer],
    [there, parties.seller],
  ] as const) {
    await arrivedBy(socket, user, 'negotiation_changed', async () => {});
    const seen = await arrivedBy(socket, user, 'negotiation_changed', () =>
      as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Bom dia' }),
    );
    expect(seen).toMatchObject([{ negotiationId: id, sent: { message: { text: 'Bom dia' } } }]);
  }
});

test('[NOT-42] what is read or deleted on one page is told to the reader’s other pages, what was so before is not', async () => {
  const reader = await tested.make.user();
  const id = newId();
  const created_at = new Date().toISOString();
  const values = { id, user_id: reader.id, translation_key: 'project.approved', data: '{}', created_at };
  await db.insertInto('notification').values(values).execute();
  const own = await joined({ token: reader.token, at: 0 });
  const other = await joined({ token: reader.token, at: 1 });
  const stranger = await joined({ token: parties.stranger.token });
  const silent: unknown[] = [];
  for (const socket of [own, stranger]) socket.on('notifications_changed', (news) => silent.push(news));
  const headers = { 'x-socket-id': own.id ?? '' };
  const read = () => as(reader).patch('/api/notifications/read', { all: true }, headers);
  const remove = () => as(reader).delete(`/api/notifications/${id}`, undefined, headers);
  const heard = await arrivedBy(other, reader, 'notifications_changed', async () => {
    for (const act of [read, read, remove, remove]) await act();
  });
  expect(heard).toEqual([null, null]);
  await arrivedBy(own, reader, 'over', async () => {});
  await arrivedBy(stranger, parties.stranger, 'over', async () => {});
  expect(silent).toEqual([]);
});

test('a session that ends closes its own sockets, in whichever process, and no others', async () => {
  const leaver = await tested.make.user();
  const [doomed, other] = [
    await joined({ token: leaver.token, at: 1 }),
    await joined({ token: parties.seller.token, at: 1 }),
  ];
  const closed = next<string>(doomed, 'disconnect');
  const { id } = await db.selectFrom('session').select('id').where('user_id', '=', leaver.id).executeTakeFirstOrThrow();
  await endSession(db, leaver.id, id);
  expect(await closed).toBe('io server disconnect');
  expect(other.connected).toBe(true);
});

test('a session that runs out closes its sockets when it is swept', async () => {
  const leaver = await tested.make.user();
  const socket = await joined({ token: leaver.token });
  const closed = next<string>(socket, 'disconnect');
  await db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('user_id', '=', leaver.id)
    .execute();
  await sweepSessions(db, new Date());
  expect(await closed).toBe('io server disconnect');
});

test('a disabled user’s sockets close at once', async () => {
  const leaver = await tested.make.user();
  const socket = await joined({ token: leaver.token, at: 1 });
  const closed = next<string>(socket, 'disconnect');
  expect((await as(parties.admin).patch(`/api/admin/users/${leaver.id}/status/inactive`, {})).status).toBe(200);
  expect(await closed).toBe('io server disconnect');
  await expect(connect({ token: leaver.token })).rejects.toThrow('error_not_signed_in');
});

test('a changed role moves the open sockets: what is shared now arrives, what was shared no longer does', async () => {
  const mover = await tested.make.user();
  const employeeId = await tested.make.role(parties.buyers.id, mover, 'view');
  const socket = await joined({ token: mover.token });
  const tell = (entityId: string) =>
    notifyRealtime(db, { to: { entities: [entityId] }, event: 'negotiation_changed', payload: { entityId } });
  const both = async () => {
    await tell(parties.buyers.id);
    await tell(parties.sellers.id);
  };
  expect(await arrivedBy(socket, mover, 'negotiation_changed', both)).toEqual([{ entityId: parties.buyers.id }]);
  await db.updateTable('employee').set({ legal_entity_id: parties.sellers.id }).where('id', '=', employeeId).execute();
  await notifyRealtime(db, { rightsOf: mover.id });
  const moved = next(socket, 'negotiation_changed');
  // Leaving and joining rooms takes a query; after it, the new company's news arrive again.
  const telling = setInterval(() => void tell(parties.sellers.id), 20);
  expect(await moved).toEqual({ entityId: parties.sellers.id });
  clearInterval(telling);
  const after = await arrivedBy(socket, mover, 'negotiation_changed', () => tell(parties.buyers.id));
  expect(after).not.toContainEqual({ entityId: parties.buyers.id });
  expect(socket.connected).toBe(true);
});

test('when the channel breaks, sockets lose their connection in a way that makes clients come back', async () => {
  const socket = await joined({ token: parties.seller.token });
  const closed = next<string>(socket, 'disconnect');
  // The role may end its own connections.
  const { rows: ends } = await sql<{ at: string }>`
    select clock_timestamp() as at, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'realtime'`.execute(db);
  const ended = ends[0]?.at;
  expect(await closed).toBe('transport close');
  // Both servers close the sockets once more when they listen again: what opens after that stays open.
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = 'realtime' and state = 'idle' and query like 'listen %' and backend_start > ${ended}`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  });
  const again = await connect({ token: parties.seller.token });
  expect(await join(again)).toEqual({ ok: true });
});

test('a session has at most twenty sockets at once, however they come; a closed one makes room', async () => {
  const { token } = await tested.make.user();
  const comeTogether = async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => connect({ token })));
    return {
      sockets: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
      refused: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : [])),
    };
  };
  // A channel that breaks meanwhile closes sockets, which make room for others: then all leave, and come again.
  let came = await comeTogether();
  while (came.sockets.some(({ connected }) => !connected)) {
    for (const socket of came.sockets) socket.disconnect();
    came = await comeTogether();
  }
  const open = came.sockets;
  expect(open.length).toBeLessThanOrEqual(20);
  expect(new Set(came.refused)).toEqual(new Set(['too_many_sockets']));
  const other = await tested.make.user();
  expect((await connect({ token: other.token })).connected).toBe(true);
  open[0]?.disconnect();
  await vi.waitFor(async () => expect((await connect({ token })).connected).toBe(true));
});

test('a thousand requests to join are answered by few looks at the session', async () => {
  const { token } = await tested.make.user();
  const socket = await joined({ token });
  const looks = () => tested.statements.filter((text) => text.includes('from session')).length;
  const before = looks();
  for (let count = 0; count < 1000; count += 1) socket.emit('join_notifications');
  expect(await join(socket)).toEqual({ ok: true });
  expect(looks() - before).toBeLessThan(50);
});
