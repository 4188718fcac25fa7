// What open sockets receive while rights and sessions change, and while the channel is silent.
import { type Socket as Connection, createServer, connect as dial } from 'node:net';
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { join, next, useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { notifyRealtime } from '../../platform/events/notify.ts';

const tested = await startTestApp();
const { as, db, config, make } = tested;
const parties = await makeParties(tested);
const { listen, connect, joined, arrivedBy } = useSockets(tested);
const often = { listener: 200, sessions: 50 };

/** A connection to PostgreSQL that can fall silent: it stays open, and no data pass. */
const passing: Connection[] = [];
const way = createServer((near) => {
  const { hostname, port } = new URL(tested.database.appUrl);
  const far = dial({ host: hostname, port: Number(port) });
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    passing.push(from);
  }
});
const fallSilent = () => {
  for (const connection of passing.splice(0)) connection.unpipe().pause();
};

beforeAll(async () => {
  await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening));
  const url = new URL(tested.database.appUrl);
  url.port = String((way.address() as { port: number }).port);
  // A machine that stalls for a moment is not a silent channel, whose sockets are closed.
  await listen({ askEveryMs: { ...often, listener: 60_000 } });
  await listen({ config: { ...config, adminSecondFactor: true } });
  await listen({ url: url.href, askEveryMs: { ...often, sessions: 60_000 } });
});
afterAll(() => way.close());

const tell = (entityId: string) =>
  notifyRealtime(db, { to: { entities: [entityId] }, event: 'negotiation_changed', payload: { entityId } });
const notify = (userId: string, id: string) =>
  notifyRealtime(db, { to: { users: [userId] }, event: 'new_notification', payload: { id } });

test('[NOT-42] [PERM-13] who made a company hears of its negotiations while it is approved, on the socket open before', async () => {
  const founder = await make.user();
  const socket = await joined({ token: founder.token });
  const body = legalEntityPayload([{ fileId: await make.file(founder), category: 'other' }]);
  const made = await as(founder).post('/api/legal-entities/create', body);
  expect(made.status).toBe(201);
  const heard = () => arrivedBy(socket, founder, 'negotiation_changed', () => tell(made.body.id));
  const decide = (to: string, body: object) =>
    as(parties.admin).post(`/api/admin/legal-entities/${made.body.id}/${to}`, body);
  expect(await heard()).toEqual([]);
  const more = next(socket, 'rights_changed');
  expect((await decide('approve', {})).status).toBe(200);
  await more;
  expect(await heard()).toEqual([{ entityId: made.body.id }]);
  expect((await decide('reject', { comment: 'Falta a certidão.' })).status).toBe(200);
  while ((await heard()).length > 0);
});

test('the page that sends a message hears nothing of it from its own socket, its reader’s other pages do', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const [own, other] = [await joined({ token: parties.buyer.token }), await joined({ token: parties.buyer.token })];
  // The news of the opening message may still be on its way.
  for (const page of [own, other]) await arrivedBy(page, parties.buyer, 'negotiation_changed', async () => {});
  const send = async () => {
    const headers = { 'x-socket-id': own.id ?? '' };
    const answer = await as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Bom dia' }, headers);
    expect(answer.status).toBe(201);
  };
  const elsewhere = next(other, 'negotiation_changed');
  expect(await arrivedBy(own, parties.buyer, 'negotiation_changed', send)).toEqual([]);
  expect(await elsewhere).toMatchObject({ negotiationId: id, sent: { message: { text: 'Bom dia' } } });
});

test('who must choose a password first is told nothing before', async () => {
  const [email, password] = ['nuno@op.example', 'Correct-1horse'];
  const body = { firstName: 'Nuno', lastName: 'Dias', email, password };
  const { id } = (await as(parties.admin).post('/api/admin/users', body)).body;
  const signedIn = (await tested.anonymous.post('/api/auth/login', { email, password })).body;
  expect((await as(signedIn).get('/api/notifications')).status).toBe(403);
  const socket = await connect({ token: signedIn.token });
  const seen: unknown[] = [];
  socket.on('new_notification', (news) => seen.push(news));
  const acknowledged = join(socket);
  // A whole connection later.
  await joined({ token: parties.seller.token });
  await notify(id, 'before');
  const change = { currentPassword: password, newPassword: 'Battery-2staple' };
  expect((await as(signedIn).post('/api/auth/change-password', change)).status).toBe(204);
  expect(await acknowledged).toEqual({ ok: true });
  const after = next(socket, 'new_notification');
  await notify(id, 'after');
  await after;
  expect(seen).toEqual([{ id: 'after' }]);
});

test('where a second factor is demanded, an administrator is told nothing before they have one', async () => {
  const admin = await make.admin();
  const socket = await connect({ token: admin.token, at: 1 });
  const seen: unknown[] = [];
  socket.on('new_notification', (news) => seen.push(news));
  const acknowledged = join(socket);
  await joined({ token: parties.seller.token, at: 1 });
  await notify(admin.id, 'before');
  const { secret } = (await as(admin).post('/api/auth/second-factor/enrol', {})).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await as(admin).post('/api/auth/second-factor/confirm', { code })).status).toBe(200);
  expect(await acknowledged).toEqual({ ok: true });
  const after = next(socket, 'new_notification');
  await notify(admin.id, 'after');
  await after;
  expect(seen).toEqual([{ id: 'after' }]);
});

test.each([['has run out'], ['was idle for too long']])(
  'the sockets of a session that %s close without a sweep, those of others stay',
  async (how) => {
    const [leaver, stayer] = [await make.admin(), await make.user()];
    const [socket, other] = [await joined({ token: leaver.token }), await joined({ token: stayer.token })];
    const closed = next<string>(socket, 'disconnect');
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await db
      .updateTable('session')
      .set(how === 'has run out' ? { expires_at: ago(0) } : { last_seen_at: ago(2.1) })
      .where('user_id', '=', leaver.id)
      .execute();
    expect(await closed).toBe('io server disconnect');
    expect(other.connected).toBe(true);
  },
);

test('a channel that falls silent without breaking is left, and clients come back to one that speaks', async () => {
  const socket = await joined({ token: parties.seller.token, at: 2 });
  const closed = next<string>(socket, 'disconnect');
  fallSilent();
  expect(await closed).toBe('transport close');
  await expect
    .poll(async () => {
      const again = await joined({ token: parties.seller.token, at: 2 });
      const heard = new Promise((resolve) => again.once('new_notification', resolve));
      await notify(parties.seller.id, 'again');
      return Promise.race([heard, next(again, 'disconnect')]);
    })
    .toEqual({ id: 'again' });
});
