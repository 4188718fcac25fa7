// What is sent to webhooks: when, how often, signed how, and what bad receivers can do.
import { mostTries } from '@wattpact/domain/webhooks/retry-schedule';
import { webhookBody } from '@wattpact/domain/webhooks/webhook-body';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { startReceiver, status } from '../../../test/webhooks/receiver.ts';
import { expectedSignature, webhookScene } from '../../../test/webhooks/webhook-scene.ts';
import { pruneWebhookDeliveries } from './webhook-jobs.ts';

const t = await startTestApp({ KEEP_WEBHOOK_DELIVERIES_DAYS: '30' });
const s = await webhookScene(t);
const { receiver, owner, runLater } = s;
const { mailsTo } = receiveMails(t);
const tableOwner = ownerDb(t);

beforeEach(async () => {
  await t.runJobs();
  await t.db.deleteFrom('webhook').execute();
  receiver.reset();
});

/** A webhook with one event that waits for its first try. */
async function withEvent() {
  const hook = await s.add({ events: ['project.approved'] });
  const project = await s.decide();
  return { hook, project };
}

describe('a delivery', () => {
  test('[INT-34] names event and record, holds nothing of the record, and is signed with the secret', async () => {
    const { hook, project } = await withEvent();
    await t.runJobs();
    expect(receiver.received).toHaveLength(1);
    const [one] = receiver.received;
    if (!one) return;
    const body = webhookBody.parse(JSON.parse(one.body));
    expect(body).toEqual({
      ...{ id: one.headers['webhook-id'], version: 1, type: 'project.approved' },
      createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
      sequence: expect.any(String),
      company: { id: s.entity.id },
      resource: { kind: 'project', id: project.id, path: `/api/projects/${project.id}` },
    });
    expect((await t.as(owner).get(body.resource.path)).body.status).toBe('approved');
    expect(one.body).not.toContain(project.designation);
    expect(one.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Wattpact-Webhooks/1',
    });
    expect(Math.abs(Number(one.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(120);
    expect(one.headers['webhook-signature']).toBe(expectedSignature(hook.secret, one));
    expect(one.headers).not.toHaveProperty('wattpact-replay');
    expect(await s.deliveries(hook)).toMatchObject([
      { status: 'delivered', origin: 'event', tries: 1, answerStatus: 204 },
    ]);
    expect(await s.stateOf(hook)).toMatchObject({ waiting: 0, lastDelivery: { status: 'delivered' } });
  });

  test('[INT-33] goes to each webhook that is on and asks for the event, once, however often the job runs', async () => {
    const all = await s.add();
    const other = await s.add({ events: ['project.rejected'] });
    const off = await s.add();
    await t.as(owner).put(off.path, { ...s.payload(), isActive: false });
    await s.decide();
    await t.runJobs();
    expect(receiver.received).toHaveLength(1);
    const { id } = await t.db
      .selectFrom('event')
      .select('id')
      .where('action', '=', 'approved')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sql`select graphile_worker.add_job('tell_listeners', ${JSON.stringify({ eventId: id })}::json)`.execute(t.db);
    await t.runJobs();
    expect(receiver.received).toHaveLength(1);
    expect(
      [await s.deliveries(all), await s.deliveries(other), await s.deliveries(off)].map(({ length }) => length),
    ).toEqual([1, 0, 0]);
  });

  test('[INT-33] of a change that is rolled back does not exist', async () => {
    const hook = await s.add();
    const project = await t.make.project(owner, s.entity.id, { status: 'pending_validation' });
    expect((await t.as(s.admin).post(`/api/admin/projects/${project.id}/reject`, { comment: '' })).status).toBe(400);
    await t.runJobs();
    expect(await s.deliveries(hook)).toEqual([]);
  });

  test('[INT-38] that was sent but not noted, because the process was killed, is sent again with the same id', async () => {
    const { hook } = await withEvent();
    await sql`alter table webhook_delivery add constraint killed check (tries = 0)`.execute(tableOwner);
    await t.runJobs();
    await sql`alter table webhook_delivery drop constraint killed`.execute(tableOwner);
    expect(receiver.received).toHaveLength(1);
    await runLater();
    const [first, second, ...more] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(more).toEqual([]);
    expect(await s.deliveries(hook)).toMatchObject([{ status: 'delivered', tries: 1 }]);
  });

  test('[INT-38] whose job was lost is found again', async () => {
    const { hook } = await withEvent();
    await t.runJobs();
    await t.db
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', next_try_at: new Date(0).toISOString() })
      .execute();
    await sql`select graphile_worker.add_job('wake_webhooks')`.execute(t.db);
    await t.runJobs();
    expect(receiver.received).toHaveLength(2);
    expect(await s.deliveries(hook)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('a receiver', () => {
  test.each([
    ['answers 500', status(500, {}, 'oops'), { fault: 'status', answerStatus: 500 }],
    ['redirects', status(302, { location: 'http://127.0.0.1:1/' }), { fault: 'redirect', answerStatus: 302 }],
    ['closes the connection', (response) => response.destroy(), { fault: 'broken_off', answerStatus: null }],
  ] satisfies [string, Parameters<typeof receiver.answers>[0], object][])(
    '[INT-37] that %s is tried again by the schedule, with a new timestamp and the same id',
    async (_, answering, says) => {
      receiver.answers(answering);
      const { hook } = await withEvent();
      await t.runJobs();
      expect(await s.deliveries(hook)).toMatchObject([{ status: 'waiting', tries: 1, ...says }]);
      const [{ nextTryAt, triedAt }] = await s.deliveries(hook);
      expect(Date.parse(nextTryAt) - Date.parse(triedAt)).toBeGreaterThanOrEqual(5000);
      await t.runJobs();
      expect(receiver.received, 'not due yet').toHaveLength(1);
      receiver.answers(status(200));
      await runLater();
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await s.deliveries(hook)).toMatchObject([{ status: 'delivered', tries: 2, fault: null }]);
    },
  );

  test('[INT-39] that fails twelve times is switched off: MANAGE is told, by mail too, and what waits is not sent', async () => {
    receiver.answers(status(500));
    const { hook } = await withEvent();
    await t.runJobs();
    for (let tries = 2; tries < mostTries; tries += 1) await runLater();
    expect(await s.stateOf(hook)).toMatchObject({ isActive: true, waiting: 1 });
    await s.decide();
    await t.runJobs();
    await runLater();
    expect(receiver.received.length).toBeGreaterThanOrEqual(mostTries);
    expect(await s.stateOf(hook)).toMatchObject({ isActive: false, offReason: 'failing', waiting: 0 });
    expect(await s.deliveries(hook)).toMatchObject([
      { status: 'failed', fault: 'switched_off' },
      { status: 'failed', tries: mostTries, fault: 'status' },
    ]);
    const mails = await mailsTo(owner.email);
    expect(mails.at(-1)?.subject).toBe(`O webhook ${hook.name} foi desligado: doze tentativas num dia falharam`);
    expect(mails.at(-1)?.text).toContain(`/pt/legal-entities/${s.entity.id}/integrations`);
    const { body: news } = await t.as(owner).get('/api/notifications?limit=1');
    expect(news.items[0].title.translationKey).toBe('webhook.failing');
    await s.decide();
    await runLater();
    expect((await s.deliveries(hook)).length, 'nothing is kept for it meanwhile').toBe(2);
    receiver.reset();
    expect((await t.as(owner).put(hook.path, { ...s.payload(), isActive: true })).body).toMatchObject({
      isActive: true,
      offReason: null,
    });
    await s.decide();
    await t.runJobs();
    expect(receiver.received).toHaveLength(1);
  });

  test('[INT-39] is tried for a day at most, however long it was not its turn', async () => {
    receiver.answers(status(500));
    const { hook } = await withEvent();
    await t.runJobs();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await t.db.updateTable('webhook_delivery').set({ created_at: yesterday }).execute();
    await runLater();
    expect(await s.stateOf(hook)).toMatchObject({ isActive: false, offReason: 'failing' });
  });

  test('[INT-39] that answers 410 is switched off at once', async () => {
    receiver.answers(status(410));
    const { hook } = await withEvent();
    await t.runJobs();
    expect(await s.stateOf(hook)).toMatchObject({ isActive: false, offReason: 'gone' });
    expect(await s.deliveries(hook)).toMatchObject([{ status: 'failed', fault: 'gone', tries: 1 }]);
    expect((await mailsTo(owner.email)).at(-1)?.subject).toContain('(410)');
  });

  test.each([429, 503])('[INT-37] that asks for time with %i gets it, for all that is new too', async (code) => {
    receiver.answers(status(code, { 'retry-after': '1800' }));
    const { hook } = await withEvent();
    await t.runJobs();
    await s.decide();
    await t.runJobs();
    expect(receiver.received).toHaveLength(1);
    const waits = (await s.deliveries(hook)).map(
      ({ nextTryAt }: { nextTryAt: string }) => Date.parse(nextTryAt) - Date.now(),
    );
    for (const wait of waits) expect(wait).toBeGreaterThan(1_700_000);
  });

  test('[INT-40] that is away is left alone for a while, and delays no other', async () => {
    const away = await startReceiver();
    away.server.close();
    const dead = await s.add({ events: ['project.approved'], url: `${away.origin}/` });
    const alive = await s.add({ events: ['project.approved'] });
    for (let count = 0; count < 6; count += 1) await s.decide();
    await t.runJobs();
    expect(receiver.received).toHaveLength(6);
    expect((await s.deliveries(alive)).map((one: { status: string }) => one.status)).toEqual(
      Array(6).fill('delivered'),
    );
    const tries = (await s.deliveries(dead)).map((one: { tries: number }) => one.tries);
    expect(tries.filter((count: number) => count > 0).length, 'so many at once, then it rests').toBeLessThanOrEqual(4);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
      where task_identifier = 'deliver_webhooks' and key = ${`webhook ${dead.id}`}`.execute(t.db);
    expect(rows).toEqual([{ count: 1 }]);
    const { unanswered } = await t.db
      .selectFrom('webhook')
      .select('unanswered')
      .where('id', '=', dead.id)
      .executeTakeFirstOrThrow();
    expect(unanswered).toBe(1);
  });
});

describe('the log', () => {
  test('[INT-41] shows each try as it was sent and answered, and filters by status, event and time', async () => {
    receiver.answers(status(500, { 'content-type': 'text/html' }, '<script>alert(1)</script>'));
    const { hook } = await withEvent();
    await t.runJobs();
    receiver.answers(status(200, {}, 'thanks'));
    await runLater();
    await t.as(owner).post(`${hook.path}/test`);
    const [trial, event] = await s.deliveries(hook);
    expect([trial.type, trial.origin, event.type]).toEqual(['webhook.test', 'test', 'project.approved']);
    const { body } = await t.as(owner).get(`${hook.path}/deliveries/${event.id}`);
    expect(body.body).toBe(receiver.received[0]?.body);
    expect(body.log).toMatchObject([
      { answerStatus: 500, fault: 'status', answer: '<script>alert(1)</script>', tookMs: expect.any(Number) },
      { answerStatus: 200, fault: null, answer: 'thanks' },
    ]);
    expect(body.log[0].headers['webhook-signature']).toBe(receiver.received[0]?.headers['webhook-signature']);
    const found = async (query: string) => (await s.deliveries(hook, query)).map(({ type }: { type: string }) => type);
    expect(await found('?type=webhook.test')).toEqual(['webhook.test']);
    expect(await found('?status=failed')).toEqual([]);
    expect(await found('?status=delivered&type=project.approved')).toEqual(['project.approved']);
    expect(await found('?createdStart=2030-01-01')).toEqual([]);
    expect(await found('?limit=5&page=2')).toEqual([]);
    expect((await t.as(owner).get(`${hook.path}/deliveries?status=lost`)).status).toBe(400);
    expect((await t.as(owner).get(`${hook.path}/deliveries/${hook.id}`)).status).toBe(404);
  });

  test('[INT-42] sends again by hand with the same id and body, marked, and not what still waits', async () => {
    receiver.answers(status(500));
    const { hook } = await withEvent();
    await t.runJobs();
    const [{ id }] = await s.deliveries(hook);
    const replay = (headers?: Record<string, string>) =>
      t.as(owner).post(`${hook.path}/deliveries/${id}/replay`, undefined, headers);
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'error_wrong_status' } });
    receiver.answers(status(200));
    await runLater();
    const key = { 'idempotency-key': 'replay-1' };
    expect(await replay(key)).toMatchObject({ status: 201, body: { origin: 'replay', status: 'waiting' } });
    expect((await replay(key)).status).toBe(201);
    await t.runJobs();
    const [first, , third, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(third).toMatchObject({
      body: first?.body,
      headers: { 'webhook-id': first?.headers['webhook-id'], 'wattpact-replay': 'true' },
    });
    const rows = await s.deliveries(hook);
    expect(rows.map(({ origin }: { origin: string }) => origin)).toEqual(['replay', 'event']);
    expect(rows[0].messageId).toBe(rows[1].messageId);
    await t.as(owner).put(hook.path, { ...s.payload(), isActive: false });
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'error_webhook_off' } });
  });

  test('[INT-43] a test answers what the receiver said, also while the webhook is off, and is not repeated', async () => {
    const hook = await s.add();
    receiver.answers(status(418, {}, 'I am a teapot'));
    await t.as(owner).put(hook.path, { ...s.payload(), isActive: false });
    const { status: code, body } = await t.as(owner).post(`${hook.path}/test`);
    expect(code).toBe(200);
    expect(body).toMatchObject({
      type: 'webhook.test',
      status: 'failed',
      answerStatus: 418,
      fault: 'status',
      allowedActions: [],
    });
    expect(body.log[0].answer).toBe('I am a teapot');
    expect(webhookBody.parse(JSON.parse(body.body)).resource).toMatchObject({ kind: 'webhook', id: hook.id });
    await runLater();
    expect(receiver.received).toHaveLength(1);
  });

  test('[INT-44] is kept for its days; what waits stays', async () => {
    receiver.answers(status(500));
    const { hook } = await withEvent();
    await t.runJobs();
    await t.as(owner).post(`${hook.path}/test`);
    const after = (days: number) => pruneWebhookDeliveries({}, t.platform, new Date(Date.now() + days * 86_400_000));
    await after(29);
    expect(await s.deliveries(hook)).toHaveLength(2);
    await after(31);
    expect(await s.deliveries(hook)).toMatchObject([{ status: 'waiting' }]);
  });
});
