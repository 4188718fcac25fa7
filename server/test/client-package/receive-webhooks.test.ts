// The worked example of a receiver takes what the server sends, and nothing else.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readWebhook, type Webhook, webhookReceiver } from '../../../client/examples/receive-webhooks.ts';
import { atEndOfFile } from '../support/end-of-file.ts';
import { startTestApp } from '../support/test-app.ts';
import { webhookScene } from '../webhooks/webhook-scene.ts';

const t = await startTestApp();
const s = await webhookScene(t);

test('[INT-46] the example checks a webhook, works once for each event, and refuses a wrong secret', async () => {
  const worked: Webhook[] = [];
  const known = new Set<string>();
  const isNew = async (id: string) => !known.has(id) && known.add(id).has(id);
  const hook = await s.add();
  const start = async (secret: string) => {
    const server = webhookReceiver(secret, isNew, async (webhook) => void worked.push(webhook));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    atEndOfFile(async () => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await t.as(s.owner).put(hook.path, { ...s.payload(), url, isActive: true })).status).toBe(200);
  };
  await start('whsec_AAAA');
  const refused = (await t.as(s.owner).post(`${hook.path}/test`)).body;
  expect(refused).toMatchObject({ status: 'failed', answerStatus: 400 });
  expect(refused.log[0].answer).toBe('not signed with this secret');
  await start(hook.secret);
  const project = await s.decide();
  await t.runJobs();
  const [{ id, status }] = await s.deliveries(hook);
  expect(status).toBe('delivered');
  expect((await t.as(s.owner).post(`${hook.path}/deliveries/${id}/replay`)).status).toBe(201);
  await t.runJobs();
  await t.as(s.owner).post(`${hook.path}/secret`);
  expect((await t.as(s.owner).post(`${hook.path}/test`)).body.status, 'the secret before still counts').toBe(
    'delivered',
  );
  expect(worked.map(({ type, resource }) => [type, resource.path])).toEqual([
    ['project.approved', `/api/projects/${project.id}`],
    ['webhook.test', `/api/legal-entities/${s.entity.id}/webhooks`],
  ]);
});

test('[INT-46] the example refuses another body, an old time and a missing header', () => {
  const [secret, body, now] = ['whsec_c2VjcmV0', Buffer.from('{"id":"1"}'), Date.parse('2026-11-24T09:00:00Z')];
  const timestamp = String(now / 1000);
  const signature = createHmac('sha256', 'secret').update(`1.${timestamp}.${body}`).digest('base64');
  const headers = { 'webhook-id': '1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,x v1,${signature}` };
  expect(readWebhook(headers, body, secret, now)).toEqual({ id: '1' });
  expect(() => readWebhook(headers, Buffer.from('{"id":"2"}'), secret, now)).toThrow('not signed');
  expect(() => readWebhook(headers, body, secret, now + 301_000)).toThrow('too old');
  expect(() => readWebhook({ ...headers, 'webhook-timestamp': 'x' }, body, secret, now)).toThrow('too old');
  expect(() => readWebhook({ 'webhook-id': '1' }, body, secret, now)).toThrow('missing');
});
